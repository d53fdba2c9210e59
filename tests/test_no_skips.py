import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SKIPPING = """
import pytest

@pytest.fixture
def browser():
    pytest.skip("MISSING on this machine: a browser")

def test_in_a_fixture(browser): ...

@pytest.mark.skipif(True, reason="not today")
def test_by_mark(): ...

def test_inside():
    pytest.skip("half way")

@pytest.mark.xfail(strict=True)
def test_known_to_fail():
    assert 0
"""


@pytest.mark.parametrize(("ci", "ends"), [("true", "1 failed, 1 xfailed, 2 errors"), ("", "3 skipped, 1 xfailed")])
def test_in_ci_a_skip_is_a_failure(tmp_path: Path, ci: str, ends: str) -> None:
    (tmp_path / "test_skipping.py").write_text(SKIPPING)
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "support.no_skips", "--rootdir", str(tmp_path)]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(TESTS)}
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ends in ran.stdout.splitlines()[-1], ran.stdout + ran.stderr
    assert "MISSING on this machine: a browser" in ran.stdout
    assert ran.returncode == (1 if ci else 0)
