"""`railwright play`: Railroad Ink in the terminal; its options, and how the command ends."""

from __future__ import annotations

import argparse
import os
import sys

from railwright.bots.registry import DEFAULT_OPPONENT, opponents_for
from railwright.core.language import LANGUAGES, language_of, speaker
from railwright.ink.rules.expansions import NAMES

EDITIONS = ("base", "challenge")
EXPANSIONS = ("none", *NAMES)
READINGS = ("sections", "spaces")
INTERRUPTED = 130
"""What shells expect of a command that was left with Ctrl-C."""


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options of a game. Without any, one person plays the base game against one bot."""
    game = parser.add_argument_group("the game")
    game.add_argument("--edition", choices=EDITIONS, default="base", help="base (default) or challenge")
    game.add_argument("--expansion", choices=EXPANSIONS, default="none", help="none (default) or one expansion")
    game.add_argument("--players", type=int, default=1, metavar="N", help="people at this terminal (default 1)")
    game.add_argument("--bots", type=int, default=None, metavar="N", help="bots (default 1; none with more people)")
    game.add_argument(
        "--bot",
        default=None,
        metavar="NAMES",
        help=f"how well they play: {', '.join(entry.id for entry in opponents_for('ink'))} "
        f"(default {DEFAULT_OPPONENT}); one for all, or one for each with commas",
    )
    game.add_argument("--solo", action="store_true", help="alone, without a bot")
    game.add_argument("--draft", action="store_true", help="the draft variant: players take dice in pairs")
    game.add_argument("--goals", action="store_true", help="with goal cards (challenge edition)")
    game.add_argument("--further-goals", action="store_true", help="with the further goal cards, too (with --goals)")
    game.add_argument(
        "--longest", choices=READINGS, default="sections", help="how the longest line is read (default sections)"
    )
    game.add_argument("--seed", type=int, default=None, metavar="N", help="the same number gives the same dice")
    game.add_argument("--load", default=None, metavar="FILE", help="go on with a saved game")
    look = parser.add_argument_group("the look")
    look.add_argument(
        "--colour",
        "--color",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="with or without colours (default: colours on a terminal, unless NO_COLOR is set)",
    )
    look.add_argument("--theme", choices=("dark", "light"), default="dark", help="the paper: dark (default) or light")
    look.add_argument(
        "--language", choices=LANGUAGES, default=None, help="the language of the game (default: from LANG)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play; returns the exit status of the command."""
    from railwright.bots.readiness import get_ready
    from railwright.cli import ink_warm_up
    from railwright.cli.terminal.screen import Screen
    from railwright.cli.terminal.table import ADVISER, LeaveError, set_table
    from railwright.core.errors import RailwrightError

    say = speaker(arguments.language or language_of(os.environ))
    try:
        ink_warm_up.warm_up()
        screen = Screen(say, colour=arguments.colour, theme=arguments.theme)
        table = set_table(arguments, screen)
        get_ready("ink", (ADVISER, *table.bots))
        table.play()
    except RailwrightError as error:
        print(error.said(say), file=sys.stderr)
        return 1
    except LeaveError as farewell:
        screen.line(str(farewell))
    except EOFError:
        screen.line("\n" + say("terminal-left-end_of_input"))
    except KeyboardInterrupt:
        print("\n" + say("terminal-left-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more: let the interpreter find nothing left to write when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0
