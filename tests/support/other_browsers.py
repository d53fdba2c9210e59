"""Firefox and WebKit as they are installed, driven by what they bring themselves: Marionette and WebKitWebDriver.

Playwright drives builds of its own of these two, which cannot be had everywhere. Both speak the commands of W3C
WebDriver; what differs is only how a command travels.
"""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from support.private_servers import free_port

PATIENCE = 60.0
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser")
WITHOUT_A_SCREEN = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
FIREFOX_PREFERENCES = """user_pref("marionette.port", PORT);
user_pref("intl.accept_languages", "en");
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.safebrowsing.downloads.remote.enabled", false);
user_pref("services.settings.server", "");
"""


class OtherBrowser(ABC):
    """One window."""

    name: str

    @abstractmethod
    def script(self, code: str) -> Any:
        """What a function body returns when the page runs it."""

    @abstractmethod
    def open(self, address: str) -> None: ...

    @abstractmethod
    def size(self, width: int, height: int) -> None: ...

    @abstractmethod
    def screenshot(self) -> bytes: ...

    @abstractmethod
    def close(self) -> None: ...

    def wait_for(self, code: str) -> Any:
        """Until an expression of the page is true."""
        found = until(lambda: self.script(f"return {code}"))
        assert found, (
            f"{self.name}: waited in vain for {code}; the page says: {self.script('return document.body.innerText')}"
        )
        return found

    def press(self, selector: str) -> None:
        """The first visible thing of this kind, once it is there."""
        chosen = f"[...document.querySelectorAll({json.dumps(selector)})].find((one) => one.getClientRects().length)"
        self.wait_for(f"Boolean({chosen})")
        self.script(f"{chosen}.click()")


def until(question: Callable[[], Any]) -> Any:
    """The first answer that is true, or the last one."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = question()
        if answer or time.monotonic() > end:
            return answer
        time.sleep(0.1)


class Firefox(OtherBrowser):
    """Through the port that Firefox opens for its own tests."""

    name = "Firefox"

    def __init__(self, program: Path, profile: Path) -> None:
        port = free_port()
        profile.mkdir()
        (profile / "user.js").write_text(FIREFOX_PREFERENCES.replace("PORT", str(port)), "utf-8")
        command = [str(program), "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._line = until(lambda: connected(port))
        assert self._line, "Firefox did not open its port"
        self._asked = 0
        self._hear()
        self._send("WebDriver:NewSession", {})

    def script(self, code: str) -> Any:
        return self._send("WebDriver:ExecuteScript", {"script": code, "args": []})["value"]

    def open(self, address: str) -> None:
        self._send("WebDriver:Navigate", {"url": address})

    def size(self, width: int, height: int) -> None:
        frame = self.script("return [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]")
        self._send("WebDriver:SetWindowRect", {"width": width + frame[0], "height": height + frame[1]})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._send("WebDriver:TakeScreenshot", {"full": False})["value"])

    def close(self) -> None:
        self._line.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _send(self, command: str, parameters: dict[str, Any]) -> Any:
        self._asked += 1
        message = json.dumps([0, self._asked, command, parameters]).encode()
        self._line.sendall(b"%d:%s" % (len(message), message))
        _, _, fault, answer = self._hear()
        assert fault is None, f"{command}: {fault}"
        return answer

    def _hear(self) -> Any:
        """One message: its length in bytes, a colon, JSON."""
        length = b""
        while (byte := self._line.recv(1)) != b":":
            length += byte
        text = b""
        while len(text) < int(length):
            text += self._line.recv(int(length) - len(text))
        return json.loads(text)


class WebKit(OtherBrowser):
    """WebKitGTK's small browser, on a screen of its own where there is none."""

    name = "WebKit"

    def __init__(self, driver: Path, program: Path) -> None:
        port = free_port()
        screen = [] if os.environ.get("DISPLAY") else ["xvfb-run", "-a", "-s", "-screen 0 1600x1200x24"]
        self._process = subprocess.Popen(
            [*screen, str(driver), f"--port={port}"],
            env={**os.environ, **WITHOUT_A_SCREEN},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        answered = until(lambda: connected(port))
        assert answered, "WebKitWebDriver did not open its port"
        answered.close()
        options = {"binary": str(program), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._post('/session', wanted)['sessionId']}"

    def script(self, code: str) -> Any:
        return self._post(f"{self._session}/execute/sync", {"script": code, "args": []})

    def open(self, address: str) -> None:
        self._post(f"{self._session}/url", {"url": address})

    def size(self, width: int, height: int) -> None:
        frame = self.script("return [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]")
        self._post(f"{self._session}/window/rect", {"width": width + frame[0], "height": height + frame[1]})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._client.get(f"{self._session}/screenshot").raise_for_status().json()["value"])

    def close(self) -> None:
        self._client.delete(self._session)
        self._client.close()
        os.killpg(self._process.pid, 15)
        self._process.wait(PATIENCE)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._client.post(path, json=body).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), f"{path}: {answer}"
        return answer


def connected(port: int) -> socket.socket | None:
    """A connection, if something answers there."""
    try:
        return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    except ConnectionError:
        return None


def firefox_path() -> Path | None:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found else None


def webkit_paths() -> tuple[Path, Path] | None:
    """The driver and its browser."""
    driver = shutil.which("WebKitWebDriver")
    browsers = [path for pattern in MINI_BROWSERS for path in sorted(Path("/").glob(pattern[1:]))]
    return (Path(driver), browsers[0]) if driver and browsers else None
