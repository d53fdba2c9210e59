"""A table in a browser that is brought to a known kind of position before the page is looked at."""

from typing import Any

from support.visitor import Visitor

OPEN = """async ([game, map, position]) => (await (await fetch('/api/v1/tables', {method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({game, seats: ['Ada', 'Bo'].map((name) => ({kind: 'human', name})),
        ...(position ? { position } : { options: {}, start: 0, contribution: '00'.repeat(16) }), map})
    })).json()).table"""
LOOK = """async (table) => {
    const at = `/api/v1/tables/${table}`;
    const { to_move: seat, waits } = await (await fetch(at)).json();
    return (await fetch(seat === null ? at : `${at}?seat=${waits ? waits.seat : seat}`)).json();
}"""
DO = """async ([table, seat, version, command]) => (await fetch(`/api/v1/tables/${table}/commands`, {method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({key: crypto.randomUUID(), version, seat, command})})).status"""
COACHED = "(table) => localStorage.setItem('lampion-coached', JSON.stringify({table, tip: 9}))"


class PlayedTable(Visitor):
    """Two people around one device. Their decisions are sent as a program would send them."""

    opened = ""

    def open_table(self, game: str, edition: str | None = None, position: str | None = None) -> None:
        """A table that begins at its beginning, or with this position text."""
        self.page.goto(self.address)
        self.opened = self.page.evaluate(OPEN, [game, edition, position])

    def look(self) -> dict[str, Any]:
        """What the one sees who decides; whatever waits to be handed on is handed on."""
        while (seen := self.page.evaluate(LOOK, self.opened))["waits"]:
            self._send(seen, {"do": "done"})
        found: dict[str, Any] = seen
        return found

    def decide(self, notation: str) -> None:
        self._send(self.look(), {"do": "move", "notation": notation})

    def _send(self, seen: dict[str, Any], command: dict[str, str]) -> None:
        sent = self.page.evaluate(DO, [self.opened, seen["seat"], seen["version"], command])
        assert sent == 200, f"{command}: {sent}"

    def show(self, coach: bool = False) -> None:
        """The page, where the one who decides looks at it."""
        self.look()
        if coach:
            self.page.evaluate(COACHED, self.opened)
        self.page.goto(f"{self.address}/table/{self.opened}")
        self.lift_curtain()
        for notice in self.page.locator(".request.notice button").all():  # that nobody dealt this position
            notice.click()
