"""The four players of Railroad Ink: how far each looks, and how it turns a view into actions."""

from __future__ import annotations

import functools
import threading
from dataclasses import dataclass, replace

import numpy as np

from railwright.bots.bell import Bell, ringing_after, silent_bell
from railwright.bots.ink.aims import Aims, aims_of, no_aims, one_round_later
from railwright.bots.ink.correction import load_correction, nothing
from railwright.bots.ink.desk import Desk, Judge, new_desk, stamps
from railwright.bots.ink.expansions import TAUGHT
from railwright.bots.ink.feature_table import Feature
from railwright.bots.ink.last_round import Memory, exhaust, new_memory
from railwright.bots.ink.lookahead import look_ahead
from railwright.bots.ink.network import WIDTH, Network
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.rivals import Rivals, expected_points, no_rivals, rivals_of
from railwright.bots.ink.search import best_answer, search_round
from railwright.bots.ink.surroundings import Ints
from railwright.bots.ink.weights import load
from railwright.bots.stream import SEEDS, STREAM_WORDS, seed_stream
from railwright.core.errors import MalformedError, TimingError
from railwright.ink.actions import Action, all_actions
from railwright.ink.dice import slots_of
from railwright.ink.match import Phase
from railwright.ink.rules.board import ROUNDS
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.sheet import BASE, EDITION, EXPANSION, NO_EXPANSION, ROUND, WORDS, Words
from railwright.ink.rules.turn import FINISH, new_sheet, start_round
from railwright.ink.view import View


@dataclass(frozen=True, slots=True)
class Beam:
    """How wide a round is searched: sheets kept, drawings looked at, each per layer and group."""

    width: int
    looks: int


@dataclass(frozen=True, slots=True)
class Level:
    """What makes a player as strong as it is, in units of work, never of time."""

    name: str
    beam: Beam
    last: Beam
    prove: int = 0
    """In the last round: positions to visit in search of a better sheet, until none is left."""
    blur: float = 0.0
    learned: bool = True
    finalists: int = 1
    plan: tuple[int, ...] = ()
    """Sets of dice for the finalists, stage by stage; none: no look at the next round."""
    work: int = 0
    """Positions to value at most while looking at the next round."""
    ahead: Beam = Beam(1, 8)
    corrected: bool = False
    """Whether values are corrected there by what strong play makes of such sheets, in games that have a correction."""


LEVELS = {
    level.name: level
    for level in (
        Level(
            "beginner",
            Beam(1, 16),
            Beam(1, 16),
            blur=1.5,
            learned=False,
        ),
        Level(
            "casual",
            Beam(1, 12),
            Beam(2, 24),
            blur=1.2,
        ),
        Level(
            "strong",
            Beam(30, 150),
            Beam(60, 240),
            prove=1_500,
            finalists=8,
            plan=(3, 6, 6),
            work=4_800,
        ),
        Level(
            "master",
            Beam(60, 300),
            Beam(150, 600),
            prove=30_000,
            finalists=96,
            plan=(2, 4, 8, 16, 32, 40),
            work=150_000,
            corrected=True,
        ),
    )
}


def _short_sighted(rows_of: Network) -> Network:
    """What a beginner goes by: the points as they stand, and open ends are a nuisance."""
    plain = Network(*(np.zeros_like(part) for part in rows_of))
    plain.direct[:, [WIDTH + Feature.OPEN_HIGHWAYS, WIDTH + Feature.OPEN_RAILWAYS]] = -0.5
    return plain


@functools.cache
def _learned(edition: int, expansion: int, learned: bool) -> Judge:
    network, prior = load(edition, expansion)
    rounds = ROUNDS_OF[expansion]
    network = network if learned else _short_sighted(network)
    return Judge(patterns(edition, expansion), network, prior, stamps(), no_aims(), rounds, 0, 0.0)


class _OwnMemory(threading.local):
    """What searches work with, kept for the next one; each thread has its own, because kernels run side by side."""

    def __init__(self) -> None:
        self.desks: dict[tuple[int, int, int], Desk] = {}
        self.memories: dict[int, Memory] = {}

    def desk(self, beam: Beam, finals: int) -> Desk:
        """The desk of a beam search."""
        key = (beam.width, beam.looks, finals)
        if key not in self.desks:
            self.desks[key] = new_desk(*key)
        return self.desks[key]

    def memory(self, limit: int) -> Memory:
        """Memory for a search to the end."""
        if limit not in self.memories:
            self.memories[limit] = new_memory(limit)
        return self.memories[limit]


_OWN = _OwnMemory()


class Bot:
    """A player: the same view and seed, the same decision; with a limit of time only if that is not reached."""

    def __init__(self, level: Level, seconds: float | None = None) -> None:
        self.level = level
        self.name = level.name
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"

    def _judge(self, sheet: Words, reading: int, aims: Aims) -> Judge:
        plain = _learned(int(sheet[EDITION]), int(sheet[EXPANSION]), self.level.learned)
        return plain._replace(aims=aims, reading=reading, blur=self.level.blur)

    def expected_points(self, sheet: Words, reading: int) -> float:
        """How many points a sheet is likely to have in the end, without goals."""
        return expected_points(sheet, self._judge(sheet, reading, no_aims()), _OWN.desk(self.level.ahead, 1))

    def best_path(
        self,
        sheet: Words,
        reading: int,
        aims: Aims,
        seed: int,
        rivals: Rivals | None = None,
        bell: Bell | None = None,
    ) -> list[int]:
        """The numbers of the actions that end the running round on this sheet, done included."""
        level = self.level
        bell = silent_bell() if bell is None else bell
        judge = self._judge(sheet, reading, aims)
        if sheet[ROUND] > judge.rounds:
            desk = _OWN.desk(level.last, level.finalists)
            return [int(best_answer(sheet, reading, desk.actions, desk.scratch))]
        final = sheet[ROUND] == judge.rounds
        beam = level.last if final else level.beam
        desk = _OWN.desk(beam, level.finalists)
        seed_stream(desk.stream, seed % SEEDS)
        found = search_round(sheet, judge, beam.width, desk, 0.0, 0)
        assert found, "a round can always be ended"
        best = 0
        if level.plan and not final and found > 1:
            best = self._look_ahead(desk, found, judge, rivals, seed, bell)
        path = desk.final_path[best]
        if final and level.prove and TAUGHT[sheet[EXPANSION]]:
            memory = _OWN.memory(level.prove)._replace(bell=bell)
            exhaust(sheet, judge, desk.final_worth[0], level.prove, memory, np.empty(2))
            if memory.path[0]:
                path = memory.path
        return [*path[1 : 1 + path[0]].tolist(), FINISH]

    def _look_ahead(self, desk: Desk, found: int, judge: Judge, rivals: Rivals | None, seed: int, bell: Bell) -> int:
        """The place of the finished sheet that the next round treats best."""
        level, first = self.level, desk.final_words[0]
        correction = load_correction(int(first[EDITION]), int(first[EXPANSION])) if level.corrected else nothing()
        stream: Ints = np.empty(STREAM_WORDS, dtype=np.int64)
        seed_stream(stream, seed % SEEDS)
        return look_ahead(
            desk.final_words,
            desk.final_worth,
            found,
            judge,
            judge._replace(aims=one_round_later(judge.aims)),
            no_rivals() if rivals is None else rivals,
            correction,
            level.ahead.width,
            np.array(level.plan, dtype=np.int64),
            level.work,
            stream,
            _OWN.desk(level.ahead, 1),
            bell,
        )

    def play_round(self, view: View, *, seed: int) -> list[Action]:
        """All actions until the seat is done with the running round."""
        if view.phase is not Phase.DRAWING or view.sheet.is_done:
            raise TimingError("nothing_to_draw")
        words, reading, aims = view.sheet.words, view.sheet.reading, aims_of(view)
        rivals = no_rivals()
        with ringing_after(self.seconds) as bell:
            if self.level.plan and view.round < view.options.rounds:
                rivals = rivals_of(view, self._judge(words, reading, aims), _OWN.desk(self.level.ahead, 1))
            path = self.best_path(words, reading, aims, seed, rivals, bell)
        table = all_actions()
        return [table[number] for number in path]

    def act(self, view: View, *, seed: int) -> Action:
        """The next action only."""
        return self.play_round(view, seed=seed)[0]

    def pick(self, view: View, *, seed: int) -> int:
        """The pair of the draft to take: the one whose dice, with those already taken, make the best sheet."""
        draft = view.draft
        if view.phase is not Phase.PICKING or draft is None or draft.to_pick != view.seat:
            raise TimingError("not_your_pick")
        owners = dict(draft.owners)
        own = [face for pair, seat in sorted(owners.items()) if seat == view.seat for face in draft.pairs[pair]]
        beam = Beam(min(self.level.beam.width, 4), min(self.level.beam.looks, 32))
        judge = self._judge(view.sheet.words, view.sheet.reading, aims_of(view))
        desk = _OWN.desk(beam, 1)
        seed_stream(desk.stream, seed % SEEDS)
        worth: dict[tuple[str, ...], float] = {}
        best, best_worth = -1, -np.inf
        for pair, faces in enumerate(draft.pairs):
            if pair in owners:
                continue
            dice = (*own, *sorted(faces))
            if dice not in worth:
                sheet = view.sheet.words.copy()
                start_round(sheet, slots_of(dice, view.options.expansion_dice, view.expansion_dice))
                search_round(sheet, judge, beam.width, desk, 0.0, 0)
                worth[dice] = float(desk.final_worth[0])
            if worth[dice] > best_worth:
                best, best_worth = pair, worth[dice]
        return best


def bot(name: str, *, seconds: float | None = None) -> Bot:
    """One of the players by name; with a limit of time it ends its search there, and always plays what it has then."""
    if name not in LEVELS:
        raise MalformedError("player_unknown", name=repr(name), players=LEVELS)
    return Bot(LEVELS[name], seconds)


def prepare() -> None:
    """Compile everything that the players call: one round of each kind on an empty sheet."""
    for name in LEVELS:
        sheet = np.empty(WORDS, dtype=np.int64)
        new_sheet(sheet, BASE, NO_EXPANSION)
        start_round(sheet, slots_of(["overpass"], (), ()))
        one_look = replace(LEVELS[name], beam=Beam(1, 2), last=Beam(1, 2), prove=2 * (LEVELS[name].prove > 0))
        player = Bot(replace(one_look, finalists=2, plan=(1,) if LEVELS[name].plan else ()))
        player.expected_points(sheet, 0)
        player.best_path(sheet, 0, no_aims(), 0)
        for last in (ROUNDS, ROUNDS + 1):
            sheet[ROUND] = last
            player.best_path(sheet, 0, no_aims(), 0)
