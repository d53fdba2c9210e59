"""What a client may cause to be written down. It is asked before anything is."""

from __future__ import annotations


class Allowance:
    """As much as it likes. A server that counts overrides this; what is too much raises ApiError."""

    def open_table(self) -> None:
        """A new table is about to be opened."""

    def store(self, size: int) -> None:
        """So many bytes are about to be stored."""


UNLIMITED = Allowance()
