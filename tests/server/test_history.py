"""Test history, statistics and ratings: they agree with the stored games, and go with the profile."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from tests.server.dailies import Person, analysis_of
from tests.server.tables import ME, OPEN, Server, play_ink, run, serving

from railwright.bots.registry import DEFAULT_OPPONENT, GameName, bots_for, opponents_for
from railwright.insight.report import VERSION
from railwright.server import history
from railwright.server.limits import Limits
from railwright.server.ratings import Rating, Ratings, bot_ratings
from railwright.server.result import BotPlace
from railwright.server.store.played_rows import game_played, match_played
from railwright.server.store.profile_rows import new_profile, seat_held
from railwright.server.store.records import Alter, Analysed, Statement

_BOT = {"kind": "bot", "name": "Runa", "bot": "beginner"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Each database in turn."""
    return str(folder / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres")


async def _alone(person: Person, **wanted: Any) -> str:
    """Play against a bot."""
    seats = [{**ME, "name": person.name, "profile": person.key}, _BOT]
    room, tokens = await person.server.open(game="ink", seats=seats, options={"edition": "base"}, **wanted)
    async with person.server.page(room, tokens[0]) as page:
        await play_ink(page, 0, seed=person.name)
        await page.view(0, lambda told: told["phase"] == "over")
    return room


async def _match(one: Person, other: Person, *, known: bool = True) -> str:
    """Two people play each other, the second with a profile or without."""
    server: Server = one.server
    seats = [{**ME, "name": one.name, "profile": one.key}, OPEN]
    room, tokens = await server.open(game="ink", seats=seats, options={"edition": "challenge"})
    joined = await server.http.post(
        f"/api/rooms/{room}/join", json={"name": other.name, **({"profile": other.key} if known else {})}
    )
    assert joined.status_code == 201, joined.text
    async with server.page(room, tokens[0]) as mine, server.page(room, joined.json()["token"]) as theirs:
        await asyncio.gather(play_ink(mine, 0, seed=one.name), play_ink(theirs, 1, seed=other.name))
        await mine.view(0, lambda told: told["phase"] == "over")
    return room


def test_history_agrees_with_the_games_and_a_match_changes_ratings(folder: Path, database: str) -> None:
    """Points, places, parts and opponents are those of the stored games; only fair games count in averages.
    What was given away is told of games that were analysed, by part of the score and game by game.

    Ratings move when all people at a table have profiles, winner up and loser down, once; who is deleted is gone from
    the history of others, too.
    """

    async def story() -> None:
        async with serving(folder, database=database) as server:
            ada, mara = [await Person(server, name).come() for name in ("Ada", "Mara")]
            assert (await ada.ask("profile/history"))["games"] == []
            rooms = [await _alone(ada), await _alone(ada), await _alone(ada, seed="chosen by hand")]
            match = await _match(ada, mara)
            unrated = await _match(ada, mara, known=False)

            told = await ada.ask("profile/history")
            assert [game["room"] for game in told["games"]] == [unrated, match, *reversed(rooms)]
            for game in told["games"]:
                room = await server.table.rooms.find(game["room"])
                assert game["points"] == room.game.standing()[0]
                assert game["place"] == room.game.places()[0]
                assert game["parts"] == room.game.parts(0)
                assert game["kept"]
            assert [game["fair"] for game in told["games"]] == [True, True, False, True, True]
            base = next(variant for variant in told["variants"] if variant["edition"] == "base")
            points = [game["points"] for game in told["games"] if game["room"] in rooms[:2]]
            assert (base["games"], base["best"], base["mean"]) == (2, max(points), round(sum(points) / 2, 1))
            assert base["points"] == points[::-1]
            assert len(base["days"]) == 2
            assert base["master_parts"].keys() <= base["parts"].keys()
            assert sum(base["master_parts"].values()) == pytest.approx(base["master"], abs=2.5), (
                "two measurements of one"
            )
            assert base["master"] == pytest.approx(64.6)
            assert {(one["name"], one["bot"], one["games"]) for one in told["opponents"]} == {
                ("", "beginner", 3),
                ("Mara", None, 1),
            }

            assert base["given_away"] is None
            for analysed, losses in zip(rooms, ((4.0, 1.0), (2.0, 1.0), (9.0, 9.0)), strict=True):
                await server.table.rooms.store.write(Analysed(analysed, VERSION, 0.0, analysis_of(losses)))
            told = await ada.ask("profile/history")
            base = next(variant for variant in told["variants"] if variant["edition"] == "base")
            assert base["given_away"] == {
                "games": 2,
                "luck": 2.0,
                "loss": 4.0,
                "parts": {"exits": 5.0, "errors": -1.0},
                "losses": [5.0, 3.0],
            }
            assert [game["loss"] for game in told["games"]] == [None, None, 18.0, 3.0, 5.0]

            hers = await mara.ask("profile/history")
            changes = [next(game["change"] for game in one["games"] if game["room"] == match) for one in (told, hers)]
            places = (await server.table.rooms.find(match)).game.places()
            winner = changes[places.index(1)]
            assert winner == 0 if places == [1, 1] else winner > 0
            assert sum(changes) == pytest.approx(0, abs=0.2)
            assert told["rating"]["value"] == round(1000 + changes[0])
            assert told["rating"]["games"] == hers["rating"]["games"] == 1
            assert (await ada.ask("profile/history"))["rating"] == told["rating"], "nothing is rated twice"
            assert told["games"][0]["change"] is None
            waiting = await server.table.rooms.store.find("SELECT room FROM played WHERE rated = 1")
            assert not waiting, "whoever looks at ratings would ask for it again and again"

            exported = await ada.ask("profile/export")
            assert [one["room"] for one in exported["finished"]] == [*rooms, match, unrated]
            await mara.ask("profile/delete")
            told = await ada.ask("profile/history")
            assert [one["bot"] for one in told["opponents"]] == ["beginner"]
            assert await mara.refused("profile/history") == "profile_unknown"

    run(story)


async def _met(server: Server, names: list[str], bots: list[BotPlace], now: float) -> list[Rating]:
    """A match at a table of these people, who came in in this order, all with the same points from the tenth on."""
    store = server.table.rooms.store
    room, _ = await server.open(game="ink", seats=[OPEN, ME])
    told = msgspec.json.encode(bots).decode()
    statements: list[Statement] = []
    for seat, name in enumerate(names):
        result = (50 - seat, "{}", min(seat + 1, 10))
        statements += [
            new_profile(name, name, name, now),
            seat_held(room, seat, name, now),
            game_played(
                room,
                seat,
                ("ink", "base", ""),
                now,
                result,
                (len(names) + len(bots), len(names), told),
                fair=True,
                rated=True,
            ),
        ]
    await store.write(Alter((*statements, match_played(room))))
    ratings = [await Ratings(store).of(name) for name in names]
    assert all(ratings)
    return [rating for rating in ratings if rating]


def test_twelve_at_a_table_are_rated_and_bots_stay_as_they_are(folder: Path, database: str) -> None:
    """Who comes in before others is above them, who shares a place has the same; who beats Master gains more."""

    async def story() -> None:
        async with serving(folder, database=database) as server:
            twelve = await _met(server, [f"of twelve {number}" for number in range(12)], [], 1.0)
            values = [rating.value for rating in twelve]
            assert values[:10] == sorted(set(values), reverse=True)
            assert values[9] == values[10] == values[11]
            assert {rating.games for rating in twelve} == {1}
            strong = await _met(server, ["Ada", "Mara"], [BotPlace("master", 3)], 2.0)
            weak = await _met(server, ["Jonas", "Noa"], [BotPlace("random", 3)], 3.0)
            assert strong[0].value > weak[0].value > 1000
            assert strong[1].value > weak[1].value, "second of three, before the same bots"

    run(story)


def test_what_grows_with_games_is_told_beside_the_loop_and_in_turn(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A history of thousands of games holds nobody up; for the games of an export the address pays one by one."""
    threads: list[str] = []
    paid: list[float] = []
    put_together, go_on = history._history, Limits.go_on

    def noted(*told: Any) -> Any:
        threads.append(threading.current_thread().name)
        return put_together(*told)

    async def counted(self: Limits, payer: str, milliseconds: float) -> None:
        paid.append(milliseconds)
        await go_on(self, payer, milliseconds)

    monkeypatch.setattr(history, "_history", noted)
    monkeypatch.setattr(Limits, "go_on", counted)

    async def story() -> None:
        async with serving(folder) as server:
            ada = await Person(server, "Ada").come()
            seats = [{**ME, "profile": ada.key}]
            rooms = [(await server.open(game="ink", seats=seats))[0] for _ in range(3)]
            assert (await ada.ask("profile/history"))["games"] == []
            assert [game["room"] for game in (await ada.ask("profile/export"))["games"]] == rooms

    run(story)
    assert [name.startswith("workshop") for name in threads] == [True]
    assert len(paid) == 3


def test_bots_are_rated_in_the_order_of_their_strength() -> None:
    """Every bot of both games has a fixed rating; people's opponents are the stronger the later they are listed."""
    games: tuple[GameName, ...] = ("ink", "line")
    for game in games:
        ratings = bot_ratings()[game]
        assert set(ratings) == {entry.id for entry in bots_for(game)}
        offered = [ratings[entry.id] for entry in opponents_for(game)]
        assert offered == sorted(offered)
        assert ratings[DEFAULT_OPPONENT] == PlackettLuce().mu, "Casual stands where people begin"
