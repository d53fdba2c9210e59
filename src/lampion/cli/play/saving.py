"""Saves the record of a game, when asked for on the command line or at the end."""

from __future__ import annotations

from pathlib import Path

from lampion.cli.play.screen import Screen
from lampion.cli.play.voice import Voice
from lampion.core.message import Message
from lampion.core.record import encode
from lampion.tables.records import table_record
from lampion.tables.table import Table


def save(table: Table, file: Path, voice: Voice, screen: Screen) -> bool:
    """Write the record; say where it is, or why that was not possible."""
    try:
        file.write_text(encode(table_record(table, whole=True)) + "\n", encoding="utf-8")
    except OSError as error:
        screen.say(
            voice.say(Message("terminal-not-saved", {"file": str(file), "error": str(error.strerror)})), "yellow"
        )
        return False
    screen.say(voice.say(Message("terminal-saved", {"file": str(file)})))
    return True


def offer_to_save(table: Table, voice: Voice, screen: Screen) -> None:
    """Ask for a file name until one works; an empty line, or the end of the input, is a no."""
    screen.say(voice.say(Message("terminal-save-question")))
    try:
        while (name := screen.ask().strip()) and not save(table, Path(name).expanduser(), voice, screen):
            pass
    except EOFError:
        return
