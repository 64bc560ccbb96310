"""The tables of a report as plain words and figures, for the terminal and for Markdown alike."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.arena.contest import Terms
from railwright.arena.statistics import Estimate
from railwright.arena.summary import Pair, Standing, Summary, Time


@dataclass(frozen=True, slots=True)
class FigureTable:
    """A title, the heads of the columns and the rows; the first column is text, the others are figures."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(summary: Summary) -> list[FigureTable]:
    """All tables that have something to say."""
    found = [_points(summary)]
    if any(standing.wins for standing in summary.standings):
        found.append(_wins(summary))
    if summary.pairs:
        found.append(_pairs(summary))
    found += [_parts(summary), _times(summary)]
    return found


def describe(terms: Terms) -> str:
    """What is played, in words."""
    limit = "" if terms.seconds is None else f", at most {terms.seconds:g} s to think"
    if terms.game == "line":
        tracks = "tracks chosen by the bots" if terms.tracks == "chosen" else "tracks given in rotation"
        return f"Rail Line, {terms.players} players, sheet {terms.sheet}, {tracks}{limit}"
    words = ["Railroad Ink", f"{terms.edition} edition", terms.expansion or "no expansion"]
    words.append("alone" if terms.players == 1 else f"{terms.players} players")
    words += ["draft"] * terms.draft + ["goals"] * terms.goals + ["further goal cards"] * terms.further_goals
    words.append(f"longest line read as {terms.longest}")
    return ", ".join(words) + limit


def plus_minus(points: Estimate) -> str:
    """A mean with its standard error."""
    return f"{points.mean:.2f}" + (f" ± {points.error:.2f}" if points.error is not None else "")


def _interval(points: Estimate) -> str:
    return "" if points.low is None else f"{points.low:.2f} to {points.high:.2f}"


def _points(summary: Summary) -> FigureTable:
    def row(standing: Standing) -> tuple[str, ...]:
        spread = standing.spread
        return (
            standing.bot,
            str(standing.games),
            plus_minus(standing.points),
            _interval(standing.points),
            "" if spread.deviation is None else f"{spread.deviation:.1f}",
            f"{spread.lower:g} / {spread.median:g} / {spread.upper:g}",
            f"{spread.least:g} to {spread.most:g}",
        )

    columns = ("bot", "games", "mean ± SE", "95% interval", "SD", "quartiles", "range")
    return FigureTable("Points", columns, tuple(row(standing) for standing in summary.standings))


def _wins(summary: Summary) -> FigureTable:
    rates = [(one.bot, one.wins) for one in summary.standings if one.wins]
    if summary.start:
        rates.append(("whoever begins", summary.start))
    rows = tuple(
        (who, str(wins.games), f"{wins.rate:.1%}", f"{wins.low:.1%} to {wins.high:.1%}") for who, wins in rates
    )
    return FigureTable("Wins (a shared win counts in part)", ("bot", "games", "wins", "95% interval (Wilson)"), rows)


def _pairs(summary: Summary) -> FigureTable:
    def row(pair: Pair) -> tuple[str, ...]:
        return (
            f"{pair.first} − {pair.second}",
            str(pair.ahead.count),
            plus_minus(pair.ahead),
            _interval(pair.ahead),
            f"{pair.better} / {pair.equal} / {pair.worse}",
        )

    columns = ("pair", "deals", "mean ± SE", "95% interval", "+ / = / −")
    return FigureTable("Differences on the same deals", columns, tuple(row(pair) for pair in summary.pairs))


def _parts(summary: Summary) -> FigureTable:
    played = [standing for standing in summary.standings if standing.parts]
    names = [part for part in played[0].parts if any(standing.parts[part] for standing in played)] if played else []
    rows = tuple((name.replace("_", " "), *(f"{one.parts[name]:.2f}" for one in played)) for name in names)
    return FigureTable("Points by part, mean of a game", ("part", *(one.bot for one in played)), rows)


def _times(summary: Summary) -> FigureTable:
    def row(bot: str, time: Time) -> tuple[str, ...]:
        figures = (f"{value:.2f}" for value in (time.mean, time.p50, time.p99, time.most))
        return (f"{bot}, {time.kind}", str(time.count), *figures)

    columns = ("decision", "number", "mean", "p50", "p99", "most")
    rows = tuple(row(standing.bot, time) for standing in summary.standings for time in standing.times)
    return FigureTable("CPU milliseconds for one decision", columns, rows)
