"""The bot in docs/api.md is run as it stands."""

import re
import subprocess
import sys
from pathlib import Path

from support.running_server import RunningServer

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_the_bot_of_the_documentation_plays_to_the_end(server: RunningServer) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    lines = [line for line in program.splitlines() if line.strip()]
    assert len(lines) <= 40
    played = subprocess.run(
        [sys.executable, "-c", program, server.address], capture_output=True, text=True, timeout=60, check=False
    )
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"scores \[\d+, \d+\] winners \[.*\]\n", played.stdout)
