"""Playing in the terminal: whole games, what a person may type, what is hidden, taking back, and how it ends."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from lampion.cli.play.commands import Command, command_from
from lampion.cli.play.keyboard import Keyboard
from lampion.cli.play.players import SeatError, players_from
from lampion.core.record import End, Record, RecordSeat, decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.core.setup import Setup
from lampion.core.terminal import Terminal as AnyTerminal
from lampion.games.axio.components import COLOUR_NAMES
from lampion.games.axio.terminal_drawing import FILLS, GLYPHS, INKS
from lampion.tables.commands import Move, Undo
from lampion.tables.records import table_record

from .terminal import Terminal, anybody, script

AXIO = game("axio")
FIRST = "1 3,6 4,6"  # with seed 7 the first tile is red and orange, and (3,6) lies beside the printed sun


def saved(file: Path) -> Record:
    return decode(file.read_text("utf-8"))


# -- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "moves", "ending"),
    [
        ("en", "moves", r"(You|Greedy) wins?: |Shared victory: "),
        ("de", "züge", r"(Du|Greedy) gewinn(s)?t: |Geteilter Sieg: "),
        ("fr", "coups", r"(Vous gagnez|Greedy gagne)\s: |Victoire partagée\s: "),
    ],
)
def test_a_whole_game_against_greedy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, moves: str, ending: str
) -> None:
    terminal, file = Terminal(monkeypatch, anybody(1, moves)), tmp_path / "game.json"
    assert terminal.play("human:Ada", "bot:greedy", lang=lang, record=file) == 0
    assert re.search(ending, terminal.shown)
    record = saved(file)
    assert fault_of(AXIO, record) is None
    assert [(seat.name, seat.bot) for seat in record.seats] == [("Ada", None), ("Greedy", "greedy")]
    assert record.winners


@pytest.mark.parametrize("seats", [["human"], ["human"] * 2, ["human", "bot:random", "human"], ["human"] * 4])
def test_a_whole_game_at_every_size(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: list[str]) -> None:
    terminal, file = Terminal(monkeypatch, anybody(2)), tmp_path / "game.json"
    assert terminal.play(*seats, record=file) == 0
    assert fault_of(AXIO, saved(file)) is None


def test_without_seats_a_person_plays_against_casual(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("quit"))
    assert terminal.play() == 0
    assert terminal.shown.startswith("AXIO · You · Casual\n")


def test_a_game_without_a_face_is_drawn_from_its_zones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(AXIO), "terminal", lambda game: AnyTerminal())
    terminal = Terminal(monkeypatch, anybody(3), width=300)
    assert terminal.play("human", "bot:random", lang="de", record=tmp_path / "game.json") == 0
    assert "(2,6) rote Sonne, Startfeld" in terminal.shown
    assert "Plättchenablage von Random: 5 × verdecktes Plättchen" in terminal.shown


@pytest.mark.parametrize(("lang", "legend"), [("en", "V violet;"), ("de", "V violett;"), ("fr", "V violet\u202f;")])
def test_pagoda_is_drawn_and_explained(monkeypatch: pytest.MonkeyPatch, lang: str, legend: str) -> None:
    terminal = Terminal(monkeypatch, script("quit"), width=80)
    terminal.play("human", "human", game="pagoda", lang=lang)
    assert "1   · ·  · ·     · ·  · ·     · ·  · ·" in terminal.shown
    assert "       s1           s2           s3           s4           s5           s6\n" in terminal.shown
    assert legend in terminal.shown


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_map_of_the_panda_is_drawn_where_there_is_room_and_told_elsewhere(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    wide = Terminal(monkeypatch, script("quit"), width=100)
    wide.play("human", "human", game="panda", lang=lang)
    narrow = Terminal(monkeypatch, script("quit"), width=80)
    narrow.play("human", "human", game="panda", lang=lang)
    assert re.search(r"^W1─+x+─+┤a1 +F├─+x+─+┤b1 +├", wide.shown, re.M)
    assert "(a1-b1)" not in wide.shown, "the paths need no words beside the map"
    assert "┤a1" not in narrow.shown
    assert "(a1-b1)" in narrow.shown
    explained = wide.shown.partition("S4\n")[2].partition("\n\n")[0]
    assert re.search(r"x ninja\b.*\[W3\].*\bw (warrior|Krieger|guerrier)\.", explained, re.S | re.I)


# -- what a person may type --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("  Why   bo 4,5 4,6 ", Command("why", "bo 4,5 4,6")),
        ("?", Command("help", "")),
        ("zurück", Command("undo", "")),
        ("coups 4,5", Command("moves", "4,5")),
        ("undo everything", Command("", "undo everything")),
        ("refill", Command("", "refill")),
        ("", Command("", "")),
    ],
)
def test_commands(line: str, command: Command) -> None:
    assert command_from(line) == command


@pytest.mark.parametrize(
    "lines",
    [
        ["1 3,6 4,6"],
        ["ro 3,6 4,6"],
        ["or 4,6 3,6"],
        ["RO (3,6) (4,6)"],
        ["r(3,6) o(4,6)"],
        ["o(4,6) r(3,6)"],
        ["1", "3,6 4,6"],
        ["moves 3,6 4,6 ro", "2"],
    ],
)
def test_ways_to_type_the_same_placement(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lines: list[str]) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script(*lines, "quit"))
    terminal.play(record=file)
    if lines[-1] == "2":  # both ways round are listed, and one of them scores
        assert saved(file).moves == ("o(3,6) r(4,6)",)
    else:
        assert saved(file).moves == ("r(3,6) o(4,6)",)


def test_turning_a_tile_is_naming_its_cells_the_other_way_round(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    Terminal(monkeypatch, script("1 4,6 3,6", "quit")).play(record=file)
    assert saved(file).moves == ("o(3,6) r(4,6)",)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 2,6 3,6", "Cell (2,6) is a start square with a red sun; no tile goes there. [A-2]"),
        ("1 1,6 2,6", "Cell (1,6) is outside the board of this game. [A-1]"),
        ("1 99,6 2,6", "Cell (99,6) is outside the board of this game. [A-1]"),
        ("1 3,4 3,5", "Your first tile must lie next to a coloured start square, and here it touches none. [A-11]"),
        ("gg 3,6 4,6", "You have no green-green tile. [A-9]"),
        ("1 3,6 5,6", "The two cells of a tile share an edge, and these do not. [A-9]"),
        ("r(3,6) o(5,6)", "The two cells of a tile share an edge, and these do not. [A-9]"),
        ("refill", "Place a tile first; refilling and swapping come after it. [A-8]"),
        ("9 3,6 4,6", "You have tiles 1 to 5, not 9."),
        ("3,6 4,6", "Which tile? Put its number before the cells, like: 1 4,5 4,6"),
        ("castle", "“castle” is not a move I can read."),
        ("[red]", "“[red]” is not a move I can read."),
        ("", "A tile and two cells"),
        ("hello [/] {x}", "“hello [/] {x}” is not a move I can read."),
    ],
)
def test_what_is_not_possible_is_answered_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, answer: str
) -> None:
    for typed in [line, f"why {line}"] if line else [line]:
        file = tmp_path / "game.json"
        terminal = Terminal(monkeypatch, script(typed, "quit"), width=200)
        assert terminal.play(record=file) == 0
        assert answer in terminal.shown.split("> ", 1)[1] or not line
        assert saved(file).moves == ()


def test_why_a_possible_move_is_answered_with_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script(f"why {FIRST}", "warum", "why 1", "quit"))
    terminal.play()
    assert "That is allowed. You place red-orange: +1 red." in terminal.shown
    assert terminal.shown.count("Type a whole move after “why”") == 2


def test_numbers_beyond_the_list_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("moves", "13", "0", "quit"))
    terminal.play()
    assert terminal.shown.count("Choose a number from 1 to 12.") == 2


def test_moves_are_narrowed_by_words_and_by_the_picked_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("moves 10,7 pp", "pp", "moves", "moves 9,9", "quit"))
    terminal.play()
    _, by_words, _, by_tile, none, _ = terminal.shown.split("> ")
    assert len(re.findall(r"^ +\d+  .*p\(10,7\)", by_words, re.M)) == len(by_words.strip().splitlines()) > 0
    rows = re.findall(r"^ +\d+  (.*)\(.*\) (.*)\(.*\)", by_tile, re.M)
    assert len(rows) == 12
    assert all((first[0], second[0]) == ("p", "p") for first, second in rows)
    assert "No possible move fits “9,9”." in none


def test_hint_is_a_legal_move_and_the_same_when_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("hint", FIRST, "undo", "hint", "quit"))
    terminal.play()
    hints = re.findall(r"Try this: place [^.]+\.[^:]*To type: (.*\))", terminal.shown)
    assert len(hints) == 2
    assert hints[0] == hints[1]
    again = Terminal(monkeypatch, script(hints[0], "quit"))
    again.play()
    assert "You place" in again.shown


def test_help_names_every_command_in_the_players_language(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("?", "quit"))
    terminal.play(lang="de")
    helped = terminal.shown.split("> ")[1]
    for word in ("züge", "tipp", "warum", "zurück", "ende"):
        assert f"\n{word} – " in helped
        assert command_from(word).verb


# -- taking back -------------------------------------------------------------------------------------------------


def test_undo_reaches_back_to_the_last_draw_and_no_further(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script("undo", FIRST, "undo", "1 2,7 2,8", "", "undo", "quit"))
    assert terminal.play(record=file) == 0
    assert terminal.shown.count("Nothing has been played yet.") == 1
    assert terminal.shown.count("Someone else has decided since.") == 1
    assert terminal.shown.count("You take back a decision.") >= 1, "the log says so"
    record = saved(file)
    assert record.moves[:2] == ("r(2,7) o(2,8)", "refill")
    assert fault_of(AXIO, record) is None


def test_undo_in_the_solo_game_is_locked_by_the_next_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("moves", "1", "undo", "quit"))
    terminal.play("human")
    assert "New information was revealed, so this can’t be undone." in terminal.shown


def two_at_axio(*, detour: bool) -> Keyboard:
    """Two people at a table; on a detour one has decided, asked for advice, and taken the decision back."""
    keyboard = Keyboard(AXIO, players_from(["human", "human"], AXIO, "en"), "7", {}, 0, now=lambda: 0)
    if detour:
        keyboard.do(0, Move("r(2,7) o(2,8)"))
        keyboard.advice(0)  # a seat that has witnessed what is then taken back
        keyboard.do(0, Undo())
    return keyboard


def test_the_same_draws_follow_after_undo() -> None:
    def drawn(*, detour: bool) -> Record:
        keyboard = two_at_axio(detour=detour)
        for move in ("r(3,6) o(4,6)", "refill"):
            keyboard.do(0, Move(move))
        keyboard.advice(1)
        return table_record(keyboard.table, whole=True)

    assert drawn(detour=True) == drawn(detour=False)


def test_a_bot_knows_only_the_line_that_stands() -> None:
    """After a take-back the bot must not remember what was taken back."""
    assert two_at_axio(detour=True).advice(0) == two_at_axio(detour=False).advice(0)


# -- what is seen ------------------------------------------------------------------------------------------------


def test_only_ones_own_rack_is_shown_until_the_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    terminal = Terminal(monkeypatch, anybody(4))
    terminal.play("human", "bot:random", record=tmp_path / "game.json")
    *screens, last = terminal.shown.split("AXIO · You · Random")[1:]
    assert screens
    assert not [screen for screen in screens if "Random’s rack" in screen]
    assert "Random’s rack" in last


def test_between_two_people_nothing_hidden_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("", FIRST, "", "", "quit"))
    terminal.play("human:Ada", "human:Mika")
    before, ada, mika = re.split(r"Pass the device to \w+\. Enter shows the table\.\n", terminal.shown)
    assert before == ""
    assert "Your rack" in ada
    assert ada.rstrip().endswith(">")  # nothing is drawn between Ada's last answer and the question to Mika
    assert "▸ You" in mika
    assert "The game begins. Ada starts." in mika
    assert "Ada places red-orange: +1 red." in mika


def test_shapes_tell_colours_apart_and_are_one_cell_wide() -> None:
    assert len({GLYPHS[colour] for colour in COLOUR_NAMES}) == len(COLOUR_NAMES)
    assert all(cell_len(shape) == 1 for shape in (*GLYPHS.values(), "▲", "·"))
    assert FILLS.keys() == INKS.keys() == set(COLOUR_NAMES)


def test_the_board_shows_printed_squares_new_tiles_and_coordinates(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script(FIRST, "quit"))
    terminal.play("human", "bot:greedy")
    board = terminal.shown.split("AXIO · You · Greedy")[2]
    lines = [line[:31].rstrip() for line in board.splitlines()[2:12]]
    assert lines[0] == "     2  3  4  5  6  7  8  9 10"
    assert lines[1] == "  2  ·  ·  ·  · (☼) ·  ·  ·  ·"
    assert lines[2] == "  3  ·  ·  ·  · [☼] ·  ·  ·  ·"
    assert lines[3] == "  4  ·  ·  ·  · [■] ·  ·  ·  ·"
    assert lines[5] == "  6 (■) ·  ·  · (○) ·  ·  · (★)"


def test_a_narrow_terminal_has_the_words_under_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    for width, beside in ((80, True), (50, False)):
        terminal = Terminal(monkeypatch, script("quit"), width=width)
        terminal.play()
        first = next(line for line in terminal.shown.splitlines() if "(☼)" in line)
        assert ("▸ You" in first) is beside
        assert max(map(len, terminal.shown.splitlines())) <= width
        assert "(★)" in terminal.shown


def test_four_players_fit_on_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("quit"), width=80)
    terminal.play("human", "bot:greedy", "bot:greedy", "bot:random")
    assert "·    ▸ You" in terminal.shown


# -- how it ends -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "game_name", "said"),
    [
        ([], "chess", "no game is called 'chess'"),
        (["human", "bot:genius"], "axio", "no bot is called 'genius'"),
        (["human", "cat"], "axio", "a seat is human, human:NAME or bot:LEVEL, got 'cat'"),
        (["human"] * 5, "axio", "got 5"),
    ],
)
def test_wrong_use_is_exit_code_2_and_says_what_is_right(
    monkeypatch: pytest.MonkeyPatch, seats: list[str], game_name: str, said: str
) -> None:
    terminal = Terminal(monkeypatch, script())
    assert terminal.play(*seats, game=game_name) == 2
    assert said in terminal.shown.replace("\n", " ")


def test_the_end_of_the_input_is_exit_code_2_and_keeps_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script(FIRST))
    assert terminal.play(lang="fr", record=file) == 2
    assert "L’entrée s’est terminée avant la partie." in terminal.shown
    assert saved(file).moves == ("r(3,6) o(4,6)",)
    assert saved(file).end is None
    assert (saved(file).seed, saved(file).commitment) == ("7", None), "who chose the seed may keep all of the game"
    assert fault_of(AXIO, saved(file)) is None


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "resign", "You have resigned. Greedy wins."),
        ("de", "aufgeben", "Du hast aufgegeben. Greedy gewinnt."),
        ("fr", "abandonner", "Vous avez abandonné. Greedy gagne."),
    ],
)
def test_who_resigns_against_one_loses(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, typed: str, said: str
) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script("?", typed))
    assert terminal.play("human", "bot:greedy", lang=lang, record=file) == 0
    assert f"\n{typed} – " in terminal.shown, "the help names it"
    assert said in terminal.shown
    record = saved(file)
    assert (record.end, record.winners) == (End("resign", 0), (1,))
    assert fault_of(AXIO, record) is None


def test_where_three_play_a_bot_plays_on_for_who_resigns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, script(FIRST, "resign"))
    assert terminal.play("human:Ada", "bot:random", "bot:random", record=file) == 0
    record = saved(file)
    assert record.end == End("rules")
    assert record.seats[0] == RecordSeat("Ada", None, resigned=1)
    assert 0 not in record.winners
    assert fault_of(AXIO, record) is None


def test_leaving_before_the_last_move_is_handed_on_still_ends_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player, file = anybody(2), tmp_path / "game.json"
    terminal = Terminal(monkeypatch, lambda shown: "quit" if "Enter ends your turn" in shown else player(shown))
    assert terminal.play("human", record=file) == 0
    assert "See you soon." in terminal.shown
    assert saved(file).end == End("rules")
    assert fault_of(AXIO, saved(file)) is None


def test_the_record_says_how_long_each_move_took(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Terminal(monkeypatch, script(FIRST, "", "quit")).play("human", "bot:greedy", record=file)
    record = saved(file)
    assert record.times is not None and len(record.times) == len(record.moves) > 2


def test_an_interrupt_is_exit_code_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def typist(shown: str) -> str:
        raise KeyboardInterrupt

    terminal = Terminal(monkeypatch, typist)
    assert terminal.play() == 130
    assert terminal.shown.endswith("See you soon.\n")


def test_a_record_that_cannot_be_saved_is_exit_code_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    terminal = Terminal(monkeypatch, script("quit"), width=200)
    assert terminal.play(record=tmp_path / "nowhere" / "game.json") == 1
    assert "could not be saved" in terminal.shown


def test_at_the_end_the_record_is_offered_and_a_bad_name_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player, answers = anybody(5), [str(tmp_path), str(tmp_path / "game.json")]

    def typist(shown: str) -> str:
        return answers.pop(0) if "Save the game?" in shown or "could not be saved" in shown else player(shown)

    terminal = Terminal(monkeypatch, typist, width=200)
    assert terminal.play() == 0
    assert not answers
    assert fault_of(AXIO, saved(tmp_path / "game.json")) is None


def test_players_have_different_names() -> None:
    players = players_from(["human", "human:Player 1", "bot:random", "bot:random"], AXIO, "en")
    assert [player.name for player in players] == ["Player 1", "Player 1 2", "Random", "Random 2"]
    with pytest.raises(SeatError, match="bot:LEVEL"):
        players_from(["bot:"], AXIO, "en")


def test_a_face_that_serves_any_game_reads_notation_as_it_is() -> None:
    state = AXIO.new(Setup(2, "7"))
    assert AnyTerminal().read("r(3,6) o(4,6)", state, None) == "r(3,6) o(4,6)"


def test_a_roof_with_too_many_cards_for_its_tile_gets_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, script("C1 [GV]<GtGtGt/VtVt", "why C1 [GV]</VtVt", "quit"), width=200)
    terminal.play(game="pagoda")
    assert terminal.shown.count("The floor on site 1 has none of its 4 columns. [P-26]") == 2
    assert "not a move I can read" not in terminal.shown


@pytest.mark.parametrize(
    ("lang", "typed", "rule"),
    [("en", "rules", "blocked only with 4 columns"), ("de", "regeln", "Bauplatz"), ("fr", "règles", "terrain")],
)
def test_the_terminal_shows_the_rules_page(monkeypatch: pytest.MonkeyPatch, lang: str, typed: str, rule: str) -> None:
    terminal = Terminal(monkeypatch, script("?", typed, "quit"), width=200)
    terminal.play(game="pagoda", lang=lang)
    before, _, after = terminal.shown.partition("PR-26")
    assert f"{typed} –" in before, "the help names it"
    assert rule in after.splitlines()[0]
    assert "P-50" in before and "PR-41" in after
