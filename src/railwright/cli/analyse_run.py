"""`railwright analyse` at work: one game as tables or JSON, many games as JSON lines on all cores or on a cluster."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.reading import read_lines, read_text
from railwright.insight.analysis import analyse
from railwright.insight.depth import depth_named
from railwright.insight.game_line import record_of_line, record_of_text
from railwright.insight.readiness import get_ready
from railwright.insight.report import Report, SeatReport

_encode = msgspec.json.Encoder().encode
Line = tuple[int, bytes | MalformedError]


def run(arguments: argparse.Namespace) -> int:
    """Analyse; returns the exit status of the command."""
    depth_named(arguments.depth)
    text = read_text(arguments.file)
    get_ready()
    if text.lstrip().startswith("{"):
        return _many(arguments, text)
    began = time.process_time()
    report = _with_bar(record_of_text(text), arguments.depth)
    if arguments.json:
        for seat in told_seats(report, time.process_time() - began):
            _write(seat)
        return 0
    from railwright.cli.terminal.insight import show

    show(report, Console(highlight=False))
    return 0


def _with_bar(record: str, depth: str) -> Report:
    console = Console(stderr=True)
    with Progress(TextColumn("Analysing"), BarColumn(), console=console, transient=True) as bars:
        bar = bars.add_task("", total=1.0)
        return analyse(record, depth=depth, progress=lambda part: bars.update(bar, completed=part))


def _many(arguments: argparse.Namespace, text: str) -> int:
    """One JSON line for each game, in order; a bad one says why, and the others are answered all the same."""
    import io

    lines = list(read_lines(io.BytesIO(text.encode())))
    status = 0
    for answer in _answers(arguments, lines):
        status |= "error" in answer
        _write(answer)
    return status


def _answers(arguments: argparse.Namespace, lines: list[Line]) -> Iterable[dict[str, Any]]:
    work = partial(answer_line, depth=arguments.depth)
    if arguments.ray is not None:
        from railwright.arena.cluster import spread_on_ray

        return spread_on_ray(arguments.ray, arguments.workers, get_ready, work, lines)
    from railwright.arena.workers import spread

    return spread(work, lines, arguments.workers)


def answer_line(line: Line, depth: str) -> dict[str, Any]:
    """The answer to one line of many."""
    number, content = line
    began = time.process_time()
    try:
        if isinstance(content, MalformedError):
            raise content
        report = analyse(record_of_line(content), depth=depth)
    except (RailwrightError, msgspec.MsgspecError) as error:
        return {"error": str(error), "line": number}
    return {"line": number, "seats": told_seats(report, time.process_time() - began)}


def told_seats(report: Report, seconds: float) -> list[dict[str, Any]]:
    """The seats of a report as they are written."""
    return [_told(seat, seconds / len(report.seats)) for seat in report.seats]


def _told(seat: SeatReport, seconds: float) -> dict[str, Any]:
    steps = seat.steps
    return {
        "seat": seat.seat,
        "total": seat.total,
        "par": seat.par,
        "luck": [step.luck for step in steps],
        "loss": [step.loss for step in steps],
        "value": seat.value,
        "win": seat.win,
        "players": seat.players,
        "marks": [step.mark for step in steps],
        "drawn": [step.drawn for step in steps],
        "best": [step.best for step in steps],
        "parts": [step.parts for step in steps],
        "proven": [step.proven for step in steps],
        "beats": [step.beats for step in steps],
        "standard_error": [step.standard_error for step in steps],
        "cpu_seconds": round(seconds, 3),
    }


def _write(answer: dict[str, Any]) -> None:
    sys.stdout.buffer.write(_encode(answer) + b"\n")
    sys.stdout.buffer.flush()
