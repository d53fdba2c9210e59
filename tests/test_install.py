"""The installer on other systems: where programs lie, and that two of it take turns."""

import importlib.util
import sys
import threading
import time
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parent.parent / "tools" / "install.py"


@pytest.fixture(scope="module")
def install() -> ModuleType:
    spec = importlib.util.spec_from_file_location("install_tool", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_programs_lie_where_each_system_has_them(install: ModuleType) -> None:
    windows = install.in_environment(PureWindowsPath("C:/lampion/.venv"), "python", "nt")
    assert str(windows) == "C:\\lampion\\.venv\\Scripts\\python.exe"
    assert (
        str(install.in_environment(PurePosixPath("/lampion/.venv"), "python", "posix")) == "/lampion/.venv/bin/python"
    )


def test_nothing_is_asked_of_one_system_alone(install: ModuleType) -> None:
    assert "fcntl" not in TOOL.read_text("utf-8") and '"bin"' in TOOL.read_text("utf-8")
    assert Path(sys.executable).parent.name in {"bin", "Scripts"}


def test_two_at_once_take_turns(install: ModuleType, tmp_path: Path) -> None:
    inside, most = 0, 0

    def work() -> None:
        nonlocal inside, most
        with install.one_at_a_time(tmp_path / "lock"):
            inside += 1
            most = max(most, inside)
            time.sleep(0.05)
            inside -= 1

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
