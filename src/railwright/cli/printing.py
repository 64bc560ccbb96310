"""`railwright print`: its kinds and their options; what is printed is loaded when something is."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from railwright.cli.ink_play import EDITIONS, EXPANSIONS
from railwright.core.language import LANGUAGES, speaker
from railwright.paper.choices import ALL, INK_NAMES, SCORE_SHEETS, SIZE_NAMES, UPS
from railwright.paper.kinds import KINDS, Kind

Add = Callable[[argparse.ArgumentParser], object]

_OPTIONS: dict[str, Add] = {
    "edition": lambda parser: parser.add_argument(
        "--edition", choices=EDITIONS, default="challenge", help="base or challenge (default)"
    ),
    "expansion": lambda parser: parser.add_argument(
        "--expansion",
        choices=(*EXPANSIONS, ALL),
        default=EXPANSIONS[0],
        help=f"none (default), one expansion, or {ALL}: a page for each",
    ),
    "up": lambda parser: parser.add_argument(
        "--up", type=int, choices=UPS, default=UPS[0], help="how many sheets on a page (1)"
    ),
    "score_sheet": lambda parser: parser.add_argument(
        "--sheet", dest="score_sheet", type=int, choices=SCORE_SHEETS, default=SCORE_SHEETS[0], help="1, or 2: harder"
    ),
    "deck": lambda parser: parser.add_argument(
        "--deck", default=None, metavar="FILE", help="the cards and sheets of this file instead of ours"
    ),
    "record": lambda parser: parser.add_argument("record", help="the record of a finished game, - for standard input"),
    "names": lambda parser: parser.add_argument(
        "--names", default="", metavar="NAMES", help="who played, in the order of seats, with commas"
    ),
    "day": lambda parser: parser.add_argument(
        "--day", default=None, metavar="DATE", help="when it was played, such as 2026-05-31 (the date of the file)"
    ),
}
"""By the part of an order that each of them fills in."""


def register(parser: argparse.ArgumentParser) -> None:
    """A command for each kind."""
    kinds = parser.add_subparsers(title="what to print", metavar="KIND", required=True)
    for kind in KINDS.values():
        words = speaker()(f"print-kind-{kind.name}")
        command = kinds.add_parser(kind.name, help=words, description=f"{words} as PDF.")
        _add_options(command, kind)


def _add_options(command: argparse.ArgumentParser, kind: Kind) -> None:
    for part in kind.looks_at:
        _OPTIONS[part](command)
    command.add_argument("--size", choices=SIZE_NAMES, default=SIZE_NAMES[0], help="the paper (a4)")
    command.add_argument(
        "--ink", choices=INK_NAMES, default=kind.ink, help=f"black on white, light on ink, or in colour ({kind.ink})"
    )
    command.add_argument("--language", choices=LANGUAGES, default=None, help="(default: from LANG)")
    command.add_argument(
        "--out", default=f"{kind.name}.pdf", metavar="FILE", help=f"the file, - for standard output ({kind.name}.pdf)"
    )
    command.set_defaults(run=run, kind=kind.name, looks_at=kind.looks_at)


def run(chosen: argparse.Namespace) -> int:
    """Print it."""
    from railwright.cli import printing_run

    return printing_run.run(chosen)
