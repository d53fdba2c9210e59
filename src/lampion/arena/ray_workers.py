"""Plays matches on a Ray cluster: the same games with the same results as on this machine.

Every node needs the same version of Lampion. Ray is an extra, and loaded only when a cluster is asked for.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Iterable, Iterator
from importlib import import_module
from types import ModuleType, TracebackType
from typing import Final

from lampion import __version__
from lampion.arena.match import Match, MatchResult
from lampion.arena.workers import ATTEMPTS, IN_HAND, MatchFailed, answer_to, checked

PATIENCE: Final = 10.0  # seconds until an address counts as dead
LOCAL: Final = "local"  # the address that means: start Ray on this machine


class NoCluster(RuntimeError):
    """There is no cluster to play on. The message says why, and what can be done."""


def version() -> str:
    """Which Lampion a node has."""
    return __version__


def loaded_ray() -> ModuleType:
    """Ray, where it is installed."""
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise NoCluster("a cluster needs Ray: pip install 'lampion[ray]'") from None


def knock(address: str) -> None:
    """Make sure that somebody is at home, because Ray ends the whole process where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"no Ray cluster can be reached at {address}: {error}") from None


class RayWorkers:
    """All processors of a cluster, used in a `with`. A task whose worker or node dies is started again by Ray."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._ray = loaded_ray()

    def __enter__(self) -> RayWorkers:
        # Results are the only thing on stdout, so the workers' own words stay in Ray's log files.
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        own = {"include_dashboard": False} if self.address == LOCAL else {}
        knock(self.address)
        try:
            self._ray.init(address=self.address, **quiet, **own)
        except Exception as error:  # noqa: BLE001  (Ray raises bare exceptions, too)
            raise NoCluster(f"no Ray cluster can be reached at {self.address}: {error}") from None
        try:
            self._compare_versions()
        except BaseException:
            self._ray.shutdown()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def play(self, matches: Iterable[Match]) -> Iterator[MatchResult]:
        """The results in the order of the matches, each as soon as it and all before it are there."""
        task = self._ray.remote(answer_to).options(max_retries=ATTEMPTS - 1)
        waiting = iter(matches)
        under_way: deque[tuple[Match, object]] = deque()
        while True:
            while len(under_way) < self._room() and (match := next(waiting, None)) is not None:
                under_way.append((match, task.remote(match)))
            if not under_way:
                return
            match, reference = under_way.popleft()
            try:
                answer = self._ray.get(reference)
            except self._ray.exceptions.RayError as error:
                raise MatchFailed(f"game {match.number} ({', '.join(match.labels)}) was lost: {error}") from None
            yield checked(answer)

    def _room(self) -> int:
        """How many matches are handed out at a time; the cluster may grow meanwhile."""
        return IN_HAND * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _compare_versions(self) -> None:
        """Other rules or bots there than here would be played without a word."""
        try:
            there = self._ray.get(self._ray.remote(version).remote())
        except self._ray.exceptions.RayError as error:
            raise NoCluster(f"the nodes at {self.address} cannot run Lampion; is it installed there? {error}") from None
        if there != __version__:
            raise NoCluster(f"the nodes at {self.address} have Lampion {there}, here is {__version__}")
