"""The one command: `railwright`, also `python -m railwright`. Commands import what they need when they run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from railwright import __version__
from railwright.core.errors import RailwrightError

LINES_HELP = "a file of JSON lines, - for standard input"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what Railwright refuses becomes one sentence and the exit status 1."""
    chosen = parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except RailwrightError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
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
    _add_play(commands)
    for name, text, run in (
        ("score", "score sheets, one JSON line each", _score),
        ("legal", "list where a piece may be drawn, one JSON line each", _legal),
        ("play-out", "let bots play whole games, one JSON line each", _play_out),
    ):
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        command.add_argument("file", nargs="?", default="-", help=LINES_HELP)
        command.set_defaults(run=run)
    replay = commands.add_parser("replay", help="replay a recorded game", description="Replay a recorded game.")
    replay.add_argument("file", help="a game record, - for standard input")
    replay.add_argument("--no-colour", dest="colour", action="store_false", default=None, help="without colours")
    replay.set_defaults(run=_replay)
    bench = commands.add_parser("bench", help="measure the speed of the engine", description="Measure the speed.")
    bench.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    bench.set_defaults(run=_bench)
    _add_deck(commands)
    return top


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    from railwright.cli import ink_play, line

    play = commands.add_parser("play", help="play in the terminal", description="Play in the terminal.")
    games = play.add_subparsers(title="games", metavar="GAME", dest="game")
    ink = games.add_parser("ink", help="Railroad Ink and Railroad Ink Challenge (the default)")
    for target in (play, ink):
        ink_play.register(target)
        target.set_defaults(run=ink_play.run)
    rail_line = games.add_parser("line", help="Rail Line")
    line.register_play(rail_line)
    rail_line.set_defaults(run=line.play)


def _add_deck(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    deck = commands.add_parser("deck", help="decks and score sheets of Rail Line", description="Decks of Rail Line.")
    actions = deck.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a deck file", description="Check a deck file and its balance.")
    check.add_argument("file", help="a deck file in JSON")
    check.set_defaults(run=_deck_check)


def _score(chosen: argparse.Namespace) -> int:
    from railwright.cli import json_lines

    return json_lines.answer("score", chosen.file)


def _legal(chosen: argparse.Namespace) -> int:
    from railwright.cli import json_lines

    return json_lines.answer("legal", chosen.file)


def _play_out(chosen: argparse.Namespace) -> int:
    from railwright.cli import json_lines

    return json_lines.answer("play-out", chosen.file)


def _replay(chosen: argparse.Namespace) -> int:
    from railwright.cli import replay

    return replay.replay(chosen.file, chosen.colour)


def _bench(chosen: argparse.Namespace) -> int:
    from railwright.cli import bench

    return bench.bench(as_json=chosen.json)


def _deck_check(chosen: argparse.Namespace) -> int:
    from railwright.cli import line

    return line.deck_check(chosen.file)
