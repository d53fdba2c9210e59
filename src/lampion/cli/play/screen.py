"""The terminal itself: drawing a position, lines of text, questions and their answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

with suppress(ImportError):  # where it exists, it gives answers a history and editing
    import readline  # noqa: F401

FORGET_SCROLLBACK = "\x1b[3J"


class Screen:
    """What is seen and typed. On a real terminal a new position takes the place of the last one."""

    def __init__(self, console: Console) -> None:
        self._console = console
        reconfigure = getattr(console.file, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a letter the terminal lacks must not end the game

    @property
    def plain(self) -> bool:
        return bool(self._console.options.ascii_only)

    def clear(self) -> None:
        """Nothing of the last player's tiles stays, in the scrollback neither."""
        self._console.clear()
        if self._console.is_terminal:
            self._console.file.write(FORGET_SCROLLBACK)
            self._console.file.flush()

    def show(self, title: str, picture: RenderableType, log: Sequence[str]) -> None:
        self._console.clear()
        self._console.print(Text(title, style="bold"))
        self._console.print()
        self._console.print(picture)
        self._console.print()
        for line in log:
            self.say(line, "dim")
        if log:
            self._console.print()

    def say(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style=style))

    def read(self, page: str) -> None:
        """A whole page of Markdown."""
        self._console.print(Markdown(page))

    def ask(self, style: str = "") -> str:
        """The next line that is typed; EOFError at the end of the input."""
        return self._console.input(Text("> ", style=style))

    @contextmanager
    def waiting(self, words: str) -> Iterator[None]:
        """A sign of life while a bot thinks, where a person watches."""
        if self._console.is_terminal:
            with self._console.status(Text(words)):
                yield
        else:
            yield
