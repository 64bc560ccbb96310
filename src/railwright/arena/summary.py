"""What the games of a contest say about its bots: means, pairs, win rates, parts, times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec
import numpy as np

from railwright.arena.contest import Contest, Terms
from railwright.arena.results import GameResult, SeatResult, games_digest
from railwright.arena.statistics import Estimate, Rate, estimate, quantile, win_rate

ByDeal = dict[int, list[float]]


class Spread(msgspec.Struct, frozen=True):
    """How the points of single games lie."""

    least: float
    lower: float
    median: float
    upper: float
    most: float
    deviation: float | None
    """None from one game."""


class Time(msgspec.Struct, frozen=True):
    """CPU milliseconds of one kind of decision."""

    kind: str
    count: int
    mean: float
    p50: float
    p99: float
    most: float


class Standing(msgspec.Struct, frozen=True):
    """One bot; a published player has no parts and no times."""

    bot: str
    games: int
    points: Estimate
    spread: Spread
    wins: Rate | None
    parts: dict[str, float]
    times: tuple[Time, ...]
    totals: tuple[int, ...]
    """The points of all games, in rising order."""


class Pair(msgspec.Struct, frozen=True):
    """Two bots on the same deals: how far the first is ahead, and on how many deals."""

    first: str
    second: str
    ahead: Estimate
    better: int
    equal: int
    worse: int


class Summary(msgspec.Struct, frozen=True):
    """All that a report says about the games."""

    terms: Terms
    games: int
    deals: int
    digest: str
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    start: Rate | None
    """The wins of whoever begins, where one does."""


def summarise(contest: Contest, results: Iterable[GameResult]) -> Summary:
    """Sum up games of a contest, in whatever order they come; games of other bots are left out."""
    games = sorted(
        (game for game in results if game.deal < contest.deals and set(game.key[1]) <= set(contest.labels)),
        key=lambda game: game.key,
    )
    points = {label: by_deal for label in contest.labels if (by_deal := _points(games, label))}
    published = _published(contest, {game.deal for game in games})
    standings = [_standing(contest, games, label, by_deal) for label, by_deal in points.items()]
    standings += [_standing(contest, [], name, by_deal) for name, by_deal in published.items()]
    pairs = [
        _pair(first, second, _differences(contest, games, first, second)) for first, second in combinations(points, 2)
    ]
    pairs += [_pair(bot, name, _between(points[bot], published[name])) for bot in points for name in published]
    return Summary(
        contest.terms,
        len(games),
        len({game.deal for game in games}),
        games_digest(games),
        tuple(standings),
        tuple(pair for pair in pairs if pair.ahead.count),
        _start_rate(games),
    )


def _start_rate(games: Iterable[GameResult]) -> Rate | None:
    shares: ByDeal = defaultdict(list)
    for game in games:
        if game.start is not None:
            shares[game.deal].append(game.seats[game.start].win)
    return win_rate(list(shares.values())) if shares else None


def _points(games: Iterable[GameResult], label: str) -> ByDeal:
    found: ByDeal = defaultdict(list)
    for game in games:
        for seat in game.seats:
            if seat.bot == label:
                found[game.deal].append(seat.total)
    return found


def _published(contest: Contest, deals: Iterable[int]) -> dict[str, ByDeal]:
    """What published players scored on the dice that were given."""
    found: dict[str, ByDeal] = defaultdict(lambda: defaultdict(list))
    for deal in sorted(deals):
        for name, score in contest.given[deal].published_scores.items() if contest.given else ():
            found[f"published {name}"][deal].append(score)
    return found


def _standing(contest: Contest, games: Sequence[GameResult], label: str, by_deal: ByDeal) -> Standing:
    seats = [(game.deal, seat) for game in games for seat in game.seats if seat.bot == label]
    totals = sorted(int(total) for deal in by_deal.values() for total in deal)
    wins = None
    if contest.terms.players > 1 and seats:
        shares: ByDeal = defaultdict(list)
        for deal, seat in seats:
            shares[deal].append(seat.win)
        wins = win_rate(list(shares.values()))
    played = [seat for _, seat in seats]
    return Standing(
        label,
        len(totals),
        estimate([float(np.mean(deal)) for deal in by_deal.values()]),
        Spread(
            least=totals[0],
            lower=quantile(totals, 0.25),
            median=quantile(totals, 0.5),
            upper=quantile(totals, 0.75),
            most=totals[-1],
            deviation=float(np.std(totals, ddof=1)) if len(totals) > 1 else None,
        ),
        wins,
        {part: float(np.mean([seat.parts[part] for seat in played])) for part in (played[0].parts if played else ())},
        tuple(_times(played)),
        tuple(totals),
    )


def _times(seats: Sequence[SeatResult]) -> Iterable[Time]:
    for kind in sorted({kind for seat in seats for kind in seat.spent}):
        spent = [one / 1000 for seat in seats for one in seat.spent.get(kind, ())]
        yield Time(kind, len(spent), float(np.mean(spent)), quantile(spent, 0.5), quantile(spent, 0.99), max(spent))


def _differences(contest: Contest, games: Sequence[GameResult], first: str, second: str) -> list[float]:
    """For each deal, how many points the first is ahead: alone on the same dice, or at the same tables."""
    if contest.terms.players == 1:
        return _between(_points(games, first), _points(games, second))
    by_deal: ByDeal = defaultdict(list)
    for game in games:
        totals = {seat.bot: seat.total for seat in game.seats}
        if first in totals and second in totals:
            by_deal[game.deal].append(totals[first] - totals[second])
    return [float(np.mean(deal)) for deal in by_deal.values()]


def _between(first: ByDeal, second: ByDeal) -> list[float]:
    return [float(np.mean(first[deal]) - np.mean(second[deal])) for deal in first if deal in second]


def _pair(first: str, second: str, differences: Sequence[float]) -> Pair:
    ahead = estimate(differences) if differences else Estimate(0.0, None, None, None, 0)
    signs = np.sign(differences)
    return Pair(first, second, ahead, int((signs > 0).sum()), int((signs == 0).sum()), int((signs < 0).sum()))
