"""The panel beside the sheet: what the round stands at and what there is to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from railwright.cli.terminal.last_roll import last_roll_line
from railwright.cli.terminal.offers import SPECIAL_KEYS, Offer, brought, erases, steps_from, why_not_done
from railwright.cli.terminal.pictures import USED, Labelled, glyph_rows
from railwright.cli.terminal.screen import Block, Screen, flowing
from railwright.core.language import Speaker
from railwright.ink.actions import Space, space_name
from railwright.ink.rules.board import UNIVERSITY_BOXES, VILLAGE_POINTS
from railwright.ink.rules.expansions.record import Budget
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import EXPANSION_DICE, ROUTE_DICE
from railwright.ink.score import quick_total
from railwright.ink.sheet import Sheet
from railwright.ink.view import View

ROOMY = 30
"""From this width on, special routes are pictures and goals are whole sentences."""
EMPTY = Text("")
PRICE = "−"
ARROWS = str.maketrans("NESW", "↑→↓←")


def special_ends(piece: str) -> str:
    """A special route in four letters: its ends clockwise."""
    return piece.removeprefix("special-").upper()


def left_of(budget: Budget, say: Speaker) -> str:
    """What is left of the points that pay for drawings."""
    return say("labelled", label=say(f"budget-{budget.name.replace(' ', '-')}"), text=f"{budget.left}/{budget.of}")


class Panel:
    """Writes panels of one width for one seat."""

    def __init__(self, screen: Screen, view: View, names: Sequence[str], width: int) -> None:
        self.screen, self.view, self.names, self.width = screen, view, names, width
        self.say = screen.say
        self.player = (view.seat or 0) + 1

    def _text(self, text: str, style: str = "") -> Block:
        return self.screen.wrapped(Text(text, style=style), self.width)

    def head(self) -> Block:
        """The round, and the points of all: one's own now, the others' as the last round closed."""
        points = [
            Text(self.say("labelled", label=name, text=quick_total(sheet) + self._goal_points(seat)))
            for seat, (name, sheet) in enumerate(zip(self.names, self.view.sheets, strict=True))
        ]
        title = self.say("terminal-round", number=self.view.round, of=self.view.options.rounds)
        if self.view.last_roll:
            title = last_roll_line(self.say, self.view.options, self.view.expansion_dice)
        return [*self._text(title, "bold"), *flowing(points, self.width, " · "), *self._news()]

    def _news(self) -> Block:
        """What has come over the own sheet in this round, where there are words for it."""
        found = [(f"news-{name}", spaces) for name, spaces in self.view.sheet.signs.items() if spaces]
        known = [
            (key, ", ".join(space_name(*space) for space in spaces)) for key, spaces in found if self.say.knows(key)
        ]
        return [line for key, spaces in known for line in self._text(self.say(key, spaces=spaces))]

    def _goal_points(self, who: int) -> int:
        return sum(points for goal in self.view.goals for seat, points in goal.scored if seat == who)

    def choose(self, offered: dict[str, Offer]) -> Block:
        """Everything that can be chosen in this round."""
        sheet = self.view.sheet
        block = [*self.head(), *self._dice(offered, sheet), *self._duties(offered, sheet)]
        if sheet.budget:
            block += self._text(left_of(sheet.budget, self.say))
        return [*block, *self._specials(offered, sheet), *self._goals(), *self._buildings(sheet)]

    def _dice(self, offered: dict[str, Offer], sheet: Sheet) -> Block:
        dice = [offer for key, offer in offered.items() if key not in SPECIAL_KEYS]
        labelled = []
        for offer in dice:
            copy = offer.used and sheet.copies and offer.key in "1234"
            label = f"{offer.key} +1" if copy else offer.key
            labelled.append(Labelled(label, offer.piece, offer.used and not copy))
        route, extra = labelled[:ROUTE_DICE], labelled[ROUTE_DICE:]
        block = glyph_rows(self.screen, route, self.width)
        if self.width < ROOMY and len(extra) > EXPANSION_DICE:
            last = extra.pop()
            text = f" {last.label} {USED if last.used else self.say(f'piece-{last.piece}')}"
            return [*block, *glyph_rows(self.screen, extra, self.width), Text(text, style="dim" if last.used else "")]
        return [*block, *glyph_rows(self.screen, extra, self.width)]

    def _specials(self, offered: dict[str, Offer], sheet: Sheet) -> Block:
        specials = [offer for key, offer in offered.items() if key in SPECIAL_KEYS]
        allowed = sheet.special_allowed
        left = MOST_SPECIALS - sheet.specials_spent
        if sheet.free_specials:
            title = self.say("terminal-specials-free")
        elif allowed or not sheet.special_taken or not left:
            title = self.say("terminal-specials-left", left=left)
        else:
            title = self.say("terminal-specials-next_round")
        block = self._text(title, "" if allowed else "dim")
        if self.width >= ROOMY:
            shown = [Labelled(offer.key, offer.piece, offer.used or not allowed) for offer in specials]
            return [EMPTY, *block, *glyph_rows(self.screen, shown, self.width)]
        letters = []
        for offer in specials:
            ends = USED.ljust(4) if offer.used else special_ends(offer.piece)
            letters.append(Text(f"{offer.key} {ends}", style="dim" if offer.used or not allowed else ""))
        return [*block, *flowing(letters, self.width)]

    def _buildings(self, sheet: Sheet) -> Block:
        if sheet.edition != "challenge":
            return []
        boxes = len(VILLAGE_POINTS) - 1
        villages = "■" * sheet.villages + "□" * (boxes - sheet.villages)
        universities = "■" * sheet.universities + "□" * (UNIVERSITY_BOXES - sheet.universities)
        if self.width < ROOMY:
            return [Text(f"V {villages} {VILLAGE_POINTS[sheet.villages]}  U {universities}")]
        return [
            EMPTY,
            *self._text(f"V {self.say('terminal-building-village')} {villages} {VILLAGE_POINTS[sheet.villages]}"),
            *self._text(f"U {self.say('terminal-building-university')} {universities}"),
            *self._text(f"F {self.say('terminal-building-factory')}"),
        ]

    def _goals(self) -> Block:
        block: Block = []
        for goal in self.view.goals:
            scored = dict(goal.scored)
            met = self.view.seat in scored
            points = scored[self.view.seat] if self.view.seat is not None and met else goal.worth
            mark = f"[{USED}{points}]" if met else f"[{points}]"
            short = self.say(f"terminal-goal_short-{goal.name}")
            text = self.say(f"goal-{goal.name}") if self.width >= ROOMY else short
            if goal.deadline is not None and not met:
                text = self.say("terminal-goal_until", goal=text, round=goal.deadline)
            block += self._text(f"{mark} {text}", "dim" if met else "")
        return [EMPTY, *self._text(self.say("terminal-goals")), *block] if block and self.width >= ROOMY else block

    def _duties(self, offered: dict[str, Offer], sheet: Sheet) -> Block:
        """What is owed beyond the route dice, what would be lost, and when nothing is left to do."""
        block: Block = []
        if sheet.copies:
            block += self._text(self.say("terminal-duty-copy", copies=sheet.copies), "bold")
        if not why_not_done(sheet, self.say):
            left = [key for key, offer in offered.items() if offer.actions]
            key = "terminal-duty-free_choice" if left else "terminal-duty-nothing_left"
            block += self._text(self.say(key, keys=" ".join(left)), "bold")
        elif sheet.duty is not Reason.FINE:
            block += self._text(self.say(f"terminal-duty-{sheet.duty.name.lower()}"), "bold")
        return block

    def places(self, offer: Offer) -> Block:
        """A chosen piece and the spaces in which it fits, or the grid points from which it does."""
        sheet = self.view.sheet
        title = self.say("terminal-chosen", key=offer.key, piece=self.say(f"piece-{offer.piece}"))
        listed = []
        for place in offer.places:
            ways = len(offer.at(place))
            mark = "!" if not offer.on_lines and erases(sheet, place) else ""
            mark += self._price(min(sheet.price(action) for action in offer.at(place)))
            listed.append(Text(offer.named(place) + mark + (f"×{ways}" if ways > 1 else ""), style="bold"))
        block = [*self.head(), EMPTY, *self._text(title, "bold")]
        block += glyph_rows(self.screen, [Labelled("", offer.piece)], self.width)[1:]
        fits = "terminal-fits_from" if offer.on_lines else "terminal-fits_in"
        block += [EMPTY, *self._text(self.say(fits)), *flowing(listed, self.width)]
        if any("×" in one.plain for one in listed):
            block += [EMPTY, *self._text(self.say("terminal-ways_explained"), "dim")]
        if any("!" in one.plain for one in listed):
            block += self._text(self.say("terminal-erases_explained"), "dim")
        if any(PRICE in one.plain for one in listed):
            block += self._text(self.say("terminal-price_explained", points=self._points()), "dim")
        return block

    def _price(self, price: int) -> str:
        return f"{PRICE}{price}" if price else ""

    def _points(self) -> str:
        budget = self.view.sheet.budget
        return self.say(f"budget-{budget.name.replace(' ', '-')}") if budget else ""

    def turnings(self, offer: Offer, place: Space) -> Block:
        """The ways of turning a chosen piece in a chosen space, or of drawing it from a point, numbered."""
        actions = offer.at(place)
        piece = self.say(f"piece-{offer.piece}")
        if offer.on_lines:
            title = self.say("terminal-which_way-on_lines", piece=piece, point=offer.named(place))
            prices = [self._price(self.view.sheet.price(action)) for action in actions]
            ways = [
                Text(f"{number} {steps_from(place, action).translate(ARROWS)} {price}".rstrip(), style="bold")
                for number, (action, price) in enumerate(zip(actions, prices, strict=True), 1)
            ]
            block = [*self._text(title, "bold"), EMPTY, *flowing(ways, self.width)]
            if any(prices):
                block += [EMPTY, *self._text(self.say("terminal-price_explained", points=self._points()), "dim")]
            return block
        title = self.say("terminal-which_way", piece=piece, space=offer.named(place))
        pictures = [Labelled(str(number), action.variant) for number, action in enumerate(actions, 1) if action.variant]
        more = [(number, brought(self.view.sheet, action, self.say)) for number, action in enumerate(actions, 1)]
        notes = [self.say("labelled", label=str(number), text=text) for number, text in more if text]
        return [
            *self._text(title, "bold"),
            EMPTY,
            *glyph_rows(self.screen, pictures, self.width, player=self.player, wet=True),
            *(row for note in notes for row in self._text(note)),
        ]
