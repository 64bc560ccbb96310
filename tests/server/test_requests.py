"""Tests of what pages can ask for: seats, actions, undo, questions, and what happens when a request comes twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, OPEN, drawings, play_ink, run, serving

from railwright.server.problems import Problem


def test_the_last_seat_that_is_taken_begins_the_game(folder: Path) -> None:
    """A room with an open seat waits in the lobby; joining begins the game, and everybody sees it."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            async with server.page(room, tokens[0]) as page, server.page(room) as onlooker:
                assert (await page.view(0))["phase"] == "lobby"
                answer = await page.ask("do", 0, action="done")
                assert (answer["type"], answer["code"]) == ("refused", "not_started")
                seat, _ = await server.join(room, "Jon")
                view = await page.view(0, lambda told: told["phase"] == "draw")
                assert [told["name"] for told in view["seats"]] == ["Mara", "Jon"]
                assert seat == 1
                assert len(view["dice"]) == 4
                await onlooker.view(None, lambda told: told["phase"] == "draw")
            again = await server.http.post(f"/api/rooms/{room}/join", json={"name": "Lea"})
            assert (again.status_code, again.json()["error"]["code"]) == (409, "no_open_seat")

    run(story)


def test_joining_again_with_the_same_token_takes_no_second_seat(folder: Path) -> None:
    """A page that has not heard the answer sends its own token again and gets the same seat."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME, OPEN, OPEN])
            wish = {"name": "Jon", "token": "0123456789abcdefghijkl"}
            answers = [(await server.http.post(f"/api/rooms/{room}/join", json=wish)).json() for _ in range(3)]
            assert answers[0] == answers[1] == answers[2] == {"room": room, "seat": 1, "token": wish["token"]}
            seats = (await server.http.get(f"/api/rooms/{room}")).json()["seats"]
            assert [seat["kind"] for seat in seats] == ["human", "human", "open"]
            short = await server.http.post(f"/api/rooms/{room}/join", json={"token": "short"})
            assert short.status_code == 400

    run(story)


@pytest.mark.parametrize("game", ["ink", "line"])
def test_open_seats_can_be_filled_with_bots(game: str, folder: Path) -> None:
    """`start` fills open seats with bots and begins; a second time it is refused."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game=game, seats=[ME, OPEN, OPEN])
            async with server.page(room, tokens[0]) as page:
                assert (await page.ask("start", 0, bot="random"))["type"] == "done"
                view = await page.view(0, lambda told: told["phase"] != "lobby")
                assert [told["kind"] for told in view["seats"]] == ["human", "bot", "bot"]
                assert all(told["name"] for told in view["seats"])
                assert (await page.ask("start", 0))["code"] == "already_started"

    run(story)


def test_a_request_that_comes_twice_is_carried_out_once(folder: Path) -> None:
    """The same id does the same thing once, from whichever connection it comes again."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local"}])
            async with server.page(room, tokens[0]) as page, server.page(room, tokens[0]) as second:
                view = await page.view(0)
                action = drawings(view)[0]
                first = await page.ask("do", 0, action=action, request="once")
                again = await page.ask("do", 0, action=action, request="once")
                elsewhere = await second.ask("do", 0, action=action, request="once")
                assert first == again == elsewhere
                assert first["type"] == "done"
                assert sum(die["used"] for die in page.views[0]["dice"]) <= 1
                assert len(page.views[0]["sheets"][0]["drawn"]) == 1

    run(story)


def test_an_id_that_was_used_for_another_request_is_refused(folder: Path) -> None:
    """An id belongs to one request of a seat, after a restart too; nothing changes when it comes with another."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local"}])
            async with server.page(room, *tokens.values()) as page:
                action, other = drawings(await page.view(0))[:2]
                first = await page.ask("do", 0, action=action, request="once")
                wishes: list[tuple[str, dict[str, Any]]] = [
                    ("do", {"action": other}),
                    ("undo", {}),
                    ("seat", {"to": 0, "kind": "bot"}),
                ]
                for kind, fields in wishes:
                    answer = await page.ask(kind, 0, request="once", **fields)
                    assert (answer["type"], answer["code"]) == ("refused", "id_reused")
                assert len(page.views[0]["sheets"][0]["drawn"]) == 1
                assert (await page.ask("do", 1, action=other, request="once"))["type"] == "done", "another seat's own"
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            await page.view(0)
            assert (await page.ask("do", 0, action=other, request="once"))["code"] == "id_reused"
            assert await page.ask("do", 0, action=action, request="once") == first

    run(story)


def test_the_view_comes_before_the_confirmation(folder: Path) -> None:
    """When a page is told that its request is done, it has the view of that version already."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                for _ in range(3):
                    view = await page.view(0)
                    answer = await page.ask("do", 0, action=drawings(view)[0])
                    place = page.messages.index(answer)
                    assert page.messages[place - 1]["type"] == "view"
                    assert page.messages[place - 1]["version"] == answer["version"]

    run(story)


def test_actions_can_be_taken_back_one_by_one_and_all_at_once(folder: Path) -> None:
    """Undo takes the last action back, clear all of this round (RI-2.3); then there is nothing left."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                empty = await page.view(0)
                for _ in range(3):
                    await page.do(0, drawings(page.views[0])[0])
                assert len(page.views[0]["sheets"][0]["drawn"]) == 3
                await page.ask("undo", 0)
                assert len(page.views[0]["sheets"][0]["drawn"]) == 2
                assert page.views[0]["can_undo"]
                await page.ask("clear", 0)
                assert page.views[0] == empty
                assert (await page.ask("undo", 0))["type"] == "refused"
                assert (await page.ask("clear", 0))["type"] == "refused"

    run(story)


def test_done_is_taken_back_while_another_still_draws(folder: Path) -> None:
    """Who is done goes on drawing (RI-2.3), and all see it; once the round is closed, after a restart too, it stays."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local"}])
            async with server.page(room, *tokens.values()) as page:
                await page.view(1)
                while not page.views[0]["seats"][0]["done"]:
                    view = page.views[0]
                    await page.do(0, "done" if view["done"]["allowed"] else drawings(view)[0])
                drawn = page.views[0]["sheets"][0]["drawn"]
                await page.view(1, lambda view: view["seats"][0]["done"])
                assert page.views[0]["can_undo"]
                assert (await page.ask("undo", 0))["type"] == "done"
                assert page.views[0]["sheets"][0]["drawn"] == drawn
                await page.view(1, lambda view: not view["seats"][0]["done"])
                secret = page.views[1]
                assert (await page.ask("undo", 0))["type"] == "done"
                assert page.views[1] is secret, "what is drawn and taken back is nobody else's affair"
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            assert not (await page.view(0))["seats"][0]["done"]
            await asyncio.gather(play_ink(page, 0, until_round=2), play_ink(page, 1, until_round=2))
            assert (await page.ask("undo", 0))["type"] == "refused"

    run(story)


def test_refusals_have_a_code_and_a_sentence_in_the_language_of_the_page(folder: Path) -> None:
    """The rules' reasons come in English and German."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME], seed="fixed")
            async with (
                server.page(room, tokens[0]) as page,
                server.page(room, tokens[0], language="de") as german,
            ):
                view = await page.view(0)
                answer = await page.ask("do", 0, action="done")
                assert (answer["code"], answer["text"]) == (view["done"]["code"], view["done"]["text"])
                assert answer["text"].startswith("You are not done: a route die still fits (")
                told = await german.ask("do", 0, action="done")
                assert told["code"] == "route_die_fits"
                assert told["text"].startswith("Du bist noch nicht fertig: Ein Streckenwürfel passt noch (")
                assert told["text"] == german.views[0]["done"]["text"]
                bad = await german.ask("do", 0, action="nonsense")
                assert bad["text"].startswith("'nonsense' ist keine Aktion")
                line, held = await server.open(game="line", seats=[ME, {"kind": "local"}])
                async with server.page(line, *held.values(), language="de") as table:
                    other = 1 - (await table.view(0))["decider"]
                    refused = await table.ask("do", other, action="side 1")
                    assert refused["code"] == "not_your_decision"
                    assert refused["text"] == "Jetzt muss jemand anders entscheiden."

    run(story)


def test_a_page_can_ask_why_and_for_a_hint(folder: Path) -> None:
    """`why` gives the reason for a piece in a space or an action; `hint` an action that is allowed. Nothing changes."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                before = await page.view(0)
                piece = before["dice"][0]["piece"]
                assert (await page.ask("why", 0, piece=piece, space="D4"))["code"] == "not_joined"
                assert (await page.ask("why", 0, piece=piece, space="D4", orientation=0))["code"] == "not_joined"
                fits = drawings(before)[0].partition("@")
                assert (await page.ask("why", 0, piece=fits[0], space=fits[2][:2]))["code"] == "allowed"
                assert (await page.ask("why", 0, piece="lava-t", space="D4"))["code"] == "other_expansion"
                assert (await page.ask("why", 0, action="done"))["code"] == "route_die_fits"
                assert (await page.ask("why", 0))["type"] == "refused"
                assert (await page.ask("why", 0, piece="teapot", space="Z9"))["type"] == "refused"
                hint = await page.ask("hint", 0)
                assert hint["action"] in drawings(before)
                assert page.views[0] == before

    run(story)


def test_a_seat_belongs_to_whoever_holds_its_token(folder: Path) -> None:
    """Nobody acts for another seat; a wrong token is turned away; several tokens play several seats at one device."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local", "name": "Jon"}])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                assert (await page.ask("do", 1, action="done"))["code"] == "not_your_seat"
            async with server.page(room) as onlooker:
                await onlooker.view(None)
                assert (await onlooker.ask("do", 0, action="done"))["code"] == "not_your_seat"
            async with server.page(room, "guessed") as guesser:
                refused = await guesser.of("refused")
                assert refused["code"] == "wrong_token"
                assert "id" not in refused
                await guesser.socket.wait_closed()
                assert guesser.socket.close_code == 4403
            async with server.page(room, *tokens.values()) as both:
                await asyncio.gather(play_ink(both, 0, until_round=2), play_ink(both, 1, until_round=2))
                assert both.views[0]["round"] == both.views[1]["round"] == 2

    run(story)


def test_a_bot_takes_over_and_the_player_comes_back(folder: Path) -> None:
    """A bot plays on for a seat that has left, not for one that is here; its player takes the seat back."""

    async def story() -> None:
        async with serving(folder, grace_seconds=0.0, offer_seconds=0.1) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page:
                async with server.page(room, token) as other:
                    await other.view(seat)
                    present = await page.ask("seat", 0, to=seat, kind="bot")
                    assert present["code"] == "seat_present"
                await page.until(lambda: page.messages[-1]["type"] == "presence" and not _here(page.messages[-1], seat))
                spoiler = await page.ask("seat", 0, to=seat, kind="bot", bot="random")
                assert (spoiler["type"], spoiler["code"]) == ("refused", "bot_not_offered")
                assert "beginner, casual, strong, master" in spoiler["text"]
                assert (await page.ask("seat", 0, to=seat, kind="bot", bot="casual"))["type"] == "done"
                await page.view(0, lambda told: told["seats"][seat]["done"])
                assert page.views[0]["seats"][seat]["kind"] == "bot"
                async with server.page(room, token) as back:
                    await back.view(seat)
                    assert (await back.ask("do", seat, action="done"))["code"] == "seat_is_bot"
                    assert (await back.ask("seat", seat, to=seat, kind="human"))["type"] == "done"
                    await play_ink(page, 0, until_round=2)
                    view = await back.view(seat, lambda told: told["round"] == 2)
                    assert (view["seats"][seat]["kind"], view["seats"][seat]["done"]) == ("human", False)
                    await back.do(seat, drawings(view)[0])
                assert (await page.ask("seat", 0, to=seat, kind="human"))["code"] == "not_your_seat"

    run(story)


def test_bots_have_names_of_their_own_and_people_keep_theirs(folder: Path) -> None:
    """Bots without a name are called otherwise than everybody else; a person's seat never has the name of a bot."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [{"kind": "me"}, BOT, OPEN, {**BOT, "name": "Ada"}, OPEN, BOT]
            room, tokens = await server.open(game="ink", seats=seats)
            await server.join(room, "Nils")
            async with server.page(room, tokens[0], language="de") as page:
                await page.ask("start", 0)
                view = await page.view(0, lambda told: told["round"] == 1)
                names = [seat["name"] for seat in view["seats"]]
                assert (names[0], names[3]) == ("Robin", "Ada")
                assert len(set(names)) == len(names)
                for kind in ("bot", "human"):
                    assert (await page.ask("seat", 0, to=0, kind=kind))["type"] == "done"
                    assert page.views[0]["seats"][0]["name"] == "Robin"
                assert (await page.ask("seat", 0, to=1, kind="bot", bot="casual"))["type"] == "done"
                assert [seat["name"] for seat in page.views[0]["seats"]] == names

    run(story)


def _here(presence: dict[str, list[dict[str, object]]], seat: int) -> bool:
    return bool(presence["seats"][seat]["connected"])


def test_nobody_can_take_a_bots_seat_or_one_that_is_not_there(folder: Path) -> None:
    """Seats of bots from the start stay theirs; unknown seats and bots are refused with a sentence."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, BOT])
            async with server.page(room, tokens[0]) as page:
                assert (await page.ask("seat", 0, to=1, kind="human"))["code"] == "seat_never_human"
                assert (await page.ask("seat", 0, to=4, kind="bot"))["code"] == "seat_unknown"
                assert (await page.ask("seat", 0, to=0, kind="bot", bot="nobody"))["code"] == "bot_unknown"
                assert (await page.ask("hint", 0, bot="nobody"))["code"] == "bot_unknown"

    run(story)


def test_presence_tells_who_is_here_and_who_thinks(folder: Path) -> None:
    """A bot that takes its time is shown as thinking; people as connected while they are."""

    async def story() -> None:
        async with serving(folder, bot_pause=60.0) as server:
            room, tokens = await server.open(game="line", seats=[ME, BOT], seed="bot first")
            async with server.page(room, tokens[0]) as page:
                await page.until(
                    lambda: [m for m in page.messages if m["type"] == "presence" and m["seats"][1]["thinking"]]
                )
                async with server.page(room):
                    await page.until(lambda: [m for m in page.messages if m.get("spectators") == 1])
                await page.until(lambda: page.messages[-1].get("spectators") == 0)

    run(story)


def test_undo_at_the_table_of_rail_line(folder: Path) -> None:
    """A decision may be taken back while nothing hidden was turned over and nobody else has decided."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="line", seats=[ME, {"kind": "local"}])
            async with server.page(room, *tokens.values()) as page:
                view = await page.view(0)
                starter = view["decider"]
                refused = await page.ask("undo", starter)
                assert refused["code"] == "nothing_to_undo"
                before = page.views[starter]["log"]
                await page.do(starter, "side 1")
                undone = await page.ask("undo", starter)
                if page.views[starter]["side"] is None:
                    assert undone["type"] == "done"
                    assert page.views[starter]["log"] == before
                else:
                    assert undone["text"] == "A hidden card has been turned over; that cannot be taken back."

    run(story)


def test_a_refusal_that_nobody_waits_for_is_no_fault(folder: Path) -> None:
    """Whoever asked has gone when the room, put away meanwhile, refuses: that is no error of the server."""

    async def story() -> None:
        async with serving(folder) as server:
            code, _ = await server.open(game="ink", seats=[ME])
            room = server.table.rooms._rooms[code]
            async with room._lock:
                asked = asyncio.ensure_future(room.begin_if_ready())
                while not room.underway:
                    await asyncio.sleep(0)
                (underway,) = room.underway
                asked.cancel()
                await asyncio.wait([asked])
                room.stop()
            await asyncio.wait([underway])
            await asyncio.sleep(0)
        assert not underway._log_traceback  # else the loop would complain of an error that nobody has heard
        assert isinstance(underway.exception(), Problem)

    run(story)
