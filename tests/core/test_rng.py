"""The generator against docs/randomness.md, whose vectors are read from the page itself."""

import re
import struct
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.chance import ChanceLedger
from lampion.core.registry import game
from lampion.core.rng import KEY_WORDS, chacha8_block, rng_at, rng_from
from lampion.core.setup import Setup

LARGEST = 1 << 31
PAGE = (Path(__file__).parents[2] / "docs" / "randomness.md").read_text(encoding="utf-8")


def block_after(heading: str) -> list[str]:
    """The lines of the code block that follows a heading of the page."""
    found = re.search(rf"^#+ {re.escape(heading)}$.*?^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/randomness.md has no block under {heading!r}"
    return found[1].splitlines()


@pytest.mark.both
def test_blocks_are_those_of_the_page() -> None:
    lines = block_after("The first blocks of the key of 32 zero bytes")
    for number, line in enumerate(lines):
        block = chacha8_block(vec[i64]([0] * KEY_WORDS), number)
        assert struct.pack("<16I", *(int(word) for word in block)).hex() == line.split()[-1]
    assert len(lines) == 2


@pytest.mark.both
def test_words_and_draws_are_those_of_the_page() -> None:
    lines = block_after("From a seed to numbers")
    assert len(lines) == 3
    for line in lines:
        seed, words, dice, hundreds = (part.strip() for part in line.split("|"))
        rng = rng_from(seed.strip('"'))
        assert [str(rng.word()) for _ in range(4)] == words.split()
        rng = rng_from(seed.strip('"'))
        assert [str(rng.below(6)) for _ in range(12)] == dice.split()
        assert [str(rng.below(100)) for _ in range(8)] == hundreds.split()


@pytest.mark.both
def test_the_deal_is_that_of_the_page() -> None:
    ledger = ChanceLedger()
    game("axio").new(Setup(2, "lampion"), ledger)
    told = [f"{event.kind} {event.seat} {' '.join(event.items)}" for event in ledger.events]
    assert told == block_after("A deal of AXIO")


@pytest.mark.both
def test_the_counter_has_64_bits() -> None:
    key = vec[i64](range(1, 9))
    assert list(chacha8_block(key, 0)) != list(chacha8_block(key, 1 << 32))
    far = rng_at([*range(1, 9), (1 << 32) - 1, 16])
    words = [int(far.word()) for _ in range(32)]
    assert words == [*chacha8_block(key, (1 << 32) - 1), *chacha8_block(key, 1 << 32)]


@pytest.mark.both
@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_a_position_and_a_copy_go_on_alike(used: int) -> None:
    rng = rng_from("go on")
    for _ in range(used):
        rng.word()
    others = [rng.copy(), rng_at(rng.position())]
    expected = [int(rng.word()) for _ in range(40)]
    assert [[int(other.word()) for _ in range(40)] for other in others] == [expected, expected]


@pytest.mark.both
def test_a_fork_is_another_stream() -> None:
    rng = rng_from("fork")
    fork = rng.fork()
    assert [int(rng.word()) for _ in range(8)] != [int(fork.word()) for _ in range(8)]


@pytest.mark.both
@given(st.integers(1, LARGEST), st.text(max_size=5))
def test_below_stays_below(n: int, seed: str) -> None:
    rng = rng_from(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 100])
def test_below_is_uniform(n: int) -> None:
    rng, draws = rng_from(f"uniform {n}"), 2000 * n
    seen = Counter(int(rng.below(n)) for _ in range(draws))
    chi_square = sum((seen[i] - 2000) ** 2 / 2000 for i in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5


@pytest.mark.both
def test_below_rejects_so_that_large_ranges_are_uniform_too() -> None:
    n = 3 << 29  # 8 words for each 3 numbers: without rejection every third number would be drawn too seldom
    rng = rng_from("large")
    remainders = Counter(int(rng.below(n)) % 3 for _ in range(30000))
    assert all(abs(remainders[i] - 10000) < 500 for i in range(3))
