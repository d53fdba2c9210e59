"""A PostgreSQL and a Valkey of the tests' own: on a free port of this machine, in a folder that vanishes."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 60.0
NOBODY = "65534"


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1.0).close()
    except OSError:
        return False
    return True


class PrivateServer:
    """Something that listens on a port, can be stopped, killed, and started again with the same data."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="lampion-test-"))
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        return answers(self.port)

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + PATIENCE
        while not self.ready():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends PostgreSQL at once but in order; SIGQUIT as if the power had failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def clear(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class PrivatePostgres(PrivateServer):
    """A cluster without passwords, for this machine only. It refuses to run as root, so root becomes nobody."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        """`durable`: what it has answered survives a power failure, which takes time and is nothing that tests need."""
        super().__init__()
        self._programs = programs
        self._fsync = "on" if durable else "off"
        self._as = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"] if os.getuid() == 0 else []
        if self._as:
            os.chown(self.folder, int(NOBODY), int(NOBODY))
        made = self._run("initdb", "-D", "cluster", "-U", "lampion", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        if made.returncode != 0:
            raise RuntimeError(made.stderr)

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": ""}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        given += ["-c", f"fsync={self._fsync}"]
        return [*self._as, str(self._programs / "postgres"), "-D", str(self.folder / "cluster"), *given]

    def ready(self) -> bool:
        told = self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-U", "lampion", "-d", "postgres")
        return told.returncode == 0

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        made = self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "lampion", name)
        assert made.returncode == 0, made.stderr
        return f"postgresql://lampion@127.0.0.1:{self.port}/{name}"

    def copy(self, source: str, target: str) -> None:
        """Dump one database and restore it into an empty one."""
        dumped = self._run("pg_dump", source)
        assert dumped.returncode == 0, dumped.stderr
        self.restore(dumped.stdout, target)

    def dump(self, source: str) -> str:
        """A database as SQL that any client can carry out."""
        dumped = self._run("pg_dump", "--inserts", "--rows-per-insert=100", "--no-owner", "--no-comments", source)
        assert dumped.returncode == 0, dumped.stderr
        return dumped.stdout

    def restore(self, script: str, target: str) -> None:
        """Carry out such SQL in an empty database."""
        restored = self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", target, given=script)
        assert restored.returncode == 0, restored.stderr

    def _run(self, program: str, *arguments: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
        command = [*self._as, str(self._programs / program), *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=self.folder, timeout=PATIENCE, input=given
        )


class PrivateValkey(PrivateServer):
    """Keeps nothing."""

    def __init__(self, program: Path) -> None:
        super().__init__()
        self._program = program

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return [str(self._program), *settings, "--dir", str(self.folder)]
