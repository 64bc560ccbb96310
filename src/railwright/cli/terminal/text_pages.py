"""Help, and the rules in short for the game that is being played."""

from __future__ import annotations

from rich.text import Text

from railwright.cli.terminal.commands import LETTERS
from railwright.cli.terminal.screen import Block, Screen
from railwright.ink.options import Options

COMMANDS_IN_HELP = ("undo", "clear", "done", "hint", "score", "opponents", "rules", "save", "quit")


def help_pages(screen: Screen, seed: int) -> list[Block]:
    """How to play with the keyboard; paragraphs that are not torn."""
    say, width = screen.say, screen.width - 1
    listed: Block = []
    for name in COMMANDS_IN_HELP:
        key = LETTERS[name] or say(f"terminal-help-{name}-key")
        line = Text(f"  {key}".ljust(13), style="bold")
        listed += screen.wrapped(line.append(say(f"terminal-help-{name}"), style="not bold"), width)
    drawing, *more = (
        [*screen.wrapped(say(key, seed=seed), width), Text("")]
        for key in ("terminal-help-drawing", "terminal-help-example", "terminal-help-sheet", "terminal-help-seed")
    )
    return [[Text(say("terminal-help-title"), style="bold"), Text(""), *drawing], [*listed, Text("")], *more]


def rules_pages(screen: Screen, options: Options) -> list[Block]:
    """The rules of this edition and expansion, in short; paragraphs that are not torn."""
    say, width = screen.say, screen.width - 1
    blocks = [[Text(say("terminal-rules-title"), style="bold"), Text("")]]
    keys = [f"terminal-rules-{name}" for name in ("aim", "drawing", "specials", "score", f"longest-{options.longest}")]
    if options.edition == "challenge":
        keys.append("terminal-rules-challenge")
    if options.goals:
        keys.append("terminal-rules-goals_solo" if options.solo_goals else "terminal-rules-goals")
    if options.expansion:
        keys.append(f"terminal-rules-{options.expansion}")
    if options.draft:
        keys.append("terminal-rules-draft")
    blocks += ([*screen.wrapped(say(key, rounds=options.rounds), width), Text("")] for key in keys)
    return blocks
