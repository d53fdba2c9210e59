"""The page for everyone: settings, every size, words for boards, replay, a first game with a coach, no connection."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import lampion
from lampion.texts.catalogues import LANGUAGES, bundle, source
from support.running_server import RunningServer
from support.visitor import AXE, Visitor
from texts.key_collector import combinations, read_catalogue

GAMES = ("axio", "pagoda", "panda")
MOST_BYTES = 150_000  # of the first visit, compressed, all in all
SIZES: dict[str, ViewportSize] = {
    "small phone": {"width": 360, "height": 640},
    "phone on its side": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desktop at 200 %": {"width": 640, "height": 400},
    "4K": {"width": 3840, "height": 2160},
}
TOO_SERIOUS = ("serious", "critical")

# The version whose files are kept, once an older edition is forgotten and the worker of the newer one is in charge.
KEPT_INSTEAD_OF = """async (older) => {
  for (let look = 0; look < 600; look++) {
    const [name, ...others] = await caches.keys();
    const version = new URL(navigator.serviceWorker.controller.scriptURL).searchParams.get("version");
    if (!others.length && name !== older && name === `lampion-${version}`) return version;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the older edition is still kept: ${await caches.keys()}`);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Visitor]:
    one = Visitor(browser, server)
    yield one
    one.context.close()


def test_the_first_visit_is_light_and_nothing_leaves_the_machine(visitor: Visitor) -> None:
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    sizes: list[float] = []
    asked: list[str] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.home()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(sizes) <= MOST_BYTES
    assert [url for url in asked if not url.startswith(visitor.address)] == []
    assert visitor.complaints == []


def test_settings_are_one_sheet_and_are_kept(visitor: Visitor) -> None:
    visitor.home()
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Deutsch").click()
    expect(sheet.get_by_role("heading")).to_have_text("Einstellungen")
    sheet.get_by_role("button", name="Dunkel").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    sheet.get_by_label("Klänge").check()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.reload()
    expect(page.locator("h1")).to_have_text("Drei Spiele, ein ruhiger Tisch.")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Einstellungen").click()
    expect(sheet.get_by_label("Klänge")).to_be_checked()
    sheet.get_by_role("button", name="Wie das System").click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert visitor.complaints == []


@pytest.mark.parametrize("system", ["light", "dark"])
def test_a_chosen_theme_is_worn_at_once_by_all_of_a_table(visitor: Visitor, system: Literal["light", "dark"]) -> None:
    page = visitor.page
    page.emulate_media(color_scheme=system)
    visitor.play_now("panda")
    worn = """() => new Promise((seen) => requestAnimationFrame(() => seen(
        [getComputedStyle(document.querySelector('.bulb')).backgroundColor,
         getComputedStyle(document.body).backgroundColor, getComputedStyle(document.documentElement).colorScheme])))"""
    grounds = {"light": ["rgb(255, 253, 248)", "rgb(247, 242, 232)"], "dark": ["rgb(36, 40, 48)", "rgb(26, 29, 35)"]}
    page.locator(".menu > summary").first.click()
    page.locator(".menu").get_by_role("button", name="Settings").click()
    for theme, said in (("dark", "Dark"), ("light", "Light"), ("dark", "Dark")):
        page.get_by_role("dialog").get_by_role("button", name=said, exact=True).click()
        assert page.evaluate(worn) == [*grounds[theme], theme]
    assert visitor.complaints == []


def test_a_first_game_has_a_coach_who_answers_what_would_you_do(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/rules/axio")
    page.get_by_role("button", name="Play a first game").click()
    visitor.my_turn()
    coach = page.locator(".coach")
    expect(coach.locator("p")).to_contain_text("Your first tile")  # it follows what is decided now
    coach.get_by_role("button", name="What would you do?").click()
    expect(coach.locator("p")).to_contain_text(re.compile("^Try this: place .+ here.* Then press “Place & draw”"))
    expect(page.locator(".ghost:not(.no)")).to_be_visible()
    page.locator(".board").focus()
    page.keyboard.press("Enter")
    expect(coach.locator("p")).to_contain_text("Each half counts its own colour")  # another turn, another line
    expect(coach.get_by_role("link")).to_have_attribute("href", "/learn/axio")
    coach.get_by_role("button", name="Close the tips").click()
    expect(coach).to_have_count(0)
    assert visitor.complaints == []


@pytest.mark.parametrize("game", ["axio", "pagoda", "panda"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_coach_takes_one_line_and_never_moves_the_board(
    browser: Browser, server: RunningServer, game: str, language: str
) -> None:
    visitor = Visitor(browser, server, phone=True, language=language)
    page = visitor.page
    page.goto(f"{visitor.address}/learn/{game}")
    page.locator(".to-first button").click()
    visitor.my_turn()
    coach = page.locator(".coach")
    line = coach.locator("p")
    expect(coach.locator(".ask[aria-disabled=false]")).to_be_visible()
    tops = "() => ['.coach', '.board'].map((part) => document.querySelector(part).getBoundingClientRect().top)"
    before, box = page.evaluate(tops), coach.bounding_box()
    assert box is not None
    assert box["height"] <= 80
    said = line.inner_text()
    assert said
    assert line.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), "it is whole"
    coach.locator(".ask").click()
    expect(line).not_to_have_text(said)
    assert page.evaluate(tops) == before
    assert coach.bounding_box() == box
    assert visitor.complaints == []
    visitor.context.close()


def test_two_bots_are_watched_at_ones_own_pace_and_the_game_can_be_stepped_through(visitor: Visitor) -> None:
    visitor.home()
    page = visitor.page
    page.locator(".game.axio .level select").select_option("beginner")
    page.locator(".game.axio").get_by_role("button", name="Watch").click()
    bar = page.get_by_role("group", name="Replay")
    expect(bar.locator("output")).to_contain_text("Move 1 of")
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("button", name="To the start").click()
    expect(bar.locator("output")).to_have_text("The start")
    expect(page.locator(".axio-board .domino")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".axio-board .domino")).to_have_count(1)
    expect(page.locator(".log.replayed li")).to_have_count(1)
    page.locator(".axio-board").click(force=True)
    expect(page.locator(".whynot")).to_be_visible()
    page.keyboard.press("Escape")
    slider = bar.get_by_role("slider")
    page.wait_for_function("() => Number(document.querySelector('.playback input').max) > 9", timeout=60_000)
    slider.fill("9")
    expect(bar.locator("output")).to_contain_text("Move 9 of")
    expect(page.locator(".axio-board .domino")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(page.locator(".ended")).to_be_visible(timeout=120_000)
    page.get_by_role("button", name="Replay").click()
    expect(bar.locator("output")).to_contain_text("Move 1 of")
    bar.get_by_role("button", name="Back to the result").click()
    expect(page.locator(".ended")).to_be_visible()
    page.reload()  # who comes to watch sees it from the beginning, even if the bots have finished by then
    expect(bar.locator("output")).to_contain_text("Move 1 of")
    assert visitor.complaints == []


def test_the_log_is_written_in_sentences_or_in_notation(visitor: Visitor) -> None:
    visitor.play_now("pagoda")
    page = visitor.page
    page.locator(".bulb").click()
    expect(page.locator(".whynot")).to_be_visible()
    page.locator(".actions .advised, .actions .primary:not([aria-disabled=true])").first.click()
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_role("button", name="Show notation").click()
    expect(page.locator(".log li code").first).to_have_text(re.compile(r"^[A-Z]"))
    page.get_by_role("button", name="Show sentences").click()
    expect(page.locator(".log li code")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_can_be_read_as_tables(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    page = visitor.page
    page.keyboard.press("t")
    words = page.get_by_role("region", name="Board in words")
    expect(words.get_by_role("table").first).to_be_visible()
    assert words.get_by_role("cell").count() > 20
    assert re.findall(r"\b(?:page|axio|pagoda|panda)-[a-z-]+", words.inner_text()) == []
    page.keyboard.press("t")
    expect(words).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("board in words")


@pytest.mark.parametrize("game", GAMES)
def test_every_size_shows_the_board_and_never_scrolls_sideways(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    page = visitor.page
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.wait_for_timeout(300)
        wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= seen, f"{game} scrolls sideways: {name}"
        box = page.locator(".board").bounding_box()
        assert box is not None
        least = 1400 if name == "4K" else 180
        assert min(box["width"], box["height"]) > least, f"the board of {game} is tiny: {name}"
    assert visitor.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_board_question_and_buttons_are_in_sight(
    browser: Browser, server: RunningServer, game: str
) -> None:
    visitor = Visitor(browser, server, phone=True)
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    visitor.play_now(game)
    for part in (".board", ".prompt", ".actions", *([".panes"] if game == "panda" else [])):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 391, f"{part} of {game} is in sight"
    page.locator(".bulb").tap()
    expect(page.locator(".whynot")).to_be_visible()
    take = {
        "axio": ".btn.ends",
        "pagoda": ".actions .advised, .actions .primary:not([aria-disabled=true])",
        "panda": ".actions .confirm",
    }
    page.locator(take[game]).first.tap()
    done = {"axio": ".axio-board .domino", "pagoda": ".site .col", "panda": ".prompt .done"}
    expect(page.locator(done[game]).first).to_be_visible()
    if game == "panda":
        page.locator('[data-view="board"]').tap()
        expect(page.locator(".space").last).to_be_visible()
        last = page.locator(".space").last.bounding_box()
        assert last is not None
        assert last["y"] + last["height"] <= 391, "all rows of the action board are in sight"
    assert visitor.complaints == []
    visitor.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_prompt_is_too_long_for_a_phone(browser: Browser, server: RunningServer, game: str) -> None:
    visitor = Visitor(browser, server, phone=True)
    visitor.play_now(game)
    own_panel = visitor.page.locator(".panel-body").count() > 0  # it cuts after three lines on the smallest phones
    for width, height in ((390, 844), (360, 640))[: 1 if own_panel else 2]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(300)
        assert too_long(visitor.page, sorted(set(prompts(game)))) == []
    visitor.context.close()


def prompts(game: str) -> Iterator[str]:
    """Everything that may stand in the prompt line."""
    for language in LANGUAGES:
        catalogue = read_catalogue(source(language))
        for key in catalogue.entries:
            if key.startswith(f"{game}-prompt-") and not key.endswith("-coach"):  # the coach has a line of his own
                for given in combinations(catalogue.cases(key)):
                    message = bundle(language).get_message(key)
                    yield bundle(language).format_pattern(message.value, {**given, "who": "Mika"})[0]


def too_long(page: Page, texts: list[str]) -> list[str]:
    """Those that take more than two lines where the prompt is, or more than a panel of its own leaves in sight."""
    found = page.evaluate(
        """(texts) => {
          const line = document.querySelector('.prompt .lamp + span');
          const high = parseFloat(getComputedStyle(line).lineHeight);
          return texts.filter((text) => {
            const [, lead, rest] = /^(.+?[.!?…:])\\s+(.+)$/s.exec(text) ?? [null, '', text];
            line.replaceChildren(Object.assign(document.createElement('b'), { textContent: lead }), ` ${rest}`);
            if (parseInt(getComputedStyle(line).webkitLineClamp)) return line.scrollHeight > line.clientHeight + 1;
            return line.getBoundingClientRect().height > 2.5 * high;
          });
        }""",
        texts,
    )
    return [str(one) for one in found]


def test_without_a_server_the_page_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    visitor = Visitor(browser, server, service_workers="allow")
    page = visitor.page
    visitor.home()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.play_now("axio")
    table = page.url
    page.reload()
    visitor.my_turn()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
             (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert "/" in kept and not [path for path in kept if path.startswith(("/api", "/table"))]
    server.stop()
    page.goto(visitor.address)
    expect(page.locator("[role=alert]")).to_contain_text("cannot be reached")
    page.goto(table)
    expect(page.locator("[role=alert]")).to_contain_text("cannot be reached")
    visitor.context.close()


def test_a_new_edition_takes_the_place_of_the_kept_one(browser: Browser, tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(Path(lampion.__file__).parent / "web", web)
    server = RunningServer(tmp_path, web=web)
    visitor = Visitor(browser, server, service_workers="allow")
    page = visitor.page
    visitor.home()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (first,) = page.evaluate("caches.keys()")
    with (web / "app.js").open("a") as app:
        app.write('document.documentElement.dataset.edition = "second";\n')
    page.wait_for_timeout(1100)  # the server looks at its files once in a second
    visitor.home()
    expect(page.locator("html")).to_have_attribute("data-edition", "second")
    second = page.evaluate(KEPT_INSTEAD_OF, first)
    server.stop()
    page.goto(visitor.address)
    expect(page.locator("[role=alert]")).to_contain_text("cannot be reached")
    shown = page.evaluate("document.querySelector('script[src$=\"/app.js\"]').src")
    assert shown == f"{visitor.address}/web/~{second}/app.js"
    expect(page.locator("html")).to_have_attribute("data-edition", "second")
    visitor.context.close()


def test_the_app_can_be_installed(visitor: Visitor) -> None:
    visitor.home()
    line = visitor.context.new_cdp_session(visitor.page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == [] and '"standalone"' in told["data"]
    blocked = {one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert blocked <= {"in-incognito"}  # a test's profile is always a private one


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, server: RunningServer, dark: bool) -> None:
    if not AXE.exists():
        pytest.skip("MISSING on this machine: axe-core (npm packages)")
    visitor = Visitor(browser, server, bypass_csp=True)
    page = visitor.page
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    visitor.home()
    found["home"] = serious(page)
    page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(page)
    page.keyboard.press("Escape")
    page.goto(f"{visitor.address}/rules/pagoda")
    page.get_by_role("button", name="Play a first game").click()
    visitor.my_turn()
    page.keyboard.press("t")
    found["coach and words"] = serious(page)
    page.keyboard.press("t")
    page.keyboard.press("?")
    found["keys"] = serious(page)
    visitor.home()
    page.locator(".game.axio .level select").select_option("beginner")
    page.locator(".game.axio").get_by_role("button", name="Watch").click()
    page.get_by_role("group", name="Replay").get_by_role("button", name="Pause").click()
    found["replay"] = serious(page)
    page.keyboard.press("Escape")
    expect(page.locator(".ended")).to_be_visible(timeout=120_000)
    found["result"] = serious(page)
    page.goto(f"{visitor.address}/table/nowhere")
    expect(page.locator("h1")).to_be_visible()
    found["no such table"] = serious(page)
    assert {screen: problems for screen, problems in found.items() if problems} == {}
    visitor.context.close()


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical on this screen."""
    page.wait_for_timeout(300)
    page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in result["violations"] if one["impact"] in TOO_SERIOUS
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_says_what_is_reconstructed_and_each_thing_leads_to_where_the_rules_say_it(
    visitor: Visitor, language: str
) -> None:
    house = {"en": "HOUSE|reconstructions", "de": "HAUS|nachgebaut", "fr": "MAISON|reconstitués"}[language]
    page = visitor.page
    for game in GAMES:
        page.goto(visitor.address)
        page.locator(f".languages [lang={language}]").click()
        page.locator(f".reconstructed a[href^='/rules/{game}']").click()
        said = page.locator(".told" if game != "panda" else ".rules-page h1 + p")
        expect(said).to_contain_text(re.compile(house))
