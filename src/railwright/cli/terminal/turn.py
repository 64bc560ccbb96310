"""One person's part of a round: choose a die, a space, a way of turning; take back; be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railwright.cli.terminal.commands import read_command
from railwright.cli.terminal.offers import (
    Offer,
    brought,
    offers,
    read_space,
    steps_from,
    why_not_done,
    why_not_offered,
    why_not_there,
)
from railwright.cli.terminal.panel import Panel, left_of
from railwright.cli.terminal.pictures import sheet_block
from railwright.cli.terminal.question_step import answer_question
from railwright.cli.terminal.screen import Message
from railwright.core.errors import RailwrightError
from railwright.ink.actions import Action, Space, done, read_action, space_name
from railwright.ink.match import Phase, refused_action
from railwright.ink.rules.board import UNIVERSITY_BOXES, VILLAGE_POINTS
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

if TYPE_CHECKING:
    from railwright.cli.terminal.table import Table


class Turn:
    """The dialogue with one person until the round is drawn."""

    def __init__(self, table: Table, seat: int, message: Message) -> None:
        self.table, self.seat, self.message = table, seat, message
        self.screen, self.say, self.match = table.screen, table.say, table.match
        self.chosen: str | None = None
        self.space: Space | None = None
        """Where the chosen piece shall be drawn: a space, or for what lies on grid lines a point."""
        self.suggested: Action | None = None

    def play(self) -> None:
        """Ask until the person is done with the round."""
        playing = self.match.round
        while self.match.phase is Phase.DRAWING and self.match.round == playing and not self._sheet.is_done:
            if question := self._sheet.question:
                self.message = answer_question(self.table, self.seat, question, self.message)
                continue
            offered = offers(self._sheet)
            self._show(offered)
            self.message = self._answer(self.screen.ask(self._prompt(offered)), offered)

    @property
    def _sheet(self) -> Sheet:
        return self.match.sheets[self.seat]

    def _show(self, offered: dict[str, Offer]) -> None:
        marked: tuple[Space, ...] = ()
        if self.chosen and self.space:
            marked = (self.space,)
        elif self.chosen:
            marked = offered[self.chosen].places
        elif self.suggested and self.suggested.space:
            marked = (self.suggested.space,)
        on_lines = self.chosen is not None and offered[self.chosen].on_lines
        left = sheet_block(
            self.screen,
            self._sheet,
            player=self.seat + 1,
            wet_round=self.match.round,
            legal=() if on_lines else self._empty(marked),
            points=marked if on_lines else (),
        )
        width = self.screen.panel_width(left)
        panel = Panel(self.screen, view_of(self.match, self.seat), self.table.names, width)
        if self.chosen and self.space:
            right = panel.turnings(offered[self.chosen], self.space)
        elif self.chosen:
            right = panel.places(offered[self.chosen])
        else:
            right = panel.choose(offered)
        self.screen.show(left, right, self.message)

    def _empty(self, spaces: tuple[Space, ...]) -> tuple[Space, ...]:
        """Without the spaces whose piece would give way: the mark would cover the piece."""
        taken = {(drawn.row, drawn.col) for drawn in self._sheet.drawn}
        return tuple(space for space in spaces if space not in taken)

    def _prompt(self, offered: dict[str, Offer]) -> str:
        if self.chosen and self.space:
            return self.say("terminal-ask-way", most=len(offered[self.chosen].at(self.space)))
        if self.chosen:
            key = "terminal-ask-point" if offered[self.chosen].on_lines else "terminal-ask-space"
            return self.say(key, key=self.chosen)
        return self.table.asked(self.seat, self.say("terminal-ask-die"))

    def _answer(self, text: str, offered: dict[str, Offer]) -> Message:
        """Do what was typed; returns what there is to say about it."""
        if not text:
            return self._enter()
        command = read_command(text)
        if command and command.name in ("undo", "clear", "done", "hint"):
            self.space = None
            self.chosen = None
            return {"undo": self._undo, "clear": self._clear, "done": self._done, "hint": self._hint}[command.name]()
        if command:
            return self.table.command(command, self.seat)
        self.suggested = None
        if "@" in text:
            return self._notation(text)
        return self._choice(text.lower().split(), offered)

    def _enter(self) -> Message:
        """Enter alone goes one step back, or takes the hint that was just given."""
        if self.suggested and not self.chosen:
            action, self.suggested = self.suggested, None
            return self._act(action)
        if self.space:
            self.space = None
        else:
            self.chosen = None
        return Message()

    def _choice(self, words: list[str], offered: dict[str, Offer]) -> Message:
        """A die, a space and a way of turning, or as many of them as are still open."""
        if self.chosen and self.space and len(words) == 1 and (words[0].isdigit() or offered[self.chosen].on_lines):
            return self._turn_to(words[0], offered[self.chosen])
        if words[0] in offered:
            offer = offered[words.pop(0)]
            if not offer.actions:
                return Message(why_not_offered(self._sheet, offer, self.say), refusal=True)
            self.chosen, self.space = offer.key, None
        if not words:
            return Message()
        space = offered[self.chosen].read(words[0]) if self.chosen else read_space(words[0])
        if space is None and self.chosen and offered[self.chosen].on_lines:
            return Message(self.say("terminal-refused-point"), refusal=True)
        if space is None or len(words) > 2:
            return Message(self.say("terminal-refused-not_understood", text=" ".join(words)[:40]), refusal=True)
        if self.chosen is None:
            return self._what_fits(space, offered)
        return self._choose_space(space, words[1:], offered[self.chosen])

    def _what_fits(self, space: Space, offered: dict[str, Offer]) -> Message:
        fitting = [key for key, offer in offered.items() if offer.at(space)]
        if not fitting:
            return Message(self.say("terminal-nothing_fits_there", space=space_name(*space)))
        return Message(self.say("terminal-fits_there", space=space_name(*space), keys=" ".join(fitting)))

    def _choose_space(self, space: Space, rest: list[str], offer: Offer) -> Message:
        actions = offer.at(space)
        if not actions:
            self.space = None
            if offer.on_lines:
                why = self.say("terminal-refused-from_there", piece=self.say(f"piece-{offer.piece}"))
            else:
                why = why_not_there(self._sheet, offer.piece, space, self.say)
            return Message(self.say("labelled", label=offer.named(space), text=why), refusal=True)
        self.space = space
        if rest:
            return self._turn_to(rest[0], offer)
        return self._act(actions[0]) if len(actions) == 1 else Message()

    def _turn_to(self, text: str, offer: Offer) -> Message:
        assert self.space
        actions = offer.at(self.space)
        if offer.on_lines:
            for action in actions:
                if steps_from(self.space, action).lower() == text:
                    return self._act(action)
        if not (text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= len(actions)):
            return Message(self.say("terminal-refused-way", most=len(actions)), refusal=True)
        return self._act(actions[int(text) - 1])

    def _notation(self, text: str) -> Message:
        """A drawing in the notation of records, such as highway-t@D4/1."""
        try:
            action = read_action(text)
        except RailwrightError:
            return Message(self.say("terminal-refused-notation", text=text[:40]), refusal=True)
        refused = refused_action(self._sheet, action, self._sheet.refusal(action))
        return Message(refused.said(self.say), refusal=True) if refused else self._act(action)

    def _act(self, action: Action) -> Message:
        before = self._sheet.copy()
        self.match.act(self.seat, action)
        self.chosen = self.space = None
        told = self._effects(before, self._sheet) or self._drawn(action)
        return Message(" ".join(filter(None, (told, brought(before, action, self.say)))))

    def _drawn(self, action: Action) -> str:
        if not action.piece:
            return ""
        if not action.space:
            budget = self._sheet.budget
            drawn = self.say("terminal-drawn-on_lines", piece=self.say(f"piece-{action.piece}"))
            return f"{drawn} {left_of(budget, self.say)}" if budget else drawn
        return self.say("terminal-drawn", piece=self.say(f"piece-{action.piece}"), space=space_name(*action.space))

    def _effects(self, before: Sheet, after: Sheet) -> str:
        """What buildings gave for a drawing (RI-5.1)."""
        if after.free_specials > before.free_specials:
            return self.say("terminal-effect-free_special")
        if after.universities > before.universities:
            return self.say("terminal-effect-university", marked=after.universities, boxes=UNIVERSITY_BOXES)
        if after.villages > before.villages:
            return self.say("terminal-effect-village", points=VILLAGE_POINTS[after.villages])
        return self.say("terminal-effect-factory") if after.copies > before.copies else ""

    def _undo(self) -> Message:
        if self.suggested:
            self.suggested = None
            return Message()
        if not self.match.can_take_back(self.seat):
            return Message(self.say("terminal-refused-nothing_to_undo"), refusal=True)
        self.match.take_back(self.seat)
        return Message(self.say("terminal-undone"))

    def _clear(self) -> Message:
        self.suggested = None
        if not self.match.can_take_back(self.seat):
            return Message(self.say("terminal-refused-nothing_to_undo"), refusal=True)
        while self.match.can_take_back(self.seat):
            self.match.take_back(self.seat)
        return Message(self.say("terminal-cleared"))

    def _done(self) -> Message:
        self.suggested = None
        sheet = self._sheet
        if why := why_not_done(sheet, self.say):
            return Message(why, refusal=True)
        drawable = any(action.piece for action in sheet.legal())
        if drawable and (sheet.copies or sheet.free_specials):
            lost = self.say("terminal-lost-copy" if sheet.copies else "terminal-lost-free_special")
            if not self.screen.agrees(lost):
                return Message()
        self.match.act(self.seat, done())
        return Message()

    def _hint(self) -> Message:
        action = self.table.adviser.act(view_of(self.match, self.seat), seed=self.table.bot_seed(self.seat))
        if not action.piece:
            return Message(self.say("terminal-hint-done"))
        self.suggested = action
        offered = offers(self._sheet)
        offer = next(one for one in offered.values() if one.piece == action.piece and action in one.actions)
        place = action.space or next(place for place in offer.places if action in offer.at(place))
        keys = f"{offer.key} {offer.named(place)} {offer.at(place).index(action) + 1}"
        hint = "terminal-hint-draw-on_lines" if offer.on_lines else "terminal-hint-draw"
        return Message(self.say(hint, keys=keys, piece=self.say(f"piece-{action.piece}"), space=offer.named(place)))
