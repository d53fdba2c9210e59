"""What can go wrong with a backup."""

from __future__ import annotations


class BackupError(Exception):
    """A backup cannot be made or restored; the message says why and what to do. Nothing was changed."""
