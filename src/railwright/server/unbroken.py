"""Changes of a room that go on to their end even if whoever asked is gone: memory must not leave the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from railwright.core.errors import RailwrightError

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


def unbroken(
    change: Callable[Concatenate[Room, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Room, P], Coroutine[Any, Any, T]]:
    """The same, in a task of its own that is never cancelled."""

    @wraps(change)
    async def to_its_end(room: Room, /, *args: P.args, **named: P.kwargs) -> T:
        task = asyncio.ensure_future(change(room, *args, **named))
        room.underway.add(task)
        task.add_done_callback(room.underway.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_end_unheard)
            raise

    return to_its_end


def _end_unheard(task: asyncio.Task[Any]) -> None:
    """Whoever asked is gone: a refusal concerns nobody any more, anything else is logged."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, RailwrightError):
        _log.error("A change failed after whoever asked for it had gone", exc_info=error)
