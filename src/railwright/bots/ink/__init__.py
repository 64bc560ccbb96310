"""Players of Railroad Ink in four strengths, for every edition, expansion and variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from railwright.bots.ink.players import Bot

NAMES = ("beginner", "casual", "strong", "master")


def bot(name: str, *, seconds: float | None = None) -> Bot:
    """One of the players; what it needs is imported when the first one is asked for."""
    from railwright.bots.ink.players import bot as find

    return find(name, seconds=seconds)
