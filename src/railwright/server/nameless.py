"""A stored room without the name of somebody who wants to be forgotten: the game stays, the person does not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from railwright.server.guests import person_name
from railwright.server.store import StoredRoom
from railwright.server.store.profile_rows import event_rewritten, head_rewritten
from railwright.server.store.records import Statement

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Person:
    """Who is to be forgotten: the hash of the token that holds their seat, and what they were called there.

    Where a game goes on from an earlier moment, a bot sits there under their name, and nothing holds the seat.
    """

    held: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Nameless:
    """What has to be written, and the room in which the same table has played again."""

    statements: tuple[Statement, ...]
    next: str | None


def person_at(stored: StoredRoom, seat: int) -> Person:
    """Who sits there."""
    at_first: dict[str, Any] = msgspec.json.decode(stored.record.head)["seats"][seat]
    person = Person(at_first.get("held"), at_first.get("name", ""))
    for _, event in _naming(stored):
        if event["event"] == "joined" and event["seat"] == seat:
            person = Person(event["held"], event["name"])
    return person


def nameless(stored: StoredRoom, seat: int, person: Person) -> Nameless:
    """The room without this person's name: where they sit, and where they are only asked to sit down again."""
    head: dict[str, Any] = msgspec.json.decode(stored.record.head)
    other = person_name("", (str(told.get("name", "")) for told in head["seats"]))
    statements: list[Statement] = []
    told = head["seats"][seat]
    theirs = told.get("held") == person.held and (person.held is not None or told.get("name") == person.name)
    if theirs or told.get("asked") == person.name:
        told["asked"] = ""
        told["name"] = other if told.get("name") else ""
        statements.append(head_rewritten(stored.record.id, _encode(head).decode()))
    following: str | None = None
    for number, event in _naming(stored):
        if event["event"] == "joined" and event["held"] == person.held:
            event["name"] = other
            statements.append(event_rewritten(stored.record.id, number, _encode(event).decode()))
        elif event["event"] == "continued":
            following = event["room"]
    return Nameless(tuple(statements), following)


def _naming(stored: StoredRoom) -> list[tuple[int, dict[str, Any]]]:
    """The events that have to do with who sits where, with their numbers."""
    kinds = ('{"event":"joined"', '{"event":"continued"')
    return [(told.number, msgspec.json.decode(told.body)) for told in stored.events if told.body.startswith(kinds)]
