"""`railwright arena` at work: from its options to a contest, its report and the tables in the terminal."""

from __future__ import annotations

import argparse
import functools
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from railwright import __version__
from railwright.arena.contest import Contest, GivenDice, Task, Terms
from railwright.arena.dice_file import digest_of, read_dice
from railwright.arena.live import watched
from railwright.arena.player import Playing, play
from railwright.arena.report import Circumstances, write_report
from railwright.arena.run import run_contest
from railwright.arena.summary import Summary, summarise
from railwright.arena.tables import describe, tables
from railwright.arena.workers import cores, play_here, play_in_processes
from railwright.bots.readiness import get_ready
from railwright.bots.registry import GAME_NAMES, GameName, bots_for
from railwright.cli.arena import DEALS
from railwright.cli.bench import machine
from railwright.cli.main import INTERRUPTED
from railwright.core.errors import IllegalError, MalformedError
from railwright.core.language import speaker

AnyCrew = Callable[[Contest, Iterable[Task]], Iterator[Any]]
"""Whoever plays, whatever comes of a game."""
MOST_WORKERS = 1024
INK_ONLY = ("edition", "expansion", "draft", "goals", "further_goals", "longest", "dice")
LINE_ONLY = ("sheet", "tracks")


def run(arguments: argparse.Namespace) -> int:
    """Play and report; returns the exit status of the command."""
    if arguments.list:
        return _list_bots(arguments.game)
    contest = contest_of(arguments)
    crew, workers = crew_of(arguments, play)
    compile_for(contest)
    console = Console(stderr=True, highlight=False, markup=False)
    folder = Path(arguments.out)
    began = time.perf_counter()
    try:
        outcome = run_contest(
            contest, folder / "games.jsonl", crew, functools.partial(watched, console), resuming=arguments.resume
        )
        if outcome.results:
            summary = summarise(contest, outcome.results)
            circumstances = Circumstances(
                __version__, machine(), workers, outcome.new, time.perf_counter() - began, outcome.complete
            )
            files = write_report(folder, summary, circumstances)
            _print(summary)
            console.print("Written: " + ", ".join(str(file) for file in files), soft_wrap=True)
    except OSError as error:
        raise IllegalError("arena_unwritable", why=str(error)) from error
    if outcome.complete:
        return 0
    console.print("Interrupted. What is done is kept: go on with the same command and --resume.", soft_wrap=True)
    return INTERRUPTED


def contest_of(arguments: argparse.Namespace) -> Contest:
    """What the options ask for; refuses with a sentence what does not go together."""
    game: GameName = arguments.game
    for option in LINE_ONLY if game == "ink" else INK_ONLY:
        if getattr(arguments, option) is not None:
            raise IllegalError("arena_option", option=option, game=GAME_NAMES["line" if game == "ink" else "ink"])
    players = arguments.players
    if players is None:
        players = 1 if game == "ink" else min(3, len(arguments.bots))
    expansion = None if arguments.expansion in (None, "none") else arguments.expansion
    terms = Terms(
        game=game,
        players=players,
        seed=arguments.seed,
        edition=arguments.edition or "base",
        expansion=expansion,
        draft=bool(arguments.draft),
        goals=bool(arguments.goals),
        further_goals=bool(arguments.further_goals),
        longest=arguments.longest or "sections",
        sheet=arguments.sheet or 1,
        tracks=arguments.tracks or "chosen",
        seconds=arguments.seconds,
    )
    given: tuple[GivenDice, ...] = ()
    if arguments.dice is not None:
        given = read_dice(arguments.dice, terms.ink)
        terms = msgspec.structs.replace(terms, dice=digest_of(given))
    deals = arguments.deals if arguments.deals is not None else len(given) or DEALS
    return Contest(terms, tuple(arguments.bots), deals, given)


def crew_of(arguments: argparse.Namespace, playing: Playing[Any]) -> tuple[AnyCrew, str]:
    """Who plays, and the same in words."""
    workers = arguments.workers
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise MalformedError("arena_workers", most=MOST_WORKERS)
    if arguments.ray is not None:
        from railwright.arena.cluster import play_on_ray

        said = f"{workers or 'all'} worker(s) of a Ray cluster"
        return functools.partial(play_on_ray, address=arguments.ray, workers=workers, playing=playing), said
    count = workers or cores()
    if count == 1:
        return functools.partial(play_here, playing=playing), "1 process"
    return functools.partial(play_in_processes, workers=count, playing=playing), f"{count} processes"


def compile_for(contest: Contest) -> None:
    """Compile rules and bots visibly before the bar appears."""
    if contest.terms.game == "ink":
        from railwright.cli import ink_warm_up

        ink_warm_up.warm_up()
    else:
        from railwright.cli import line_warm_up

        line_warm_up.warm_up()
    get_ready(contest.terms.game, contest.bots)


def _list_bots(game: GameName) -> int:
    table = Table("bot", "name", "", title=f"Bots for {GAME_NAMES[game]}", title_justify="left")
    say = speaker()
    for entry in bots_for(game):
        table.add_row(entry.id, say(f"bot-{entry.id}-name"), say(f"bot-{entry.id}-sentence"))
    Console(highlight=False).print(table)
    return 0


def _print(summary: Summary) -> None:
    console = Console(highlight=False, markup=False)
    console.print(f"{describe(summary.terms)}: {summary.games:,} games on {summary.deals:,} deals", soft_wrap=True)
    for figures in tables(summary):
        table = Table(title=figures.title, title_justify="left", box=box.SIMPLE)
        for number, column in enumerate(figures.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in figures.rows:
            table.add_row(*row)
        console.print(table)
