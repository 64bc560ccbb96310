"""`railwright puzzles` at work: bars of progress, Ctrl-C that keeps what is found, tables."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.table import Table

from railwright.arena.live import GamesBar
from railwright.bots.ink.players import bot
from railwright.cli.main import INTERRUPTED
from railwright.cli.puzzles import COUNT, COUNT_OF_BASE
from railwright.core.errors import IllegalError, MalformedError
from railwright.puzzles.making import Terms, candidates
from railwright.puzzles.pack import Unfinished, packs, write_pack
from railwright.puzzles.proving import FINALISTS, POSITIONS, prove
from railwright.puzzles.puzzle import LEVELS, options_of

MOST_PUZZLES, MOST_GAMES = 100_000, 10_000_000


def make(arguments: argparse.Namespace) -> int:
    """Make a pack, and go on with one that was begun; returns the exit status of the command."""
    folder, game = Path(arguments.out), arguments.game
    terms = _terms(arguments)
    count = arguments.count or (COUNT_OF_BASE if game == "base" else COUNT)
    games = arguments.games or MOST_GAMES
    if not 1 <= count <= MOST_PUZZLES or not 1 <= games <= MOST_GAMES:
        raise MalformedError("puzzles_number", puzzles=MOST_PUZZLES, games=MOST_GAMES)
    console = Console(stderr=True, highlight=False, markup=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        begun = Unfinished(folder, str(terms))
        found = list(begun)[:count]
        begun.keep(found)
        with GamesBar(console, "Puzzles") as bars:
            bar = bars.add_task("", total=count, completed=len(found), news="compiling, if this is the first time")
            first = found[-1].number + 1 if found else 0
            for number, puzzle in islice(candidates(terms, first), max(0, games - first)):
                if len(found) == count:
                    break
                if puzzle is not None:
                    found.append(puzzle)
                    begun.add(puzzle)
                bars.update(bar, completed=len(found), news=f"{number + 1:,} games")
        written = write_pack(folder, game, found)
        begun.remove()
    except OSError as error:
        raise IllegalError("pack_unwritable", why=str(error)) from error
    except KeyboardInterrupt:
        console.print("Interrupted. What is found is kept: go on with the same command.", soft_wrap=True)
        return INTERRUPTED
    console.print(f"Written: {written}, {len(found)} puzzles, {written.stat().st_size:,} bytes", soft_wrap=True)
    return 0


def _terms(arguments: argparse.Namespace) -> Terms:
    hosts = tuple(arguments.hosts.split(","))
    for host in hosts:
        bot(host)
    if not 1 <= arguments.ways <= FINALISTS or not 1 <= arguments.positions <= POSITIONS:
        raise MalformedError("puzzles_search", ways=FINALISTS, positions=POSITIONS)
    return Terms(arguments.game, arguments.seed, hosts, arguments.ways, arguments.positions)


def check(arguments: argparse.Namespace) -> int:
    """Prove puzzles again; says which do not hold."""
    pack = packs().get(arguments.game, {})
    wanted = list(pack.values())[:: max(arguments.every, 1)]
    failed = []
    with GamesBar(Console(stderr=True), "Puzzles") as bars:
        bar = bars.add_task("", total=len(wanted), news="")
        for done, puzzle in enumerate(wanted, start=1):
            proof = prove(puzzle.position(options_of(arguments.game)).sheets[0].words)
            if proof is None or abs(proof.best - puzzle.best) > 1e-5:
                failed.append(f"{arguments.game}-{puzzle.number}")
            bars.update(bar, completed=done, news=f"{len(failed)} do not hold" if failed else "")
    print(f"{len(wanted) - len(failed)} of {len(wanted)} proven again")
    for name in failed:
        print(name, file=sys.stderr)
    return 1 if failed else 0


def list_packs(_: argparse.Namespace) -> int:
    """A table of the packs."""
    table = Table("game", *LEVELS, "all", "ratings")
    for game, pack in packs().items():
        levels = Counter(puzzle.level for puzzle in pack.values())
        ratings = sorted(puzzle.rating for puzzle in pack.values())
        numbers = (*(levels[level] for level in LEVELS), len(pack))
        table.add_row(game, *map(str, numbers), f"{ratings[0]} to {ratings[-1]}" if ratings else "")
    Console().print(table)
    return 0
