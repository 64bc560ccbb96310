"""What somebody has played: games, averages and bests by kind of game, opponents, points given away."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import fmean
from typing import Any

import msgspec

from railwright.insight.report import SeatReport
from railwright.server.analyses import seat_report
from railwright.server.history_messages import GivenAway, History, Opponent, PlayedGame, Rival, Variant
from railwright.server.profiles import Profile, shown_name
from railwright.server.ratings import Rating, Ratings
from railwright.server.result import BotPlace
from railwright.server.solo_judged import master_parts, solo_means
from railwright.server.store import Store
from railwright.server.store.played_rows import FIND_PLAYED, FIND_RIVALS

MOST_GAMES = 2_000
"""So many of the latest count."""
_CURVE = 60
_parts = msgspec.json.Decoder(dict[str, int])
_bots = msgspec.json.Decoder(list[BotPlace])


@dataclass(frozen=True, slots=True)
class _Met:
    """Somebody at the same table, and where they came in."""

    rival: Rival
    place: int


@dataclass(frozen=True, slots=True)
class _Finished:
    told: PlayedGame
    met: list[_Met]
    report: SeatReport | None


class Histories:
    """Asks the store for what somebody has finished."""

    def __init__(self, store: Store, ratings: Ratings) -> None:
        self._store = store
        self._ratings = ratings

    async def of(self, profile: Profile, make: Callable[[Callable[[], History]], Awaitable[History]]) -> History:
        """Everything, the latest first; `make` puts it together, beside the loop."""
        rating = await self._ratings.of(profile.id)
        people: dict[str, list[_Met]] = defaultdict(list)
        for room, place, other, name, hidden in await self._store.find(FIND_RIVALS, profile.id):
            people[room].append(_Met(Rival(shown_name(other, name, hidden), None), place))
        rows = await self._store.find(FIND_PLAYED, profile.id, MOST_GAMES)
        return await make(lambda: _history(rating, rows, people))


def _history(rating: Rating | None, rows: Sequence[Sequence[Any]], people: dict[str, list[_Met]]) -> History:
    finished = [_finished(row, people) for row in rows]
    return History(rating, _variants(finished), _opponents(finished), [one.told for one in finished])


def _finished(row: Sequence[Any], people: dict[str, list[_Met]]) -> _Finished:
    room, seat, game, edition, expansion, ended, points, parts, place, players, _, bots, fair, change, body, kept = row
    met = [*people[room], *(_Met(Rival("", bot.bot), bot.place) for bot in _bots.decode(bots))]
    report = None if body is None else seat_report(body, seat)
    told = PlayedGame(
        room=room,
        seat=seat,
        game=game,
        edition=edition,
        expansion=expansion,
        day=datetime.fromtimestamp(ended, UTC).date().isoformat(),
        points=points,
        place=place,
        players=players,
        rivals=[one.rival for one in met],
        parts=_parts.decode(parts),
        fair=bool(fair),
        kept=bool(kept),
        luck=None if report is None else round(report.luck, 1),
        loss=None if report is None else round(report.loss, 1),
        change=None if change is None else round(change, 1),
    )
    return _Finished(told, met, report)


def _variants(finished: list[_Finished]) -> list[Variant]:
    kinds: dict[tuple[str, str, str], list[_Finished]] = defaultdict(list)
    for one in finished:
        if one.told.fair:
            kinds[one.told.game, one.told.edition, one.told.expansion].append(one)
    return sorted((_variant(games) for games in kinds.values()), key=lambda variant: -variant.games)


def _variant(games: list[_Finished]) -> Variant:
    one = games[0].told
    best = max((game.told for game in games), key=lambda told: told.points)
    matches = [game.told for game in games if game.told.players > 1]
    means = solo_means(one.edition, one.expansion or None) if one.game == "ink" else {}
    made_of = master_parts(one.edition, one.expansion or None) if one.game == "ink" else {}
    return Variant(
        game=one.game,
        edition=one.edition,
        expansion=one.expansion,
        games=len(games),
        mean=round(fmean(game.told.points for game in games), 1),
        best=best.points,
        best_room=best.room if best.kept else "",
        parts=_mean_parts([game.told.parts for game in games]),
        points=[game.told.points for game in games[:_CURVE]][::-1],
        days=[game.told.day for game in games[:_CURVE]][::-1],
        matches=len(matches),
        wins=sum(told.place == 1 for told in matches),
        master=None if "master" not in means else round(means["master"], 1),
        master_parts={part: round(mean, 1) for part, mean in made_of.items()},
        given_away=_given_away([game.report for game in games if game.report is not None]),
    )


def _mean_parts(parts: Sequence[dict[str, Any]]) -> dict[str, float]:
    names = dict.fromkeys(name for one in parts for name in one)
    return {name: round(sum(one.get(name, 0) for one in parts) / len(parts), 1) for name in names}


def _given_away(reports: list[SeatReport]) -> GivenAway | None:
    if not reports:
        return None
    lost: Counter[str] = Counter()
    for report in reports:
        for step in report.steps:
            lost.update(step.parts)
    return GivenAway(
        games=len(reports),
        luck=round(fmean(report.luck for report in reports), 1),
        loss=round(fmean(report.loss for report in reports), 1),
        parts={name: round(points / len(reports), 1) for name, points in lost.items()},
        losses=[round(report.loss, 1) for report in reports[:_CURVE]][::-1],
    )


def _opponents(finished: list[_Finished]) -> list[Opponent]:
    met: dict[tuple[str, str | None], list[bool]] = defaultdict(list)
    for one in finished:
        for other in one.met:
            met[other.rival.name, other.rival.bot].append(one.told.place < other.place)
    told = [Opponent(name, bot, len(ahead), sum(ahead)) for (name, bot), ahead in met.items()]
    return sorted(told, key=lambda opponent: -opponent.games)
