"""Patches: what has changed, applied by whoever looks, gives the view itself, whatever is lost on the way."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from tests.server.tables import drawings, run, some_action

from railwright.core.chance import SeededChance
from railwright.core.language import LANGUAGES, Language
from railwright.ink.options import combinations
from railwright.server.audience import Audience, Viewer
from railwright.server.games import Act, Frame, Game, Move, TakeBack, TakePair
from railwright.server.head import Head, new_game
from railwright.server.live import Connection
from railwright.server.messages import Done, FromServer, Patch, ViewMessage
from railwright.server.patches import patched
from railwright.server.seats import Seat
from railwright.server.settings import Settings
from railwright.server.versions import Versions

INK: list[dict[str, Any]] = [
    {"edition": one.edition, "expansion": one.expansion, "draft": one.draft, "goals": one.goals}
    for one in combinations(players=2)
]


class Page:
    """Looks with patches, loses some as one that reads slowly does, comes back; asks when it notices."""

    patches = True
    payer = ""

    def __init__(self, viewer: Viewer, language: Language, chance: random.Random) -> None:
        self.viewers: tuple[Viewer, ...] = (viewer,)
        self.language = language
        self.view: dict[str, Any] = {}
        self.version = -1
        self.behind = False
        self.sent = {"view": 0, "patch": 0}
        self._chance = chance

    def send(self, message: FromServer) -> None:
        """Take a message, or lose it if it is a patch: then the next one does not fit."""
        told = json.loads(msgspec.json.encode(message))
        if told["type"] == "view":
            self.view, self.version, self.behind = told["view"], told["version"], False
        elif told["type"] == "patch" and not self.behind:
            if self._chance.random() < 0.1:
                return
            if told["from"] == self.version:
                self.view, self.version = patched(self.view, told["changes"]), told["version"]
            else:
                self.behind = True
        if told["type"] in self.sent:
            self.sent[told["type"]] += 1

    def give_way(self) -> None:
        """Nobody comes from elsewhere here."""

    def dismiss(self, *, moved: bool = False) -> None:
        """Nobody is dismissed here."""
        raise AssertionError(moved)

    def come_back(self, audience: Audience) -> None:
        """Say hello again with the version that it has; none where it knows that it is behind."""
        name = "spectator" if self.viewers[0] is None else str(self.viewers[0])
        audience.enter(self, {} if self.behind else {name: self.version})


class Listener(Page):
    """Only keeps what is said."""

    def __init__(self, viewer: Viewer, heard: list[FromServer]) -> None:
        super().__init__(viewer, "en", random.Random(1))
        self._heard = heard

    def send(self, message: FromServer) -> None:
        """Keep it."""
        self._heard.append(message)


class Room:
    """A game that everybody looks at."""

    def __init__(self, head: Head) -> None:
        self.game, self.dice = new_game(head)
        self.seats = head.seats
        self.versions = Versions()
        self.audience = Audience(self.look, self.versions.of, list)
        self.audience.tell_presence = lambda: None  # type: ignore[method-assign]  # there is no loop here

    def look(self, viewer: Viewer, language: Language, before: msgspec.Struct | None = None) -> msgspec.Struct:
        """A view made from the one before, or the whole."""
        if before is not None and viewer is not None:
            return self.game.own_view(viewer, before, language)
        return self.game.view(viewer, Frame("ROOM", self.seats, language, None, None, self.dice.view(self.game)))

    def happen(self, events: list[msgspec.Struct]) -> None:
        """Tell what a move has changed."""
        seen_by = [self.game.private_to(event) for event in events]
        for seat in seen_by:
            self.versions.count(seat)
        self.audience.show(seen_by[0] if len(set(seen_by)) == 1 else None)


def _move(game: Game, view: dict[str, Any], seat: int, chance: random.Random) -> Move:
    if view["can_undo"] and chance.random() < 0.3:
        return TakeBack(whole_round=chance.random() < 0.3)
    if game.name == "line":
        return Act(chance.choice(view["actions"])["action"])
    if view["phase"] == "pick":
        taken = {pair for pair, _ in view["draft"]["owners"]}
        return TakePair(chance.choice([pair for pair in range(len(view["draft"]["pairs"])) if pair not in taken]))
    return Act(some_action(view, SeededChance(str(chance.random()) + str(seat))))


def _play(head: Head, seed: int, moves: int) -> tuple[list[Page], Room]:
    chance = random.Random(seed)
    room = Room(head)
    viewers: list[Viewer] = [0, 1, None, chance.choice([0, 1, None])]
    pages = [Page(viewer, chance.choice(LANGUAGES), chance) for viewer in viewers]
    for page in pages:
        page.come_back(room.audience)
    room.happen(room.game.begin())
    for _ in range(moves):
        waiting = room.game.waiting()
        if not waiting:
            break
        seat = chance.choice(waiting)
        view = json.loads(msgspec.json.encode(room.look(seat, "en")))
        room.happen(room.game.perform(seat, _move(room.game, view, seat, chance)))
        for page in pages:
            if page.behind or chance.random() < 0.05:
                page.come_back(room.audience)
            whole = json.loads(msgspec.json.encode(room.look(page.viewers[0], page.language)))
            late = page.version != room.audience._sights[page.viewers[0], page.language].version
            assert late or page.view == whole
    return pages, room


@pytest.mark.parametrize("number", range(len(INK) + 2))
def test_the_patched_view_is_the_whole_view(number: int) -> None:
    """In random games of every kind, with losses and returns, a page that has the newest version has the whole view."""
    seats = [Seat("human", "Ada"), Seat("human", "Bo")]
    head = Head("ink", INK[number], seats, f"s{number}") if number < len(INK) else Head("line", {}, seats, f"s{number}")
    pages, room = _play(head, number, 60)
    for page in pages:
        page.come_back(room.audience)
        assert page.view == json.loads(msgspec.json.encode(room.look(page.viewers[0], page.language)))
    assert sum(page.sent["patch"] for page in pages) > 3 * sum(page.sent["view"] for page in pages)


def test_a_drawing_is_sent_alone() -> None:
    """A drawing brings the seat that drew less than its whole view, in particular one piece, and others nothing."""
    room = Room(Head("ink", {}, [Seat("human"), Seat("human")], "s"))
    room.happen(room.game.begin())
    told: dict[Viewer, list[FromServer]] = {0: [], 1: [], None: []}
    for viewer, messages in told.items():
        room.audience.enter(Listener(viewer, messages), {})
        messages.clear()
    for _ in range(2):
        action = drawings(json.loads(msgspec.json.encode(room.look(0, "en"))))[0]
        room.happen(room.game.perform(0, Act(action)))
    assert (told[1], told[None]) == ([], [])
    patch = told[0][-1]
    assert isinstance(patch, Patch)
    _, gone, [piece] = msgspec.json.decode(patch.changes)["splice"]["sheets.0.drawn"]
    assert (gone, f"{piece['piece']}@{piece['space']}/{piece['orientation']}") == (0, action)
    assert len(patch.changes) < len(msgspec.json.encode(room.look(0, "en"))) / 2


def test_who_reads_too_slowly_for_patches_notices_it() -> None:
    """Of many patches that wait the newest are sent: their beginning does not fit, and the page asks for the whole."""

    async def story() -> None:
        connection = Connection(_Socket(), Settings())  # type: ignore[arg-type]
        connection.send(ViewMessage(0, 1, msgspec.Raw(b"{}")))
        connection.send(Done("a", 1))
        for version in range(2, 40):
            connection.send(Patch(0, version - 1, version, msgspec.Raw(b"{}")))
            connection.send(Patch(1, version - 1, version, msgspec.Raw(b"{}")))
        waiting = list(connection._outbox)
        assert len(waiting) <= 20
        newest = [message for message in waiting if isinstance(message, Patch) and message.seat == 0]
        assert newest[-1].version == 39
        assert newest[0].since > 1
        connection.send(ViewMessage(0, 50, msgspec.Raw(b"{}")))
        assert [m.version for m in connection._outbox if isinstance(m, ViewMessage | Patch) and m.seat == 0] == [50]

    run(story)


def test_a_page_that_is_gone_is_no_error_of_the_room() -> None:
    """Whoever answers a page whose connection has been closed meanwhile only learns that it is gone."""

    async def story() -> None:
        connection = Connection(_Closed(), Settings())  # type: ignore[arg-type]
        connection.hold()
        connection.send(Done("a", 1))
        assert not await connection.flush()
        connection.release()
        connection.end(1001, "")
        await asyncio.wait_for(connection.deliver(), 5)

    run(story)


def test_a_confirmation_takes_along_what_it_confirms() -> None:
    """A patch and the confirmation of the same version that follows it are one message, others are not."""

    async def story() -> None:
        socket = _Closed(open_for=9)
        connection = Connection(socket, Settings())  # type: ignore[arg-type]
        for message in (Patch(0, 1, 2, _NO), Done("a", 2), Patch(0, 2, 3, _NO), Patch(1, 1, 2, _NO), Done("b", 3)):
            connection.send(message)
        assert await connection.flush()
        told = [json.loads(text) for text in socket.sent]
        assert [(one["type"], one["version"]) for one in told] == [("done", 2), ("patch", 3), ("patch", 2), ("done", 3)]
        assert told[0]["patch"] == {"type": "patch", "seat": 0, "from": 1, "version": 2, "changes": {}}

    run(story)


_NO = msgspec.Raw(b"{}")


class _Socket:
    """Stands for a connection that nobody uses."""

    def __init__(self) -> None:
        self.scope = {"type": "websocket", "client": ("127.0.0.1", 1), "headers": []}


class _Closed(_Socket):
    """A connection that is closed after so many messages."""

    def __init__(self, open_for: int = 0) -> None:
        super().__init__()
        self.sent: list[str] = []
        self._open_for = open_for

    def send_at_once(self, _: bytes) -> bool:
        """Never: what is sent takes the way that may have to wait."""
        return False

    async def send_text(self, text: str) -> None:
        """As Starlette does it."""
        if len(self.sent) == self._open_for:
            raise RuntimeError('Cannot call "send" once a close message has been sent.')
        self.sent.append(text)

    async def close(self, _code: int, _reason: str) -> None:
        """The same."""
        raise RuntimeError('Cannot call "send" once a close message has been sent.')
