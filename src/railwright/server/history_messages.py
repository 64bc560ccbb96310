"""What somebody's history says, see docs/protocol.md."""

from __future__ import annotations

from railwright.bots.registry import GameName
from railwright.server.http_messages import Reply
from railwright.server.ratings import Rating


class Rival(Reply, frozen=True):
    """Somebody else at a table: a person by name, or a bot by its level."""

    name: str
    bot: str | None


class PlayedGame(Reply, frozen=True):
    """A finished game; `loss` and `luck` where it was analysed, `change` of the rating where it was rated."""

    room: str
    seat: int
    game: GameName
    edition: str
    expansion: str
    day: str
    points: int
    place: int
    players: int
    rivals: list[Rival]
    parts: dict[str, int]
    fair: bool
    """Whether it counts in averages: not with a seed chosen by hand, and not as practice."""
    kept: bool
    """Whether it can still be looked at."""
    luck: float | None
    loss: float | None
    change: float | None


class GivenAway(Reply, frozen=True):
    """What the analysed games of a kind say, whatever the dice were: points given away per game, and in which parts."""

    games: int
    luck: float
    loss: float
    parts: dict[str, float]
    losses: list[float]
    """Of the latest games, the oldest first."""


class Variant(Reply, frozen=True):
    """One kind of game: how often, how well."""

    game: GameName
    edition: str
    expansion: str
    games: int
    mean: float
    best: int
    best_room: str
    parts: dict[str, float]
    """The mean of each part."""
    points: list[int]
    """The latest results, the oldest first."""
    days: list[str]
    """Their days."""
    matches: int
    wins: int
    master: float | None
    """What Master makes alone on average."""
    master_parts: dict[str, float]
    """What that is made of; empty where it was not measured."""
    given_away: GivenAway | None


class Opponent(Reply, frozen=True):
    """Who was met, how often, and how often one was ahead."""

    name: str
    bot: str | None
    games: int
    ahead: int


class History(Reply, frozen=True):
    """All that somebody has finished."""

    rating: Rating | None
    variants: list[Variant]
    opponents: list[Opponent]
    games: list[PlayedGame]
