"""Emotes and nudges: what the people at a table may show each other without words, and how often."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Sequence

from railwright.render.emotes import EMOTES
from railwright.server.limits import Bucket
from railwright.server.messages import Emote, Emoted, Nudge, Nudged
from railwright.server.problems import Problem
from railwright.server.settings import Settings

_EMOTES_AT_ONCE = 3
_EMOTES_PER_SECOND = 0.4


class Gestures:
    """The gestures of one room; nothing of them is kept but when the last ones were."""

    def __init__(self, settings: Settings) -> None:
        self._emotes: defaultdict[int, Bucket] = defaultdict(lambda: Bucket(_EMOTES_PER_SECOND, _EMOTES_AT_ONCE))
        self._pause = settings.nudge_seconds
        self._free_at: dict[tuple[str, int], float] = {}
        """When a seat may nudge again, and be nudged again."""

    def emote(self, wish: Emote) -> Emoted:
        """What all see, or a refusal."""
        if wish.emote not in EMOTES:
            raise Problem("emote_unknown")
        if not self._emotes[wish.seat].take():
            raise Problem("emote_wait")
        return Emoted(wish.seat, wish.emote)

    def nudge(self, wish: Nudge, waited_for: Sequence[int]) -> Nudged:
        """What all see, or a refusal: only who is waited for is nudged, and neither often nor by themselves."""
        if wish.to not in waited_for or wish.to == wish.seat:
            raise Problem("nudge_nobody")
        now = time.monotonic()
        involved = (("by", wish.seat), ("to", wish.to))
        wait = max(self._free_at.get(who, 0.0) for who in involved) - now
        if wait > 0:
            raise Problem("nudge_wait", seconds=math.ceil(wait))
        self._free_at.update(dict.fromkeys(involved, now + self._pause))
        return Nudged(wish.seat, wish.to)
