"""A match of Railroad Ink as a table of the environments: draft, goals, sheets drawn at the same time."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError, RailwrightError
from railwright.env import kernels
from railwright.env.game import Game
from railwright.env.numbering import numbering_of
from railwright.env.observing import specification_of
from railwright.env.painting import paint_sheet, side_by_side
from railwright.env.table import Part, one_hot
from railwright.env.warm_up import warm_up
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.rules.goals import RACE_POINTS
from railwright.ink.rules.pieces import DICE
from railwright.ink.rules.sheet import Words
from railwright.ink.view import View, glance


class InkTable:
    """A match whose dice follow from a seed. Actions: drawings in the compact numbering, then picks, then waiting."""

    def __init__(self, options: Options, seed: int) -> None:
        warm_up()
        self.options = options
        self.seats = options.players
        self._game = Game(options.edition, options.expansion, options.longest)
        self._pool = tuple(dict.fromkeys(options.pool_dice)) if options.draft else ()
        self._faces = tuple(dict.fromkeys(face for die in self._pool for face in DICE[die]))
        self._goals = tuple(name for names, _ in options.goal_pools for name in names)
        self._cards = sum(count for _, count in options.goal_pools)
        self.numbering = numbering_of(self._game, "compact", self._pool)
        self.specification = specification_of(self._game, self._pool)
        self._pairs = 2 * self.seats if options.draft else 0
        self.first_pick = self.numbering.actions
        self.actions = self.first_pick + self._pairs + 1
        self._chance = SeededChance(f"env:{seed}")
        self.match = Match(options)
        self.match.deal(self._chance)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match.phase is Phase.OVER

    def deciders(self) -> list[int]:
        """Who picks; or everybody who is not done with the round."""
        match = self.match
        if match.phase is Phase.PICKING:
            assert match.draft is not None
            return [seat for seat in (match.draft.to_pick,) if seat is not None]
        if match.phase is Phase.DRAWING:
            return [seat for seat, sheet in enumerate(match.sheets) if not sheet.is_done]
        return []

    @property
    def parts(self) -> tuple[Part, ...]:
        """One's own sheet, the others' as they were when the last round closed, and what lies open."""
        size, seats = self.specification.size, self.seats
        parts = [Part("own sheet", "as in the solo environment", size)]
        seen = "to the left, as it was when the last round closed"
        parts += [Part(f"sheet {number + 1}", f"of seat {number} {seen}", size) for number in range(1, seats)]
        for card in range(self._cards):
            parts.append(Part(f"goal {card + 1}", "its card: " + ", ".join(self._goals), len(self._goals)))
            points = ", ".join(str(points) for points in RACE_POINTS)
            parts.append(Part(f"goal {card + 1} worth", f"what it gives this round: {points}", len(RACE_POINTS)))
            parts.append(Part(f"goal {card + 1} met", "by seat, oneself first: has scored it", seats))
        for pair in range(self._pairs):
            for die in (1, 2):
                faces = "its face: " + ", ".join(self._faces)
                parts.append(Part(f"pair {pair + 1}, die {die}", faces, len(self._faces)))
            parts.append(Part(f"pair {pair + 1} taken", "by seat, oneself first", seats))
        if self.options.draft:
            parts.append(Part("start player", "by seat, oneself first: who picks first", seats))
            parts.append(Part("star", "by seat, oneself first: who is last in ties", seats))
        parts.append(Part("picking", "pairs are being picked, nothing is drawn", 1))
        parts.append(Part("done", "by seat, oneself first: done with this round", seats))
        return tuple(parts)

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat may know, in the order of `parts`."""
        view = glance(self.match, seat)
        seats = self.seats
        left = [(seat + number) % seats for number in range(seats)]
        shown = [self.sheet_seen(view.sheets[other].words) for other in left]
        shown += self._goals_seen(view, left)
        if self.options.draft:
            shown += self._draft_seen(view, left)
        shown.append(one_hot(1, 0 if view.phase is Phase.PICKING else None))
        shown.append(one_hot(seats, *(place for place, other in enumerate(left) if view.done[other])))
        return np.concatenate(shown)

    def sheet_seen(self, words: Words) -> npt.NDArray[np.uint8]:
        """A sheet as the solo environment shows it."""
        seen, fields = self.specification.blank.copy(), self.specification
        kernels.show_sheet(words, fields.table, fields.faces, fields.pieces, fields.unseen.copy(), seen)
        return seen

    def _goals_seen(self, view: View, left: list[int]) -> list[npt.NDArray[np.uint8]]:
        shown = []
        for goal in view.goals:
            shown.append(one_hot(len(self._goals), self._goals.index(goal.name)))
            shown.append(one_hot(len(RACE_POINTS), RACE_POINTS.index(goal.worth)))
            shown.append(one_hot(self.seats, *(left.index(seat) for seat, _ in goal.scored)))
        return shown

    def _draft_seen(self, view: View, left: list[int]) -> list[npt.NDArray[np.uint8]]:
        pairs = view.draft.pairs if view.draft else ()
        owners = dict(view.draft.owners) if view.draft else {}
        shown = []
        for pair in range(self._pairs):
            faces = pairs[pair] if pairs else (None, None)
            shown += [one_hot(len(self._faces), None if face is None else self._faces.index(face)) for face in faces]
            shown.append(one_hot(self.seats, left.index(owners[pair]) if pair in owners else None))
        special = (view.start_player, view.star)
        return [*shown, *(one_hot(self.seats, None if seat is None else left.index(seat)) for seat in special)]

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The drawings of the seat, or the pairs that are left; to wait, if there is nothing to decide."""
        mask = np.zeros(self.actions, dtype=np.int8)
        match = self.match
        if seat not in self.deciders():
            mask[-1] = 1
        elif match.phase is Phase.PICKING:
            assert match.draft is not None
            mask[self.first_pick : -1] = 1
            mask[[self.first_pick + pair for pair in match.draft.picks]] = 0
        else:
            words = np.zeros(self.numbering.words, dtype=np.int64)
            own = np.empty(len(self.numbering.own), dtype=np.int64)
            numbers = np.empty(self.numbering.actions, dtype=np.int64)
            kernels.find_legal(match.sheets[seat].words, self.numbering.table, own, words)
            mask[numbers[: kernels.list_legal(words, numbers)]] = 1
        return mask

    def act(self, seat: int, action: int) -> str | None:
        """A pick, a drawing, one of the expansion's own actions, or done; to wait does nothing."""
        try:
            if action == self.actions - 1 and seat not in self.deciders():
                return None
            if self.first_pick <= action < self.actions - 1:
                self.match.pick(seat, action - self.first_pick)
            else:
                meant = self.numbering.engine_action(self.match.sheets[seat].words, action)
                if meant is None:
                    raise IllegalError("env_illegal", action=action)
                self.match.act(seat, meant)
        except RailwrightError as error:
            return str(error)
        self.match.deal(self._chance)
        return None

    def totals(self) -> list[int]:
        """The score of each seat as it stands, goals included."""
        return [self.match.score(seat).total for seat in range(self.seats)]

    def wins(self) -> list[float]:
        """Who is first shares the win."""
        first = [place.seat for place in self.match.ranking() if place.place == 1]
        return [1 / len(first) if seat in first else 0.0 for seat in range(self.seats)]

    def paint(self, mode: str) -> Any:
        """All sheets side by side."""
        return side_by_side([paint_sheet(sheet, mode) for sheet in self.match.sheets], mode)

    def copy(self) -> InkTable:
        """The same match; both go on with the same dice."""
        other = InkTable.__new__(InkTable)
        other.__dict__.update(self.__dict__)
        other.match = self.match.copy()
        other._chance = self._chance.copy()  # noqa: SLF001 - one of us
        return other
