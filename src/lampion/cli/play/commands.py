"""What a person may type besides moves, in any of our languages."""

from __future__ import annotations

from dataclasses import dataclass

WORDS = {
    "help": ("help", "?", "hilfe", "aide"),
    "moves": ("moves", "züge", "zuege", "coups"),
    "hint": ("hint", "tipp", "conseil"),
    "why": ("why", "warum", "pourquoi"),
    "rules": ("rules", "regeln", "règles", "regles"),
    "undo": ("undo", "zurück", "zurueck", "annuler"),
    "resign": ("resign", "aufgeben", "abandonner"),
    "always": ("always", "immer", "toujours"),
    "quit": ("quit", "exit", "ende", "quitter"),
}
VERBS = {word: verb for verb, words in WORDS.items() for word in words}
WITH_OBJECT = ("moves", "why", "always")


@dataclass(frozen=True)
class Command:
    """A verb of WORDS and what follows it; the verb is empty where the line is a move, a number or nothing."""

    verb: str
    rest: str


def command_from(line: str) -> Command:
    """The command of a typed line."""
    text = " ".join(line.split())
    first, _, rest = text.partition(" ")
    verb = VERBS.get(first.lower(), "")
    if not verb or (rest and verb not in WITH_OBJECT):
        return Command("", text)
    return Command(verb, rest)
