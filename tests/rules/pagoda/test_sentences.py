"""What the rules page and the short rules say about Pagoda happens when it is played, in every language."""

import pytest

from lampion.texts import LANGUAGES
from support.pagoda_positions import described, played, position, refused
from support.sentences import claims, page, short_rule

pytestmark = pytest.mark.both

languages = pytest.mark.parametrize("language", LANGUAGES)

LIMIT_ON_THE_PAGE = {
    "en": r"\*\*at least (?P<least>\w+) and at most (?P<most>\w+) columns\*\*; a roof counts as (?P<roof>\w+) column "
    r"because of its spire, other tiles do not count",
    "de": r"\*\*mindestens (?P<least>\w+) und höchstens (?P<most>\w+) Säulen\*\* bauen; ein Dach zählt wegen seiner "
    r"Dachspitze als (?P<roof>\w+) Säule, andere Plättchen zählen nicht",
    "fr": r"\*\*au moins (?P<least>\w+) et au plus (?P<most>\w+) colonnes\*\* ; un toit compte pour (?P<roof>\w+) "
    r"colonne à cause de son sommet, les autres tuiles ne comptent pas",
}
LIMIT_IN_SHORT = {
    "en": r"Build (?P<least>\w+) to (?P<most>\w+) columns, anywhere; a roof counts as (?P<roof>\w+) of them\. "
    r"Other tiles do not count",
    "de": r"Baue (?P<least>\w+) bis (?P<most>\w+) Säulen, wo du willst; ein Dach zählt als (?P<roof>\w+) davon\. "
    r"Andere Plättchen zählen nicht",
    "fr": r"Construisez (?P<least>\w+) à (?P<most>\w+) colonnes, où vous voulez ; un toit compte pour (?P<roof>\w+) "
    r"colonne\. Les autres tuiles ne comptent pas",
}
BLOCKED_IN_SHORT = {
    "en": r"blocked: its top floor has its (?P<columns>\w+) columns, but no tile of that colour is left",
    "de": r"blockiert ist: Seine oberste Etage hat ihre (?P<columns>\w+) Säulen, "
    r"aber kein Plättchen dieser Farbe ist mehr da",
    "fr": r"bloqué : son étage du haut a ses (?P<columns>\w+) colonnes, mais il n’y a plus de tuile de cette couleur",
}
BLOCKED = {
    "en": r"blocked(?:\*\*)?: the floor under construction, whichever it is, has its (?P<columns>\w+) columns, "
    r"but no tile of that colour is left",
    "de": r"blockiert(?:\*\*)? ist: Die Etage im Bau, gleich welche, hat ihre (?P<columns>\w+) Säulen, "
    r"aber kein Plättchen dieser Farbe ist mehr da",
    "fr": r"bloqué(?:\*\*)? : l’étage en construction, quel qu’il soit, a ses (?P<columns>\w+) colonnes, "
    r"mais il n’y a plus de tuile de cette couleur",
}

# The roof of site 1 and a red tile on site 2 can be paid whatever else is built from site 3's blue cards.
READY_FOR_A_ROOF = "simple: s1=B4[BR]R4[RY]Y4[YG]G4 s2=R4 T=GVVRR H=BB "


@languages
@pytest.mark.parametrize("where", ["page", "short rule"])
def test_p14_p15_p26_a_roof_counts_against_the_limit_and_a_tile_does_not(language: str, where: str) -> None:
    if where == "page":
        [said] = claims(page("pagoda", language), LIMIT_ON_THE_PAGE[language])
    else:
        [said] = claims(short_rule("pagoda", language, 2), LIMIT_IN_SHORT[language])
    for built in range(said["most"] + 1):
        state = position(f"{READY_FOR_A_ROOF}built={built}")
        assert refused(state, "E") == (None if built >= said["least"] else "P-14"), f"with {built} columns built"
        fits = built + said["roof"] <= said["most"]
        assert refused(state, "C1 [GV]<Gt/VtVt") == (None if fits else "P-26"), f"with {built} columns built"
        assert refused(state, "A3 B<Bh") == (None if built + 1 <= said["most"] else "P-14")
        assert refused(state, "B2 [RB]<Rt") is None, "a tile fits under any limit"
        if fits:
            after = played(state, "C1 [GV]<Gt/VtVt")
            assert after.built == built + said["roof"]
    assert played(position(f"{READY_FOR_A_ROOF}built=1"), "B2 [RB]<Rt").built == 1


# All five red tiles lie on sites 3 to 6, so none is left for the floor under construction on site 1.
NO_RED_LEFT = "s3=R4[RR]R4[RB] s4=R4[RG] s5=R4[RY] s6=R4[RV] T=RBGYV H=BB "
BELOW = ["", "B4[BR]", "B4[BG]G4[GR]", "B4[BG]G4[GY]Y4[YR]"]


@languages
@pytest.mark.parametrize("where", ["page", "short rule"])
def test_p10_pr26_any_floor_with_its_columns_and_no_tile_left_is_blocked(language: str, where: str) -> None:
    if where == "page":
        [said] = claims(page("pagoda", language), BLOCKED[language])
    else:
        [said] = claims(short_rule("pagoda", language, 9), BLOCKED_IN_SHORT[language])
    for floor, below in enumerate(BELOW, 1):
        for columns in range(1, 5):
            state = position(f"s1={below}R{columns} {NO_RED_LEFT}")
            blocked = described(state, 0)["blocked"] == "1"
            assert blocked == (columns == said["columns"]), f"floor {floor} with {columns} red columns"
            assert state.is_open(0) == (not blocked)
