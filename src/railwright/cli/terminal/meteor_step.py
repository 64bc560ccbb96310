"""The meteor's decision at the start of a round (RI-7): where it hits, or which special route is given to ignore it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from railwright.cli.terminal.commands import read_command
from railwright.cli.terminal.offers import SPECIAL_KEYS, offers
from railwright.cli.terminal.panel import EMPTY, Panel, special_ends
from railwright.cli.terminal.pictures import Labelled, glyph_rows, sheet_block
from railwright.cli.terminal.screen import Block, Message, flowing
from railwright.ink.actions import Action, Space, space_name
from railwright.ink.rules import turn
from railwright.ink.rules.pieces import SPECIALS
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

if TYPE_CHECKING:
    from railwright.cli.terminal.table import Table


def decide_meteor(table: Table, seat: int, message: Message) -> Message:
    """Show the choice, ask once, and return what there is to say; the meteor stays pending after a refusal."""
    sheet, screen, say = table.match.sheets[seat], table.screen, table.say
    choices = _choices(sheet)
    targets = {action: _hit(sheet, action) for action in choices.values() if action.kind == "meteor"}
    taken = {(drawn.row, drawn.col) for drawn in sheet.drawn}
    marked = tuple(space for space in dict.fromkeys(targets.values()) if space not in taken)
    left = sheet_block(screen, sheet, player=seat + 1, legal=marked)
    screen.show(left, _panel(table, seat, choices, screen.panel_width(left)), message)
    text = screen.ask(say("terminal-ask-meteor"))
    command = read_command(text)
    if command and command.name == "hint":
        action = table.adviser.act(view_of(table.match, seat), seed=table.bot_seed(seat))
        key = next(key for key, choice in choices.items() if choice == action)
        return Message(say("terminal-hint-key", key=key))
    if command and command.name in ("undo", "clear", "done"):
        return Message(say("terminal-refused-meteor_first"), refusal=True)
    if command:
        return table.command(command, seat)
    chosen = choices.get(text.lower())
    if chosen is None:
        return Message(say("terminal-refused-meteor", keys=" ".join(choices)), refusal=True)
    table.match.act(seat, chosen)
    if chosen.kind == "ignore":
        return Message(say("terminal-meteor-ignored"))
    key = "terminal-meteor-erased" if targets[chosen] in taken else "terminal-meteor-fell"
    return Message(say(key, space=space_name(*targets[chosen])))


def _choices(sheet: Sheet) -> dict[str, Action]:
    """The keys: numbers for directions, the letters of the special routes to ignore it."""
    choices: dict[str, Action] = {}
    for action in sheet.legal():
        if action.kind == "meteor":
            choices[str(len(choices) + 1)] = action
        elif action.special:
            choices[SPECIAL_KEYS[SPECIALS.index(action.special)]] = action
    return choices


def _hit(sheet: Sheet, action: Action) -> Space:
    after = sheet.copy()
    turn.apply(after.words, action.number)
    return after.meteor_at


def _panel(table: Table, seat: int, choices: dict[str, Action], width: int) -> Block:
    screen, say, view = table.screen, table.say, view_of(table.match, seat)
    panel = Panel(screen, view, table.names, width)
    route = [Labelled(key, offer.piece) for key, offer in offers(view.sheet).items() if key not in SPECIAL_KEYS]
    direction, distance = view.expansion_dice
    block = [*panel.head(), *glyph_rows(screen, route, width), EMPTY]
    title = say("terminal-meteor-rolled", direction=say(f"terminal-meteor-{direction}"), distance=distance)
    block += screen.wrapped(Text(title, style="bold"), width)
    drawn = {(one.row, one.col): one.variant.piece for one in view.sheet.drawn}
    for key, action in choices.items():
        if action.kind == "meteor":
            space = _hit(view.sheet, action)
            text = say(
                "terminal-meteor-option",
                key=key,
                direction=say(f"terminal-meteor-{action.direction}"),
                space=space_name(*space),
            )
            if space in drawn:
                text += " " + say("terminal-meteor-erases", piece=say(f"piece-{drawn[space]}"))
            block += screen.wrapped(text, width)
    letters = [Text(f"{key} {special_ends(choice.special)}") for key, choice in choices.items() if choice.special]
    if letters:
        block += [*screen.wrapped(say("terminal-meteor-ignore"), width), *flowing(letters, width)]
    return block
