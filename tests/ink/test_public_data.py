"""Public games and tests of others: the engine agrees with all of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.ink.oracle import SPECIALS
from tests.ink.oracle_turn import named
from tests.ink.sheets import act, game, prepare, roll

from railwright.core.errors import MalformedError
from railwright.ink.actions import drawing
from railwright.ink.match import Match, Phase
from railwright.ink.options import Longest
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import SPECIALS_SPENT, SPECIALS_USED
from railwright.ink.score import Score, explain
from railwright.ink.sheet import Sheet
from railwright.ink.university import Placement, read_board, write_board

pytestmark = pytest.mark.rules

FACES = {
    "A0": "railway-curve",
    "A1": "railway-straight",
    "A2": "railway-t",
    "A3": "highway-t",
    "A4": "highway-straight",
}
FACES |= {"A5": "highway-curve", "B0": "station-straight", "B1": "station-curve", "B2": "overpass"}


def lines(file: Path) -> list[dict[str, Any]]:
    """The objects of a file of JSON lines."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def scored(board: str, longest: Longest = "spaces") -> Score:
    """The score of a board in the university notation."""
    return explain(Sheet.of_pieces(read_board(board), longest=longest))


def text_of(placements: list[Placement]) -> str:
    """The same pieces as our actions."""
    return " ".join(f"{piece}@{named((row, col))}/{number}" for row, col, piece, number in placements)


def exits_of(facts: dict[str, Any]) -> list[int]:
    """The networks that score; those of one exit are not listed faithfully."""
    return sorted((exits for exits in facts["network_exits"] if exits > 1), reverse=True)


def test_university_scores(shared_data: Path) -> None:
    """RI-4: all nine scored boards of the university have our exits, centre, errors and longest lines."""
    boards = lines(shared_data / "anu" / "scores.jsonl")
    assert len(boards) == 9
    for facts in boards:
        for longest in ("sections", "spaces"):
            score = scored(facts["board"], "sections" if longest == "sections" else "spaces")
            assert score.joined_exits == exits_of(facts)
            assert (len(score.centre), len(score.errors)) == (facts["centre"], facts["errors"])
            assert score.exits + len(score.centre) - len(score.errors) == facts["basic"]
            highway = facts.get("longest_highway", facts.get("comment_longest_highway"))
            railway = facts.get("longest_rail", facts.get("comment_longest_rail"))
            assert (score.highway.length, score.railway.length) == (highway, railway)
            assert facts["advanced"] in (None, score.total)


def test_university_validities(shared_data: Path) -> None:
    """RI-3.1, RI-3.2: a sequence of the university is valid exactly if each placement in turn is legal."""
    sequences = lines(shared_data / "anu" / "valid_sequences.jsonl")
    assert len(sequences) == 191
    for facts in sequences:
        placements = read_board(facts["board"])
        legal = (
            all(
                (row, col, number) in Sheet.of_pieces(placements[:before]).placements(piece)
                for before, (row, col, piece, number) in enumerate(placements)
            )
            if len({place[:2] for place in placements}) == len(placements)
            else False
        )
        assert legal == facts["valid"], facts


def test_university_neighbours(shared_data: Path) -> None:
    """RI-1.3: two pieces are one network exactly where the university says that they are connected."""
    pairs = lines(shared_data / "anu" / "connected_neighbours.jsonl")
    assert len(pairs) == 55
    for facts in pairs:
        score = scored(facts["a"] + facts["b"])
        connected = any(len({(row, col) for row, col, _ in network.routes}) == 2 for network in score.networks)
        assert connected == facts["connected"], facts


def test_university_notation(shared_data: Path) -> None:
    """A board of the university is read exactly if it is well formed, and written again as the same drawing."""
    boards = lines(shared_data / "anu" / "well_formed.jsonl")
    assert len(boards) == 14
    for facts in boards:
        if facts["well_formed"]:
            placements = read_board(facts["board"])
            drawn = Sheet.of_pieces(placements).drawn
            again = read_board(write_board((piece.row, piece.col, piece.variant) for piece in drawn))
            assert sorted(again) == sorted(placements)
        elif facts["board"] is not None:
            with pytest.raises(MalformedError):
                read_board(facts["board"])


def before_move(facts: dict[str, Any]) -> Match:
    """A game on the board of a move, with its roll."""
    placements = read_board(facts["board"])
    match = game()
    prepare(match, text_of(placements))
    used = [SPECIALS.index(piece) for _, _, piece, _ in placements if piece in SPECIALS]
    match.sheets[0].words[SPECIALS_USED] = sum(1 << special for special in set(used))
    match.sheets[0].words[SPECIALS_SPENT] = len(used)
    roll(match, " ".join(FACES[facts["dice"][index : index + 2]] for index in (0, 2, 4, 6)))
    return match


def test_university_moves(shared_data: Path) -> None:
    """RI-3.3: every move that the university accepts is legal from first to last piece, and then one may be done."""
    moves = lines(shared_data / "anu" / "generate_move.jsonl")
    assert (len(moves), sum(len(facts["accepted_moves"]) for facts in moves)) == (8, 762)
    for facts in moves:
        for move in facts["accepted_moves"]:
            match = before_move(facts)
            for row, col, piece, number in read_board(move):
                assert match.sheets[0].refusal(drawing(piece, row, col, number)) is Reason.FINE, (facts, move)
                match.act(0, drawing(piece, row, col, number))
            act(match, "done")
            assert match.phase is Phase.ROLLING


def test_university_moves_are_all_moves(shared_data: Path) -> None:
    """RI-3.3: without specials exactly the sheets of the accepted moves can be drawn with the roll."""
    for facts in lines(shared_data / "anu" / "generate_move.jsonl"):
        match = before_move(facts)
        match.sheets[0].words[SPECIALS_SPENT] = 3
        reached, seen, edge = set(), set(), [match.sheets[0]]
        while edge:
            sheet = edge.pop()
            for action in sheet.legal():
                if action.kind == "done":
                    reached.add(write_board((d.row, d.col, d.variant) for d in sheet.drawn))
                    continue
                after = Match(match.options)
                after.sheets[0].words[:] = sheet.words
                after.phase, after.rounds = Phase.DRAWING, match.rounds
                after.act(0, action)
                if (key := after.sheets[0].words.tobytes()) not in seen:
                    seen.add(key)
                    edge.append(after.sheets[0])
        accepted = set()
        for move in facts["accepted_moves"]:
            if "S" not in move:
                drawn = Sheet.of_pieces(read_board(facts["board"]) + read_board(move)).drawn
                accepted.add(write_board((d.row, d.col, d.variant) for d in drawn))
        assert reached == accepted, facts["source"]


def test_scored_games(shared_data: Path) -> None:
    """RI-4: all 300 public games have every part of their score, in both readings of the longest line."""
    games = lines(shared_data / "games" / "scored_games.jsonl")
    assert len(games) == 300
    for facts in games:
        score = scored(facts["board"])
        assert score.joined_exits == exits_of(facts)
        assert (score.exits, len(score.centre), len(score.errors)) == (facts["exits"], facts["centre"], facts["errors"])
        assert (score.railway.length, score.highway.length) == (facts["longest_rail"], facts["longest_highway"])
        assert score.total == facts["total"]
        sections = scored(facts["board"], "sections")
        assert sections.railway.length == facts["longest_rail_trail"]
        assert sections.highway.length == facts["longest_highway_trail"]


def test_scored_games_can_be_played(shared_data: Path) -> None:
    """RI-2, RI-3: all 300 public games are legal games with the dice of their seed, round by round to the end."""
    rolls = {facts["seed"]: facts["rolls"] for facts in lines(shared_data / "games" / "dice_sequences.jsonl")}
    games = lines(shared_data / "games" / "scored_games.jsonl")
    for facts in games:
        match = game(longest="spaces")
        for faces, drawn in zip(rolls[facts["seed"]], facts["rounds"], strict=True):
            roll(match, " ".join(faces))
            act(match, f"{text_of(read_board(drawn)) if drawn else ''} done")
        assert match.phase is Phase.OVER
        assert match.score(0).total == facts["total"]
