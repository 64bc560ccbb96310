"""What can be set for a server: on the command line, else by RAILWRIGHT_… in the environment, else as it comes."""

from __future__ import annotations

import argparse
import math
import os
from dataclasses import dataclass, fields
from pathlib import Path

from railwright.bots.registry import check_limit
from railwright.core.errors import MalformedError
from railwright.server.addresses import Proxies
from railwright.server.reach import Reach


def default_database() -> str:
    """A file in the user's folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(base).expanduser() / "railwright" / "games.db")


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    redis: str = ""
    """The URL of the Redis through which several workers find each other; empty: this server is the only one."""
    workers: int = 1
    lease_seconds: float = 1.0
    """A worker that is not heard of for so long is taken for dead, and others take its rooms."""
    metrics_port: int = 0
    """Where a Prometheus may ask, the first of several workers; 0: nowhere."""
    metrics_host: str = "127.0.0.1"
    access_log: str = ""
    """A file, or - for standard error: who asked for what. Empty: not kept."""
    audit_log: str = ""
    """The same: what was done with rooms."""
    deck: str = ""
    """A file with the deck of new rooms of Rail Line that bring none; empty: ours."""
    keep_days: float = 90.0
    """After so many days without use, finished games and rooms that never began are closed."""
    unused_days: float = 2.0
    """After so many days, rooms that nobody joined and in which no person did anything are closed."""
    profile_days: float = 400.0
    """After so many days without use, a profile is deleted with everything that belongs to it."""
    most_rooms: int = 20_000
    """Rooms in memory; a room that nobody looks at is put away, but stays stored."""
    most_viewers: int = 200
    """Spectators of one room; players always get in."""
    seat_connections: int = 8
    """Connections for one seat; the oldest gives way to one more."""
    grace_seconds: float = 60.0
    """How long somebody may be away before others may offer a bot for their seat."""
    offer_seconds: float = 10.0
    """How long such an offer stands, and may be declined by coming back, before the bot takes over."""
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    rooms_per_minute: float = 30.0
    """New rooms from one address."""
    profiles_per_hour: float = 60.0
    """New profiles from one address; five hours' worth at once."""
    wrong_codes_per_minute: float = 10.0
    """Codes of rooms that do not exist, tried from one address; ten minutes' worth at once."""
    share_of_time: float = 0.3
    """How much of the server's time (1: all of one core) one address may take, and one room."""
    connections_per_address: int = 400
    most_connections: int = 10_000
    request_seconds: float = 15.0
    """How long a request may take to arrive, headers and body."""
    trusted_proxies: str = ""
    """Addresses and networks of proxies whose X-Forwarded-For counts, with commas between them."""
    hosts: str = ""
    """Names under which the server answers, with commas between them; empty: those of this machine and its network."""
    public_url: str = ""
    """Where people reach the server from outside, for invitations; empty: where it listens in the network."""
    unsent_messages: int = 64
    """Answers that may wait for a slow reader."""
    send_seconds: float = 20.0
    hello_seconds: float = 15.0
    reveal_seconds: float = 5.0
    """How long a full table waits for seats that have sealed something for the dice and not opened it."""
    away_seconds: float = 300.0
    """After so long without anybody looking, a room is put away from memory."""
    bot_threads: int = 2
    bot_seconds: float = 3.0
    """How long a bot may think at most. On an idle core none takes a second; this is for a slow or busy one."""
    nudge_seconds: float = 30.0
    """How long a player waits before the next nudge, and has peace after one."""
    tables_per_address: int = 3
    """Tables open to anybody, from one address at the same time."""
    push_key: str = ""
    """The private key of this server for Web Push, as `railwright admin push-keys` makes it; empty: no Web Push."""
    push_contact: str = ""
    """Whom a push service may write to: mailto:… or https:…"""
    push_delay: float = 4.0
    """Seconds before an absent player is sent a message: whoever comes back meanwhile needs none."""
    push_stand_in: str = ""
    """The origin of a stand-in for the push services, for tests; it alone may be reached without https or nearby."""
    analysis_depth: str = "standard"
    """How far analyses of finished games look."""
    analysis_niceness: int = 10
    """How much less urgent analyses are than play, from 0 to 19, where the system knows such a thing."""
    bot_pause: float = 0.6
    """How long a bot of Rail Line takes at least, so that people can follow."""


_LEAST: dict[str, float] = {
    "port": 0,
    "workers": 1,
    "metrics_port": 0,
    "lease_seconds": 0.5,
    "keep_days": 0,
    "unused_days": 0,
    "profile_days": 1,
    "most_rooms": 1,
    "most_viewers": 1,
    "seat_connections": 1,
    "grace_seconds": 0,
    "offer_seconds": 0,
    "message_bytes": 1000,
    "body_bytes": 1000,
    "messages_per_second": 1,
    "messages_at_once": 1,
    "rooms_per_minute": 1,
    "profiles_per_hour": 1,
    "wrong_codes_per_minute": 1,
    "share_of_time": 0.01,
    "connections_per_address": 10,
    "most_connections": 10,
    "request_seconds": 1,
    "unsent_messages": 16,
    "send_seconds": 1,
    "hello_seconds": 1,
    "reveal_seconds": 0,
    "away_seconds": 0,
    "nudge_seconds": 0,
    "tables_per_address": 1,
    "push_delay": 0,
    "bot_threads": 1,
    "bot_pause": 0,
    "analysis_niceness": 0,
}
"""The smallest value with which a server still works; that of bot_seconds is the bots' own affair."""
_KINDS: dict[str, type[str] | type[int] | type[float]] = {"str": str, "int": int, "float": float}
_ON_THE_COMMAND_LINE = {
    "host": "the address to listen at; 0.0.0.0 for everybody in the network",
    "port": "the port to listen at, 0 for any free one",
    "database": "a SQLite file or a URL postgresql://…",
    "redis": "a URL redis://… where several workers share a PostgreSQL database",
    "workers": "worker processes on this machine",
    "metrics_port": "the port at which a Prometheus may ask, the first of several workers",
    "access_log": "a file for the access log, - for standard error",
    "audit_log": "a file for the audit log, - for standard error",
    "deck": "a deck file for the rooms of Rail Line, checked as by “railwright deck check”",
    "hosts": "names under which the server answers, if others than those of this machine and its network",
    "public_url": "where others reach the server, such as https://play.example: invitations lead there",
    "trusted_proxies": "addresses or networks of proxies whose X-Forwarded-For counts",
    "keep_days": "days without use after which finished games and rooms that never began are closed",
    "profile_days": "days without use after which a profile is deleted",
    "most_rooms": "rooms in memory at the same time",
    "bot_threads": "threads in which bots think",
    "bot_seconds": "seconds that a bot may think at most",
}


_LAST_PORT = 65535
_LONGEST_TOLD = 40


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options of a server to a command."""
    for field in fields(Settings):
        if field.name in _ON_THE_COMMAND_LINE:
            parser.add_argument(
                f"--{field.name.replace('_', '-')}", default=None, help=_ON_THE_COMMAND_LINE[field.name], metavar="…"
            )


def settings_of(chosen: argparse.Namespace) -> Settings:
    """The settings from the command line and the environment."""
    values: dict[str, str | int | float] = {}
    for field in fields(Settings):
        told = getattr(chosen, field.name, None)
        if told is None:
            told = os.environ.get(f"RAILWRIGHT_{field.name.upper()}")
        if told is None:
            continue
        values[field.name] = _read(field.name, str(field.type), told)
    settings = Settings(**values)  # type: ignore[arg-type]  # each value has the type of its default
    for port in (settings.port, settings.metrics_port):
        if port > _LAST_PORT:
            raise MalformedError("setting_port", most=_LAST_PORT, port=port)
    if settings.workers > 1 and not settings.redis:
        raise MalformedError("setting_workers")
    if settings.redis and not settings.database.startswith(("postgres://", "postgresql://")):
        raise MalformedError("setting_redis")
    check_limit(settings.bot_seconds)
    if "analysis_depth" in values:
        from railwright.insight.depth import depth_named  # it takes a second to import

        depth_named(settings.analysis_depth)
    Proxies(settings.trusted_proxies)
    Reach(settings.host, settings.public_url)
    return settings


def _read(name: str, kind: str, told: str) -> str | int | float:
    try:
        value = _KINDS[kind](told)
    except ValueError as error:
        raise MalformedError(
            "setting_whole" if kind == "int" else "setting_number", name=name, text=repr(told[:_LONGEST_TOLD])
        ) from error
    if isinstance(value, str):
        return value
    if not math.isfinite(value):
        raise MalformedError("setting_finite", name=name, value=str(value))
    least = _LEAST.get(name)
    if least is not None and value < least:
        raise MalformedError("setting_least", name=name, least=str(least), value=str(value))
    return value
