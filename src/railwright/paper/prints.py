"""From an order to its pages, and to a PDF: one function for each kind of print (see kinds.py)."""

from __future__ import annotations

from collections.abc import Callable

from railwright.core.errors import MalformedError
from railwright.ink.match import Phase
from railwright.ink.options import number_of
from railwright.ink.record import FIRST_LINE as INK_RECORD
from railwright.ink.record import read_record as read_ink
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.goals import GOALS_BY_SET
from railwright.line.deck import Deck
from railwright.line.deck_file import read_deck, standard_deck
from railwright.line.record import FIRST_LINE as LINE_RECORD
from railwright.line.record import read_record as read_line
from railwright.paper import ink_sheet, ink_sheet_small, line_sheet
from railwright.paper.choices import ALL
from railwright.paper.dice_table import dice_table
from railwright.paper.finished import finished_ink, finished_line, names_for
from railwright.paper.goal_cards import goal_cards
from railwright.paper.ink_board import Blank
from railwright.paper.inks import INKS
from railwright.paper.kinds import KINDS
from railwright.paper.line_cards import line_cards
from railwright.paper.orders import Order
from railwright.paper.pdf import Page, pdf
from railwright.paper.sizes import Paper
from railwright.paper.strokes import style


def _expansions(order: Order) -> list[str | None]:
    if order.expansion == ALL:
        return list(KEYS)
    number_of(order.expansion)
    return [order.expansion]


def _blanks(order: Order) -> list[Blank]:
    return [Blank(order.edition, expansion, order.say) for expansion in _expansions(order)]


def blank_sheets(order: Order) -> list[Page]:
    """Blank sheets of Railroad Ink."""
    if order.up == 4:
        drawn = [ink_sheet_small.small_sheet(blank) for blank in _blanks(order)]
        return [_laid_out(order, sheet, ink_sheet_small.WIDTH, ink_sheet_small.HEIGHT) for sheet in drawn]
    drawn = [ink_sheet.full_sheet(blank) for blank in _blanks(order)]
    return [_laid_out(order, sheet, ink_sheet.WIDTH, ink_sheet.HEIGHT) for sheet in drawn]


def _laid_out(order: Order, sheet: str, width: float, height: float) -> Page:
    """One sheet as often on a page as is asked for."""
    if order.up == 1:
        return Paper.named(order.size).fitted(sheet, width, height)
    if order.up == 2:
        return Paper.named(order.size, lying=True).several([sheet] * 2, 2, 1, width, height)
    return Paper.named(order.size).several([sheet] * 4, 2, 2, width, height)


def goals(order: Order) -> list[Page]:
    """All goal cards."""
    return goal_cards(Paper.named(order.size), order.say, list(GOALS_BY_SET))


def dice_tables(order: Order) -> list[Page]:
    """Dice tables for players without dice."""
    return [page for blank in _blanks(order) for page in dice_table(Paper.named(order.size), blank)]


def _deck(order: Order) -> Deck:
    return standard_deck() if order.deck is None else read_deck(order.deck)


def score_sheets(order: Order) -> list[Page]:
    """A blank score sheet of Rail Line."""
    sheet = line_sheet.line_sheet(_deck(order), order.score_sheet, order.say, tiny=order.up == 4)
    return [_laid_out(order, sheet, line_sheet.WIDTH, line_sheet.HEIGHT)]


def track_cards(order: Order) -> list[Page]:
    """All cards of a deck of Rail Line."""
    return line_cards(Paper.named(order.size), _deck(order), order.say)


def finished_game(order: Order) -> list[Page]:
    """A finished game of either kind."""
    say, record = order.say, order.record
    if record is None:
        raise MalformedError("print_no_record")
    first = record.lstrip().partition("\n")[0].strip()
    if first == LINE_RECORD:
        played = read_line(record, None if order.deck is None else read_deck(order.deck))
        if not played.is_over:
            raise MalformedError("print_not_over")
        names = names_for(order.names, played.options.players, say)
        return [finished_line(order.size, played, names, order.day, say)]
    if first != INK_RECORD:
        raise MalformedError("record_of_no_game")
    match = read_ink(record)
    if match.phase is not Phase.OVER:
        raise MalformedError("print_not_over")
    names = names_for(order.names, match.options.players, say)
    return [finished_ink(order.size, match, names, order.day, say)]


def pages_of(order: Order) -> list[Page]:
    """What is printed for it, page by page."""
    kind = KINDS.get(order.kind)
    if kind is None:
        raise MalformedError("print_kind", kinds=KINDS)
    pages: Callable[[Order], list[Page]] = globals()[kind.pages]
    return pages(order)


def printed(order: Order) -> bytes:
    """The order as a PDF."""
    pages, say = pages_of(order), order.say
    return pdf(pages, style(), INKS[order.ink], say(f"print-kind-{order.kind}"), say.language)
