"""The draft of a round (RI-10): a person takes a pair of dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from railwright.cli.terminal.commands import read_command
from railwright.cli.terminal.panel import Panel
from railwright.cli.terminal.pictures import USED, Labelled, glyph_rows, sheet_block
from railwright.cli.terminal.screen import GAP, Block, Message, side_by_side
from railwright.ink.rules.pieces import PIECES
from railwright.ink.view import View, view_of

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
    sheet = sheet_block(screen, view.sheet, player=seat + 1)
    width = screen.panel_width(sheet)
    if len(view.draft.pairs) > PICTURED and width < 2 * PAIR + GAP:
        # So many pairs fit only where the sheet would be; the score page shows it.
        panel = Panel(screen, view, table.names, screen.width)
        screen.show(
            [*panel.head(), *_pairs(table, view, screen.width)],
            screen.wrapped(say("terminal-draft-sheet"), 70),
            message,
        )
    else:
        panel = Panel(screen, view, table.names, width)
        screen.show(sheet, [*panel.head(), *_pairs(table, view, width)], message)
    text = screen.ask(table.asked(seat, say("terminal-ask-pair")))
    command = read_command(text)
    if command and command.name == "hint":
        return Message(say("terminal-hint-key", key=table.adviser.pick(view, seed=table.bot_seed(seat)) + 1))
    if command and command.name in ("undo", "clear", "done"):
        return Message(say("terminal-refused-pair_first"), refusal=True)
    if command:
        return table.command(command, seat)
    owners = dict(view.draft.owners)
    free = [number for number in range(1, len(view.draft.pairs) + 1) if number - 1 not in owners]
    if text not in {str(number) for number in free}:
        return Message(say("terminal-refused-pair", keys=" ".join(map(str, free))), refusal=True)
    table.match.pick(seat, int(text) - 1)
    return Message()


def _pairs(table: Table, view: View, width: int) -> Block:
    assert view.draft is not None
    say, owners = table.say, dict(view.draft.owners)
    columns = []
    for number, pair in enumerate(view.draft.pairs):
        taken = number in owners
        label = f"{number + 1} {USED} {table.names[owners[number]]}" if taken else f"{number + 1}"
        gone = taken and owners[number] != view.seat
        pictures = glyph_rows(table.screen, [Labelled("", face, gone) for face in pair], PAIR)[1:]
        columns.append([Text(label[:PAIR], style="dim" if taken else "bold"), *pictures])
    block = table.screen.wrapped(Text(say("terminal-draft-title"), style="bold"), width)
    each_row = max((width + GAP) // (PAIR + GAP), 1)
    for start in range(0, len(columns), each_row):
        block += side_by_side(columns[start : start + each_row])
    return [*block, *_expansion(table, view, width)]


def _expansion(table: Table, view: View, width: int) -> Block:
    """The expansion's dice lie open while drafting."""
    say = table.say
    if not view.expansion_dice:
        return []
    expansion, rolled = view.options.expansion, dict(zip(view.options.expansion_dice, view.expansion_dice, strict=True))
    words = f"question-{expansion}-rolled"
    if say.knows(words):
        text = say(words, **{die.removeprefix(f"{expansion}-"): face for die, face in rolled.items()})
    else:
        pieces = (say(f"piece-{face}") if face in PIECES else face for face in view.expansion_dice)
        text = say("terminal-draft-expansion", dice=", ".join(pieces))
    return table.screen.wrapped(text, width)
