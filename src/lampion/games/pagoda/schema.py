"""What an edition of Pagoda may say: every key of its file, and what must hold between them.

Most bounds are those of the codes and the notation of moves and positions, so that records stay readable; `because`
says so. docs/editions.md lists them.
"""

from __future__ import annotations

from lampion.core.edition_schema import Choice, Key, Number, Numbers, Report, Rows, Schema
from lampion.games.pagoda.components import COLOUR_NAMES, COLOURS, MOST_SITES, PLAYERS, TILES, TOP

COLOUR = Choice(*COLOUR_NAMES, message="pagoda-edition-colour-")
MOST_OF_A_CARD = 7

ONE_PAIR = "moves name a tile by base and next colour, so two with the same pair cannot be told apart"
ONE_CELL = f"a move has room for {MOST_OF_A_CARD} equal cards"
ROOF_PAYMENT = "the code of a roof has room for two cards that pay its tile"


def enough_cards(report: Report) -> None:
    """Draw pile and discard pile are never both empty (PR-2), and every roof can be paid."""
    cards, price = report.data["cards"], report.data["price"]
    held = PLAYERS * (cards["table"] + cards["fan_hand"])
    least = -(-held // COLOURS)
    expected = f"must be at least {least}, so that two full tables and hands leave a card to draw"
    report.need(cards["each_colour"] >= least, ("cards", "each_colour"), expected, cards["each_colour"])
    roof = price["tile"] + price["spire"]
    expected = f"must be at least {roof}, so that a roof whose spire has the colour of its tile can be paid"
    report.need(cards["each_colour"] >= roof, ("cards", "each_colour"), expected, cards["each_colour"])


def fan_draws(report: Report) -> None:
    """The Fan never takes cards away (P-40)."""
    hand, fan_hand = report.data["cards"]["hand"], report.data["cards"]["fan_hand"]
    report.need(fan_hand >= hand, ("cards", "fan_hand"), f"must not be less than cards.hand, which is {hand}", fan_hand)


def set_is_held(report: Report) -> None:
    """An alternative turn, or a pass, is always possible (PR-3)."""
    cards = report.data["cards"]
    held = cards["table"] + cards["hand"]
    expected = f"must not be more than the {held} cards that every turn begins with"
    report.need(cards["alternative"] <= held, ("cards", "alternative"), expected, cards["alternative"])


def end_can_come(report: Report) -> None:
    """The game ends when so many sites are completed (P-46)."""
    sites, ends_at = report.data["board"]["sites"], report.data["board"]["ends_at"]
    report.need(ends_at <= sites, ("board", "ends_at"), f"must not be more than board.sites, which is {sites}", ends_at)


def lantern_helps(report: Report) -> None:
    """The Lantern never lowers the build limit (P-36)."""
    limit, lit = report.data["turn"]["columns"], report.data["turn"]["lantern_columns"]
    expected = f"must not be less than turn.columns, which is {limit}"
    report.need(lit >= limit, ("turn", "lantern_columns"), expected, lit)


TILE_KEYS = (Key("base", COLOUR), Key("next", COLOUR), Key("spire", COLOUR))

SCHEMA = Schema(
    "pagoda",
    keys=(
        Key(
            "tiles",
            Rows(TILE_KEYS, 1, TILES, name=("base", "next"), ordered=False),
            because=ONE_PAIR,
        ),
        Key("cards.each_colour", Number(3, 30)),
        Key(
            "cards.table", Number(COLOURS, MOST_OF_A_CARD), because=f"a game begins with one of each colour; {ONE_CELL}"
        ),
        Key("cards.hand", Number(1, MOST_OF_A_CARD), because=ONE_CELL),
        Key("cards.fan_hand", Number(1, MOST_OF_A_CARD), because=ONE_CELL),
        Key("cards.alternative", Number(1, MOST_OF_A_CARD), because=ONE_CELL),
        Key("board.sites", Number(1, MOST_SITES), because=f"the code of a move can name {MOST_SITES} sites"),
        Key("board.columns", Number(1, 6), because="a position text and the page have room for six on a floor"),
        Key("board.ends_at", Number(1, MOST_SITES)),
        Key("turn.columns", Number(1, 9)),
        Key("turn.lantern_columns", Number(1, 9)),
        Key("turn.uses", Number(1, 5)),
        Key("price.column", Number(1, 3)),
        Key("price.tile", Number(1, 2), because=ROOF_PAYMENT),
        Key("price.spire", Number(1, 3)),
        Key("price.bowl", Number(1, 3)),
        Key("price.buddha", Number(1, 2), because=ROOF_PAYMENT),
        Key("points.columns", Numbers(TOP, 0, 9)),
        Key("points.tile", Number(0, 9)),
        Key("normal.floors", Number(2, TOP), because=f"a position has room for {TOP} tiles on a site"),
        Key("normal.spire", Number(0, 20)),
        Key("quick.floors", Number(2, TOP), because=f"a position has room for {TOP} tiles on a site"),
        Key("quick.spire", Number(0, 20)),
    ),
    checks=(enough_cards, fan_draws, set_is_held, end_can_come, lantern_helps),
)
