"""Golden playthroughs: whole games as text, one for every number of players, sheet and side of the start card."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from railwright.core.chance import SeededChance
from railwright.line.deck_file import standard_deck
from railwright.line.events import event_sentence
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import read_record, write_record

pytestmark = pytest.mark.rules

FOLDER = Path(__file__).parent / "golden"
KINDS = list(itertools.product((2, 3), (1, 2), (1, 2)))
NAMES = ("Seat 1", "Seat 2", "Seat 3")


def file_of(players: int, sheet: int, side: int) -> Path:
    """Where the playthrough of this kind of game lies."""
    return FOLDER / f"{players}-players-sheet-{sheet}-side-{side}.txt"


def played(players: int, sheet: int, side: int) -> Match:
    """The seeded random game of a playthrough."""
    chance = SeededChance(f"golden {players} {sheet} {side}")
    match = Match(Options(players, sheet), SetUp.drawn(players, chance))
    match.act(match.setup.start, side - 1)
    while match.decider is not None:
        legal = match.legal_actions()
        match.act(match.decider, legal[chance.below(len(legal))])
    return match


def told(record: str) -> str:
    """A record followed by everything that happens when it is replayed, and the scores."""
    replayed = read_record(record)
    match = Match(replayed.options, replayed.setup)
    lines = [record]
    for number, decision in enumerate(replayed.decisions, 1):
        options = len(match.legal_actions())
        events = match.act(decision.seat, decision.action)
        sentences = [event_sentence(event, NAMES, standard_deck()) for event in events]
        lines.append(f"# {number} ({options} choices) " + " ".join(sentence for sentence in sentences if sentence))
    for seat, score in enumerate(match.scores(), 1):
        parts = ", ".join(f"{part} {points} {list(score.boxes[part])}" for part, points in score.points.items())
        lines.append(f"# {NAMES[seat - 1]}: {parts}; total {score.total}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("players", "sheet", "side"), KINDS)
def test_playthrough(players: int, sheet: int, side: int) -> None:
    """RL-1 to RL-7: the replayed game goes as it always went: choices, events, boxes, coins and scores."""
    text = file_of(players, sheet, side).read_text("utf-8")
    record = "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith("# ") or "points, place" in line
    )
    assert told(record.strip() + "\n") == text


@pytest.mark.parametrize(("players", "sheet", "side"), KINDS)
def test_playthroughs_are_the_seeded_games(players: int, sheet: int, side: int) -> None:
    """The seed still leads to the recorded game: order and number of legal actions have not changed."""
    assert file_of(players, sheet, side).read_text("utf-8").startswith(write_record(played(players, sheet, side)))


def test_no_kind_of_game_lacks_a_playthrough() -> None:
    """Every number of players, sheet and side has one file, and there is no other."""
    assert sorted(FOLDER.iterdir()) == sorted(file_of(*kind) for kind in KINDS)


if __name__ == "__main__":  # python -m tests.line.test_golden writes them anew, after a wanted change of the rules
    for kind in KINDS:
        file_of(*kind).write_text(told(write_record(played(*kind))), "utf-8")
