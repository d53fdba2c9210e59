"""An edition of Pagoda: its box for each of the four variants."""

from __future__ import annotations

from typing import Any

from lampion.games.pagoda.components import Box


class Boxes:
    """What an edition file says, as the rules read it."""

    def __init__(self, name: str, content_hash: str, data: dict[str, Any]) -> None:
        self.name = name
        self.hash = content_hash
        self.data = data
        self.variants = {
            (quick, simple): Box(name, content_hash, data, quick, simple)
            for quick in (False, True)
            for simple in (False, True)
        }
