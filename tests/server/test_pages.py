"""What a browser loads: the page, its files, the words and the rules; and what protects them."""

import re
import shutil
import time
from pathlib import Path

import pytest

import lampion
from lampion.core.registry import games
from lampion.texts.catalogues import LANGUAGES
from support.running_server import API, Client, Machine


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/axio"])
def test_every_address_a_person_may_type_leads_to_the_page(ada: Client, path: str) -> None:
    answer = ada.http.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert ada.http.head(path).status_code == 200


def test_every_answer_is_protected(ada: Client) -> None:
    for path in ("/", "/web/app.js", f"{API}/games", f"{API}/nothing", "/healthz"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        for rule in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "img-src 'self' data:"):
            assert rule in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_what_browsers_refuse_without_https_is_not_sent_to_the_network(machine: Machine, tmp_path: Path) -> None:
    client = machine.client(machine.start(tmp_path, network=True))
    for name in ("192.168.7.5", "192.168.7.5:8725", "[fd00::5]:8725"):
        headers = client.http.get("/", headers={"host": name}).headers
        assert "cross-origin-opener-policy" not in headers
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/web/app.js", "text/javascript"), ("/web/favicon.svg", "image/svg+xml"), ("/favicon.ico", "image/svg+xml")],
)
def test_files_have_their_types(ada: Client, path: str, kind: str) -> None:
    assert ada.http.get(path).headers["content-type"].startswith(kind)


@pytest.mark.parametrize("path", ["/", "/web/app.js", f"{API}/texts/en"])
def test_what_did_not_change_is_not_sent_again(ada: Client, path: str) -> None:
    first = ada.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_document_names_the_content_of_its_files_and_they_are_kept_for_good(ada: Client) -> None:
    page = ada.http.get("/").text
    files = set(re.findall(r'"(/web/[^"]+)"', page))
    assert files and all(path.startswith("/web/~") for path in files)
    assert '"/web/' not in page.replace('"/web/~', "")
    assert any(path.endswith("/home/home.js") for path in files)
    for path in files:
        answer = ada.http.get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
    old = re.sub(r"~[0-9a-f]+/", "~0123456789abcdef/", sorted(files)[0])
    assert ada.http.get(old).headers["cache-control"] == "no-cache"


def test_a_new_edition_is_never_kept_under_the_name_of_the_last_one(machine: Machine, tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(Path(lampion.__file__).parent / "web", web)
    http = machine.client(machine.start(tmp_path, web=web)).http
    old = http.get("/shell.json").json()["version"]
    with (web / "app.js").open("a") as app:
        app.write("// changed\n")
    time.sleep(1.1)  # until the server looks at its files again
    answer = http.get(f"/web/~{old}/app.js")
    assert answer.text.endswith("// changed\n")
    assert answer.headers["cache-control"] == "no-cache"
    new = http.get("/shell.json").json()["version"]
    assert new != old
    assert "immutable" in http.get(f"/web/~{new}/app.js").headers["cache-control"]


def test_words_are_files_of_the_page_too_as_far_as_it_uses_them(ada: Client) -> None:
    for language in LANGUAGES:
        for_page = ada.http.get(f"/web/texts/{language}.ftl").text
        for_programs = ada.http.get(f"{API}/texts/{language}").text
        kept = [line for line in for_programs.splitlines() if not line.startswith("#")]
        assert set(for_page.splitlines()) < set(kept)
        assert "\naxio-title =" in for_page and "\nterminal-example =" not in for_page


def test_only_documents_are_told_what_they_may_not_use(ada: Client) -> None:
    assert "camera=()" in ada.http.get("/").headers["permissions-policy"]
    assert "permissions-policy" not in ada.http.get("/web/app.js").headers


def test_text_is_sent_compressed_to_those_who_can_read_it(ada: Client) -> None:
    for path in ("/", "/web/app.js", f"{API}/texts/en", f"{API}/rules/axio/en"):
        packed = ada.http.get(path)
        plain = ada.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert packed.headers["vary"] == "accept-encoding" and packed.headers["etag"] != plain.headers["etag"]
        refused = ada.http.get(path, headers={"accept-encoding": "gzip;q=0"})
        assert "content-encoding" not in refused.headers


def test_the_service_worker_looks_after_the_whole_page_and_knows_what_home_needs(ada: Client) -> None:
    worker = ada.http.get("/service-worker.js")
    assert worker.headers["cache-control"] == "no-cache" and worker.headers["content-type"].startswith(
        "text/javascript"
    )
    kept = ada.http.get("/shell.json").json()
    assert kept["version"] in ada.http.get("/").text
    assert any(path.endswith("/home/home.js") for path in kept["files"])
    assert any(path.endswith("/boards/panda/card.js") for path in kept["files"])
    assert not any(path.endswith("/boards/panda/board.js") for path in kept["files"])
    assert all(ada.http.get(path).status_code == 200 for path in kept["files"])


def test_styles_that_follow_each_other_come_in_one_file_and_in_order(ada: Client) -> None:
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', ada.http.get("/").text)
    names = [re.sub(r".*/style/|\.css", "", sheet).split("+") for sheet in sheets]
    assert len(sheets) == 2 and names[0][:2] == ["tokens", "frame"] and names[1][0] == "home"
    for sheet, parts in zip(sheets, names, strict=True):
        together = ada.http.get(sheet)
        assert (
            together.headers["content-type"].startswith("text/css") and "immutable" in together.headers["cache-control"]
        )
        assert together.text == "".join(ada.http.get(f"/web/style/{part}.css").text for part in parts)


def test_what_the_page_begins_with_is_called_for_before_the_rest(ada: Client) -> None:
    called = re.findall(r'<link rel="modulepreload" href="/web/~\w+/([^"]+)"', ada.http.get("/").text)
    first = [called.index(name) for name in ("early.js", "api.js", "files.js", "language.js", "settings.js")]
    assert max(first) < called.index("app.js")
    assert "vendor/directive.js" in called  # imported by a packed file, on one line with another import


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_rules_in_every_language(ada: Client, language: str) -> None:
    words = ada.http.get(f"{API}/texts/{language}")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "table-lock-chance" in words.text and "axio-" in words.text
    rules = ada.http.get(f"{API}/rules/axio/{language}")
    assert rules.headers["content-type"] == "text/markdown; charset=utf-8" and rules.text.startswith("#")


def test_unknown_languages_and_games_are_not_found(ada: Client) -> None:
    for path in ("texts/xx", "rules/axio/xx", "rules/chess/en"):
        assert ada.http.get(f"{API}/{path}").status_code == 404


def test_games_are_listed_with_their_bots(ada: Client) -> None:
    listed = ada.http.get(f"{API}/games").json()
    assert [one["name"] for one in listed] == list(games())
    assert {"random", "greedy"} <= set(listed[0]["bots"])


def test_a_new_visitor_gets_a_token_that_scripts_cannot_read_and_keeps_it(ada: Client) -> None:
    del ada.http.headers["authorization"]
    given = ada.http.get("/").headers["set-cookie"]
    assert given.startswith("lampion=") and "HttpOnly" in given and "SameSite=lax" in given and "Path=/" in given
    assert "set-cookie" not in ada.http.get("/table/abc").headers
    opened = ada.http.post(f"{API}/tables", json={"game": "axio", "seats": [{"kind": "human", "name": "Ada"}]})
    assert given.split(";")[0] in opened.headers["set-cookie"]
    assert ada.look(opened.json()["table"])["mine"] == [0]
