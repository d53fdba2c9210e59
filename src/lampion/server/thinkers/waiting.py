"""Questions of one purpose that wait: clients take turns, and so do the tables of each client."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Collection
from dataclasses import dataclass

from lampion.service.thinking import Answer, Asker, Question


@dataclass(frozen=True, eq=False)
class Job:
    """A question and where its answer goes. Whoever no longer wants it has cancelled `answer`."""

    question: Question
    asker: Asker
    answer: asyncio.Future[Answer]
    since: float


class Waiting:
    """The next one is of the client whose turn was longest ago, and of that client's table likewise."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self.of_client: Counter[str] = Counter()
        self.of_table: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.of_client.total()

    def add(self, job: Job) -> None:
        """One more, after those of its own client and table."""
        tables = self._jobs.setdefault(job.asker.client, OrderedDict())
        tables.setdefault(job.asker.table, deque()).append(job)
        self.of_client[job.asker.client] += 1
        self.of_table[job.asker.table] += 1

    def take(self, busy: Collection[Asker] = ()) -> Job | None:
        """The next one, of a client and a table that are not busy."""
        clients, tables = {one.client for one in busy}, {one.table for one in busy}
        for client, its_tables in self._jobs.items():
            if client not in clients:
                for table, jobs in its_tables.items():
                    if table not in tables:
                        job = jobs[0]
                        its_tables.move_to_end(table)
                        self._jobs.move_to_end(client)
                        self.remove(job)
                        return job
        return None

    def remove(self, job: Job) -> None:
        """It is no longer waited for, or its turn has come; nothing happens if it does not wait."""
        tables = self._jobs.get(job.asker.client, OrderedDict())
        jobs = tables.get(job.asker.table, deque())
        if job not in jobs:
            return
        jobs.remove(job)
        for counter, name in ((self.of_client, job.asker.client), (self.of_table, job.asker.table)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
        if not jobs:
            del tables[job.asker.table]
        if not tables:
            del self._jobs[job.asker.client]
