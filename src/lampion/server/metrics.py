"""Figures about the running server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@dataclass
class Metrics:
    """Counted since the start. Nothing here says who did what."""

    answers: Counter[int] = field(default_factory=Counter)  # HTTP answers by status
    commands: Counter[str] = field(default_factory=Counter)  # commands by what became of them
    turned_away: Counter[str] = field(default_factory=Counter)  # by which limit

    def count_command(self, outcome: str) -> None:
        """What became of a command."""
        self.commands[outcome] += 1

    def text(self, gauges: dict[str, tuple[str, float]], more: Iterable[str]) -> str:
        """Everything as text; `gauges` are figures of this moment, with what they mean, `more` lines made elsewhere."""
        lines: list[str] = []
        for name, about, label, counted in (
            ("lampion_http_answers_total", "HTTP answers by status.", "status", self.answers),
            ("lampion_commands_total", "Commands by what became of them.", "outcome", self.commands),
            ("lampion_turned_away_total", "Requests beyond a limit.", "limit", self.turned_away),
        ):
            lines += [f"# HELP {name} {about}", f"# TYPE {name} counter"]
            lines += [f'{name}{{{label}="{value}"}} {count}' for value, count in sorted(counted.items())]
        for name, (about, figure) in gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {figure:g}"]
        return "\n".join([*lines, *more]) + "\n"
