"""The one random generator: ChaCha8, keyed by the SHA-256 of a seed.

A player sees many of its outcomes, so it must not be possible to compute the next ones from them: ChaCha is a
stream cipher, and 8 rounds are far beyond what anyone can break. Words are 32 bits wide and kept in i64, masked,
so that compiled and interpreted runs give the same numbers. docs/randomness.md has the test vectors.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16
DOUBLE_ROUNDS: Final = 4


class Rng:
    """A generator is its key, the number of the current block, and how many of the block's words are used."""

    def __init__(self, key: vec[i64]) -> None:
        self.key: Final = key
        self.block_number: i64 = 0
        self.used: i64 = BLOCK_WORDS
        self.block: vec[i64] = key  # never read before the first refill replaces it

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.used == BLOCK_WORDS:
            self.block = chacha8_block(self.key, self.block_number)
            self.block_number += 1
            self.used = 0
        word = self.block[self.used]
        self.used += 1
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 for n up to 2**31, each exactly equally likely (Lemire's method with rejection)."""
        product = self.word() * n
        if product & MASK < n:
            threshold = ((MASK + 1) - n) % n
            while product & MASK < threshold:
                product = self.word() * n
        return product >> 32

    def copy(self) -> Rng:
        """A generator that will give the same numbers from here on."""
        twin = Rng(self.key)
        twin.block_number = self.block_number
        twin.used = self.used
        twin.block = self.block  # blocks are replaced, never written to, so they can be shared
        return twin

    def fork(self) -> Rng:
        """A new generator whose key is drawn from this one: independent streams from one seed."""
        key = vec[i64]([0] * KEY_WORDS)
        i: i64
        for i in range(KEY_WORDS):
            key[i] = self.word()
        return Rng(key)

    def position(self) -> list[int]:
        """The whole generator as numbers: key, block number, words used. The inverse of `rng_at`."""
        return [*self.key, self.block_number, self.used]


def rng_from(seed: str) -> Rng:
    """The generator of a seed: its key is the SHA-256 of the seed's UTF-8 bytes, as little-endian words."""
    digest = sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(KEY_WORDS)]
    return Rng(vec[i64](words))


def rng_at(position: list[int]) -> Rng:
    """The generator that `position()` described."""
    rng = Rng(vec[i64](position[:KEY_WORDS]))
    rng.block_number = position[KEY_WORDS]
    rng.used = position[KEY_WORDS + 1]
    if rng.used < BLOCK_WORDS:
        rng.block = chacha8_block(rng.key, rng.block_number - 1)
    return rng


def chacha8_block(key: vec[i64], number: i64) -> vec[i64]:
    """Block `number` of the ChaCha8 stream of a key (counter in words 12 and 13, no nonce)."""
    c0: Final[i64] = 0x61707865
    c1: Final[i64] = 0x3320646E
    c2: Final[i64] = 0x79622D32
    c3: Final[i64] = 0x6B206574
    low = number & MASK
    high = (number >> 32) & MASK
    x0 = c0
    x1 = c1
    x2 = c2
    x3 = c3
    x4 = key[0]
    x5 = key[1]
    x6 = key[2]
    x7 = key[3]
    x8 = key[4]
    x9 = key[5]
    x10 = key[6]
    x11 = key[7]
    x12 = low
    x13 = high
    x14: i64 = 0
    x15: i64 = 0
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    block = vec[i64]([0] * BLOCK_WORDS)
    block[0] = (x0 + c0) & MASK
    block[1] = (x1 + c1) & MASK
    block[2] = (x2 + c2) & MASK
    block[3] = (x3 + c3) & MASK
    block[4] = (x4 + key[0]) & MASK
    block[5] = (x5 + key[1]) & MASK
    block[6] = (x6 + key[2]) & MASK
    block[7] = (x7 + key[3]) & MASK
    block[8] = (x8 + key[4]) & MASK
    block[9] = (x9 + key[5]) & MASK
    block[10] = (x10 + key[6]) & MASK
    block[11] = (x11 + key[7]) & MASK
    block[12] = (x12 + low) & MASK
    block[13] = (x13 + high) & MASK
    block[14] = x14
    block[15] = x15
    return block


def quarter_round(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """ChaCha's mixing of four words."""
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d
