"""A report in the terminal: a sentence, a small curve, a table of the rounds, and what the players make of the dice."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from railwright.insight.report import Report, SeatReport, StepReport

LEAST = 0.05
"""Points that round to 0.1: what is less is not worth a word."""
WIDE = 110
"""Columns from which on where a loss lies has one of its own."""
_BARS = "▁▂▃▄▅▆▇█"
_CALLED = {"errors": "open ends"}
"""Parts of the score that are called otherwise than in reports."""
_COLOURS = {"best": "green", "good": "green", "inaccuracy": "yellow", "mistake": "red", "blunder": "bold red"}


def show(report: Report, console: Console) -> None:
    """All seats, one after the other."""
    for seat in report.seats:
        _show_seat(report, seat, console)
    if not report.calibrated:
        console.print(
            "Values of this variant are not measured against Master's games: read them with care.", style="dim"
        )


def _show_seat(report: Report, seat: SeatReport, console: Console) -> None:
    console.print(f"\n[bold]Player {seat.seat + 1}: {seat.total} points[/]")
    step, chance, play = (
        ("round", "the dice", "the drawing") if report.game == "ink" else ("decision", "chance", "the moves")
    )
    console.print(sentence(seat, step, chance))
    sign = "-" if seat.luck < 0 else "+"
    console.print(
        f"par {seat.par:.1f} {sign} {chance} {abs(seat.luck):.1f} - {play} {seat.loss:.1f} = {seat.total}"
        f"   [bold]{_curve(seat.value)}[/]"
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in (step, "luck", "loss"):
        table.add_column(title, justify="right")
    table.add_column("")
    if seat.win is not None:
        table.add_column("to win", justify="right")
    wide = console.width >= WIDE
    table.add_column("better" if wide else "better, and where", overflow="fold", ratio=3)
    if wide:
        table.add_column("where", overflow="fold", ratio=2)
    for number, told in enumerate(seat.steps):
        to_win = [f"{seat.win[number + 1]:.0%}"] if seat.win is not None else []
        mark = f"[{_COLOURS[told.mark]}]{told.mark}[/]{_remark(told)}"
        error = f" ±{told.standard_error:.1f}" if told.standard_error >= LEAST else ""
        better = [" ".join(told.best) if told.loss else "", _where(told)]
        table.add_row(
            str(told.round),
            f"{told.luck:+.1f}{error}",
            f"{-told.loss:.1f}" if told.loss else "0",
            mark,
            *to_win,
            *(better if wide else ["\n".join(filter(None, better))]),
        )
    console.print(table)
    if seat.players:
        made = ", ".join(f"{name} {points}" for name, points in seat.players.items())
        console.print(f"These dice: par {seat.par_of_dice:.1f}; of the same dice the players make: {made}.")


def sentence(seat: SeatReport, step: str, chance: str) -> str:
    """The first thing to say."""
    costliest = seat.costliest
    cost = f"; {step} {costliest.round} cost the most" if costliest is not None and costliest.loss >= LEAST else ""
    return f"{chance} gave {seat.luck:+.1f}, {seat.loss:.1f} were given away{cost}.".capitalize()


def _remark(step: StepReport) -> str:
    return ", proven" if step.proven else ", better than Master's" if step.beats else ""


def _where(step: StepReport) -> str:
    """In which parts of the score a loss lies, the largest first."""
    parts = sorted(step.parts.items(), key=lambda part: -abs(part[1]))
    return ", ".join(f"{_CALLED.get(name, name)} {points:+.1f}" for name, points in parts if abs(points) >= LEAST)


def _curve(values: tuple[float, ...]) -> str:
    low, high = min(values), max(values)
    step = (high - low) / (len(_BARS) - 1) or 1.0
    return "".join(_BARS[round((value - low) / step)] for value in values)
