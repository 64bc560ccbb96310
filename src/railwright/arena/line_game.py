"""One game of Rail Line between bots."""

from __future__ import annotations

import hashlib
from itertools import permutations

from railwright.arena.contest import Contest, Task, seed_of
from railwright.arena.results import GameResult, SeatResult
from railwright.arena.stopwatch import Stopwatch
from railwright.bots.registry import make
from railwright.core.chance import SeededChance
from railwright.line.match import Match, SetUp
from railwright.line.record import write_record
from railwright.line.rules.layout import SIDE_ACTION, TRACK_ACTION
from railwright.line.view import Phase

TRACKS = 3
SIDES = 2


def play_line(contest: Contest, task: Task) -> GameResult:
    """Play from the choice of the start card's side to the ranking."""
    return line_match(contest, task)[1]


def line_match(contest: Contest, task: Task) -> tuple[Match, GameResult]:
    """The same, with the match itself."""
    terms = contest.terms
    names = contest.key(task)[1]
    bots = [make("line", contest.bots[bot], seconds=terms.seconds) for bot in task.seats]
    seeds = [seed_of(terms, task.deal, f"{name} in seat {seat}") for seat, name in enumerate(names)]
    watches = [Stopwatch() for _ in bots]
    match = Match(terms.line, SetUp.drawn(terms.players, SeededChance(seed_of(terms, task.deal, "cards"))))
    while (seat := match.decider) is not None:
        set_action = _allotted(match, seat, task.deal) if terms.tracks == "rotated" else None
        if set_action is not None:
            match.act(seat, set_action)
            continue
        view = match.view(seat)
        with watches[seat].timing("decision"):
            action = bots[seat].act(view, seed=seeds[seat])
        match.act(seat, action)
    places = {place.seat: place for place in match.ranking()}
    winners = sum(place.place == 1 for place in places.values())
    seats = tuple(
        SeatResult(
            bot=name,
            total=score.total,
            win=1 / winners if places[seat].place == 1 else 0.0,
            parts=score.points,
            spent=watches[seat].spent,
        )
        for seat, (name, score) in enumerate(zip(names, match.scores(), strict=True))
    )
    record = hashlib.sha256(write_record(match).encode()).hexdigest()[:16]
    return match, GameResult(task.deal, record, seats, match.setup.start)


def _allotted(match: Match, seat: int, deal: int) -> int | None:
    """The side and the tracks that this deal's number gives to the seats; all come round equally often."""
    tracks = list(permutations(range(TRACKS), match.options.players))
    if match.phase is Phase.CHOOSE_SIDE:
        return SIDE_ACTION + deal // len(tracks) % SIDES
    if match.phase is Phase.CHOOSE_TRACK:
        return TRACK_ACTION + tracks[deal % len(tracks)][seat]
    return None
