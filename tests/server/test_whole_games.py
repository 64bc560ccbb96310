"""Tests that go through whole games over real connections, and through every message of them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, OPEN, Page, play_ink, play_line, run, serving

from railwright.core.fair import chain, seal_of
from railwright.ink import audit as ink_audit
from railwright.ink.match import Match
from railwright.ink.options import MOST_PLAYERS, Options, combinations
from railwright.ink.record import read_record
from railwright.line import audit as line_audit
from railwright.line import record as line_record
from railwright.line.match import Match as LineMatch
from railwright.server.head import Head
from railwright.server.ink_view import sheet_view
from railwright.server.seats import hashed

GAMES = list(combinations(players=2))
CONTRIBUTIONS = ("a1" * 32, "b2" * 32)
SEALS = [seal_of(contribution) for contribution in CONTRIBUTIONS]


def _named(options: Options) -> str:
    parts = [options.edition, options.expansion or "plain", "draft" * options.draft, "goals" * options.goals]
    return "-".join(part for part in parts if part)


def _choice(options: Options) -> dict[str, Any]:
    names = ("edition", "expansion", "draft", "goals", "longest")
    return {name: getattr(options, name) for name in names}


def _texts(pages: Iterable[Page]) -> Iterable[tuple[Page, dict[str, Any], str]]:
    for page in pages:
        for message in page.messages:
            yield page, message, json.dumps(message, ensure_ascii=False)


@pytest.mark.parametrize("options", GAMES, ids=_named)
def test_a_whole_game_of_railroad_ink_shows_nothing_hidden(options: Options, folder: Path) -> None:
    """Two people and a spectator: no message has another's unfinished round, later dice, the seed or a token."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(
                game="ink", options=_choice(options), seats=[{**ME, "seal": SEALS[0]}, OPEN]
            )
            seat, token = await server.join(room, "Jon", seal=SEALS[1])
            mine, other, onlooker = server.page(room, tokens[0]), server.page(room, token), server.page(room)
            mine.contributions[0], other.contributions[seat] = CONTRIBUTIONS
            async with mine, other, onlooker:
                await asyncio.gather(play_ink(mine, 0), play_ink(other, seat))
                last = await onlooker.view(None, lambda view: view["phase"] == "over")
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            head = server.table.rooms._rooms[room].head
        assert ink_audit.audit_record(record).stakes.contributions == CONTRIBUTIONS
        played = read_record(record)
        assert [place["score"]["total"] for place in last["ranking"]] == [p.score.total for p in played.ranking()]
        _check_ink([mine, other, onlooker], played)
        _check_secrets([mine, other, onlooker], head, [tokens[0], token])

    run(story)


def _check_secrets(pages: list[Page], head: Head, tokens: list[str]) -> None:
    assert head.sealing
    links = chain(head.sealing.root)
    hidden = [*tokens, *(hashed(token) for token in tokens), head.bot_secret, *CONTRIBUTIONS]
    for _, message, text in _texts(pages):
        told = message["view"]["fair"]["draws"] if message["type"] == "view" else 0
        assert not any(word in text for word in (*hidden, *links[told + 1 :]))
        if message["type"] == "view":
            assert message["view"]["fair"]["commitment"] == links[0]
            assert message["view"]["fair"]["link"] == (links[told] if told else None)


def _check_ink(pages: list[Page], played: Match) -> None:
    """Compare what was shown in each round with how the table was then."""
    closed = _sheets_by_round(played)
    for page, message, _ in _texts(pages):
        if message["type"] != "view":
            continue
        view, seat = message["view"], message["seat"]
        assert seat == page.messages[0].get("seat", seat)
        number = view["round"]
        over = view["phase"] == "over"
        for other in range(2):
            if other != seat:
                assert view["sheets"][other] == closed[number if over else max(number - 1, 0)][other]
        if view["phase"] == "lobby":
            assert (number, view["dice"], view["draft"]) == (0, [], None)
            continue
        dice = played.rounds[number - 1].dice
        faces = [face for pair in getattr(dice, "pairs", ()) for face in pair] or list(getattr(dice, "route", ()))
        for die in view["dice"]:
            assert die["kind"] == "extra" or die["piece"] in [*faces, *dice.expansion]
        if seat is None:
            assert (view["legal"], view["actions"], view["score"], view["question"]) == ([], [], None, None)
        if view["draft"]:
            assert view["draft"]["pairs"] == [list(pair) for pair in getattr(dice, "pairs", ())]
        for goal in view["goals"]:
            assert all(points in (4, 2, 1) for _, points in goal["scored"])


def _sheets_by_round(played: Match) -> list[list[Any]]:
    """The sheets of both seats as each round closed, the empty ones first."""
    match = Match(played.options)
    closed = [_told(match)]
    for event in played.events:
        match.apply(event)
        if len(closed) == match.round and match.public[0].round == match.round:
            closed.append(_told(match))
    return closed


def _told(match: Match) -> list[Any]:
    from msgspec import to_builtins

    return [to_builtins(sheet_view(sheet)) for sheet in match.public]


@pytest.mark.parametrize(("players", "sheet"), [(2, 1), (3, 1), (3, 2)])
def test_a_whole_game_of_rail_line_shows_nothing_hidden(players: int, sheet: int, folder: Path) -> None:
    """Two or three seats and a spectator: no message names a card of another hand or the stack, a secret or a token."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [{**ME, "seal": SEALS[0]}, OPEN, *[BOT] * (players - 2)]
            room, tokens = await server.open(game="line", options={"sheet": sheet}, seats=seats)
            seat, token = await server.join(room, "Jon", seal=SEALS[1])
            mine, other, onlooker = server.page(room, tokens[0]), server.page(room, token), server.page(room)
            mine.contributions[0], other.contributions[seat] = CONTRIBUTIONS
            async with mine, other, onlooker:
                await asyncio.gather(play_line(mine, 0), play_line(other, seat))
                last = await onlooker.view(None, lambda view: view["phase"] == "over")
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            head = server.table.rooms._rooms[room].head
        assert line_audit.audit_record(record).stakes.contributions[:2] == CONTRIBUTIONS
        played = line_record.read_record(record)
        assert {(place["seat"], place["points"]) for place in last["ranking"]} == {
            (place.seat, place.points) for place in played.ranking()
        }
        _check_cards([mine, other, onlooker], played)
        _check_secrets([mine, other, onlooker], head, [tokens[0], token])

    run(story)


def _check_cards(pages: list[Page], played: LineMatch) -> None:
    names = [card.id for card in played.options.deck.cards]
    stack = [names[card] for card in played.setup.b_order]
    discarded: set[str] = set()
    for page in pages:
        dealt: set[str] = set()
        for message in page.messages:
            if message["type"] != "view" or message["view"]["phase"] == "lobby":
                continue
            view = message["view"]
            dealt |= {card["card"] for card in view["hand"]}
            assert len(dealt) <= 4
            for line in view["log"]:
                if line["kind"] == "card_discarded":
                    discarded |= set(re.findall(r"A\d\d", line["text"]))
            laid = {face["face"] for face in view["line"]}
            known = dealt | laid | discarded | set(stack[: len(stack) - view["stack"]])
            shown = json.dumps({**view, "room": None})  # a room's name may look like a card's
            assert set(re.findall(r"[AB]\d\d", shown)) <= known
            assert (view["hand"] == []) == (view["seat"] is None or not view["players"][view["seat"]]["hand"])


@pytest.mark.parametrize("game", ["ink", "line"])
def test_bots_play_against_one_person(game: str, folder: Path) -> None:
    """A person with bots on all other seats plays to the end; the replay ends where the game did."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game=game, seats=[ME, BOT, BOT])
            async with server.page(room, tokens[0]) as page:
                await (play_ink if game == "ink" else play_line)(page, 0)
                last = page.views[0]
            replay = (await server.http.get(f"/api/rooms/{room}/replay")).json()
        if game == "ink":
            sheets: dict[str, Any] = {}
            for step in replay["steps"]:
                sheets |= step["views"].get("sheets", {})
            assert [sheets[str(seat)] for seat in range(3)] == last["sheets"]
            ranking = sorted(last["ranking"], key=lambda place: place["seat"])
            assert replay["steps"][-1]["views"]["scores"] == [place["score"]["total"] for place in ranking]
        else:
            table: dict[str, Any] = {}
            for step in replay["steps"]:
                table |= step["views"]["table"]
            shown = ("line", "display", "players", "stack", "ranking", "seats")
            assert {name: table[name] for name in shown} == {name: last[name] for name in shown}

    run(story)


@pytest.mark.parametrize("players", [4, MOST_PLAYERS])
def test_people_draw_at_the_same_time(players: int, folder: Path) -> None:
    """Simultaneous drawing never conflicts: whoever acts, whenever, nobody is refused (RI-2.2)."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME] + [OPEN] * (players - 1))
            held = {0: tokens[0]}
            for number in range(1, players):
                seat, token = await server.join(room, f"Guest {number}")
                held[seat] = token
            pages = {seat: await server.page(room, token).__aenter__() for seat, token in held.items()}
            await asyncio.gather(*(play_ink(page, seat) for seat, page in pages.items()))
            for page in pages.values():
                await page.__aexit__()
                assert not [message for message in page.messages if message["type"] in ("refused", "error")]

    run(story)


def test_a_draft_takes_dice_of_both_editions(folder: Path) -> None:
    """The sets of the pool are stored, told and written down, and all their dice are rolled (RI-10.1)."""

    async def story() -> None:
        pool = ["base", "challenge"]
        async with serving(folder) as server:
            options = {"draft": True, "pool": pool}
            room, tokens = await server.open(game="ink", options=options, seats=[ME, {"kind": "local"}])
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            assert (await page.view(1))["options"]["pool"] == pool
            assert (await server.http.get(f"/api/rooms/{room}")).json()["options"]["pool"] == pool
            await asyncio.gather(play_ink(page, 0), play_ink(page, 1))
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
        assert "pool base challenge" in record
        assert list(read_record(record).options.pool) == pool

    run(story)
