"""A finished game of Rail Line step by step, for the slider of the page."""

from __future__ import annotations

from typing import Any

import msgspec

from railwright.line.actions import action_words
from railwright.line.events import Event
from railwright.line.match import Match
from railwright.server.games import Frame
from railwright.server.line_view import event_text, line_view


class TableChange(msgspec.Struct, frozen=True):
    """The fields of the onlooker's view that a step has changed; in the first step all of them."""

    table: dict[str, Any]


class LineStep(msgspec.Struct, frozen=True):
    """One decision and what followed from it."""

    round: int
    seat: int | None
    text: str
    action: str | None
    views: TableChange


def steps(played: Match, frame: Frame) -> list[LineStep]:
    """Every decision without what was taken back."""
    match = Match(played.options, played.setup)
    before = _table(match, frame)
    found = [LineStep(0, None, frame.say("ink-step-begin"), None, TableChange(before))]
    for decision in played.decisions:
        happened = match.act(decision.seat, decision.action)
        now = _table(match, frame)
        changed = {name: value for name, value in now.items() if before[name] != value}
        words = action_words(match.options.deck, decision.action)
        text = _text(happened, match, frame)
        found.append(LineStep(now["turn"], decision.seat, text, words, TableChange(changed)))
        before = now
    return found


def _table(match: Match, frame: Frame) -> dict[str, Any]:
    table: dict[str, Any] = msgspec.to_builtins(line_view(match, None, (), frame))
    for name in ("actions", "can_undo", "log", "hand", "fair", "next", "what_if"):
        table.pop(name)
    return table


def _text(happened: list[Event], match: Match, frame: Frame) -> str:
    texts = (event_text(event, match.options.deck, frame) for event in happened)
    return " ".join(text for text in texts if text)
