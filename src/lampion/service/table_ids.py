"""The addresses of tables: too many to guess, easy to read aloud."""

from __future__ import annotations

import re
import secrets
from base64 import b32encode

BYTES = 20  # 160 bits, 32 letters
PATTERN = re.compile(r"[a-z2-7]{32}")


def new_table_id() -> str:
    """Lower-case base32."""
    return b32encode(secrets.token_bytes(BYTES)).decode().lower()
