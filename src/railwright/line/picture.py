"""From a view of the table to the neutral data that drawings are made from."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from railwright.core.language import Speaker, speaker
from railwright.line.deck import GOODS, Deck, Goods, Sheet
from railwright.line.rules.tracks import lane_of
from railwright.line.saying import coins as said_coins
from railwright.line.score import Score, seat_score
from railwright.line.view import Phase, View
from railwright.render.line_picture import (
    BoxPicture,
    BoxState,
    CardPicture,
    EnginePicture,
    RowPicture,
    SheetPicture,
    TablePicture,
)


def table_picture(
    view: View, names: Sequence[str], caption: str = "", ghost: int | None = None, say: Speaker | None = None
) -> TablePicture:
    """The table as the view's seat sees it; `ghost` is a card shown where it would be laid."""
    say = say or speaker()
    players = view.players
    return TablePicture(
        line=tuple(view.lanes(face) for face in view.faces),
        engines=tuple(
            EnginePicture(
                seat + 1,
                player.slow,
                lane_of(player.slow, player.track),
                player.fast,
                lane_of(player.fast, player.track),
            )
            for seat, player in enumerate(players)
            if player.track is not None
        ),
        hand=tuple(_card(view, card, ghost) for card in view.hand),
        display=tuple(_card(view, card, ghost) for card in view.display if card is not None),
        stack=view.stack_count if view.side is not None else None,
        sheets=tuple(sheet_picture(view, seat, names[seat], say) for seat in range(len(players))),
        ghost=None if ghost is None else view.lanes(ghost),
        caption=caption,
        say=say,
    )


def sheet_picture(view: View, seat: int, name: str, say: Speaker | None = None) -> SheetPicture:
    """The score sheet of a seat; at the end of the game the scoring boxes stand out."""
    say = say or speaker()
    player = view.players[seat]
    score = seat_score(view.observation, view.tables, seat)
    coins = said_coins(player.coins, say)
    note = coins if player.track is None else say("line-note-track", number=player.track + 1, coins=coins)
    over = view.phase is Phase.OVER
    return _sheet(view.deck.sheet(view.sheet), player.boxes, score, over=over, player=seat + 1, name=name, note=note)


def paper_picture(
    deck: Deck,
    number: int,
    boxes: Mapping[str, int],
    coins: int,
    score: Score,
    *,
    most_travellers: bool,
    glass_first: bool,
    say: Speaker | None = None,
) -> SheetPicture:
    """A sheet of paper with what is marked on it, counted."""
    say = say or speaker()
    notes = [said_coins(coins, say)]
    if most_travellers:
        notes.append(say("line-paper-most_travellers"))
    if glass_first:
        notes.append(say("line-paper-glass_first"))
    name = say("line-paper", number=number)
    return _sheet(deck.sheet(number), boxes, score, over=True, player=1, name=name, note=", ".join(notes))


def _sheet(
    sheet: Sheet, boxes: Mapping[str, int], score: Score, *, over: bool, player: int, name: str, note: str
) -> SheetPicture:
    rows = tuple(_row(sheet, row, boxes.get(row, 0), score, over=over) for row in GOODS)
    return SheetPicture(player, name, note, score.total, rows)


def _row(sheet: Sheet, name: Goods, marked: int, score: Score, *, over: bool) -> RowPicture:
    row = sheet.rows[name]
    scoring = {box for boxes in score.boxes.values() for box in boxes}
    texts = [str(value) for value in row.boxes]
    if name == "factory" and sheet.coin_rates:
        texts = [f"{rate.coins}×{rate.points_each}" for rate in sheet.coin_rates]

    def state(box: int) -> BoxState:
        if box < marked:
            return "scores" if over and (name, box + 1) in scoring else "marked"
        return "next" if box == marked and not over else "free"

    boxes = tuple(BoxPicture(text, row.column(box), state(box)) for box, text in enumerate(texts))
    in_sections = name in ("sugar_beet", "sugar_factory")
    bars = tuple(itertools.accumulate((sheet.beet_sections or [])[:-1])) if in_sections else ()
    return RowPicture(name, boxes, row.full_coins, bars)


def _card(view: View, card: int, ghost: int | None) -> CardPicture:
    return CardPicture(view.deck.cards[card].id, view.lanes(card), card == ghost)
