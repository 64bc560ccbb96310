"""Test dailies and challenges: one attempt counts, nothing is seen too early, the tables agree with the games."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.dailies import measure
from tests.server.dailies import Clock, Person, all_text, analysis_of
from tests.server.tables import Server, play_ink, run, serving

from railwright.ink.rules.expansions import NAMES
from railwright.insight.report import VERSION
from railwright.server.contests.calendar import FIRST, KINDS, play_of
from railwright.server.contests.contests import Contests
from railwright.server.contests.streaks import streak_of
from railwright.server.endpoints import ENDPOINTS
from railwright.server.profiles import hash_of
from railwright.server.push.vapid import new_keys
from railwright.server.store.records import Analysed

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
DAY = 86_400.0
BASE = "2026-11-18-base"
_TOKEN = "t" * 32
_WISHES: dict[str, dict[str, Any]] = {
    "/join": {"name": "Jonas"},
    "/again": {"seats": [{"token": _TOKEN}]},
    "/invitation.svg": {"origin": "https://play.example"},
    "/what-if": {"seat": 0, "round": 2},
    "/print": {"kind": "game"},
    "/print/preview": {"kind": "game"},
    "/push": {"token": _TOKEN, "endpoint": "https://push.example/x", "p256dh": "p" * 87, "auth": "a" * 22},
    "/push/end": {"token": _TOKEN, "endpoint": "https://push.example/x"},
}
"""What is sent to the requests about a room that take anything."""


async def _refusals(server: Server, room: str, person: Person | None) -> dict[str, tuple[int, str]]:
    """How each request that there is about a room is answered, by its address."""
    headers = {} if person is None else {"authorization": f"Bearer {person.key}"}
    found: dict[str, tuple[int, str]] = {}
    for endpoint in ENDPOINTS:
        about, is_one, rest = endpoint.path.partition("/api/rooms/{room}")
        if about or not is_one:
            continue
        path = f"/api/rooms/{room}{rest.replace('{seat:seat}', '0')}"
        wish = None if endpoint.takes is None else _WISHES[rest]
        answer = await server.http.request(endpoint.method, path, json=wish, headers=headers)
        found[rest] = answer.status_code, answer.text
    return found


@contextlib.asynccontextmanager
async def served(folder: Path, clock: Callable[[], float], **changed: Any) -> AsyncIterator[Server]:
    """A server that goes by a clock of the test."""
    async with serving(folder, now=clock, **changed) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Each database in turn."""
    return str(folder / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres")


async def _settled(server: Server, contest: str) -> None:
    """Wait until Master has played the same dice."""
    async with asyncio.timeout(240):
        while (await server.table.contests.find(contest)).master is None:
            await asyncio.sleep(0.05)


def test_a_daily_by_three_with_places_hidden_sheets_and_one_attempt_each(folder: Path, database: str) -> None:
    """All three have the same dice; a second attempt, hints and bots are refused; who has not finished sees nothing.

    Places, curve, week and month agree with the games; Master has played the same dice; who is deleted counts no more.
    """

    async def story() -> None:
        clock = Clock(NOON)
        async with served(folder, clock, database=database) as server:
            people = [await Person(server, name).come() for name in ("Ada", "Mara", "Jonas")]
            ada, mara, jonas = people
            rooms = [await person.play(BASE) for person in (ada, mara)]
            points = [(await server.table.rooms.find(room)).game.standing()[0] for room in rooms]
            played: list[Any] = [(await server.table.rooms.find(room)).game for room in rooms]
            first, second = ([told.dice for told in game.match.rounds] for game in played)
            assert first == second

            assert await ada.refused(f"contests/{BASE}/play") == "contest_played"
            told = await jonas.ask(f"contests/{BASE}")
            assert (told["state"], told["sees"], told["players"]) == ("new", False, 2)
            assert told["curve"] == told["best"] == told["rolls"] == []
            assert told["own"] is told["master"] is None
            for path in ("", "/replay", "/record", "/proof", "/sheets/0.svg", "/sheets.svg"):
                assert await jonas.look(f"{rooms[0]}{path}") == 403
                assert (await server.http.get(f"/api/rooms/{rooms[0]}{path}")).status_code == 403
                assert await mara.look(f"{rooms[0]}{path}") == 200
            assert await jonas.look(f"{rooms[0]}/analysis") == 403
            async with server.page(rooms[0]) as onlooker:
                assert (await onlooker.of("refused"))["code"] == "contest_hidden"
            assert await jonas.refused(f"contests/{BASE}/play", practice=True) == "contest_hidden"

            room, token = await jonas.begin(BASE)
            assert await jonas.begin(BASE) == (room, token), "another device goes on with it"
            assert (await jonas.ask(f"contests/{BASE}"))["state"] == "running"
            for period in ("week", "month"):
                running = await jonas.ask("daily/table", kind="base", period=period)
                assert (running["closed"], running["rows"], running["own"]) == (True, [], None)
            assert await jonas.look(rooms[0]) == 403
            async with server.page(room, token) as page:
                await page.view(0)
                assert (await page.ask("hint", 0))["code"] == "contest_without_hints"
                assert (await page.ask("seat", 0, to=0, kind="bot"))["code"] == "contest_alone"
                assert page.views[0]["fair"]["dice"] == "shared"
                await play_ink(page, 0, seed="jonas")
            points.append((await server.table.rooms.find(room)).game.standing()[0])

            assert (await jonas.ask(f"contests/{BASE}"))["report"] is None
            analysed = Analysed(room, VERSION, 0.0, analysis_of((0.0, 4.0, 0.2)))
            await server.table.rooms.store.write(analysed)
            seen = await jonas.ask(f"contests/{BASE}")
            assert seen["report"] == {"luck": 3.0, "loss": 4.2, "rounds": [True, False, True]}
            assert seen["sees"]
            assert seen["players"] == 3
            assert seen["own"]["points"] == points[2]
            assert sum(number for _, number in seen["curve"]) == 3
            best = [one["points"] for one in seen["best"]]
            assert best == sorted(points, reverse=True)
            assert seen["own"]["place"] == 1 + sum(other > points[2] for other in points)
            assert seen["ahead"] == round(50 * sum(other < points[2] for other in points))
            assert len(seen["rolls"]) == 7
            assert seen["rolls"][0] == list(played[0].match.rounds[0].dice.route)
            assert await jonas.look(f"{rooms[0]}/replay") == 200
            info = await server.http.get(f"/api/rooms/{rooms[0]}", headers={"Authorization": f"Bearer {jonas.key}"})
            assert info.json()["contest"] == {"id": BASE, "counted": True}
            await jonas.play(BASE, practice=True, seed="again")
            assert (await jonas.ask(f"contests/{BASE}"))["players"] == 3
            await _settled(server, BASE)
            master = (await jonas.ask(f"contests/{BASE}"))["master"]
            assert master["points"] == (await server.table.rooms.find(master["room"])).game.standing()[0]

            assert sum(value for part, value in master["parts"].items() if part != "joined") == master["points"]

            late = await Person(server, "Late").come()
            closed = await late.ask("daily/table", kind="base")
            assert (closed["closed"], closed["rows"], closed["players"]) == (True, [], 3), (
                "it would tell today's results"
            )
            assert closed["span"] == {
                "first": "2026-11-16",
                "last": "2026-11-22",
                "earlier": "2026-11-15",
                "later": None,
            }
            before = await late.ask("daily/table", kind="base", day="2026-11-15")
            assert (before["closed"], before["span"]["first"], before["span"]["later"]) == (
                False,
                "2026-11-09",
                "2026-11-16",
            )
            for period in ("week", "month"):
                table = await jonas.ask("daily/table", kind="base", period=period)
                assert sorted((row["points"] for row in table["rows"]), reverse=True) == best
                assert table["own"]["points"] == points[2]
            export = await ada.ask("profile/export")
            assert [(one["contest"], one["points"]) for one in export["results"]] == [(BASE, points[0])]
            code = (await ada.ask("challenges", 201))["id"]
            traces = ((await ada.ask("profile"))["id"], hash_of(ada.key), '"Ada"')
            kept = await all_text(database)
            assert all(trace in kept for trace in traces)
            await ada.ask("profile/delete")
            kept = await all_text(database)
            assert [trace for trace in traces if trace in kept] == []
            assert code in kept, "its friends may still play"
            left = await jonas.ask(f"contests/{BASE}")
            assert left["players"] == 2
            assert "Ada" not in str(left)
            assert len((await jonas.ask("daily/table"))["rows"]) == 2

    run(story)


def test_a_day_that_changes_while_somebody_plays(folder: Path) -> None:
    """The game counts for the day on which it began; the new day has other dice, of which nothing was there before."""

    async def story() -> None:
        clock = Clock(NOON + DAY / 2 - 60)
        async with served(folder, clock) as server:
            ada = await Person(server, "Ada").come()
            late = await Person(server, "Mara").come()
            room, token = await ada.begin(BASE)
            tomorrow = "2026-11-19-base"
            assert await ada.refused(f"contests/{tomorrow}") == "daily_unknown"
            with sqlite3.connect(folder / "games.db") as file:
                assert not file.execute("SELECT 1 FROM contests WHERE day = '2026-11-19'").fetchall()
            clock.moment += 120
            assert await late.refused(f"contests/{BASE}/play") == "daily_over"
            assert await ada.look(room) == 200
            assert not (await ada.ask(f"contests/{BASE}"))["sees"], "whoever still plays sees nothing of the others"
            async with server.page(room, token) as page:
                await play_ink(page, 0)
            old = await ada.ask(f"contests/{BASE}")
            assert (old["state"], old["players"]) == ("done", 1)
            new = await ada.ask(f"contests/{tomorrow}")
            assert (new["state"], new["players"]) == ("new", 0)
            assert new["commitment"] != old["commitment"]
            day = await ada.ask("daily")
            assert (day["date"], day["number"]) == ("2026-11-19", 19)
            assert (day["streak"]["now"], day["streak"]["days"][-2:]) == (1, [True, False])
            await late.play(BASE, practice=True)
            missed = await late.ask(f"contests/{BASE}")
            assert (missed["state"], missed["sees"], missed["players"]) == ("missed", True, 1)

    run(story)


def test_a_challenge_of_three_in_their_own_time(folder: Path) -> None:
    """A link gives friends the same dice; each sees all side by side once their own game is over. Twelve at most."""

    async def story() -> None:
        clock = Clock(NOON)
        async with served(folder, clock) as server:
            ada, mara, jonas = [await Person(server, name).come() for name in ("Ada", "Mara", "Jonas")]
            code = (await ada.ask("challenges", 201, edition="challenge", expansion="lava"))["id"]
            await ada.play(code)
            clock.moment += 20 * DAY
            seen = await mara.ask(f"contests/{code.lower()}")
            assert [(one["name"], one["points"], one["room"]) for one in seen["people"]] == [("Ada", None, None)]
            await mara.play(code)
            await jonas.begin(code)
            for ahead in ("Ada", "Mara"):
                with sqlite3.connect(folder / "games.db") as file:
                    theirs = "(SELECT id FROM profiles WHERE name = ?)"
                    file.execute(f"UPDATE attempts SET points = points + 500 WHERE profile = {theirs}", (ahead,))
                file.close()
                hidden = (await jonas.ask(f"contests/{code}"))["people"]
                assert [one["name"] for one in hidden] == ["Ada", "Jonas", "Mara"], "their order tells nothing"
            told = (await ada.ask(f"contests/{code}"))["people"]
            assert {one["name"] for one in told} == {"Ada", "Mara", "Jonas"}
            assert [one["points"] is None for one in told] == [False, False, True]
            assert [await ada.look(f"{one['room']}/replay") for one in told if one["room"]] == [200, 200]
            for number in range(9):
                await (await Person(server, f"Friend {number}").come()).begin(code)
            assert (
                await (await Person(server, "Thirteenth").come()).refused(f"contests/{code}/play") == "challenge_full"
            )
            own = (await ada.ask("challenges/own"))["challenges"]
            assert [one["id"] for one in own] == [code]
            assert await ada.refused("challenges", expansion="nonsense") == "illegal"
            assert await ada.refused("contests/ZZZZZZZZZZ") == "contest_unknown"
            assert await server.table.contests.forget_old(90.0) == 0
            with sqlite3.connect(folder / "games.db") as file:
                file.execute("UPDATE attempts SET ended = began WHERE ended IS NULL")
            clock.moment += 4000 * DAY
            assert await server.table.contests.forget_old(90.0) == 1

    run(story)


def test_what_goes_on_from_a_daily_is_hidden_like_the_daily(folder: Path) -> None:
    """Its dice are the day's: whoever may still play them sees neither a practice game nor a what-if of it.

    No request that there is tells anything of them, nor of Master's game. Who goes on sees their own room, over a link
    that holds its seat and over the interface.
    """

    async def story() -> None:
        async with served(folder, Clock(NOON), push_key=new_keys()[0], push_contact="mailto:a@b.example") as server:
            ada, mara, jonas = [await Person(server, name).come() for name in ("Ada", "Mara", "Jonas")]
            played = await ada.play(BASE)
            await mara.play(BASE)
            rooms = [(await ada.begin(BASE, practice=True))[0]]
            for person in (ada, mara):
                headers = {"authorization": f"Bearer {person.key}"}
                path = f"/api/rooms/{played}/what-if"
                opened = await server.http.post(path, json={"seat": 0, "round": 2}, headers=headers)
                assert opened.status_code == 201, opened.text
                told = opened.json()
                rooms.append(told["room"])
                async with server.page(told["room"], told["seats"][0]["token"]) as page:
                    assert (await page.view(0))["round"] == 2
                assert await person.look(told["room"]) == 200
            going_on = await jonas.begin(BASE)
            await _settled(server, BASE)
            master = (await server.table.contests.find(BASE)).master_room
            assert master is not None
            for room in (played, master, *rooms):
                for asker in (jonas, None):
                    for path, (status, told) in (await _refusals(server, room, asker)).items():
                        assert (status, "contest_hidden" in told) == (403, True), (room, path, told)
                async with server.page(room) as onlooker:
                    assert (await onlooker.of("refused"))["code"] == "contest_hidden"
            async with server.page(*going_on) as page:
                await play_ink(page, 0)
            assert await jonas.look(rooms[1]) == 200
            assert (await ada.ask("profile/history"))["games"][0]["room"] == played, "what if is no game of one's own"

    run(story)


def test_who_comes_at_the_same_moment(folder: Path, database: str) -> None:
    """Twelve friends have room, also when many come at once; one person has one attempt, at whichever worker they ask.

    Master sits down once.
    """

    async def story() -> None:
        async with served(folder, Clock(NOON), database=database) as server:
            ada, *friends = [await Person(server, f"Friend {number}").come() for number in range(15)]
            code = (await ada.ask("challenges", 201))["id"]
            for friend in friends[:3]:
                await friend.begin(code)
            elsewhere = Contests(server.table.rooms, Clock(NOON))
            contest, profile = await elsewhere.find(code), await server.table.profiles.known(ada.key)
            both = (one.play(contest, profile, ada.key, "") for one in (server.table.contests, elsewhere))
            begun = await asyncio.gather(*both)
            assert begun[0] == begun[1]

            asked = [server.http.post(f"/api/contests/{code}/play", json={"key": one.key}) for one in friends[3:]]
            answers = await asyncio.gather(*asked)
            refused = [answer.json()["error"]["code"] for answer in answers if answer.status_code >= 400]
            assert refused == ["challenge_full"] * 3
            assert len((await ada.ask(f"contests/{code}"))["people"]) == 12

            at_once = [server.http.post(f"/api/contests/{BASE}/play", json={"key": one.key}) for one in friends[:4]]
            assert [answer.status_code for answer in await asyncio.gather(*at_once)] == [201] * 4
            heads = [row[0] for row in await server.table.rooms.store.find("SELECT head FROM rooms")]
            masters = [head for head in heads if f'"contest":{{"id":"{BASE}","counted":false,"master":true' in head]
            assert len(masters) == 1

    run(story)


def test_rail_line_against_the_same_bots_and_cards(folder: Path) -> None:
    """Two people have the same cards and bots in the daily of Rail Line, and the server knows their points."""

    async def story() -> None:
        async with served(folder, Clock(NOON)) as server:
            decks = []
            for name in ("Ada", "Mara"):
                person = await Person(server, name).come()
                room, token = await person.begin("2026-11-18-line")
                async with server.page(room, token) as page:
                    await page.view(0, lambda told: told["phase"] != "lobby")
                game: Any = (await server.table.rooms.find(room)).game
                decks.append((game.match.setup.start, game.match.setup.a_order, game.match.setup.b_order))
                seats = (await server.table.rooms.find(room)).seats
                assert [seat.kind for seat in seats] == ["human", "bot", "bot"]
            assert decks[0] == decks[1]

    run(story)


def test_every_expansion_has_its_day_with_both_editions() -> None:
    """Sixteen days bring all eight expansions with both editions; every day has the same four kinds."""
    days = [date.fromordinal(FIRST.toordinal() + number) for number in range(16)]
    plays = [play_of("expansion", day).options for day in days]
    assert {(play["edition"], play["expansion"]) for play in plays} == {
        (edition, name) for edition in ("base", "challenge") for name in NAMES
    }
    assert KINDS == ("base", "challenge", "expansion", "line")


def test_streaks() -> None:
    """Days in a row up to today or yesterday, and the longest ever."""
    days = [date(2026, 11, day) for day in (1, 2, 3, 4, 10, 11, 16, 17)]
    found = streak_of(days, date(2026, 11, 18))
    assert (found.now, found.longest) == (2, 4)
    assert streak_of([*days, date(2026, 11, 18)], date(2026, 11, 18)).now == 3
    assert streak_of(days, date(2026, 11, 19)).now == 0
    assert found.days[-3:] == [True, True, False]


def test_nobody_in_particular_is_told_the_day_and_no_dice(folder: Path) -> None:
    """What everybody may ask for says which dailies there are; unknown days and kinds are refused."""

    async def story() -> None:
        async with served(folder, Clock(NOON)) as server:
            today = (await server.http.get("/api/today")).json()
            assert (today["date"], today["number"], today["left"]) == ("2026-11-18", 18, 12 * 3600)
            assert [one["kind"] for one in today["contests"]] == list(KINDS)
            assert set(today["contests"][0]) == {"id", "kind", "game", "options"}
            for contest in ("2026-10-31-base", "2026-11-18-nothing", "20261118-base", "x" * 500, "2026-11-18"):
                answer: httpx.Response = await server.http.post(f"/api/contests/{contest}", json={})
                assert answer.status_code == 404

    run(story)


def test_the_tables_can_be_measured() -> None:
    """What the documentation says of 100,000 results is measured by a command that asks what the page asks."""
    assert asyncio.run(measure(30, asked=2)) > 0
