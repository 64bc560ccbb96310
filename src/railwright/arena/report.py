"""The report of a contest as files: JSON for programs, Markdown for people, the distribution as SVG and PNG."""

from __future__ import annotations

from pathlib import Path

import msgspec

from railwright.arena.distribution import distribution
from railwright.arena.drawing import to_png, to_svg
from railwright.arena.summary import Summary
from railwright.arena.tables import FigureTable, describe, tables


class Circumstances(msgspec.Struct, frozen=True):
    """Where and when the games of this run were played."""

    version: str
    machine: str
    workers: str
    games: int
    """Played in this run, without those of earlier runs."""
    seconds: float
    complete: bool


class Report(msgspec.Struct, frozen=True):
    """The JSON report."""

    summary: Summary
    circumstances: Circumstances


def write_report(folder: Path, summary: Summary, circumstances: Circumstances) -> list[Path]:
    """Write all files; returns which."""
    picture = distribution(summary)
    contents = {
        "report.json": msgspec.json.format(msgspec.json.encode(Report(summary, circumstances))) + b"\n",
        "report.md": markdown(summary, circumstances).encode(),
        "distribution.svg": to_svg(picture).encode(),
        "distribution.png": to_png(picture),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in contents]


def markdown(summary: Summary, circumstances: Circumstances) -> str:
    """The report for people."""
    terms = summary.terms
    dice = f"given dice {terms.dice}" if terms.dice else f"seed {terms.seed}"
    state = "" if circumstances.complete else " **The contest is not finished; these are the games so far.**"
    lines = [
        f"# {describe(terms)}",
        "",
        f"{summary.games:,} games on {summary.deals:,} deals ({dice}).{state}",
        "",
        "![How the points are distributed](distribution.svg)",
    ]
    for table in tables(summary):
        lines += ["", f"## {table.title}", "", *_rows(table)]
    told = circumstances
    lines += ["", "## Circumstances", ""]
    lines += [f"- Railwright {told.version} on {told.machine}."]
    lines += [f"- This run: {told.games:,} games in {told.seconds:.1f} s with {told.workers}."]
    limited = terms.seconds is not None
    same = "Games depend on the machine's speed." if limited else "The same command gives the same digest."
    lines += [f"- Digest of all games: `{summary.digest}`. {same}"]
    lines += ["- Means, errors and intervals are taken over deals: games on the same deal are not independent."]
    return "\n".join(lines) + "\n"


def _rows(table: FigureTable) -> list[str]:
    align = ["---", *["--:"] * (len(table.columns) - 1)]
    rows = [[cell.replace("|", "\\|") for cell in row] for row in (table.columns, align, *table.rows)]
    return [f"| {' | '.join(cells)} |" for cells in rows]
