"""Help, and the rules in short for the game that is being played."""

from __future__ import annotations

from rich.text import Text

from railwright.cli.terminal.screen import Block, Screen
from railwright.ink.options import Options

COMMANDS_IN_HELP = ("undo", "clear", "done", "hint", "score", "opponents", "rules", "save", "quit")


def help_page(screen: Screen, seed: int | None) -> Block:
    """How to play with the keyboard."""
    say, width = screen.say, screen.width - 1
    block = [Text(say("help.title"), style="bold"), Text("")]
    for key in ("help.drawing", "help.example", "help.sheet"):
        block += [*screen.wrapped(say(key), width), Text("")]
    for name in COMMANDS_IN_HELP:
        key, _, meaning = say(f"help.{name}").partition("|")
        line = Text(f"  {key}".ljust(13), style="bold")
        block += screen.wrapped(line.append(meaning, style="not bold"), width)
    block.append(Text(""))
    if seed is not None:
        block += screen.wrapped(say("help.seed", seed=seed), width)
    return block


def rules_page(screen: Screen, options: Options) -> Block:
    """The rules of this edition and expansion, in short."""
    say, width = screen.say, screen.width - 1
    block = [Text(say("rules.title"), style="bold"), Text("")]
    keys = ["rules.aim", "rules.drawing", "rules.specials", "rules.score", f"rules.longest.{options.longest}"]
    if options.edition == "challenge":
        keys.append("rules.challenge")
    if options.goals:
        keys.append("rules.goals_solo" if options.solo_goals else "rules.goals")
    if options.expansion:
        keys.append(f"rules.{options.expansion}")
    if options.draft:
        keys.append("rules.draft")
    for key in keys:
        block += [*screen.wrapped(say(key, rounds=options.rounds), width), Text("")]
    return block
