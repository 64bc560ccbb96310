"""A real server with a database of its own, a real Chromium, and pages at both sizes."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests.web.serving import Server

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-dev-shm-usage"
)

PATIENCE = 45_000
"""Milliseconds until a page has to show something: a busy machine may need many."""

Pages = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def _find_browser() -> str | None:
    return next((found for name in _BROWSERS if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The system's Chromium; installed from the Debian packages where that is possible."""
    found = _find_browser()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        lock = Path(tempfile.gettempdir()) / "railwright-chromium.lock"
        command = "apt-get update -q && apt-get install -y -q chromium"
        subprocess.run(["flock", str(lock), "sh", "-c", command], check=False, capture_output=True)
        found = _find_browser()
    if found is None:
        pytest.fail("The tests of the page need Chromium. Please install it (Debian and Ubuntu: the package chromium).")
    return found


@pytest.fixture(scope="session")
def server(compiled: None) -> Iterator[Server]:  # noqa: ARG001 - first
    """A server on a free port, shared by the tests; each opens rooms of its own.

    Its games are in memory where that can be: a commit on a slow disk may take so long that moves are refused.
    """
    memory = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(prefix="railwright-web-", dir=memory) as folder, Server(Path(folder)) as running:
        yield running


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests of the page; each gets contexts of its own.

    While it is open an event loop runs in this thread, so that no test elsewhere could run one.
    """
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=_FLAGS.split())
        yield started
        started.close()


@pytest.fixture
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    """Opens pages, each in a context of its own; a script error or a request to another host fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # the browser itself reports lost connections and refusals; the page says them in words, which tests look at
        reported = ("WebSocket connection", "net::ERR", "Failed to load resource")
        if message.type == "error" and not any(part in message.text for part in reported):
            faults.append(message.text)

    def note_missing(response: Response) -> None:
        if response.status >= 400 and "/api/" not in response.url:
            faults.append(f"{response.status} {response.url}")

    def open_page(path: str = "/", *, phone: bool = False, server: Server = server, **options: object) -> Page:
        size = PHONE if phone else DESKTOP
        # what a page keeps for offline use is fetched only where a test wants it
        usual = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        settings: dict[str, object] = {**usual, **options}
        if phone:
            settings |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = browser.new_context(**settings)  # type: ignore[arg-type]  # names come from the table above
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", note)
        page.on("response", note_missing)
        page.on(
            "request",
            lambda request: (
                None if request.url.startswith((server.url, "blob:", "data:")) else faults.append(request.url)
            ),
        )
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, faults
