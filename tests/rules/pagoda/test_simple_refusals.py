"""The simple game has no abilities, so no refusal in it speaks of one, whatever is tried."""

import re
from collections.abc import Iterator

import pytest

from lampion.core.message import NotationError, Reason
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.actions import code_of, move_from
from lampion.games.pagoda.components import ABILITY_NAMES, LETTERS
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.state import Pagoda
from lampion.testing.journey import number_below
from lampion.texts import LANGUAGES, word
from support.pagoda_positions import position

SPOKEN = {
    "en": r"lantern|buddha|bowl|dragon|\bfan\b|abilit",
    "de": r"lampion|buddha|schale|drache|fächer|fähigkeit",
    "fr": r"lanterne|bouddha|\bbol\b|dragon|éventail|capacité",
}
CARDS = [letter + zone for zone in "th" for letter in LETTERS]
TILES = [base + after for base in LETTERS for after in LETTERS]


def tried(rng: Rng) -> str:
    """A line of any kind, abilities' own and payments with them included, mostly against the rules."""

    def one(choices: list[str]) -> str:
        return choices[int(rng.below(len(choices)))]

    def cards() -> str:
        pair = one(CARDS)
        return one(["", one(CARDS), pair * 2, one(CARDS) + one(CARDS), one(CARDS) + pair * 2, pair * 4])

    site = 1 + int(rng.below(6))
    return one(
        [
            f"A{site} {one(list(LETTERS))}<{cards()}",
            f"B{site} [{one(TILES)}]<{cards()}",
            f"C{site} [{one(TILES)}]<{cards()}/{cards()}",
            f"X{site} {one(list(LETTERS))}<{cards()}",
            f"Z {cards()}",
            f"D {cards()}",
            one(["L", "EF", "E"]),
        ]
    )


def refused(state: Pagoda, line: str) -> Reason | None:
    try:
        return state.refusal(GAME.parse(state, line))
    except NotationError as error:
        return error.reason


def refusals(seed: str) -> Iterator[tuple[str, Reason]]:
    """Refusals of lines and of codes in one random simple game, and in positions where payments nearly fit."""
    rng = rng_from(f"{seed}/tried")
    nearly = ["s1=R4 s2=B4[BR]R4[RB]B4[BG]G4 T=GGVRR H=YY", "s1=R3 T=RRBBG H=YY built=1", "s1=R1 T=GGVVR H=RR built=3"]
    for text in nearly:
        state = position(f"simple: {text}")
        for line in (tried(rng) for _ in range(150)):
            reason = refused(state, line)
            if reason is not None:
                yield line, reason
    state = GAME.new(Setup(2, seed, {"simple": True}))
    while not state.over():
        legal = state.legal()
        for line in (tried(rng) for _ in range(12)):
            reason = refused(state, line)
            if reason is not None:
                yield line, reason
        for code in (number_below(rng, 2 * max(legal) + 10), legal[0] ^ 1, legal[-1] ^ (1 << 30)):
            reason = state.refusal(code)
            if reason is not None:
                yield str(code), reason
        state.apply(legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("seed", ["plum", "pine", "bamboo"])
def test_p50_no_refusal_of_the_simple_game_speaks_of_abilities(seed: str) -> None:
    met: set[str] = set()
    for line, reason in refusals(seed):
        met.add(reason.key)
        for language in LANGUAGES:
            said = word(reason, language)
            assert not re.search(SPOKEN[language], said, re.I), f"{line}: {reason.rule} {said}"
        assert not any(thing.part == "ability" for thing in reason.about), line
    assert len(met) > 12, f"too few kinds of refusals to be sure: {sorted(met)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["L", "EF", "D Gt", "A3 Y<GtGt", "B1 [RY]<GtGt", "C2 [GV]<Gt/VtRtRt"])
def test_p50_what_would_need_an_ability_is_refused_by_the_rule_of_the_simple_game(line: str, language: str) -> None:
    text = "s1=R4 s2=B4[BR]R4[RB]B4[BG]G4 T=GGVRR H=YY"
    state = position(f"simple: {text}" + (" built=1" if line == "EF" else ""))
    reason = state.refusal(code_of(move_from(line)))
    assert reason is not None and reason.rule == "P-50"
    able = position(text + " m=R2B2G2Y2V2" + (" built=1" if line == "EF" else ""))
    assert able.refusal(code_of(move_from(line))) is None, "with the abilities it would be legal"
    assert word(reason, language)


def test_the_pattern_knows_every_ability() -> None:
    for name in ABILITY_NAMES:
        told = word(Reason("P-35", "pagoda-refuse-no-use", {"ability": name}), "en")
        assert re.search(SPOKEN["en"], told, re.I)
