"""Where the points lie: told to whoever asks for their own sheet; the view has the numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from tests.server.tables import BOT, ME, OPEN, drawings, play_ink, run, serving

from railwright.ink.actions import all_actions
from railwright.ink.score import explain
from railwright.line.deck_file import standard_deck
from railwright.server.ink_game import InkGame
from railwright.server.ink_messages import InkScore
from railwright.server.ink_score import told_score
from railwright.server.printed import deck_info, printed


def _in_numbers(score: dict[str, Any]) -> dict[str, Any]:
    joined = [network["exits"] for network in score["networks"] if network["exits"] > 1]
    lines = {kind: score[kind]["length"] for kind in ("highway", "railway")}
    points = {part: score[part]["points"] for part in ("centre", "errors", "expansion")}
    return {**score, **lines, **points, "networks": joined}


def test_the_answer_explains_the_numbers_of_the_view(folder: Path) -> None:
    """At any moment the answer is the engine's explanation of the own sheet, and its numbers are those of the view."""

    async def story() -> None:
        async with serving(folder) as server:
            options = {"edition": "challenge", "expansion": "lava", "goals": True}
            room, tokens = await server.open(game="ink", options=options, seats=[ME, BOT])
            async with server.page(room, tokens[0]) as page:
                for number in range(1, 7):
                    await play_ink(page, 0, until_round=number)
                    view = await page.view(0)
                    await page.do(0, drawings(view)[0] if view["legal"] else view["actions"][0])
                    answer = await page.ask("explain", 0)
                    game = (await server.table.rooms.find(room)).game
                    assert isinstance(game, InkGame)
                    sheet, goals = game.match.sheets[0], game.match.goal_points(0)
                    assert msgspec.convert(answer["score"], InkScore) == told_score(explain(sheet, goals), sheet)
                    assert _in_numbers(answer["score"]) == page.views[0]["score"]

    run(story)


def test_only_the_own_sheet_is_explained(folder: Path) -> None:
    """Another seat, a spectator, a game that has not begun and the other game get a refusal."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            async with server.page(room, tokens[0]) as page, server.page(room) as onlooker:
                assert (await page.ask("explain", 0))["code"] == "not_started"
                await page.ask("start", 0)
                assert (await page.ask("explain", 1))["code"] == "not_your_seat"
                assert (await onlooker.ask("explain", 0))["code"] == "not_your_seat"
            line, theirs = await server.open(game="line", seats=[ME, BOT])
            async with server.page(line, theirs[0]) as page:
                assert (await page.ask("explain", 0))["code"] == "message_unexpected"

    run(story)


def test_the_numbers_of_drawings_are_those_of_the_data_that_pages_have() -> None:
    """49 x variant + space, where variants count through the pieces of /api/data and their canonical orientations."""
    pieces = json.loads(printed(deck_info(standard_deck())))["ink"]["pieces"]
    variants = [(piece, turned) for piece, told in pieces.items() for turned in told["canonical"]]
    drawn = [f"{piece}@{row}{col}/{turned}" for piece, turned in variants for row in "ABCDEFG" for col in range(1, 8)]
    assert drawn == [str(action) for action in all_actions()[: len(drawn)]]
    assert all_actions()[len(drawn)].kind != "draw"
