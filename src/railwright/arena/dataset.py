"""Games of bots as rows for learning: one for each decision, with what the seat saw and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from railwright import __version__
from railwright.arena.contest import Contest, Task
from railwright.arena.ink_game import ink_match
from railwright.arena.line_game import line_match
from railwright.arena.player import told
from railwright.arena.results import GameResult, sources_digest
from railwright.core.errors import IllegalError
from railwright.ink.actions import read_action
from railwright.ink.events import Acted, Paired, Picked, Rolled
from railwright.ink.match import Match as InkMatch
from railwright.ink.rules.sheet import WORDS
from railwright.ink.rules.turn import ACTIONS
from railwright.line.actions import action_words
from railwright.line.match import Match as LineMatch
from railwright.line.rules import layout as line_words
from railwright.line.score import seat_score

FORMAT = 1
NAME = "games-{:05d}.parquet"
DESCRIPTION = "_dataset.json"
"""Readers of Parquet take a folder for one table and leave out what begins with an underscore."""
Columns = dict[str, list[Any]]
COLUMNS = {
    "deal": "the number of the deal: equal numbers had equal dice or shuffles",
    "game": "the number of the game in this dataset",
    "seat": "who decided, counted from 0",
    "bot": "the name of the bot in that seat",
    "round": "the round, or in Rail Line the turn",
    "step": "the number of the decision in the game, counted from 0",
    "dice": "the faces of the seat in this round, route dice first; while pairs are picked, all of them",
    "sheet": "what the seat saw before its decision, as the engine's words (ink/rules/sheet.py, line/rules/layout.py)",
    "action": f"the engine's number of the decision; {ACTIONS} and more: a pair of the draft, counted from there",
    "text": "the same in its notation",
    "score": "the seat's points before the decision, as if the game had ended",
    "final": "the seat's points at the end: the value of the position as it was played",
    "win": "the seat's share of the win",
}


@dataclass(slots=True)
class Game:
    """One game: which task it was, and its rows by column."""

    task: Task
    columns: Columns


def rows_of(contest: Contest, task: Task) -> Game:
    """Play a game and write down every decision."""
    return told(_ink_rows if contest.terms.game == "ink" else _line_rows, contest, task)


def _ink_rows(contest: Contest, task: Task) -> Game:
    played, result = ink_match(contest, task)
    columns: Columns = {name: [] for name in COLUMNS}
    match = InkMatch(played.options)
    for event in played.events:
        if isinstance(event, Acted | Picked):
            sheet = match.sheets[event.seat]
            _add(
                columns,
                result,
                event.seat,
                deal=task.deal,
                round=match.round,
                dice=_dice(match, event.seat),
                sheet=sheet.words.copy(),
                action=read_action(event.action).number if isinstance(event, Acted) else ACTIONS + event.pair,
                text=event.action if isinstance(event, Acted) else f"pick {event.pair + 1}",
                score=match.score(event.seat).total,
            )
        match.apply(event)
    return Game(task, columns)


def _dice(match: InkMatch, seat: int) -> list[str]:
    rolled = match.rounds[-1].dice
    if isinstance(rolled, Rolled):
        return [*rolled.route, *rolled.expansion]
    assert isinstance(rolled, Paired)
    assert match.draft is not None
    route = match.draft.dice_of(seat) or tuple(face for pair in rolled.pairs for face in pair)
    return [*route, *rolled.expansion]


def _line_rows(contest: Contest, task: Task) -> Game:
    played, result = line_match(contest, task)
    columns: Columns = {name: [] for name in COLUMNS}
    match = LineMatch(played.options, played.setup)
    for decision in played.decisions:
        view = match.view(decision.seat)
        _add(
            columns,
            result,
            decision.seat,
            deal=task.deal,
            round=view.turn,
            dice=[],
            sheet=view.observation.copy(),
            action=decision.action,
            text=action_words(match.options.deck, decision.action),
            score=seat_score(match.state, match.tables, decision.seat).total,
        )
        match.act(decision.seat, decision.action)
    return Game(task, columns)


def _add(columns: Columns, result: GameResult, seat: int, **row: Any) -> None:
    own = result.seats[seat]
    row |= {"seat": seat, "bot": own.bot, "step": len(columns["step"]), "final": own.total, "win": own.win, "game": 0}
    for name, value in row.items():
        columns[name].append(value)


def open_dataset(contest: Contest, folder: Path, per_file: int, *, resuming: bool) -> list[Task]:
    """Describe the folder, and say which games are still to be played: those of the files that are not there."""
    tasks = list(contest.tasks())
    description = _description(contest, len(tasks), per_file)
    if folder.exists() and any(folder.iterdir()):
        if not resuming:
            raise IllegalError("dataset_exists", folder=str(folder))
        begun = folder / DESCRIPTION
        if not begun.exists() or begun.read_bytes() != description:
            raise IllegalError("dataset_other", folder=str(folder))
    else:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / DESCRIPTION).write_bytes(description)
    files = range(-(-len(tasks) // per_file))
    missing = {number for number in files if not (folder / NAME.format(number)).exists()}
    return [task for number, task in enumerate(tasks) if number // per_file in missing]


def write_dataset(contest: Contest, games: Iterable[Game], folder: Path, per_file: int) -> Iterator[Game]:
    """Write games as they come; files hold so many games each, in the order of the contest, whoever is done first."""
    tasks = {task: number for number, task in enumerate(contest.tasks())}
    waiting: dict[int, Game] = {}
    for game in games:
        number = tasks[game.task]
        game.columns["game"] = [number] * len(game.columns["step"])
        waiting[number] = game
        first = number - number % per_file
        shard = range(first, min(first + per_file, len(tasks)))
        if all(member in waiting for member in shard):
            _write(folder / NAME.format(first // per_file), [waiting.pop(member) for member in shard], contest)
        yield game


def _description(contest: Contest, games: int, per_file: int) -> bytes:
    """What all lies in the folder, for its readers; only files of the same description belong together."""
    described = {
        "dataset": FORMAT,
        "railwright": __version__,
        "sources": sources_digest(contest.terms.game),
        "terms": msgspec.to_builtins(contest.terms),
        "bots": contest.labels,
        "games": games,
        "games_per_file": per_file,
        "columns": COLUMNS,
    }
    return msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n"


def parquet() -> Any:
    """pyarrow, the extra `dataset`; a sentence says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise IllegalError("dataset_without_pyarrow") from error
    return pyarrow


def _write(path: Path, games: list[Game], contest: Contest) -> None:
    pa = parquet()
    words = WORDS if contest.terms.game == "ink" else line_words.STATE_SIZE
    kinds = {
        "dice": pa.list_(pa.string()),
        "sheet": pa.list_(pa.int64(), words),
        "bot": pa.string(),
        "text": pa.string(),
        "win": pa.float32(),
    }
    schema = pa.schema([(name, kinds.get(name, pa.int32())) for name in COLUMNS])
    arrays = []
    for name in COLUMNS:
        values = [value for game in games for value in game.columns[name]]
        if name == "sheet":
            flat = pa.array(np.concatenate(values) if values else np.empty(0, dtype=np.int64))
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, words))
        else:
            arrays.append(pa.array(values, schema.field(name).type))
    partial = path.with_suffix(".partial")
    pa.parquet.write_table(pa.Table.from_arrays(arrays, schema=schema), partial, compression="zstd")
    partial.rename(path)
