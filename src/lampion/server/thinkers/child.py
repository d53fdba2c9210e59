"""A thinker: answers questions on its standard input until that is closed, which happens too when the server dies."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

from lampion.core.registry import games
from lampion.server.thinkers.frames import LENGTH, framed
from lampion.service.thinking import answer


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """One question after the other, until there is nobody left to ask or to be answered."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        answers.write(framed(answer(questions.read(LENGTH.unpack(head)[0]))))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    games()  # loaded before the first question comes, not while somebody waits for its answer
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server was killed while we thought
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more when it ends
