"""An expansion's question at the start of a round, such as where the meteor falls: shown, asked, answered.

Its words are found by the expansion's name; answers that it has no words for are shown in their notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from railwright.cli.terminal.commands import read_command
from railwright.cli.terminal.offers import SPECIAL_KEYS, offers
from railwright.cli.terminal.panel import EMPTY, Panel, special_ends
from railwright.cli.terminal.pictures import Labelled, glyph_rows, sheet_block
from railwright.cli.terminal.screen import Block, Message, flowing
from railwright.ink.actions import Space, read_action, space_name
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.expansions.record import Option, Question
from railwright.ink.rules.pieces import SPECIALS
from railwright.ink.sheet import spaces_of
from railwright.ink.view import view_of

if TYPE_CHECKING:
    from railwright.cli.terminal.table import Table


def answer_question(table: Table, seat: int, question: Question, message: Message) -> Message:
    """Show the answers, ask once, and return what there is to say; the question stays open after a refusal."""
    sheet, screen, say = table.match.sheets[seat], table.screen, table.say
    options = _keys(question)
    taken = {(drawn.row, drawn.col) for drawn in sheet.drawn}
    marked = tuple(dict.fromkeys(space for space in map(_target, options.values()) if space and space not in taken))
    left = sheet_block(screen, sheet, player=seat + 1, legal=marked)
    screen.show(left, _panel(table, seat, question, options, screen.panel_width(left)), message)
    text = screen.ask(_say(table, sheet.expansion, "ask"))
    command = read_command(text)
    if command and command.name == "hint":
        action = table.adviser.act(view_of(table.match, seat), seed=table.bot_seed(seat))
        key = next(key for key, option in options.items() if option.action == str(action))
        return Message(say("terminal-hint-key", key=key))
    if command and command.name in ("undo", "clear", "done"):
        return Message(say(f"reason-{sheet.not_done().name.lower()}"), refusal=True)
    if command:
        return table.command(command, seat)
    chosen = options.get(text.lower())
    if chosen is None:
        return Message(say("terminal-refused-answer", keys=" ".join(options)), refusal=True)
    table.match.act(seat, read_action(chosen.action))
    target = _target(chosen)
    facts = {"space": space_name(*target), "over": "piece" if target in taken else "nothing"} if target else {}
    return Message(_say(table, sheet.expansion, "paid" if chosen.special else "answered", **facts))


def _keys(question: Question) -> dict[str, Option]:
    """Numbers for the answers, the letters of the special routes for those that cost one."""
    keys: dict[str, Option] = {}
    for option in question.options:
        key = SPECIAL_KEYS[SPECIALS.index(option.special)] if option.special else str(len(keys) + 1)
        keys[key] = option
    return keys


def _target(option: Option) -> Space | None:
    return divmod(option.path[-1], SIZE) if option.path else None


def _say(table: Table, expansion: str | None, key: str, **facts: str | int) -> str:
    words = f"question-{expansion}-{key}"
    return table.say(words, **facts) if table.say.knows(words) else table.say(f"terminal-question-{key}")


def _panel(table: Table, seat: int, question: Question, options: dict[str, Option], width: int) -> Block:
    screen, say, view = table.screen, table.say, view_of(table.match, seat)
    panel = Panel(screen, view, table.names, width)
    route = [Labelled(key, offer.piece) for key, offer in offers(view.sheet).items() if key not in SPECIAL_KEYS]
    block = [*panel.head(), *glyph_rows(screen, route, width), EMPTY]
    expansion = view.options.expansion
    block += screen.wrapped(Text(_say(table, expansion, "rolled", **question.facts), style="bold"), width)
    drawn = {(one.row, one.col): one.variant.piece for one in view.sheet.drawn}
    if question.at_stake:
        block += screen.wrapped(", ".join(space_name(*space) for space in spaces_of(question.at_stake)), width)
    for key, option in options.items():
        if option.special:
            continue
        target, words = _target(option), f"question-{expansion}-option"
        text = f"{key} {option.action}"
        if say.knows(words):
            text = say(words, key=key, action=option.action, space=space_name(*target) if target else "")
        if target in drawn:
            text += " " + say("terminal-erases", piece=say(f"piece-{drawn[target]}"))
        block += screen.wrapped(text, width)
    letters = [Text(f"{key} {special_ends(option.special)}") for key, option in options.items() if option.special]
    if letters:
        block += [*screen.wrapped(_say(table, expansion, "pay"), width), *flowing(letters, width)]
    return block
