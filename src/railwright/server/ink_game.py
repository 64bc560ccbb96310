"""Railroad Ink in a room: its moves, its events, what a bot thinks, and why something is refused."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from railwright.bots.registry import make
from railwright.core.chance import Chance
from railwright.core.language import Language
from railwright.core.proof import Origin
from railwright.ink.actions import LINE_PIECES, Action, canonical, drawing, line_drawings, read_action
from railwright.ink.draws import draw
from railwright.ink.events import Acted, Paired, Picked, Rolled, SetUp, TookBack
from railwright.ink.match import Match, Phase, refused_action, why_not_done
from railwright.ink.options import Options
from railwright.ink.picture import picture_of
from railwright.ink.record import write_record
from railwright.ink.rules.pieces import PIECE_LIST, piece_number
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import explain
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of
from railwright.render import sheets_svg
from railwright.render.picture import printed
from railwright.render.theme import Theme
from railwright.server.bots import bot_seed
from railwright.server.games import Act, Frame, Move, Source, TakePair, Thought
from railwright.server.ink_messages import InkView
from railwright.server.ink_replay import Step, steps
from railwright.server.ink_score import told_score
from railwright.server.ink_view import PublicSheets, ink_view, own_view
from railwright.server.messages import Answer, Explain, Why, answered
from railwright.server.problems import Problem

_log = logging.getLogger(__name__)


class InkGame:
    """A match of Railroad Ink with its dice."""

    name = "ink"

    def __init__(self, options: Options, dice: Source, bot_secret: str) -> None:
        self.match = Match(options)
        self.players = options.players
        self._dice = dice
        self._bot_secret = bot_secret
        self.told_draws = 0
        self._public = PublicSheets()
        self._acts: Counter[int | None] = Counter()
        """What each seat has done and taken back."""

    @property
    def started(self) -> bool:
        """Whether the first dice lie."""
        return bool(self.match.rounds)

    @property
    def over(self) -> bool:
        """Whether the last round is done."""
        return self.match.phase is Phase.OVER

    def begin(self) -> list[msgspec.Struct]:
        """Draw goals and roll the first dice."""
        self._deal()
        return list(self.match.events)

    def _deal(self) -> None:
        while self.match.phase in (Phase.SETTING_UP, Phase.ROLLING):
            self.match.apply(self._due())

    def _due(self) -> SetUp | Rolled | Paired:
        """The next draw; all may check it as soon as it is made."""
        self.told_draws += 1
        return self.match.due(self._dice.chance(self.told_draws))

    def draw(self, number: int, chance: Chance) -> SetUp | Rolled | Paired:
        """What comes out of a draw."""
        return draw(self.match.options, number, chance)

    def round_of(self, number: int) -> int | None:
        """The set-up, where there is one, is drawn before round 1."""
        return number - self.match.options.has_set_up or None

    def restore(self, event: Any) -> None:
        """Apply a stored event; chance is drawn again, so that it goes on where it was."""
        if isinstance(event, SetUp | Rolled | Paired) and self._due() != event:
            _log.warning("The stored dice are not those of this room's secret any more; the stored ones count.")
        self.match.apply(event)
        self._acts[getattr(event, "seat", None)] += 1

    def perform(self, seat: int, move: Move) -> list[msgspec.Struct]:
        """Carry out a move, then roll if the round is over."""
        match = self.match
        known = len(match.events)
        if isinstance(move, Act):
            match.apply(Acted(seat, canonical(move.action)))
        elif isinstance(move, TakePair):
            match.apply(Picked(seat, move.pair))
        else:
            match.take_back(seat)
            while move.whole_round and match.can_take_back(seat):
                match.take_back(seat)
        self._deal()
        happened: list[msgspec.Struct] = [*match.events[known:]]
        for event in happened:
            self._acts[getattr(event, "seat", None)] += 1
        return happened

    def private_to(self, event: Any) -> int | None:
        """Drawing concerns only one's own view, until one is done, which an answer to the last roll makes one."""
        if isinstance(event, Acted):
            return None if event.action == "done" or self.match.last_roll else event.seat
        return event.seat if isinstance(event, TookBack) else None  # who goes on after being done, all may see

    def waiting(self) -> list[int]:
        """Who picks, or everybody who still draws."""
        if self.match.phase is Phase.PICKING:
            assert self.match.draft is not None
            to_pick = self.match.draft.to_pick
            return [] if to_pick is None else [to_pick]
        if self.match.phase is Phase.DRAWING:
            return [seat for seat, sheet in enumerate(self.match.sheets) if not sheet.is_done]
        return []

    def turn(self) -> object | None:
        """A round's drawing, or a pick."""
        return self.clock()

    def standing(self) -> list[int]:
        """As the last round closed."""
        return [points for _, points in self._public.told(self.match)]

    def places(self) -> list[int]:
        """As the rules break ties."""
        return [place.place for place in sorted(self.match.ranking(), key=lambda place: place.seat)]

    def parts(self, seat: int) -> dict[str, int]:
        """Exits, lines, centre, errors and what else the sheet has."""
        score = explain(self.match.public[seat], self.match.goal_points(seat))
        return {
            "exits": score.exits,
            "joined": sum(score.joined_exits),
            "highway": score.highway.length,
            "railway": score.railway.length,
            "centre": len(score.centre),
            "errors": -len(score.errors),
            "expansion": score.expansion,
            "villages": score.villages,
            "goals": score.goal_points,
        }

    def clock(self) -> object | None:
        """Each drawing of a round has its time, and so has each pick."""
        match = self.match
        if match.phase is Phase.PICKING:
            assert match.draft is not None
            return match.round, len(match.draft.picks)
        return (match.round, "draw") if match.phase is Phase.DRAWING else None

    def earlier_clock(self) -> object | None:
        """Drawings are taken back within the time of their round."""
        return None

    def moment(self, seat: int) -> object:
        """The round or pick, and how much the seat has done and taken back since the game began."""
        return self.clock(), self._acts[seat]

    def thought(self, seat: int, bot: str, *, seconds: float, hint: bool = False) -> Thought:
        """The rest of the seat's round, or its pick."""
        if seat not in self.waiting():
            raise Problem("no_hint")
        view = view_of(self.match, seat)
        seed = bot_seed(self._bot_secret, seat, self.match.round)

        def think() -> list[Move]:
            player = make("ink", bot, seconds=seconds)  # made in the thread, because its code may have to be loaded
            if view.phase is Phase.PICKING:
                return [TakePair(player.pick(view, seed=seed))]
            actions = [player.act(view, seed=seed)] if hint else player.play_round(view, seed=seed)
            return [Act(str(action)) for action in actions]

        return think

    def why(self, seat: int, question: Why, language: Language) -> Answer:
        """The reason of the rules, for an action or for a piece in a space or at a grid point in all its turns."""
        self.match.expect(Phase.DRAWING)
        return why_not(self.match.sheets[seat], question, language)

    def explain(self, question: Explain) -> Answer:
        """The explained score of the own sheet as it is now."""
        return Answer(question.id, score=told_score(self.match.score(question.seat), self.match.sheets[question.seat]))

    def view(self, seat: int | None, frame: Frame) -> InkView:
        """What a seat, or a spectator, may know."""
        return ink_view(self.match, seat, self._public, frame)

    def own_view(self, seat: int, before: InkView, language: Language) -> InkView:
        """After drawing or taking back."""
        return own_view(self.match, seat, before, language)

    def record(self, origin: Origin) -> str:
        """The game as text."""
        return write_record(self.match, origin)

    def replay(self, frame: Frame) -> list[Step]:
        """The game step by step."""
        return steps(self.match, frame)

    def picture(self, seats: Sequence[int], frame: Frame, theme: Theme) -> Callable[[], str]:
        """Sheets as the last round closed; at the end with their scores, who played and when."""
        shown = [(seat, self.match.public[seat], self.match.goal_points(seat)) for seat in seats]
        over, say = self.over, frame.say

        def draw() -> str:
            scores = [explain(sheet, goals) if over else None for _, sheet, goals in shown]
            captions = [
                frame.seats[seat].name if score is None else _result(frame, seat, score.total)
                for (seat, _, _), score in zip(shown, scores, strict=True)
            ]
            pictures = [
                (seat + 1, picture_of(sheet, score=score, caption=caption, say=say))
                for (seat, sheet, _), score, caption in zip(shown, scores, captions, strict=True)
            ]
            return sheets_svg(pictures, theme=theme, title=say("legend-sheet"))

        return draw


def why_not(sheet: Sheet, question: Why, language: Language) -> Answer:
    """The reason of the rules on a sheet whose round runs."""
    actions = [read_action(question.action)] if question.action is not None else _placings(question)
    if actions == [read_action("done")]:
        refused = why_not_done(sheet)
    else:
        reasons = {sheet.refusal(action): action for action in reversed(actions)}
        first = (Reason.FINE, sheet.too_dear, Reason.CLASH)
        reason = next((reason for reason in first if reason in reasons), sheet.refusal(actions[0]))
        refused = refused_action(sheet, reasons[reason], reason)
    return answered(question, refused, language)


def _result(frame: Frame, seat: int, points: int) -> str:
    """Whose sheet it is with its points, who else played, and the day."""
    others = [told.name for number, told in enumerate(frame.seats) if number != seat]
    key = "picture-result" if others else "picture-result-alone"
    name, total = frame.seats[seat].name, printed(points)
    return frame.say(key, name=name, points=points, total=total, others=others, date=frame.day)


def _placings(question: Why) -> list[Action]:
    if question.piece is None or question.space is None:
        raise Problem("why_what")
    if question.piece in LINE_PIECES:
        return line_drawings(question.piece, question.space)
    orientations = [variant.orientation for variant in PIECE_LIST[piece_number(question.piece)].variants]
    if question.orientation is not None:
        orientations = [question.orientation]
    row, col = "ABCDEFG".find(question.space[:1] or "?"), "1234567".find(question.space[1:2] or "?")
    return [drawing(question.piece, row, col, orientation) for orientation in orientations]
