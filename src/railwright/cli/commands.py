"""All commands with their options. They import what they need when they run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

from railwright import __version__
from railwright.cli import (
    admin,
    analyse,
    arena,
    calibrate,
    dataset,
    db,
    ink_play,
    line,
    load,
    printing,
    puzzles,
    serve,
    torture,
    train,
)
from railwright.core.errors import RailwrightError

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
Run = Callable[[argparse.Namespace], int]

JSON_LINES = {
    "score": "score sheets, one JSON line each",
    "legal": "list where a piece may be drawn, one JSON line each",
    "play-out": "let bots play whole games, one JSON line each",
}


def carry_out(arguments: Sequence[str] | None) -> int:
    """Run a command; what Railwright refuses becomes one sentence and the exit status 1."""
    chosen = parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except RailwrightError as error:
        print(error, file=sys.stderr)
        return 1
    return status


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        prog="railwright",
        description="The rail-drawing games Railroad Ink, Railroad Ink Challenge and Rail Line. Not affiliated with "
        "their publishers.",
    )
    top.add_argument("--version", action="version", version=f"railwright {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    serve.register(_add(commands, "serve", "open the table for browsers", serve.run))
    _add_play(commands)
    printing.register(commands.add_parser("print", help="make sheets, cards and tables to print, as PDF"))
    for name, text in JSON_LINES.items():
        command = _add(commands, name, text, _answer_lines)
        command.add_argument("file", nargs="?", default="-", help="a file of JSON lines, - for standard input")
        command.set_defaults(command=name)
    admin.register(commands.add_parser("admin", help="look after a server that runs on this machine"))
    replay = _add(commands, "replay", "replay a recorded game", _replay)
    replay.add_argument("file", help="a game record, - for standard input")
    replay.add_argument("--deck", default=None, metavar="FILE", help="the deck of a record of Rail Line, if not ours")
    replay.add_argument("--no-colour", dest="colour", action="store_false", default=None, help="without colours")
    verify = _add(commands, "verify", "check that the dice of a recorded game were fixed before it", _verify)
    verify.add_argument("file", help="the record of a finished game, - for standard input")
    analyse.register(
        _add(commands, "analyse", "tell luck and skill of finished games apart, and what was better", analyse.run)
    )
    bench = _add(commands, "bench", "measure the speed of the engines", _bench)
    bench.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    load.register(_add(commands, "load", "measure how much a server bears", load.run))
    torture.register(_add(commands, "torture", "kill a server again and again and look what is lost", torture.run))
    arena.register(_add(commands, "arena", "let bots play many games and compare them", arena.run))
    dataset.register(_add(commands, "dataset", "write games of bots as Parquet, to learn from", dataset.run))
    train.register(_add(commands, "train", "teach the players of Railroad Ink", train.run))
    calibrate.register(_add(commands, "calibrate", "measure how analyses are set right", calibrate.run))
    puzzles.register(commands.add_parser("puzzles", help="make and check packs of last-round puzzles"))
    db.register(commands.add_parser("db", help="check, export, import and back up the database of a server"))
    deck = commands.add_parser("deck", help="decks and score sheets of Rail Line")
    actions = deck.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = _add(actions, "check", "check a deck file and report its balance", _deck_check)
    check.add_argument("file", help="a deck file in JSON")
    line.register_fairness(_add(commands, "fairness", "win rates of Rail Line by track and by seat", line.fairness))
    return top


def _add(commands: Commands, name: str, text: str, run: Run) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    command.set_defaults(run=run)
    return command


def _add_play(commands: Commands) -> None:
    play = _add(commands, "play", "play in the terminal", ink_play.run)
    games = play.add_subparsers(title="games", metavar="GAME")
    ink = _add(games, "ink", "Railroad Ink and Railroad Ink Challenge (the default)", ink_play.run)
    for parser_of_ink in (play, ink):
        ink_play.register(parser_of_ink)
    line.register_play(_add(games, "line", "Rail Line", line.play))


def _answer_lines(chosen: argparse.Namespace) -> int:
    from railwright.cli import json_lines

    return json_lines.answer(chosen.command, chosen.file)


def _replay(chosen: argparse.Namespace) -> int:
    from railwright.cli import replay

    return replay.replay(chosen.file, chosen.colour, chosen.deck)


def _verify(chosen: argparse.Namespace) -> int:
    from railwright.cli import verify

    return verify.verify(chosen.file)


def _bench(chosen: argparse.Namespace) -> int:
    from railwright.cli import bench

    return bench.bench(as_json=chosen.json)


def _deck_check(chosen: argparse.Namespace) -> int:
    return line.deck_check(chosen.file)
