"""What is said of profiles, see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from railwright.server.fair_messages import Secret
from railwright.server.http_messages import Body, Reply
from railwright.server.messages import PlayerName
from railwright.server.reach import ORIGIN


class Keyed(Body, frozen=True):
    """Whoever has the key."""

    key: Secret


class Called(Keyed, frozen=True):
    """The same, with a name."""

    name: PlayerName = ""


class Moved(Keyed, frozen=True):
    """The same, with where the page was found."""

    origin: Annotated[str, msgspec.Meta(pattern=ORIGIN)]


class Who(Reply, frozen=True):
    """A profile; `hidden`: an operator has hidden its name, and others see `shown`."""

    id: str
    name: str
    shown: str
    hidden: bool
    created: str


class Everything(Reply, frozen=True):
    """All that is kept of a profile."""

    profile: dict[str, Any]
    results: list[dict[str, Any]]
    finished: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    standings: list[dict[str, Any]]
    messages: list[dict[str, Any]]
    challenges: list[dict[str, Any]]
    games: list[dict[str, Any]]


class Forgotten(Reply, frozen=True):
    """The profile is deleted."""

    deleted: bool
