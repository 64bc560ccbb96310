"""Tests of what people are called, and of sentences that fit whom they speak to."""

from __future__ import annotations

from pathlib import Path

from tests.server.tables import BOT, ME, OPEN, Page, play_ink, run, serving

NAMELESS = {"kind": "me"}


async def until_logged(page: Page, seat: int, number: int) -> None:
    """Wait until the log of a view has come so far."""
    await page.view(seat, lambda view: view["log"] and view["log"][-1]["number"] >= number)


def test_nobody_is_without_a_name(folder: Path) -> None:
    """Whoever sits down without a name gets one that nobody else at the table has, and keeps it after a restart."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [NAMELESS, {"kind": "local", "name": "  "}, {"kind": "bot", "name": "Kim"}, OPEN, OPEN]
            room, _ = await server.open(game="ink", seats=seats)
            await server.join(room, "Ada")
            await server.join(room, "")
            told = (await server.http.get(f"/api/rooms/{room}")).json()["seats"]
        async with serving(folder) as server:
            assert (await server.http.get(f"/api/rooms/{room}")).json()["seats"] == told
        assert [seat["name"] for seat in told] == ["Robin", "Charlie", "Kim", "Ada", "Noa"]

    run(story)


def test_the_replay_speaks_to_who_asks(folder: Path) -> None:
    """ "You draw" to whoever drew and says so, the name to everybody else, in every language."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, BOT], options={"expansion": "desert"})
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)
            for language, mine in (("en", "You draw "), ("de", "Du zeichnest "), ("fr", "Tu dessines ")):
                asked = {"accept-language": language}
                own = (await server.http.get(f"/api/rooms/{room}/replay?seat=0", headers=asked)).json()["steps"]
                told = (await server.http.get(f"/api/rooms/{room}/replay?seat=99", headers=asked)).json()["steps"]
                assert any(step["text"].startswith(mine) for step in own if step["seat"] == 0)
                assert not any("Mara" in step["text"] for step in own if step["seat"] == 0)
                assert all("Mara" in step["text"] for step in told if step["seat"] == 0)
                assert [step["text"] for step in own if step["seat"]] == [step["text"] for step in told if step["seat"]]

    run(story)


def test_the_log_of_rail_line_speaks_to_whom_it_is_shown(folder: Path) -> None:
    """ "You take track 1" to one player, the name to the other; at a shared device everybody is called by name."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="line", seats=[NAMELESS, OPEN])
            other, token = await server.join(room, "Mara")
            async with server.page(room, tokens[0]) as mine, server.page(room, token) as theirs:
                await mine.view(0)
                for _ in range(3):
                    decider = (await mine.view(0))["decider"]
                    page = (mine, theirs)[decider]
                    await page.do(decider, (await page.view(decider))["actions"][0]["action"])
                    number = page.views[decider]["log"][-1]["number"]
                    await until_logged((theirs, mine)[decider], 1 - decider, number)
                for page, seat in ((mine, 0), (theirs, other)):
                    chosen = [line for line in page.views[seat]["log"] if line["kind"].endswith("_chosen")]
                    assert chosen
                    assert all(line["text"].startswith("You") == (line["seat"] == seat) for line in chosen)
            shared, held = await server.open(game="line", seats=[ME, {"kind": "local", "name": "Ada"}])
            async with server.page(shared, *held.values()) as page:
                seat = (await page.view(0))["decider"]
                await page.do(seat, (await page.view(seat))["actions"][0]["action"])
                log = page.views[seat]["log"]
                assert any(line["text"].startswith(("Ada", "Mara")) for line in log)
                assert not any(line["text"].startswith("You") for line in log)

    run(story)
