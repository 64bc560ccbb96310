"""On which line of a JSON text a field stands, for messages to whoever typed it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

Step = str | int
_SPACE = re.compile(r"[ \t\r\n]*")
_STEP = re.compile(r"\.([A-Za-z0-9_]+)|\[(\d+)\]|\[\.\.\.\]|\[\"([^\"]*)\"\]")
_decoder = json.JSONDecoder()


def line_of(text: str, path: Sequence[Step]) -> int:
    """The line, from 1, where the value at this path begins; of its nearest parent where it is missing.

    The text must be JSON.
    """
    place = _skip(text, 0)
    for step in path:
        inner = _enter(text, place, step)
        if inner is None:
            break
        place = inner
    return text.count("\n", 0, place) + 1


def path_of(message: str) -> tuple[Step, ...]:
    """The path in a message of msgspec, such as “... - at `$.a[0].id`”."""
    start = message.rfind("`$")
    if start < 0:
        return ()
    return tuple(
        int(index) if index else name or quoted
        for name, index, quoted in _STEP.findall(message[start + 2 : message.rfind("`")])
        if name or index or quoted
    )


def spoken(path: Sequence[Step]) -> str:
    """A path as a person writes it: `a[0].lanes[2]`."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def _skip(text: str, place: int) -> int:
    match = _SPACE.match(text, place)
    assert match
    return match.end()


def _enter(text: str, place: int, step: Step) -> int | None:
    """Where the member of this name or number begins inside the object or array at `place`."""
    opening = text[place : place + 1]
    if opening != ("[" if isinstance(step, int) else "{"):
        return None
    found: int | None = None
    place = _skip(text, place + 1)
    number = 0
    while text[place] not in "]}":
        name: Step = number
        if opening == "{":
            name, place = _decoder.raw_decode(text, place)
            place = _skip(text, _skip(text, place) + 1)
        if name == step:
            found = place  # the last of equal names is the one that counts
        _, place = _decoder.raw_decode(text, place)
        place = _skip(text, place)
        if text[place] == ",":
            place = _skip(text, place + 1)
        number += 1
    return found
