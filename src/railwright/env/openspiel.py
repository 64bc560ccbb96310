"""Both games for OpenSpiel (the extra `openspiel`): importing this module registers them with pyspiel.

import pyspiel
import railwright.env.openspiel

game = pyspiel.load_game("railwright_ink")                # the solo base game, 168 rolls at each chance node
game = pyspiel.load_game("railwright_line(players=3)")    # Rail Line; cards are turned over one by one by chance
"""

from __future__ import annotations

import importlib.util
from typing import Any, ClassVar

import numpy as np

from railwright.core.errors import IllegalError

if importlib.util.find_spec("pyspiel") is None:
    raise IllegalError("env_without_openspiel")

import pyspiel

from railwright.env.chance import rolls_of
from railwright.env.game import Game
from railwright.env.ink_table import InkTable
from railwright.env.line_table import LineTable, seen_from
from railwright.env.numbering import numbering_of
from railwright.env.observing import specification_of
from railwright.env.position import Position
from railwright.ink.options import Options as InkOptions
from railwright.line.actions import action_words
from railwright.line.match import Options, rank
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply, set_up
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.observing import observe
from railwright.line.score import seat_score
from railwright.line.tables import tables_of
from railwright.line.view import View

FEWEST_POINTS, MOST_POINTS = -200.0, 200.0
LONGEST_INK, LONGEST_LINE = 70, 1000
BASE = Game()

INK = pyspiel.GameType(
    short_name="railwright_ink",
    long_name="Railroad Ink, alone",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
)
LINE = pyspiel.GameType(
    short_name="railwright_line",
    long_name="Rail Line",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=3,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "sheet": 1},
)


class InkGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel comes without hints
    """The solo base game: the return is the final score."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=numbering_of(BASE, "compact").actions,
            max_chance_outcomes=len(rolls_of(BASE)),
            num_players=1,
            min_utility=FEWEST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=LONGEST_INK,
        )
        super().__init__(INK, info, params or {})

    def new_initial_state(self) -> InkState:
        """Before the first roll."""
        return InkState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """What is seen is the flat observation of the environments."""
        return Observer(specification_of(BASE).size)


class InkState(pyspiel.State):  # type: ignore[misc]  # the same
    """A position; chance chooses among the distinct rolls."""

    _table: ClassVar[InkTable | None] = None

    def __init__(self, game: InkGame) -> None:
        super().__init__(game)
        self.position = Position.new(BASE)

    def current_player(self) -> int:
        """Chance rolls, the player acts."""
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.is_chance else 0

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The 168 rolls by their numbers."""
        return [(number, roll.probability) for number, roll in enumerate(self.position.rolls())]

    def _apply_action(self, action: int) -> None:
        if self.position.is_chance:
            self.position.roll(self.position.rolls()[action].faces)
        else:
            self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return " ".join(rolls_of(BASE)[action].faces)
        return self.position.numbering.describe(action)

    def is_terminal(self) -> bool:
        """After the last round."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """The final score."""
        return [float(self.position.score) if self.position.is_over else 0.0]

    def seen(self, _player: int) -> Any:
        """What the player sees."""
        if InkState._table is None:
            InkState._table = InkTable(InkOptions(), 0)
        return InkState._table.sheet_seen(self.position.words)

    def __str__(self) -> str:
        return f"{' '.join(str(word) for word in self.position.words)}"


class LineGame(pyspiel.Game):  # type: ignore[misc]  # the same
    """Rail Line: the return is the share of the win."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"players": 2, "sheet": 1} | (params or {})
        self.options = Options(chosen["players"], chosen["sheet"])
        self.tables = tables_of(self.options.deck, self.options.sheet)
        info = pyspiel.GameInfo(
            num_distinct_actions=at.ACTIONS,
            max_chance_outcomes=at.CARDS,
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_LINE,
        )
        super().__init__(LINE, info, chosen)

    def new_initial_state(self) -> LineState:
        """Before the lot of who begins."""
        return LineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """What is seen is the observation of the environments."""
        return Observer(sum(part.size for part in LineTable(self.options, 0).parts))


class LineState(pyspiel.State):  # type: ignore[misc]  # the same
    """A table whose cards are not shuffled beforehand: chance turns one over whenever the rules ask for it."""

    def __init__(self, game: LineGame) -> None:
        super().__init__(game)
        self.options, self._tables = game.options, game.tables
        self._start: int | None = None
        self._dealt: list[int] = []
        self._turned: list[int] = []
        self._decided: int | None = None
        self.table = np.zeros(at.STATE_SIZE, dtype=np.int64)

    def __deepcopy__(self, _: dict[int, object]) -> LineState:
        other = LineState(self.get_game())
        for action in self.history():
            other.apply_action(action)
        return other

    @property
    def _set_up(self) -> bool:
        return len(self._dealt) == self.options.players * at.HAND_SIZE

    def current_player(self) -> int:
        """Chance draws lots and cards, the seat that has to decide acts."""
        if not self._set_up or self._decided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table[at.PHASE] == at.OVER else int(self.table[at.DECIDER])

    def _legal_actions(self, _player: int) -> list[int]:
        actions = np.zeros(at.ACTIONS, dtype=np.int64)
        return [int(action) for action in actions[: legal_actions(self.table, self._tables, actions)]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Who begins; then cards that nobody has seen, all equally likely."""
        if self._start is None:
            left = list(range(self.options.players))
        elif not self._set_up:
            left = [card for card in range(at.A_CARDS) if card not in self._dealt]
        else:
            left = [card for card in range(at.A_CARDS, at.CARDS) if card not in self._turned]
        return [(outcome, 1 / len(left)) for outcome in left]

    def _apply_action(self, action: int) -> None:
        if self._start is None:
            self._start = action
        elif not self._set_up:
            self._dealt.append(action)
            if self._set_up:
                set_up(self.table, self.options.players, self._start, self._order(self._dealt, 0), self._stack())
        elif self._decided is None:
            self._decided = action
            self._carry_out()
        else:
            self._turned.append(action)
            self._carry_out()

    def _carry_out(self) -> None:
        """Do what was decided, unless it would turn over a card that chance has not chosen yet."""
        assert self._decided is not None
        trial = self.table.copy()
        trial[at.B_ORDER : at.B_ORDER + at.B_CARDS] = self._stack()
        apply(trial, self._tables, np.zeros((at.LOG_ROWS, 4), dtype=np.int64), self._decided)
        if trial[at.DRAWN] <= len(self._turned):
            self.table, self._decided = trial, None

    def _stack(self) -> Any:
        return self._order(self._turned, at.A_CARDS)

    def _order(self, known: list[int], first: int) -> Any:
        """The known cards of a stack and then all others, whose order says nothing."""
        last = at.A_CARDS if first == 0 else at.CARDS
        return np.array([*known, *(card for card in range(first, last) if card not in known)], dtype=np.int64)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return action_words(self.options.deck, action)

    def is_terminal(self) -> bool:
        """After the last extra action."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Who is first shares the win (RL-5.3)."""
        seats = range(self.options.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        points = [seat_score(self.table, self._tables, seat).total for seat in seats]
        coins = [int(self.table[at.SEATS + seat * at.SEAT_SIZE + at.COINS]) for seat in seats]
        first = [place.seat for place in rank(points, coins) if place.place == 1]
        return [1 / len(first) if seat in first else 0.0 for seat in seats]

    def seen(self, player: int) -> Any:
        """What a seat sees; nothing before the cards are dealt."""
        blank = np.zeros(at.STATE_SIZE, dtype=np.int64)
        set_up(blank, self.options.players, self._start or 0, self._order([], 0), self._order([], at.A_CARDS))
        observe(self.table if self._set_up else blank, player, blank)
        return seen_from(View(self.options.deck, self.options.sheet, self._tables, player, blank), player)

    def __str__(self) -> str:
        return f"{self._start} {self._dealt} {self._turned} {self._decided} {self.table.tolist()}"


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: InkState | LineState, player: int) -> None:
        """Fill in the tensor."""
        self.tensor[:] = state.seen(player)

    def string_from(self, state: InkState | LineState, player: int) -> str:
        """The same as text."""
        return bytes(state.seen(player)).hex()


for _type, _game in ((INK, InkGame), (LINE, LineGame)):
    if _type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_type, _game)
