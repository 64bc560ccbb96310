"""Test emotes and nudges: seen by all at the table, limited, and stored nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, OPEN, Page, run, serving

from railwright.render.emotes import EMOTES
from railwright.server import gestures
from railwright.server.store import StoredRoom


def _seen(page: Page, kind: str) -> list[dict[str, Any]]:
    return [message for message in page.messages if message["type"] == kind]


def test_an_emote_is_seen_by_all_and_kept_by_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody who looks sees it; too many at once, an unknown one and another's seat are refused with a sentence.

    No event of the room tells of it.
    """
    monkeypatch.setattr(gestures, "_EMOTES_PER_SECOND", 0.001)  # a busy machine must not make them seldom

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN, BOT], seed="emotes")
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as mine, server.page(room, token) as other, server.page(room) as on:
                await mine.view(0, lambda view: view["phase"] == "draw")
                assert (await mine.ask("emote", 0, emote="bravo"))["code"] == "shown"
                for page in (mine, other, on):
                    found = await page.of("emoted")
                    assert (found["seat"], found["emote"]) == (0, "bravo")
                assert (await mine.ask("emote", 0, emote="swear"))["code"] == "emote_unknown"
                assert (await mine.ask("emote", seat, emote="bravo"))["code"] == "not_your_seat"
                answers = [await other.ask("emote", seat, emote=name) for name in [*EMOTES][:4]]
                assert [answer["code"] for answer in answers] == ["shown"] * 3 + ["emote_wait"]
                await on.until(lambda: len(_seen(on, "emoted")) == 4)
            stored = await server.table.rooms.store.load(room)
            assert isinstance(stored, StoredRoom)
            assert not any("emote" in event.body for event in stored.events)

    run(story)


def test_a_nudge_reaches_who_is_waited_for_and_gives_peace(folder: Path) -> None:
    """Only who has to decide is nudged, by somebody else, and not again for a while, by nobody."""

    async def story() -> None:
        async with serving(folder, nudge_seconds=300.0) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN, OPEN, BOT], seed="nudges")
            (jon, jons), (kim, kims) = await server.join(room, "Jon"), await server.join(room, "Kim")
            async with (
                server.page(room, tokens[0]) as mine,
                server.page(room, jons) as other,
                server.page(room, kims) as third,
            ):
                view = await mine.view(0, lambda view: view["phase"] == "draw")
                assert {0, jon, kim} <= set(view["waits_for"])
                assert (await mine.ask("nudge", 0, to=0))["code"] == "nudge_nobody"
                assert (await mine.ask("nudge", 0, to=3))["code"] == "nudge_nobody"
                assert (await mine.ask("nudge", 0, to=11))["code"] == "nudge_nobody"
                assert (await mine.ask("nudge", 0, to=jon))["code"] == "shown"
                assert await other.of("nudged") == {"type": "nudged", "seat": 0, "to": jon}
                again = await mine.ask("nudge", 0, to=kim)
                assert (again["type"], again["code"]) == ("refused", "nudge_wait")
                told = re.search(r"(\d+) seconds", again["text"])
                assert told
                assert 200 < int(told[1]) <= 300
                assert (await third.ask("nudge", kim, to=jon))["code"] == "nudge_wait"
                assert (await third.ask("nudge", kim, to=0))["code"] == "shown"

    run(story)
