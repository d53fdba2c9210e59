"""The decisions of Pagoda: codes, typed moves and notation, each convertible into the others without loss."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from lampion.core.message import NotationError
from lampion.core.move import Move
from lampion.games.pagoda import codes
from lampion.games.pagoda.components import CARD_INDEX, CELLS, COLOURS, LETTERS, TILES, card_name, tile_name

# Cards by name ("Rt" a red table card, "Vh" a violet hand card), in the order in which they are written.
Cards: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Column(Move):
    """Action A: a column of this colour on a site, counted from 1."""

    site: int
    colour: str
    paid: Cards

    def __str__(self) -> str:
        return f"A{self.site} {self.colour}<{''.join(self.paid)}"


@dataclass(frozen=True)
class Tile(Move):
    """Action B: a tile, by base and next colour."""

    site: int
    tile: str
    paid: Cards

    def __str__(self) -> str:
        return f"B{self.site} [{self.tile}]<{''.join(self.paid)}"


@dataclass(frozen=True)
class Roof(Move):
    """Action C: a tile and its spire."""

    site: int
    tile: str
    paid: Cards
    spire: Cards

    def __str__(self) -> str:
        return f"C{self.site} [{self.tile}]<{''.join(self.paid)}/{''.join(self.spire)}"


@dataclass(frozen=True)
class Alternative(Move):
    """The alternative turn: any cards for one column."""

    site: int
    colour: str
    cards: Cards

    def __str__(self) -> str:
        return f"X{self.site} {self.colour}<{''.join(self.cards)}"


@dataclass(frozen=True)
class Pass(Move):
    """The forced pass: cards for nothing."""

    cards: Cards

    def __str__(self) -> str:
        return f"Z {''.join(self.cards)}".strip()


@dataclass(frozen=True)
class Lantern(Move):
    """Raise the build limit of this turn."""

    def __str__(self) -> str:
        return "L"


@dataclass(frozen=True)
class Dragon(Move):
    """Change cards before anything else."""

    cards: Cards

    def __str__(self) -> str:
        return f"D {''.join(self.cards)}".strip()


@dataclass(frozen=True)
class EndTurn(Move):
    """Close the turn and refill, with the Fan or without."""

    fan: bool = False

    def __str__(self) -> str:
        return "EF" if self.fan else "E"


PagodaMove: TypeAlias = Column | Tile | Roof | Alternative | Pass | Lantern | Dragon | EndTurn

CARDS = r"((?:[RBGYV][th])*)"
LINES = re.compile(
    rf"([AX])([1-8]) ([RBGYV])<{CARDS}|(B)([1-8]) \[([RBGYV]{{2}})\]<{CARDS}"
    rf"|(C)([1-8]) \[([RBGYV]{{2}})\]<{CARDS}/{CARDS}|([ZD]) ?{CARDS}|(L|EF?)"
)
EXPECTED = "A1 R<Rt, B1 [RB]<Rt, C1 [GV]<Gt/VtVt, X1 B<RtRtGtYt, Z RtRtGtYt, D RtVh, L, E, EF"
MOST_OF_A_CARD = codes.CARD_MASK


# -- moves and codes -----------------------------------------------------------------------------------------


def code_of(move: PagodaMove) -> int:
    """The action of a move."""
    match move:
        case Column():
            return code(codes.COLUMN, move.site, LETTERS.index(move.colour), move.paid)
        case Tile():
            return code(codes.TILE, move.site, tile_index(move.tile), move.paid)
        case Roof():
            return (
                code(codes.ROOF, move.site, tile_index(move.tile), move.spire)
                | tile_payment(move.paid) << codes.PAYMENT_SHIFT
            )
        case Alternative():
            return code(codes.ALTERNATIVE, move.site, LETTERS.index(move.colour), move.cards)
        case Pass():
            return code(codes.PASS, 1, 0, move.cards)
        case Lantern():
            return code(codes.LIGHT, 1, 0, ())
        case Dragon():
            return code(codes.CHANGE, 1, 0, move.cards)
        case EndTurn():
            return code(codes.END_FAN if move.fan else codes.END, 1, 0, ())


def code(kind: int, site: int, piece: int, cards: Cards) -> int:
    return kind << codes.KIND_SHIFT | (site - 1) << codes.SITE_SHIFT | piece << codes.PIECE_SHIFT | packed(cards)


def packed(cards: Cards) -> int:
    """Cards as counts of the cells in one number; at most 7 of a kind can be written."""
    counts = [cards.count(card_name(cell)) for cell in range(CELLS)]
    if max(counts) > MOST_OF_A_CARD:
        raise ValueError(f"at most {MOST_OF_A_CARD} equal cards can be named, got {''.join(cards)}")
    return sum(count << codes.CARD_BITS * cell for cell, count in enumerate(counts))


def unpacked(cards: int) -> list[int]:
    """The inverse of `packed`: the count of each cell."""
    return [cards >> codes.CARD_BITS * cell & codes.CARD_MASK for cell in range(CELLS)]


def tile_payment(paid: Cards) -> int:
    """What the tile of a roof costs: one card or two."""
    if not 1 <= len(paid) <= 2:
        raise ValueError(f"the tile of a roof is paid with 1 or 2 cards, got {''.join(paid) or 'none'}")
    cells = sorted(CARD_INDEX[card] for card in paid)
    return sum((cell + 1) << codes.PAYMENT_BITS * place for place, cell in enumerate(cells))


def move_of(action: int) -> PagodaMove:
    """The move of an action; ValueError if no move has this code."""
    move = decoded(action) if 0 <= action < codes.KINDS << codes.KIND_SHIFT else None
    if move is None:
        raise ValueError(f"no move of Pagoda has the number {action}")
    return move


def decoded(action: int) -> PagodaMove | None:
    """The fields of a code as a move; None if one holds what its kind does not use."""
    kind = action >> codes.KIND_SHIFT
    site, piece = action >> codes.SITE_SHIFT & codes.SITE_MASK, action >> codes.PIECE_SHIFT & codes.PIECE_MASK
    paid = action >> codes.PAYMENT_SHIFT & (1 << 2 * codes.PAYMENT_BITS) - 1
    cards = action & codes.CARDS_MASK
    if kind in (codes.COLUMN, codes.ALTERNATIVE) and piece < COLOURS and paid == 0:
        colour = LETTERS[piece]
        if kind == codes.COLUMN:
            return Column(site + 1, colour, written(cards))
        return Alternative(site + 1, colour, written(cards))
    if kind == codes.TILE and piece < TILES and paid == 0:
        return Tile(site + 1, tile_name(piece), written(cards))
    if kind == codes.ROOF and piece < TILES:
        first, second = paid & codes.PAYMENT_MASK, paid >> codes.PAYMENT_BITS
        if 1 <= first <= CELLS and second <= CELLS and (second == 0 or first <= second):
            names = tuple(card_name(cell - 1) for cell in (first, second) if cell)
            return Roof(site + 1, tile_name(piece), names, written_spire(cards))
    if kind in (codes.PASS, codes.CHANGE) and site == piece == paid == 0:
        return Pass(written(cards)) if kind == codes.PASS else Dragon(written(cards))
    if kind in (codes.LIGHT, codes.END, codes.END_FAN) and site == piece == paid == cards == 0:
        return Lantern() if kind == codes.LIGHT else EndTurn(kind == codes.END_FAN)
    return None


def written(cards: int) -> Cards:
    """Cards in the order in which we write them: table before hand, colours as in LETTERS."""
    return tuple(card_name(cell) for cell, count in enumerate(unpacked(cards)) for _ in range(count))


def written_spire(cards: int) -> Cards:
    """What a spire costs: the single card before the pair (`YtRtRt`), otherwise as always."""
    names = written(cards)
    by_colour = [sum(name[0] == letter for name in names) for letter in LETTERS]
    return tuple(sorted(names, key=lambda name: (by_colour[LETTERS.index(name[0])], CARD_INDEX[name])))


def tile_index(name: str) -> int:
    return LETTERS.index(name[0]) * COLOURS + LETTERS.index(name[1])


# -- notation ------------------------------------------------------------------------------------------------


def move_from(text: str) -> PagodaMove:
    """The move a line names, cards in any order; NotationError if no action stands for it."""
    try:
        return move_of(code_of(spoken(text)))
    except ValueError:  # more or fewer cards than an action can hold
        raise NotationError(text, EXPECTED) from None


def spoken(text: str) -> PagodaMove:
    """The move a line spells, whatever cards it names; NotationError if the line has not the form of a move."""
    found = LINES.fullmatch(tidied(text))
    if found is None:
        raise NotationError(text, EXPECTED)
    return spelled(found)


def tidied(text: str) -> str:
    """A line as it is printed: one space behind the first word, none elsewhere, colours large and zones small."""
    words = text.upper().split()
    line = "".join(words)
    head = 1 if line[:1] in ("Z", "D") else 2 if line[:1] in ("A", "B", "C", "X") else len(line)
    body = line[head:].replace("T", "t").replace("H", "h")
    return f"{line[:head]} {body}".strip()


def spelled(found: re.Match[str]) -> PagodaMove:
    """The move of a line that has the right form."""
    match [group for group in found.groups() if group is not None]:
        case ["A", site, colour, paid]:
            return Column(int(site), colour, split(paid))
        case ["B", site, tile, paid]:
            return Tile(int(site), tile, split(paid))
        case ["C", site, tile, paid, spire]:
            return Roof(int(site), tile, split(paid), split(spire))
        case ["X", site, colour, cards]:
            return Alternative(int(site), colour, split(cards))
        case ["Z", cards]:
            return Pass(split(cards))
        case ["D", cards]:
            return Dragon(split(cards))
        case ["L"]:
            return Lantern()
        case word:
            return EndTurn(word == ["EF"])


def split(cards: str) -> Cards:
    return tuple(cards[i : i + 2] for i in range(0, len(cards), 2))
