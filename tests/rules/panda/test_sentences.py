"""What the rules page and the short rules say about Way of the Panda happens when it is played, in every language."""

from itertools import combinations

import pytest

from lampion.games.panda.components import TILE_KINDS
from lampion.texts import LANGUAGES
from support.panda_positions import moves, place, play, position, refused, vp
from support.panda_positions import picture as drawn
from support.sentences import claims, page, short_rule

pytestmark = pytest.mark.both

RICH = {12: "yellow white"}
languages = pytest.mark.parametrize("language", LANGUAGES)

FREED = {
    "en": r"all (?:its )?paths [^.;]*[tT]he player who covered the last ninja scores (?P<covering>\w+) VP, "
    r"and every player scores (?P<own>\w+) VP for each of their own guards around",
    "de": r"(?:alle Wege|Wege alle) [^.;]*[dD]er Spieler, der den letzten Ninja verdeckt hat,(?: bekommt)? "
    r"(?P<covering>\w+) SP, und jeder Spieler bekommt (?P<own>\w+) SP für jede eigene Wache ringsum",
    "fr": r"tous les chemins [^.;]*le joueur qui a couvert le dernier ninja gagne (?P<covering>\w+) PV, "
    r"et chaque joueur gagne (?P<own>\w+) PV pour chacun de ses gardes autour",
}
ONCE_MORE = {
    "en": r"[iI]n a city[^.;]* each kind may be built (?P<times>\w+) more",
    "de": r"[iI]n einer Stadt[^.;]* darf jede Art noch (?P<times>\w+) gebaut werden",
    "fr": r"[dD]ans une ville[^.;]* chaque sorte se construit encore (?P<times>\w+ \w+)",
}
IN_A_VILLAGE = {
    "en": r"In a village each kind may be built (?P<times>\w+);",
    "de": r"In einem Dorf darf jede Art (?P<times>\w+) gebaut werden;",
    "fr": r"Dans un village, chaque sorte se construit (?P<times>\w+ \w+) ;",
}
IN_A_CITY = {
    "en": r"\(buildings (?P<first>\d) to (?P<last>\d)\)",
    "de": r"\(Gebäude (?P<first>\d) bis (?P<last>\d)\)",
    "fr": r"\(bâtiments (?P<first>\d) à (?P<last>\d)\)",
}
REWARD = {
    "en": r"then (?P<points>\d) VP or (?P<tiles>\d) different strength or mission tiles",
    "de": r"(?P<points>\d) SP oder (?P<tiles>\d) verschiedene Stärke- oder Missionsplättchen",
    "fr": r"puis (?P<points>\d) PV ou (?P<tiles>\d) tuiles force ou mission différentes",
}


# -- a freed place -------------------------------------------------------------------------------------------------

OTHER_PATHS = {"b1-b2": "neutral", "b2-c2": "white", "b2-b3": "yellow"}  # values 4, 3 and 2 around b2


def points_for_covering(defeated: int) -> tuple[int, int]:
    """What white and yellow score when white covers the last ninja of a2-b2, with so many paths of b2 under a tile."""
    tiles = {"a1-a2": "neutral", **dict(list(OTHER_PATHS.items())[:defeated])}  # a1-a2: there is a choice of moves
    state = position(heroes={"white monk": "a2"}, tiles=tiles)
    before = vp(state), vp(state, "yellow")
    play(state, "space 0", "step move", "move b2", "cover yes", "tile own")
    return vp(state) - before[0], vp(state, "yellow") - before[1]


@languages
@pytest.mark.parametrize("where", ["page", "short rule"])
def test_w35_a_freed_place_pays_the_one_who_covers_and_everybody_for_own_guards(language: str, where: str) -> None:
    text = page("panda", language) if where == "page" else short_rule("panda", language, 6)
    [said] = claims(text, FREED[language])
    for defeated in range(len(OTHER_PATHS) + 1):
        freed = defeated == len(OTHER_PATHS)  # all paths
        white, yellow = 3 + 1, 2  # guards around b2: white's tiles of value 3 and 1, yellow's of value 2
        expected = (said["covering"] + said["own"] * white, said["own"] * yellow) if freed else (0, 0)
        assert points_for_covering(defeated) == expected, f"with {defeated} other paths of b2 defeated"


# -- building ------------------------------------------------------------------------------------------------------

BUILDERS = {"monk": ("gate", 16), "governor": ("market", 17), "warrior": ("pagoda", 18)}
AROUND_B2 = {"b1-b2": "white", "b2-c2": "white", "a2-b2": "white", "b2-b3": "white"}  # 10 guards, enough for all six


def on_b2(standing: str):
    heroes = {f"white {hero}": "b2" for hero in BUILDERS}
    return position(heroes=heroes, buildings={"b2": standing}, tiles=AROUND_B2, stacks=RICH)


def times_built(hero: str, standing: str) -> int:
    """How often a hero can build his kind on b2 before the rules stop him; each turn is a new one with full AP."""
    kind, city_space = BUILDERS[hero]
    for times in range(9):
        state = on_b2(standing)
        city = "foundation" in standing
        if not city and hero == "governor":  # the governor's village space lists building second too
            play(state, "space 5", "option 2")
        else:
            play(state, f"space {city_space}", "option 2" if city else "option 1")
        if "step build" not in moves(state):
            return times
        play(state, "step build")
        standing = " ".join(["foundation"] * place(state, "b2")["foundation"] + place(state, "b2")["pieces"])
        assert kind in standing.split(), drawn(state)
    raise AssertionError(f"the {hero} never stops building")


@languages
@pytest.mark.parametrize("hero", BUILDERS)
def test_w36_w37_each_kind_once_in_a_village_and_once_more_in_a_city(language: str, hero: str) -> None:
    text = page("panda", language)
    [once], [more] = claims(text, IN_A_VILLAGE[language]), claims(text, ONCE_MORE[language])
    [short] = claims(short_rule("panda", language, 7), ONCE_MORE[language])
    assert times_built(hero, "") == once["times"]
    assert times_built(hero, "foundation") == more["times"] == short["times"]


@languages
def test_w37_r44_the_buildings_of_a_city_are_the_fourth_to_the_last(language: str) -> None:
    [said] = claims(page("panda", language), IN_A_CITY[language])
    standing, numbers = "foundation", []
    for kind, space in BUILDERS.values():
        state = play(on_b2(standing), f"space {space}", "option 2", "step build")
        numbers.append(place(state, "b2")["buildings"])
        standing += f" {kind}"
    assert numbers == list(range(said["first"], said["last"] + 1))
    assert refused(play(on_b2(standing), "space 20", "option 1"), "step build") == "R-44"


# -- the frontier --------------------------------------------------------------------------------------------------


@languages
def test_w43_w45_the_frontier_pays_points_or_strength_and_mission_tiles(language: str) -> None:
    state = position(heroes={"white monk": "b1"}, figures={"b1-N2": "white white"}, stacks=RICH)
    play(state, "space 8", "option 2", "step build", "frontier none")
    before = vp(state)
    points = vp(play(state.copy(), "reward vp")) - before
    picks = {frozenset(move.split()[1:]) for move in moves(play(state.copy(), "reward tiles"))}
    for said in claims(page("panda", language), REWARD[language], times=2):
        assert points == said["points"]
        assert picks == {frozenset(kinds) for kinds in combinations(TILE_KINDS, said["tiles"])}
