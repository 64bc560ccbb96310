"""What has changed in a view: found on the server, sent instead of the whole, applied by clients (docs/protocol.md).

A path leads to a value by names and places in lists: `sheets.0.drawn`. What stands there is set anew, or a part of a
list is replaced. It works for the views of both games, and knows neither.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from msgspec.structs import astuple

_FEW = 12
"""Lists of so many things are compared one by one: seats, dice, sheets."""

Splice = tuple[int, int, list[Any]]
"""Where, how many go, what comes instead."""


class Changes(msgspec.Struct, omit_defaults=True):
    """The way from one view to another; parts of lists are replaced last."""

    set: dict[str, Any] = msgspec.field(default_factory=dict)
    splice: dict[str, Splice] = msgspec.field(default_factory=dict)

    def compare(self, path: str, old: msgspec.Struct, new: msgspec.Struct) -> None:
        """Note what is different, field by field."""
        for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
            if before is not after and before != after:
                self._note(path + name, before, after)

    def _note(self, path: str, before: Any, after: Any) -> None:
        """Note what has become of something that is different."""
        kind = type(after)
        if kind is list:
            if before and after and isinstance(after[0], msgspec.Struct):
                self._note_list(path, before, after)
                return
        elif kind is type(before) and _has_fields(kind):
            self.compare(f"{path}.", before, after)
            return
        self.set[path] = after

    def _note_list(self, path: str, before: list[Any], after: list[Any]) -> None:
        if len(before) != len(after):
            self._note_splice(path, before, after)
        elif len(after) > _FEW:
            self.set[path] = after
        else:
            for place, (old, new) in enumerate(zip(before, after, strict=True)):
                if old is not new and old != new:
                    self._note(f"{path}.{place}", old, new)

    def _note_splice(self, path: str, before: list[Any], after: list[Any]) -> None:
        shorter = min(len(before), len(after))
        first = 0
        while first < shorter and (before[first] is after[first] or before[first] == after[first]):
            first += 1
        last = 0
        while last < shorter - first and before[-1 - last] == after[-1 - last]:
            last += 1
        if first + last:
            self.splice[path] = first, len(before) - first - last, after[first : len(after) - last]
        else:
            self.set[path] = after


_APART: dict[type, bool] = {}


def _has_fields(kind: type) -> bool:
    """Whether values of this kind have fields that are all sent always, so that each can be set by itself."""
    known = _APART.get(kind)
    if known is None:
        known = _APART[kind] = issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults
    return known


def changes(old: msgspec.Struct, new: msgspec.Struct) -> Changes:
    """What makes one view of a game out of another."""
    found = Changes()
    found.compare("", old, new)
    return found


def patched(view: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """A view as a client has it, after changes as they were sent; the earlier view stays as it was."""
    fresh: Any = view
    for path, value in told.get("set", {}).items():
        fresh = _with(fresh, path.split("."), value)
    for path, (first, gone, come) in told.get("splice", {}).items():
        names = path.split(".")
        old = functools.reduce(_step, names, fresh)
        fresh = _with(fresh, names, [*old[:first], *come, *old[first + gone :]])
    result: dict[str, Any] = fresh
    return result


def _step(node: Any, name: str) -> Any:
    return node[int(name) if isinstance(node, list) else name]


def _with(node: Any, path: list[str], value: Any) -> Any:
    name, *rest = path
    fresh = node.copy()
    fresh[int(name) if isinstance(node, list) else name] = _with(_step(node, name), rest, value) if rest else value
    return fresh
