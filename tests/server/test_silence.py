"""Tests of asking whether somebody is still there: only who is silent is asked, and only who stays silent is left."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest

from railwright.server.limits import Limits
from railwright.server.protocols import protocols
from railwright.server.settings import Settings

_SECONDS = 20.0


class Loop:
    """A loop whose clock a test sets, and that remembers what is to be done when."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.later: list[tuple[float, str]] = []

    def time(self) -> float:
        """Now."""
        return self.now

    def call_later(self, seconds: float, what: Any) -> Mock:
        """Remember."""
        self.later.append((seconds, what.__name__))
        return Mock()


@pytest.fixture
def page() -> Any:
    """The connection of a page that is being played at."""
    settings = Settings()
    _, websockets = protocols(settings, Limits(settings))
    made: Any = websockets.__new__(websockets)
    made.loop, made.transport, made.conn, made.logger = Loop(), Mock(), Mock(), Mock(level=50)
    made.transport.is_closing.return_value = False
    made.conn.data_to_send.return_value = []
    made.close_sent, made.client, made.last_ping_rtt = False, None, 0.0
    made.ping_interval = made.ping_timeout = _SECONDS
    made._heard = made.loop.now
    return made


def test_who_plays_is_not_asked(page: Any) -> None:
    """A move is as good as an answer; the question comes once nothing has been heard for as long as ever."""
    page.loop.now += 15
    page.send_keepalive_ping()
    assert not page.conn.send_ping.called
    assert page.loop.later == [(5, "send_keepalive_ping")]
    page.loop.now += 5
    page.send_keepalive_ping()
    assert page.conn.send_ping.call_count == 1
    assert page.loop.later[1:] == [(_SECONDS, "keepalive_timeout")]


def test_who_is_read_late_is_not_left(page: Any) -> None:
    """An answer that stands behind much else has been sent; who has said nothing at all is gone."""
    page.loop.now += _SECONDS
    page.send_keepalive_ping()
    page.loop.now += 10
    page._heard = page.loop.now
    page.loop.now += 10
    page.keepalive_timeout()
    assert not page.conn.fail.called
    assert page.loop.later[-1] == (_SECONDS, "send_keepalive_ping")
    page.loop.now += _SECONDS
    page.send_keepalive_ping()
    page.loop.now += _SECONDS
    page.keepalive_timeout()
    assert page.conn.fail.call_args.args[0] == 1011
    assert page.close_sent
