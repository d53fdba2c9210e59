"""Addresses of databases and brokers, as far as they may be shown."""

from __future__ import annotations

from urllib.parse import urlsplit


def without_password(url: str) -> str:
    """The address for messages and logs: where it is, not how to get in."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "(unreadable address)"
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"
