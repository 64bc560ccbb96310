"""What pages and the server say to each other over the WebSocket and about rooms, see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from railwright.core.errors import RailwrightError
from railwright.core.language import Language, speaker
from railwright.ink.options import MOST_PLAYERS as INK_PLAYERS
from railwright.line.rules.layout import MOST_PLAYERS as LINE_PLAYERS
from railwright.server.fair_messages import Secret
from railwright.server.ink_messages import InkScore

MOST_SEATS = max(INK_PLAYERS, LINE_PLAYERS)
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Stored as it comes, so it holds nothing that any database could stumble over."""
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PlayerName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$(?!\n)")]
"""Shown to others and to operators, so it holds no control characters."""
ShortText = Annotated[str, msgspec.Meta(max_length=60)]
BotName = Annotated[str, msgspec.Meta(max_length=20)]


# --- from the page ------------------------------------------------------------------------------------------------
class Incoming(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any message of a page."""


class Hello(Incoming, frozen=True, tag="hello"):
    """Which seats the page speaks for, and the version of the view that it has of each.

    patches: it can apply what has changed; else every view comes whole.
    """

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_SEATS)] = []
    have: Annotated[dict[str, int], msgspec.Meta(max_length=MOST_SEATS + 1)] = {}
    language: Language = "en"
    patches: bool = False


class Request(Incoming, frozen=True, kw_only=True):
    """Something that a seat wants; the id makes it happen once however often it is sent."""

    id: RequestId
    seat: SeatNumber


class Do(Request, frozen=True, tag="do", kw_only=True):
    """Any listed action, in its notation."""

    action: ShortText


class Pick(Request, frozen=True, tag="pick", kw_only=True):
    """A pair of the draft, counted from 0."""

    pair: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Undo(Request, frozen=True, tag="undo", kw_only=True):
    """Take the last action back."""


class Clear(Request, frozen=True, tag="clear", kw_only=True):
    """Take all actions of this round back."""


class Reveal(Request, frozen=True, tag="reveal", kw_only=True):
    """What the seat adds to the dice, and has sealed before."""

    contribution: Secret


class Start(Request, frozen=True, tag="start", kw_only=True):
    """Fill the open seats with bots and begin."""

    bot: BotName | None = None


class ChangeSeat(Request, frozen=True, tag="seat", kw_only=True):
    """A bot takes a seat over, or its player takes it back."""

    to: SeatNumber
    kind: Literal["bot", "human"]
    bot: BotName | None = None


class Why(Request, frozen=True, tag="why", kw_only=True):
    """Why a piece cannot go to a space, or why an action is refused."""

    action: ShortText | None = None
    piece: ShortText | None = None
    space: ShortText | None = None
    orientation: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class Hint(Request, frozen=True, tag="hint", kw_only=True):
    """What would a bot do?"""

    bot: BotName | None = None


class Explain(Request, frozen=True, tag="explain", kw_only=True):
    """Where do the points of the own sheet lie?"""


class OpenTo(Request, frozen=True, tag="open_to", kw_only=True):
    """The host lets anybody find the table, or again those alone who have its link."""

    whom: Literal["invited", "anybody"]


class Emote(Request, frozen=True, tag="emote", kw_only=True):
    """Show everybody at the table one of the drawn feelings."""

    emote: ShortText


class Nudge(Request, frozen=True, tag="nudge", kw_only=True):
    """Remind a seat that it is waited for."""

    to: SeatNumber


Change = Do | Pick | Undo | Clear | Reveal | Start | ChangeSeat | OpenTo
Question = Why | Hint | Explain
Gesture = Emote | Nudge
"""Seen for a moment and never stored."""
FromPage = Hello | Change | Question | Gesture


# --- to the page --------------------------------------------------------------------------------------------------
class Outgoing(msgspec.Struct, frozen=True, tag_field="type"):
    """Any message of the server."""


class ViewMessage(Outgoing, frozen=True, tag="view"):
    """A whole view of a seat, or of a spectator (seat null)."""

    seat: int | None
    version: int
    view: msgspec.Raw


class Patch(Outgoing, frozen=True, tag="patch", rename={"since": "from"}):
    """What has changed in the view of a seat since a version."""

    seat: int | None
    since: int
    version: int
    changes: msgspec.Raw


class Current(Outgoing, frozen=True, tag="current"):
    """The page has the newest view of this seat already."""

    seat: int | None
    version: int


class Done(Outgoing, frozen=True, tag="done", omit_defaults=True):
    """The request is carried out and stored; with what it has changed, where that is told in the same breath."""

    id: str
    version: int
    patch: Patch | None = None


class Refused(Outgoing, frozen=True, tag="refused", omit_defaults=True):
    """The request is refused and nothing has changed. Without an id it is the hello, and the connection ends."""

    code: str
    text: str
    id: str = ""


class Answer(Outgoing, frozen=True, tag="answer", omit_defaults=True):
    """The answer to a question."""

    id: str
    code: str = ""
    text: str = ""
    action: str = ""
    pair: int | None = None
    score: InkScore | None = None


class ErrorMessage(Outgoing, frozen=True, tag="error"):
    """A message that could not be read or does not belong here; the connection may be closed after it."""

    code: str
    text: str


class OfferedBot(msgspec.Struct, frozen=True):
    """A bot that somebody offers for a seat that is away; its player declines by coming back before the deadline."""

    by: int
    bot: str
    deadline: str


class SeatPresence(msgspec.Struct, frozen=True, kw_only=True):
    """Who is here, who thinks, and which bot has to get ready first (once on a machine, for up to a minute)."""

    seat: int
    connected: bool
    thinking: bool
    preparing: bool
    waiting: bool
    """For a bot that has to decide: others' bots have their turn to think first."""
    free_at: str | None
    """For a person who is away: from when on others may offer a bot for the seat."""
    offer: OfferedBot | None


class Presence(Outgoing, frozen=True, tag="presence"):
    """Sent whenever somebody comes or goes, or a bot begins or ends to think."""

    seats: list[SeatPresence]
    spectators: int


class Emoted(Outgoing, frozen=True, tag="emoted"):
    """Somebody shows a feeling."""

    seat: int
    emote: str


class Nudged(Outgoing, frozen=True, tag="nudged"):
    """Somebody reminds a seat that it is waited for."""

    seat: int
    to: int


def answered(question: Why, refused: RailwrightError | None, language: Language) -> Answer:
    """Why something is refused, or that it is allowed."""
    say = speaker(language)
    if refused is None:
        return Answer(question.id, "allowed", say("allowed"))
    return Answer(question.id, refused.code, refused.said(say))


FromServer = ViewMessage | Patch | Current | Done | Refused | Answer | ErrorMessage | Presence | Emoted | Nudged
