"""What earlier levels chose in positions of real games: the files in tests/bots/yardsticks."""

import lzma
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.record import Record
from lampion.core.replay import replay
from lampion.core.rng import rng_from

FOLDER = Path(__file__).parent.parent / "bots" / "yardsticks"


class Kept(msgspec.Struct):
    """A game, the text of its edition, and what a level chose after so many of its moves, in notation."""

    record: Record
    edition: str
    moves: dict[int, str]


def kept_file(name: str, game: str) -> Path:
    return FOLDER / f"{name}-{game}.jsonl.xz"


def encode_kept(kept: Kept) -> bytes:
    return msgspec.json.encode(kept)


def kept_games(name: str, game: str) -> list[Kept]:
    lines = lzma.decompress(kept_file(name, game).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Kept) for line in lines]


def chosen(name: str, game: Game, kept: Kept) -> Iterator[tuple[int, str]]:
    """What a bot chooses after each of the noted moves: made anew for each decision, with a seed of its own."""
    edition = game.edition_meant(kept.record.map)
    if edition is not None and kept.edition:
        game.recall_edition(kept.edition, edition.hash)
    for recorder in replay(game, kept.record):
        step = len(recorder.moves)
        if step in kept.moves:
            state = recorder.state
            observation = recorder.observation(int(state.seat()))
            action = bot(name, game).choose(observation, rng_from(f"{kept.record.seed}, move {step}"))
            yield step, game.notation(state, action)
