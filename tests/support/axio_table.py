"""A table of AXIO in a browser, played until somebody has two-digit scores and could score more."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Route, expect

from support.played_table import PlayedTable

PREVIEWS = """async ([table, seat, version, codes]) => (await fetch(`/api/v1/tables/${table}/previews`, {method: 'POST',
    headers: {'content-type': 'application/json'}, body: JSON.stringify({seat, version, codes})})).json()"""
MOST_DECISIONS = 240
HIGH = 10


class AxioTable(PlayedTable):
    """Both take the most points they can get."""

    def sit_down_with_high_scores(self, coach: bool = False) -> None:
        """It is somebody's turn who has two digits in a colour and its neighbour; advice points at more of it."""
        self.open_table("axio")
        for _ in range(MOST_DECISIONS):
            seen = self.look()
            if seen["over"]:  # without high scores: another deal
                self.open_table("axio")
                continue
            best, code = self._richest(seen)
            if best is not None and self._is_high(seen, best):
                self.show(coach)
                self._point_at(seen, code)
                return
            self.decide(next(offer["notation"] for offer in seen["legal"] if offer["code"] == code))
        raise AssertionError("nobody came to high scores")

    def _richest(self, seen: dict[str, Any]) -> tuple[dict[str, int] | None, int]:
        """The points of the best placement and its code; None where something else is to be decided."""
        codes = [offer["code"] for offer in seen["legal"] if offer["parts"]["kind"] == "place"]
        if not codes:
            return None, seen["legal"][0]["code"]
        found = self.page.evaluate(PREVIEWS, [self.opened, seen["seat"], seen["version"], codes])
        points = [preview["points"] for preview in found]
        scores = scores_of(seen)
        return max(zip(points, codes, strict=True), key=lambda one: sum(one[0].values()) + high_gains(scores, one[0]))

    @staticmethod
    def _is_high(seen: dict[str, Any], points: dict[str, int]) -> bool:
        return high_gains(scores_of(seen), points) > 0

    def _point_at(self, seen: dict[str, Any], code: int) -> None:
        notation = next(offer["notation"] for offer in seen["legal"] if offer["code"] == code)

        def advise(route: Route) -> None:
            route.fulfill(json={"code": code, "notation": notation, "text": seen["prompt"]})

        self.page.route("**/hint", advise)
        self.page.locator(".bulb").click()
        expect(self.page.locator(".me .track em").first).to_be_visible()


def scores_of(seen: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = seen["board"]["players"][seen["seat"]]["scores"]
    return found


def high_gains(scores: dict[str, int], points: dict[str, int]) -> int:
    """In how many colours something is won that have two digits, and a neighbour on their right with two digits."""
    pairs = pairwise(scores)
    return sum(1 for one, other in pairs if points.get(one) and min(scores[one], scores[other]) >= HIGH)
