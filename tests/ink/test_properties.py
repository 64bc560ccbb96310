"""What must hold at every moment of every game: legality, take-back, records, views, symmetry, both ways to run."""

from __future__ import annotations

import dataclasses
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.ink import oracle
from tests.ink.line_checks import check_walk
from tests.ink.sheets import all_options, craters_of, paper_of, sized, step
from tests.ink.symmetries import SYMMETRIES, moved, moved_piece, moved_space, swaps_kinds

from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.ink.actions import all_actions
from railwright.ink.events import AnyEvent, TookBack
from railwright.ink.match import Match, Phase, RefusedError
from railwright.ink.options import Longest, Options
from railwright.ink.record import read_record, write_record
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import EXPANSION_OF
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import Score, explain
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

pytestmark = pytest.mark.rules

OPTIONS = [*all_options((2,)), Options(edition="challenge", players=4, goals=True), Options(players=3, draft=True)]
some_options = st.sampled_from(OPTIONS)
seeds = st.integers(0, 2**32)


def at_some_moment(options: Options, seed: int) -> tuple[Match, random.Random, SeededChance]:
    """A random game, stopped somewhere."""
    match, rng, chance = Match(options), random.Random(seed), SeededChance(seed)
    for _ in range(rng.randrange(90)):
        if match.phase is Phase.OVER:
            break
        step(match, rng, chance)
        if rng.random() < 0.15:
            seats = [seat for seat in range(options.players) if match.can_take_back(seat)]
            if seats:
                match.take_back(rng.choice(seats))
    return match, rng, chance


@settings(max_examples=sized(60, 15))
@given(some_options, seeds)
def test_legal_actions_are_those_not_refused(options: Options, seed: int) -> None:
    """RI-3: an action is refused with a reason exactly if it is not in the list of legal actions."""
    match, _, _ = at_some_moment(options, seed)
    for sheet in match.sheets:
        legal = {action.number for action in sheet.legal()}
        fine = {action.number for action in all_actions() if sheet.refusal(action) is Reason.FINE}
        if match.phase is Phase.DRAWING:
            assert fine == legal
        else:
            assert match.legal(0) == []


@settings(max_examples=sized(60, 15))
@given(some_options, seeds)
def test_legal_actions_apply_and_others_change_nothing(options: Options, seed: int) -> None:
    """RI-3: every legal action can be done; a refused one leaves the match as it was."""
    match, rng, chance = at_some_moment(options, seed)
    while match.phase not in (Phase.DRAWING, Phase.OVER):
        step(match, rng, chance)
    for seat, sheet in enumerate(match.sheets):
        legal = match.legal(seat)
        for action in rng.sample(legal, min(6, len(legal))):
            other = Match.of(options, match.events)
            other.act(seat, action)
            assert len(other.events) == len(match.events) + 1
        before, count = sheet.copy(), len(match.events)
        for action in rng.sample(all_actions(), 12):
            if action not in legal and match.phase is Phase.DRAWING:
                with pytest.raises(RefusedError) as refused:
                    match.act(seat, action)
                assert str(refused.value)
        assert sheet == before
        assert len(match.events) == count


@settings(max_examples=sized(80, 20))
@given(some_options, seeds)
def test_take_back_restores_bit_for_bit(options: Options, seed: int) -> None:
    """RI-2.3: whatever a seat did in the round, taking it back action by action restores every bit on the way."""
    match, rng, chance = at_some_moment(options, seed)
    while match.phase not in (Phase.DRAWING, Phase.OVER):
        step(match, rng, chance)
    for seat in range(options.players):
        states, logs = [], []
        for _ in range(8):
            choices = [action for action in match.legal(seat) if action.kind != "done"]
            if not choices:
                break
            states.append(match.sheets[seat].copy())
            logs.append(list(match.rounds[-1].actions[seat]))
            match.act(seat, rng.choice(choices))
        for state, log in zip(reversed(states), reversed(logs), strict=True):
            match.take_back(seat)
            assert match.sheets[seat].words.tobytes() == state.words.tobytes()
            assert match.rounds[-1].actions[seat] == log


@settings(max_examples=sized(80, 20))
@given(some_options, seeds)
def test_a_match_is_the_fold_over_its_events(options: Options, seed: int) -> None:
    """The events, also after a round trip through JSON, make the same match: sheets, draft, goals, views."""
    match, _, _ = at_some_moment(options, seed)
    events = msgspec.json.decode(msgspec.json.encode(match.events), type=list[AnyEvent])
    assert events == match.events
    again = Match.of(options, events)
    assert (again.phase, again.round, again.sheets) == (match.phase, match.round, match.sheets)
    assert again.rounds == match.rounds
    for seat in (*range(options.players), None):
        assert view_of(again, seat) == view_of(match, seat)


@settings(max_examples=sized(80, 20))
@given(some_options, seeds)
def test_record_round_trip(options: Options, seed: int) -> None:
    """A record written at any moment is read back as the same game, and written again as the same text."""
    match, _, _ = at_some_moment(options, seed)
    text = write_record(match)
    again = read_record(text)
    assert write_record(again) == text
    assert (again.options, again.phase, again.sheets, again.public) == (
        match.options,
        match.phase,
        match.sheets,
        match.public,
    )
    assert [goal.scored for goal in again.goals] == [goal.scored for goal in match.goals]
    assert again.start_player == match.start_player
    assert not any(isinstance(event, TookBack) for event in again.events)


@settings(max_examples=sized(80, 20))
@given(some_options, seeds)
def test_a_view_knows_nothing_of_others_unfinished_rounds(options: Options, seed: int) -> None:
    """RI-2.2, RI-5.4: whatever another seat draws, a seat's view stays the same until that seat is done."""
    match, rng, chance = at_some_moment(options, seed)
    while match.phase not in (Phase.DRAWING, Phase.OVER):
        step(match, rng, chance)
    views = [view_of(match, seat) for seat in (*range(options.players), None)]
    for _ in range(6):
        choices = [action for action in match.legal(1) if action.kind != "done"]
        if not choices:
            break
        match.act(1, rng.choice(choices))
        for before in views:
            if before.seat != 1:
                assert view_of(match, before.seat) == before
        assert view_of(match, 1).sheet == match.sheets[1]


@settings(max_examples=sized(40, 10))
@given(some_options, seeds)
def test_being_done_tells_only_that(options: Options, seed: int) -> None:
    """RI-5.4: when another seat is done but the round goes on, a view shows that it is done and nothing else."""
    match, rng, chance = at_some_moment(options, seed)
    while match.phase is not Phase.OVER and not (
        match.phase is Phase.DRAWING and not any(sheet.is_done for sheet in match.sheets)
    ):
        step(match, rng, chance)
    assume(match.phase is Phase.DRAWING)
    while not match.sheets[1].is_done:
        before = [view_of(match, seat) for seat in range(options.players)]
        match.act(1, match.legal(1)[-1])
    for seen in before:
        if seen.seat != 1:
            told = dataclasses.replace(seen, done=tuple(seat == 1 for seat in range(options.players)))
            assert view_of(match, seen.seat) == told


def test_views_do_not_share_their_sheets() -> None:
    """A view is a copy: whoever scribbles on it changes nothing in the match."""
    match, _, _ = at_some_moment(OPTIONS[0], 7)
    seen = view_of(match, 0)
    before = match.sheets[0].copy()
    seen.sheet.words[:] = 0
    assert match.sheets[0] == before


def parts(score: Score, swapped: bool) -> tuple[object, ...]:
    """What a symmetry must leave alone; highway and railway change places if kinds do."""
    lines = (score.highway.length, score.railway.length)
    areas = sorted((area.name, len(area.spaces)) for area in score.areas)
    inside = (len(score.centre), len(score.errors))
    return (score.joined_exits, score.exits, lines[::-1] if swapped else lines, inside, areas, score.expansion)


@settings(max_examples=sized(60, 15))
@given(st.sampled_from(all_options((2,))), seeds, st.sampled_from(("sections", "spaces")))
def test_the_sheet_is_symmetric(options: Options, seed: int, longest: Longest) -> None:
    """RI-1.1: turned or mirrored, highway and railway exchanged where the exits ask for it, a sheet scores alike."""
    match, _, _ = at_some_moment(options, seed)
    for sheet in match.sheets:
        drawn = [(d.row, d.col, d.variant.piece, d.variant.orientation) for d in sheet.drawn]
        scores = set()
        for symmetry in SYMMETRIES:
            craters = [moved_space(hole, symmetry) for hole in craters_of(sheet)]
            turned = Sheet.of_pieces(
                moved(drawn, symmetry), marks={"crater": craters}, expansion=options.expansion, longest=longest
            )
            score = explain(turned)
            scores.add(repr(parts(score, swaps_kinds(symmetry))))
            check_walk(paper_of(turned), score.highway, longest)
            check_walk(paper_of(turned), score.railway, longest)
        assert len(scores) == 1


@settings(max_examples=sized(25, 5))
@given(st.sampled_from(all_options((2,))), seeds)
def test_placements_are_symmetric(options: Options, seed: int) -> None:
    """RI-3.1, RI-3.2: what fits on a sheet fits, turned, on the turned sheet."""
    match, rng, _ = at_some_moment(options, seed)
    sheet = match.sheets[0]
    drawn = [(d.row, d.col, d.variant.piece, d.variant.orientation) for d in sheet.drawn]
    symmetry = rng.choice(SYMMETRIES)
    craters = [moved_space(hole, symmetry) for hole in craters_of(sheet)]
    turned = Sheet.of_pieces(moved(drawn, symmetry), marks={"crater": craters}, expansion=options.expansion)
    own = (None, KEYS.index(options.expansion))
    for piece in (one for one in oracle.AS_PRINTED if EXPANSION_OF.get(one) in own):
        for row, col, number in sheet.placements(piece):
            name, orientation = moved_piece(piece, number, symmetry)
            assert (*moved_space((row, col), symmetry), orientation) in turned.placements(name)


PROGRAM = """
import hashlib
import random
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.record import write_record
from tests.ink.sheets import all_options, step
for options in all_options((2,)):
    digest = hashlib.sha256()
    for seed in range(3):
        match, rng, chance = Match(options), random.Random(seed), SeededChance(seed)
        while match.phase is not Phase.OVER:
            step(match, rng, chance)
        digest.update(write_record(match).encode())
        for seat, sheet in enumerate(match.sheets):
            digest.update(sheet.words.tobytes())
            digest.update(repr(match.score(seat)).encode())
    print(digest.hexdigest())
"""


def run(disable: str) -> str:
    """What the program prints with kernels compiled (0) or interpreted (1)."""
    root = Path(__file__).resolve().parents[2]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": disable, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, timeout=300, check=True)
    return done.stdout


@pytest.mark.skipif(INTERPRETED, reason="Compares with the compiled rules, which this run leaves out.")
def test_compiled_and_interpreted_games_are_the_same() -> None:
    """Seeded games of every kind give the same records, sheets and explained scores, bit for bit, in both modes."""
    compiled = run("0")
    assert compiled.count("\n") == len(all_options((2,)))
    assert run("1") == compiled
