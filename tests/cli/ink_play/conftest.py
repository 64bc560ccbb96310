"""What the tests of Railroad Ink in the terminal share."""

from __future__ import annotations

import pytest
from tests.cli.ink_play.typing_in import Game


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, and so wide that no sentence in the panel is broken."""
    for name in ("LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Game:
    """A game in this process."""
    return Game(monkeypatch, capsys)
