"""A thinker: answers questions on its standard input until that is closed, which happens too when the server dies."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from lampion.bots.levels import bot
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.server.thinkers.frames import LENGTH, Answer, Question, framed


def think(question: Question) -> int:
    """The bot's choice. It never holds a position, only what its seat has seen."""
    played = game(question.game)
    observation = played.load_observation(question.observation)
    return bot(question.level, played).choose(observation, rng_from(question.seed))


def answer(body: bytes) -> Answer:
    """The choice, or the problem: a bot that fails must not take the process with it."""
    try:
        return Answer(think(msgspec.json.decode(body, type=Question)))
    except Exception as problem:  # noqa: BLE001  (any bot's code)
        return Answer(None, f"{type(problem).__name__}: {problem}")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """One question after the other, until there is nobody left to ask or to be answered."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        answers.write(framed(answer(questions.read(LENGTH.unpack(head)[0]))))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server was killed while we thought
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more when it ends
