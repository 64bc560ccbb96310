"""The draft of a round (RI-10): a person takes a pair of dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from railwright.cli.terminal.commands import read_command
from railwright.cli.terminal.panel import EMPTY, Panel
from railwright.cli.terminal.pictures import USED, Labelled, glyph_rows, sheet_block
from railwright.cli.terminal.screen import Block, Message, side_by_side
from railwright.ink.view import DraftView, view_of

if TYPE_CHECKING:
    from railwright.cli.terminal.table import Table

PAIR = 16
"""The width of two pieces."""
PICTURED = 4
"""So many pairs fit as pictures into a panel of one column."""


def pick_pair(table: Table, seat: int, message: Message) -> Message:
    """Show the pairs, ask once, and return what there is to say."""
    screen, say = table.screen, table.say
    view = view_of(table.match, seat)
    assert view.draft is not None
    left = sheet_block(screen, view.sheet, player=seat + 1)
    width = screen.panel_width(left)
    panel = Panel(screen, view, table.names, width)
    screen.show(left, [*panel.head(), *_pairs(table, view.draft, width), *_expansion(table, seat, width)], message)
    who = f"{table.names[seat]}: " if table.people > 1 else ""
    text = screen.ask(who + say("ask.pair"))
    command = read_command(text)
    if command and command.name == "hint":
        return Message(say("hint.key", key=table.bot.pick(view, seed=table.bot_seed(seat)) + 1))
    if command and command.name in ("undo", "clear", "done"):
        return Message(say("refused.pair_first"), refusal=True)
    if command:
        return table.command(command, seat)
    owners = dict(view.draft.owners)
    free = [number for number in range(1, len(view.draft.pairs) + 1) if number - 1 not in owners]
    if text not in {str(number) for number in free}:
        return Message(say("refused.pair", keys=" ".join(map(str, free))), refusal=True)
    table.match.pick(seat, int(text) - 1)
    return Message()


def _pairs(table: Table, draft: DraftView, width: int) -> Block:
    say, owners = table.say, dict(draft.owners)
    block = table.screen.wrapped(Text(say("draft.title"), style="bold"), width)
    labels = [
        f"{number + 1} {USED} {table.names[owners[number]]}" if number in owners else f"{number + 1}"
        for number in range(len(draft.pairs))
    ]
    if len(draft.pairs) > PICTURED and width < 2 * PAIR:
        for number, (label, pair) in enumerate(zip(labels, draft.pairs, strict=True)):
            text = label if number in owners else f"{label} {' + '.join(say.piece(face) for face in pair)}"
            block += table.screen.wrapped(Text(text, style="dim" if number in owners else ""), width)
        return block
    columns = []
    for number, (label, pair) in enumerate(zip(labels, draft.pairs, strict=True)):
        taken = number in owners
        pictures = glyph_rows(table.screen, [Labelled("", face, taken) for face in pair], PAIR)[1:]
        columns.append([Text(label[:PAIR], style="dim" if taken else "bold"), *pictures])
    each_row = 2 if width >= 2 * PAIR + 2 else 1
    for start in range(0, len(columns), each_row):
        block += side_by_side(columns[start : start + each_row])
    return block


def _expansion(table: Table, seat: int, width: int) -> Block:
    """The expansion's dice lie open while drafting."""
    view = view_of(table.match, seat)
    if not view.expansion_dice:
        return []
    if view.options.expansion == "meteor":
        direction, distance = view.expansion_dice
        say = table.say
        return table.screen.wrapped(
            say("meteor.rolled", direction=say(f"meteor.{direction}"), distance=distance), width
        )
    names = ", ".join(table.say.piece(face) for face in view.expansion_dice)
    return [EMPTY, *table.screen.wrapped(table.say("draft.expansion", dice=names), width)]
