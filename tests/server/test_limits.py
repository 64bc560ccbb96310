"""Tests of the limits by address and room: shares of time, wrong codes, new rooms."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.server.dailies import Person
from tests.server.tables import ME, OPEN, Server, play_ink, run, serving

from railwright.server.limits import _AT_ONCE, PATIENCE, Bucket, Kept, Limits, Turns
from railwright.server.live import _HELLO_COST
from railwright.server.problems import Problem
from railwright.server.settings import Settings
from railwright.server.store import RoomMovedError, StorageAwayError


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that a test moves, on which whoever sleeps has slept at once."""
    time = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: time[0])

    async def sleep(seconds: float) -> None:
        time[0] += seconds

    monkeypatch.setattr("railwright.server.limits.asyncio.sleep", sleep)
    return time


def test_a_bucket_fills_up_again(now: list[float]) -> None:
    """So many at once, then so many per second; each key has its own."""
    bucket = Bucket(per_second=2.0, at_once=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    many = Kept(lambda: Bucket(1, 1))
    assert [many["a"].take(), many["a"].take(), many["b"].take()] == [True, False, True]


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses there are: those not seen for long are forgotten."""
    monkeypatch.setattr("railwright.server.limits._MOST_KEPT", 3)
    kept = Kept(lambda: None)
    for key in "abcadef":
        kept.add(key)
    assert [key for key in "abcdef" if key in kept] == ["d", "e", "f"]


def test_turns_come_at_the_pace_of_the_share(now: list[float]) -> None:
    """With half of the time, requests of 10 ms are let in every 20 ms, after the few that may come at once."""
    turns = Turns(share=0.5)
    waits = [turns.book(10, now[0]) for _ in range(100)]
    assert waits[:4] == pytest.approx([0, 0, 0, 0.02])
    assert waits[99] - waits[98] == pytest.approx(0.02)
    now[0] += 1000
    assert turns.book(10, now[0]) == 0


def test_an_address_that_asks_for_too_much_waits_and_is_refused(now: list[float]) -> None:
    """Up to ten seconds it waits for its turn; then it is refused, while other addresses and rooms are not touched."""

    async def story() -> None:
        limits = Limits(Settings(share_of_time=0.1))
        limits.charge("a", 900)
        before = now[0]
        await limits.turn("a", 200)
        assert 8 < now[0] - before < 9
        limits.charge("a", 2000)
        assert limits.wait("a") > PATIENCE
        with pytest.raises(Problem, match="Too many"):
            await limits.turn("a", 1)
        before = now[0]
        await limits.turn("b", 1, "ROOM")
        assert now[0] == before

    run(story)


def test_who_has_begun_something_long_goes_on_in_turn(now: list[float]) -> None:
    """Each part waits for the turn of its address; none is refused, however long that takes."""

    async def story() -> None:
        limits = Limits(Settings(share_of_time=0.1))
        before = now[0]
        for _ in range(30):
            await limits.go_on("a", 100)
        assert now[0] - before == pytest.approx(29 - _AT_ONCE)
        await limits.turn("b", 1)
        assert now[0] - before == pytest.approx(29 - _AT_ONCE)

    run(story)


def test_a_room_has_its_share_too(now: list[float]) -> None:
    """Many addresses that flood one room slow down that room and no other."""

    async def story() -> None:
        limits = Limits(Settings(share_of_time=0.1))
        for number in range(20):
            await limits.turn(f"address {number}", 50, "ROOM")
        before = now[0]
        await limits.turn("somebody", 1, "OTHER")
        assert now[0] == before
        await limits.turn("somebody else", 1, "ROOM")
        assert now[0] > before

    run(story)
    assert PATIENCE > 1


def test_who_floods_a_room_makes_nobody_else_wait_there() -> None:
    """One address never has all of a room's time: who sits at the same table is let in before what that one asks."""

    async def story() -> None:
        limits = Limits(Settings())
        flood = [asyncio.ensure_future(limits.turn("enemy", 1, "ROOM")) for _ in range(300)]
        await asyncio.sleep(0)
        await limits.turn("player", 1, "ROOM")
        assert sum(not asked.done() for asked in flood) > 250
        for asked in flood:
            asked.cancel()

    run(story)


def test_a_message_costs_by_who_hears_of_it_and_onlookers_use_nothing_of_the_room(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a crowd each message counts for more; what onlookers say counts for their address alone."""

    async def story() -> None:
        async with serving(folder) as server, contextlib.AsyncExitStack() as crowd:
            room, tokens = await server.open(game="ink", seats=[ME])
            asked: list[tuple[float, str]] = []
            charged: list[float] = []
            turn = server.table.limits.turn

            async def noted(payer: str, milliseconds: float, where: str = "") -> None:
                asked.append((milliseconds, where))
                await turn(payer, milliseconds, where)

            monkeypatch.setattr(server.table.limits, "turn", noted)
            page = await crowd.enter_async_context(server.page(room, tokens[0]))
            await page.view(0)
            await page.ask("why", 0, action="done")
            alone, where = asked[-1]
            assert where == room
            onlookers = [await crowd.enter_async_context(server.page(room)) for _ in range(40)]
            for onlooker in onlookers:
                await onlooker.view(None)
            await page.ask("why", 0, action="done")
            assert asked[-1][0] > 2 * alone
            assert (await onlookers[0].ask("why", 0, action="done"))["code"] == "not_your_seat"
            assert asked[-1][1] == ""
            monkeypatch.setattr(server.table.limits, "charge", lambda _, cost: charged.append(cost))
            await page.send(page.hello)
            await page.until(lambda: charged)
            assert _HELLO_COST in charged, "one more hello costs what the first one did"

    run(story)


def test_a_code_that_could_not_be_looked_up_was_not_wrong() -> None:
    """A class that comes back while the store is away, or its rooms change hands, is let in afterwards."""

    async def away(_: str) -> str:
        raise StorageAwayError("storage_away")

    async def moved(code: str) -> str:
        raise RoomMovedError("room_moved", room=code)

    async def unknown(code: str) -> str:
        raise Problem("room_unknown", room=code)

    async def there(code: str) -> str:
        return code

    async def story() -> None:
        limits = Limits(Settings(wrong_codes_per_minute=1.0))
        for find, error in ((away, StorageAwayError), (moved, RoomMovedError)):
            for _ in range(20):
                with pytest.raises(error):
                    await limits.find("school", "ROOM", find)
        assert await limits.find("school", "ROOM", there) == "ROOM"
        for _ in range(10):
            with pytest.raises(Problem, match="no room"):
                await limits.find("school", "WRONG", unknown)
        with pytest.raises(Problem, match="Too many"):
            await limits.find("school", "OTHER", there)
        assert await limits.find("school", "ROOM", there) == "ROOM"

    run(story)


def test_who_tries_codes_finds_nothing_after_some_time(folder: Path) -> None:
    """After too many wrong codes an address is refused even where a room exists, but goes on where it was before."""

    async def story() -> None:
        async with serving(folder, wrong_codes_per_minute=1.0) as server:
            own, tokens = await server.open(game="ink", seats=[ME])
            secret, _ = await server.open(game="ink", seats=[ME])
            assert (await server.http.get(f"/api/rooms/{own}")).status_code == 200
            tried = [await server.http.get(f"/api/rooms/AAAAA{letter}") for letter in "ABCDEFGHJKLM"]
            assert [answer.status_code for answer in tried] == [404] * 10 + [429] * 2
            assert (await server.http.get(f"/api/rooms/{secret}")).status_code == 429
            assert (await server.http.post(f"/api/rooms/{secret}/join", json={"name": "x"})).status_code == 429
            async with server.page(secret) as page:
                assert (await page.of("refused"))["code"] == "too_fast"
            async with server.page(own, tokens[0]) as page:
                assert await page.view(0)

    run(story)


def test_who_tries_codes_of_challenges_finds_nothing_either(folder: Path) -> None:
    """A challenge is as hard to find as a room, but for who has played it before; a day is no secret."""

    async def story() -> None:
        async with serving(folder, wrong_codes_per_minute=1.0) as server:
            ada = await Person(server, "Ada").come()
            known, secret = [(await ada.ask("challenges", 201))["id"] for _ in range(2)]
            await ada.ask(f"contests/{known}")
            tried = [await ada.refused(f"contests/AAAAAAAAA{letter}") for letter in "ABCDEFGHJKLM"]
            assert tried == ["contest_unknown"] * 10 + ["too_fast"] * 2
            for path in (secret, f"{secret}/play", f"{secret}/code.svg"):
                more = {"origin": "http://table.example"} if path.endswith("svg") else {"key": ada.key}
                assert (await server.http.post(f"/api/contests/{path}", json=more)).status_code == 429
            await ada.ask(f"contests/{known}")
            day = (await server.http.get("/api/today")).json()["contests"][0]["id"]
            await ada.ask(f"contests/{day}")

    run(story)


def test_an_address_makes_a_school_s_profiles_and_no_more(now: list[float]) -> None:
    """Three hundred at once, then one a minute: a profile is kept for more than a year, used or not."""
    limits = Limits(Settings())
    for _ in range(300):
        limits.new_profile("school")
    with pytest.raises(Problem, match="Too many"):
        limits.new_profile("school")
    limits.new_profile("home")
    now[0] += 60
    limits.new_profile("school")
    with pytest.raises(Problem, match="Too many"):
        limits.new_profile("school")


def test_a_school_can_begin_and_play_together(folder: Path) -> None:
    """Eight tables of six behind one address open their rooms, join, and play, under the limits as they come."""
    usual = Settings()
    limits = {
        name: getattr(usual, name)
        for name in (
            "messages_per_second",
            "messages_at_once",
            "rooms_per_minute",
            "wrong_codes_per_minute",
            "share_of_time",
        )
    }

    async def table(server: Server, number: int) -> None:
        room, tokens = await server.open(game="ink", seats=[ME, *[OPEN] * 5])
        places = [(0, tokens[0]), *await asyncio.gather(*(server.join(room, f"P{n}") for n in range(5)))]

        async def play(seat: int, token: str) -> None:
            assert (await server.http.get("/api/rooms/TYPING")).status_code == 404
            async with server.page(room, token) as page:
                await play_ink(page, seat, until_round=2, seed=f"school{number}")

        await asyncio.gather(*(play(*place) for place in places))

    async def story() -> None:
        async with serving(folder, **limits) as server:
            await asyncio.gather(*(table(server, number) for number in range(8)))

    run(story)
