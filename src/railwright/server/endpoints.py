"""The HTTP interface: one table of endpoints, from which the routes and their description are made."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, get_args

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from railwright import __version__
from railwright.core.errors import RailwrightError
from railwright.core.language import Language, accepted_language
from railwright.line.deck_file import read_deck
from railwright.render.theme import Theme
from railwright.server import pad, texts
from railwright.server.addresses import client_of, payer_of
from railwright.server.drawings import drawings, style
from railwright.server.fair_messages import ProofView
from railwright.server.head import InkChoice, LineChoice
from railwright.server.http_messages import (
    DeckFile,
    DeckInfo,
    ErrorReply,
    Health,
    HeldSeat,
    InkReplay,
    InkScored,
    Invitation,
    Join,
    LineReplay,
    NewRoom,
    Opened,
    PieceOnSheet,
    Placements,
    Ready,
    Replay,
    Roll,
    Rolled,
    RoomInfo,
    SeatInfo,
    Sheet,
    TakenSeat,
    Today,
)
from railwright.server.http_messages import Problem as ProblemReply
from railwright.server.invitation import picture_code
from railwright.server.limits import Limits
from railwright.server.line_messages import LineScoreView
from railwright.server.logs import audit
from railwright.server.printed import deck_info, printed
from railwright.server.problems import Problem, problem_of, told
from railwright.server.room import Room
from railwright.server.rooms import Rooms
from railwright.server.seats import new_token
from railwright.server.store import RoomMovedError
from railwright.server.workshop import Workshop

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_THEMES: tuple[str, ...] = get_args(Theme)
_REFUSED = (RailwrightError, Problem, msgspec.MsgspecError, UnicodeError, RecursionError)


class SeatInAddress(Convertor[int]):
    """The number of a seat in an address: digits of which nobody can send thousands."""

    regex = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        """From the address."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Into an address."""
        return str(value)


register_url_convertor("seat", SeatInAddress())


@dataclass(frozen=True, slots=True)
class Call:
    """A request with what endpoints need of it; `body` is what the page sent, checked."""

    request: Request
    rooms: Rooms
    limits: Limits
    workshop: Workshop
    payer: str
    language: Language
    body: Any = None

    async def room(self) -> Room:
        """The room in the address."""
        return await self.limits.find(self.payer, self.request.path_params["room"], self.rooms.find)

    async def make(self, work: Callable[[], T]) -> T:
        """Do what takes long beside the loop."""
        return await self.workshop.do(self.payer, work)

    async def keep(self, room: Room, *name: Hashable, work: Callable[[], bytes]) -> bytes:
        """The same for something of a room that stays as it is, under its names, in this version."""
        names = tuple(seat.name for seat in room.seats)
        return await self.workshop.keep(self.payer, (room.id, room.version, names, *name), work)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One request that the server answers: what it takes and what it gives."""

    method: Literal["GET", "POST"]
    path: str
    summary: str
    answer: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    """A type, or several of which it is one."""
    media_type: str = "application/json"
    status: int = 200
    refuses: tuple[str, ...] = ()
    cost: float = 1.0
    """Milliseconds of the server's time that it takes, roughly and at worst; they count for the address that asks."""
    query: tuple[tuple[str, tuple[str, ...]], ...] = ()


async def _data(call: Call) -> bytes:
    return printed(deck_info(call.rooms.deck))


async def _deck(call: Call) -> DeckInfo:
    return await call.make(lambda: deck_info(read_deck(call.body.deck)))


async def _drawings(_: Call) -> bytes:
    return drawings()


async def _style(_: Call) -> bytes:
    return style()


async def _languages(_: Call) -> bytes:
    return texts.languages()


async def _texts(call: Call) -> bytes:
    asked = call.request.path_params
    try:
        return texts.areas()[asked["language"], asked["area"]]
    except KeyError as error:
        raise Problem("not_found") from error


async def _open_room(call: Call) -> Opened:
    call.limits.new_room(call.payer)
    code, tokens = await call.rooms.open(call.body, call.payer)
    audit("opened", code, game=call.body.game, address=client_of(call.request.scope))
    return Opened(code, [HeldSeat(seat, token) for seat, token in tokens.items()])


async def _room_info(call: Call) -> RoomInfo:
    room = await call.room()
    phase: Literal["lobby", "play", "over"] = "over" if room.game.over else "play" if room.game.started else "lobby"
    limit = room.head.time_limit
    fair, version = room.dice.view(room.game), room.versions.of(None)
    return RoomInfo(room.id, room.head.game, told_options(room), _seats(room), phase, version, limit, fair)


def told_options(room: Room) -> dict[str, Any]:
    """The options with the number of players."""
    return {**room.head.options, "players": len(room.seats)}


def _seats(room: Room) -> list[SeatInfo]:
    return [
        SeatInfo(seat.name, seat.kind, seat.bot, seat.is_bot or room.audience.has(number))
        for number, seat in enumerate(room.seats)
    ]


async def _join(call: Call) -> TakenSeat:
    room = await call.room()
    token = call.body.token or new_token()
    seat = await room.join(call.body.name, call.body.seat, token, call.body.seal)
    audit("joined", room.id, seat=seat, address=client_of(call.request.scope))
    return TakenSeat(room.id, seat, token)


async def _invite(call: Call) -> bytes:
    room = await call.room()
    return picture_code(call.body.origin, room.id).encode()


async def _finished(call: Call) -> Room:
    room = await call.room()
    if not room.game.over:
        raise Problem("not_over")
    return room


async def _record(call: Call) -> bytes:
    room = await _finished(call)
    origin = room.dice.origin(room.game)
    return await call.keep(room, "record", work=lambda: room.game.record(origin).encode())


async def _proof(call: Call) -> ProofView:
    room = await call.room()
    return room.dice.proof(room.game)


async def _replay(call: Call) -> Replay:
    room = await _finished(call)
    frame = room.frame(call.language)
    made = await call.keep(room, "replay", call.language, work=lambda: _encode(room.game.replay(frame)))
    steps: Any = msgspec.Raw(made)
    kind = InkReplay if room.head.game == "ink" else LineReplay
    return kind(told_options(room), _seats(room), steps)


async def _picture(call: Call) -> bytes:
    room = await call.room()
    seat = call.request.path_params["seat"]
    if seat >= len(room.seats):
        raise Problem("seat_unknown", seat=seat + 1)
    theme = _theme(call)
    draw = room.game.picture(seat, room.frame(call.language), theme)
    return await call.keep(room, "picture", seat, theme, call.language, work=lambda: draw().encode())


def _theme(call: Call) -> Theme:
    wanted = call.request.query_params.get("theme")
    return "dark" if wanted == "dark" else "print" if wanted == "print" else "light"


async def _score(call: Call) -> Any:
    return await call.make(lambda: pad.score(call.body))


async def _paper(call: Call) -> bytes:
    return await call.make(lambda: pad.picture(call.body, _theme(call), call.language).encode())


async def _legal(call: Call) -> Placements:
    return await call.make(lambda: pad.placements(call.body))


async def _roll(call: Call) -> Rolled:
    return pad.roll(call.body)


async def _today(_: Call) -> Today:
    return pad.today()


async def _health(call: Call) -> Health:
    if not (await call.rooms.store.condition()).ok:
        raise Problem("storage_away")
    return Health("ok", await call.rooms.store.count(), call.rooms.in_memory, __version__)


async def _ready(call: Call) -> Ready:
    if not call.rooms.ready:
        raise Problem("not_ready")
    return Ready("ready")


ROOM_REFUSALS = ("room_unknown", "room_expired")
ENDPOINTS = (
    Endpoint("GET", "/api/data", "Everything that never changes", _data, gives=dict[str, Any]),
    Endpoint("GET", "/api/drawings", "The strokes of pieces, signs and marks", _drawings, gives=dict[str, Any]),
    Endpoint("GET", "/api/drawings.css", "How the strokes look", _style, gives=str, media_type="text/css"),
    Endpoint(
        "GET",
        "/texts/languages.json",
        "The languages by code, each with its own name",
        _languages,
        gives=dict[str, str],
    ),
    Endpoint(
        "GET",
        "/texts/{language}/{area}.ftl",
        "The texts of a language for an area of the page, in Fluent's format",
        _texts,
        gives=str,
        media_type="text/plain; charset=utf-8",
        refuses=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/rooms",
        "Open a room",
        _open_room,
        takes=NewRoom,
        gives=Opened,
        status=201,
        refuses=("malformed_message", "illegal", "deck_unusable", "too_fast", "too_many_rooms"),
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/deck",
        "Check a deck file of Rail Line",
        _deck,
        takes=DeckFile,
        gives=DeckInfo,
        refuses=("deck_unusable",),
    ),
    Endpoint("GET", "/api/rooms/{room}", "What everybody may know", _room_info, gives=RoomInfo, refuses=ROOM_REFUSALS),
    Endpoint(
        "POST",
        "/api/rooms/{room}/join",
        "Take an open seat",
        _join,
        takes=Join,
        gives=TakenSeat,
        status=201,
        refuses=(*ROOM_REFUSALS, "no_open_seat", "seat_taken"),
        cost=2.0,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/invitation.svg",
        "The public link of a room as a picture code",
        _invite,
        takes=Invitation,
        gives=str,
        media_type="image/svg+xml",
        refuses=ROOM_REFUSALS,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/record",
        "The text record of a finished game",
        _record,
        gives=str,
        media_type="text/plain; charset=utf-8",
        refuses=(*ROOM_REFUSALS, "not_over"),
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/proof",
        "What is needed to check the dice so far",
        _proof,
        gives=ProofView,
        refuses=ROOM_REFUSALS,
        cost=4.0,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/replay",
        "A finished game step by step",
        _replay,
        gives=Replay,
        refuses=(*ROOM_REFUSALS, "not_over"),
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/sheets/{seat:seat}.svg",
        "A picture of a sheet as everybody may see it; in Rail Line, of the table",
        _picture,
        gives=str,
        media_type="image/svg+xml",
        refuses=(*ROOM_REFUSALS, "not_started"),
        query=(("theme", _THEMES),),
    ),
    Endpoint(
        "POST",
        "/api/score",
        "Score a sheet of paper",
        _score,
        takes=Sheet,
        gives=(InkScored, LineScoreView),
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/picture",
        "Draw a sheet of paper",
        _paper,
        takes=Sheet,
        gives=str,
        media_type="image/svg+xml",
        refuses=("malformed",),
        query=(("theme", _THEMES),),
    ),
    Endpoint(
        "POST",
        "/api/legal",
        "Where a piece fits on a sheet of paper",
        _legal,
        takes=PieceOnSheet,
        gives=Placements,
        refuses=("malformed",),
    ),
    Endpoint("POST", "/api/roll", "Roll for a real table", _roll, takes=Roll, gives=Rolled, refuses=("illegal",)),
    Endpoint("GET", "/api/today", "Today's dice, the same for everybody", _today, gives=Today),
    Endpoint(
        "GET",
        "/api/health",
        "Whether a move could be stored now",
        _health,
        gives=Health,
        refuses=("storage", "storage_away"),
    ),
    Endpoint("GET", "/api/ready", "Whether to send people here", _ready, gives=Ready, refuses=("not_ready",)),
)
CHOICES = (InkChoice, LineChoice)
"""The options inside a new room, by game."""


class Responder:
    """Answers one endpoint: reads and checks the body, turns refusals into sentences, adds a fingerprint."""

    def __init__(self, endpoint: Endpoint, rooms: Callable[[], Rooms], limits: Limits, workshop: Workshop) -> None:
        self._endpoint = endpoint
        self._rooms = rooms
        self._limits = limits
        self._workshop = workshop
        self._decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes is not None else None

    async def respond(self, request: Request) -> Response:
        """The answer to a request."""
        language = accepted_language(request.headers.get("accept-language", ""))
        rooms = self._rooms()
        try:
            payer = payer_of(request.scope)
            await self._limits.turn(payer, self._endpoint.cost)
            body = self._decoder.decode(await _body(request, rooms.settings.body_bytes)) if self._decoder else None
            given = await self._endpoint.answer(
                Call(request, rooms, self._limits, self._workshop, payer, language, body)
            )
        except RoomMovedError as error:
            return refusal(Problem(error.code, **error.facts), language)
        except _REFUSED as error:
            return refusal(problem_of(error), language)
        content = given if isinstance(given, bytes) else _encode(given)
        response = Response(content, self._endpoint.status, media_type=self._endpoint.media_type)
        if self._endpoint.method == "GET":
            return _fingerprinted(request, response)
        response.headers["cache-control"] = "no-store"
        return response


def refusal(problem: Problem, language: Language) -> Response:
    """A refusal as an answer."""
    content = _encode(ErrorReply(ProblemReply(problem.code, told(problem, language))))
    headers = {"cache-control": "no-store", "content-language": language}
    return Response(content, problem.status, headers, "application/json")


async def _body(request: Request, limit: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Problem("too_large", limit=limit)
            parts.append(part)
    except ClientDisconnect as error:
        raise Problem("bad_json") from error
    return b"".join(parts)


def _fingerprinted(request: Request, response: Response) -> Response:
    """Let a page keep what it has while it is the same."""
    tag = f'"{hashlib.sha256(bytes(response.body)).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response
