"""Tests of the torture: a killed server loses and doubles nothing, and the torture would see it if one did."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from railwright.cli.main import main
from railwright.ink.rules.expansions import KEYS
from railwright.server.store import store_at
from railwright.trial.kinds import all_kinds
from railwright.trial.ledger import Findings, Match, compare
from railwright.trial.torture import Ordeal, Torture

FIRST = ["kills", "acked", "lost", "doubled", "unfinished", "replays_differ"]


def test_a_server_killed_at_any_moment_keeps_what_it_has_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    """Killed at once, right before a commit and right after one: nothing lost, nothing doubled, every match ends."""
    arguments = ["torture", "--json", "--actions", "600", "--kills", "3", "--rooms", "8"]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told)[: len(FIRST)] == FIRST
    assert told["acked"] >= 600
    assert told["resent"] > 0
    kills = [told[name] for name in ("kills", "kills_before_commit", "kills_after_commit")]
    assert kills == [3, 1, 1]
    assert [told[name] for name in (*FIRST[2:], "refused", "tracebacks")] == [0] * 6


def test_the_torture_plays_every_kind_of_game() -> None:
    """Every edition with every expansion, draft, goals, one and two people, bots, and Rail Line for two and three."""
    kinds = all_kinds()
    ink = [kind for kind in kinds if kind["game"] == "ink"]
    assert {kind["options"]["expansion"] for kind in ink} == set(KEYS)
    for chosen in ("edition", "draft", "goals", "longest"):
        assert len({kind["options"][chosen] for kind in ink}) == 2
    line = [kind for kind in kinds if kind["game"] == "line"]
    assert {(len(kind["seats"]), kind["options"]["sheet"]) for kind in line} == {(2, 1), (3, 1), (2, 2), (3, 2)}
    assert {len(kind["seats"]) for kind in ink} == {1, 2, 3}
    for game in (ink, line):
        assert len({kind["seats"][-1]["kind"] == "bot" for kind in game}) == 2


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Match]]:
    """A database with a few finished matches, and what their clients have seen."""
    database = tmp_path_factory.mktemp("torture") / "games.db"
    torture = Torture(Ordeal(str(database), actions=1, kills=0, rooms=4))
    figures = asyncio.run(torture.run())
    assert not figures["unfinished"]
    return database, torture.matches


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ("DELETE FROM events WHERE room = :room AND number = :last", Findings(lost=1, replays_differ=1)),
        (
            "UPDATE events SET request = NULL WHERE room = :room AND request = :request",
            Findings(lost=1),
        ),
        (
            "UPDATE events SET request = :request || 'x' WHERE room = :room AND request = :request",
            Findings(lost=1, doubled=1),
        ),
        ("DELETE FROM events WHERE room = :room", None),
    ],
    ids=["the last action is gone", "an action nobody asked for", "an action under another id", "all is gone"],
)
def test_the_torture_sees_what_is_wrong(
    damage: str, expected: Findings | None, played: tuple[Path, list[Match]], tmp_path: Path
) -> None:
    """A store in which an action is missing, changed or too many is told from one that is as it should be."""
    database, matches = played
    copy = tmp_path / "games.db"
    with sqlite3.connect(database) as source, sqlite3.connect(copy) as target:
        source.backup(target)
        match = next(match for match in matches if len(match.kind["seats"]) == len(match.points))
        (last,) = target.execute("SELECT max(number) FROM events WHERE room = ?", (match.room,)).fetchone()
        facts = {"room": match.room, "last": last, "request": next(iter(match.acked))}
        assert target.execute(damage, facts).rowcount
        target.commit()
    source.close()
    target.close()
    everything = Findings(lost=len(match.acked), replays_differ=1)
    assert asyncio.run(_compared(copy, matches)) == (expected or everything)


def test_a_store_as_it_should_be_is_found_so(played: tuple[Path, list[Match]]) -> None:
    """What was played to its end is all there."""
    assert asyncio.run(_compared(*played)) == Findings()


async def _compared(database: Path, matches: list[Match]) -> Findings:
    store = store_at(str(database))
    await store.open(lambda _: None)
    try:
        return await compare(matches, store)
    finally:
        await store.close()
