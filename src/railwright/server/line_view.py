"""The view of Rail Line: what the engine lets a seat know, in the words of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from railwright.core.language import Speaker
from railwright.line.actions import action_words, split
from railwright.line.conditions import idle_boxes
from railwright.line.deck import Deck, Sheet
from railwright.line.deck_file import is_ours
from railwright.line.events import Event, event_sentence
from railwright.line.match import Match, Options
from railwright.line.rules import layout as at
from railwright.line.score import Score
from railwright.line.view import Phase, View
from railwright.server.games import Frame
from railwright.server.line_messages import (
    Asks,
    CardView,
    IdleBox,
    LaidFace,
    Lanes,
    LegalAction,
    LineOptions,
    LinePlace,
    LinePlayer,
    LineScoreView,
    LineSeat,
    LineView,
    LogLine,
    OwnDeck,
)

LOG_LINES = 40
_ASKS: dict[Phase, Asks] = {
    Phase.CHOOSE_SIDE: "side",
    Phase.CHOOSE_TRACK: "track",
    Phase.LAY_CARD: "lay",
    Phase.EXTRA_ACTION: "extra",
    Phase.LAST_ACTION: "last",
    Phase.FREE_MOVE: "free-move",
    Phase.WHICH_FIRST: "which-first",
    Phase.WHICH_ONE: "which-one",
    Phase.MARK_OR_COIN: "mark-or-coin",
}


def told_options(options: Options) -> LineOptions:
    """The options as the page knows them."""
    sheet: Literal[1, 2] = 2 if options.sheet == 2 else 1
    return LineOptions(options.players, sheet)


def _reconstruction(deck: Deck, frame: Frame) -> str:
    return frame.say("line-reconstruction") if is_ours(deck) else ""


def _own_deck(options: Options) -> OwnDeck | None:
    deck = options.deck
    if is_ours(deck):
        return None
    return OwnDeck(deck.name, [deck.start.side_1, deck.start.side_2], deck.sheet(options.sheet))


def lobby_view(options: Options, seat: int | None, frame: Frame) -> LineView:
    """The table before the game."""
    return LineView(
        room=frame.room,
        options=told_options(options),
        seat=seat,
        phase="lobby",
        seats=[LineSeat(told.shown, told.kind, told.bot, 0) for told in frame.seats],
        reconstruction=_reconstruction(options.deck, frame),
        deck=_own_deck(options),
        time_limit=frame.time_limit,
        fair=frame.fair,
        next=frame.next,
        waits_for=list(frame.waits_for),
        open_to=frame.open_to,
        host=frame.host,
        what_if=frame.what_if,
    )


def line_view(match: Match, seat: int | None, log: Sequence[Event], frame: Frame) -> LineView:
    """What a seat, or a spectator, may know."""
    view = match.view(seat)
    deck = match.options.deck
    scores = match.scores()
    return LineView(
        room=frame.room,
        options=told_options(match.options),
        seat=seat,
        phase="over" if match.is_over else "play",
        seats=[LineSeat(s.name, s.kind, s.bot, scores[n].total, s.ran_out) for n, s in enumerate(frame.seats)],
        decider=view.decider,
        current=None if match.is_over else view.current,
        start=view.start,
        turn=view.turn,
        asks=_ASKS.get(view.phase),
        asked_symbol=view.asked,
        cards_laid=view.cards_laid,
        stack=view.stack_count,
        side=None if view.side is None else view.side + 1,
        line=[LaidFace(n, face_name(deck, face), lanes(view, face)) for n, face in enumerate(view.faces)],
        display=[None if card is None else _card(view, deck, card) for card in view.display],
        hand=[_card(view, deck, card) for card in view.hand],
        players=_players(view, deck.sheet(match.options.sheet), scores),
        actions=[_action(view, deck, action, frame.say) for action in view.legal_actions()],
        can_undo=seat is not None and match.take_back_refusal(seat) is None and not match.is_over,
        log=told_log(log, deck, frame),
        reconstruction=_reconstruction(deck, frame),
        deck=_own_deck(match.options),
        time_limit=frame.time_limit,
        deadline=frame.deadline,
        ranking=[LinePlace(p.place, p.seat, p.points, p.coins) for p in match.ranking()] if match.is_over else None,
        fair=frame.fair,
        next=frame.next,
        waits_for=list(frame.waits_for),
        open_to=frame.open_to,
        host=frame.host,
        what_if=frame.what_if,
    )


def face_name(deck: Deck, face: int) -> str:
    """A card by its name, or start-1, start-2, curve-1, curve-2."""
    if face < at.CARDS:
        return deck.cards[face].id
    return f"start-{face - at.START_FACE + 1}" if face < at.CURVE_FACE else f"curve-{face - at.CURVE_FACE + 1}"


def lanes(view: View, face: int) -> Lanes:
    """The symbols of a face, lane by lane from the top."""
    return [list(symbols) for symbols in view.lanes(face)]


def _card(view: View, deck: Deck, card: int) -> CardView:
    return CardView(deck.cards[card].id, lanes(view, card))


def told_score(score: Score, sheet: Sheet, marked: Mapping[str, int], coins: int) -> LineScoreView:
    """A score with the boxes that give it, and those that bring nothing."""
    scoring = [box for boxes in score.boxes.values() for box in boxes]
    idle = [IdleBox(one.row, one.box, one.reason, list(one.boxes)) for one in idle_boxes(sheet, marked, coins)]
    return LineScoreView(score.points, scoring, idle, score.total)


def _players(view: View, sheet: Sheet, scores: Sequence[Score]) -> list[LinePlayer]:
    return [
        LinePlayer(
            track=player.track,
            slow=player.slow,
            fast=player.fast,
            coins=player.coins,
            boxes=player.boxes,
            hand=player.hand_count,
            coins_instead=player.coins_instead,
            box_bought=player.box_bought,
            glass_first=player.glass_first,
            score=told_score(scores[number], sheet, player.boxes, player.coins),
        )
        for number, player in enumerate(view.players)
    ]


def _action(view: View, deck: Deck, action: int, say: Speaker) -> LegalAction:
    verb, number = split(action)
    notation = action_words(deck, action)
    told = notation.partition(" ")[2]
    if verb in ("buy", "choose"):
        told = say(f"symbol-{told}")
    gives: Lanes | None = None
    to: int | None = None
    if verb in ("lay", "second"):
        gives = [list(view.next_station(number, p.track)) if p.track is not None else [] for p in view.players]
    elif verb in ("slow", "move") and view.seat is not None:
        ahead = view.stations_ahead(view.seat)
        to = ahead[number] if number < len(ahead) else None
    return LegalAction(notation, say(f"line-action-{verb}", object=told, n=number + 1), gives, to)


def told_log(log: Sequence[Event], deck: Deck, frame: Frame) -> list[LogLine]:
    """The newest lines of what happened, without what goes without saying."""
    lines: list[LogLine] = []
    for number in range(len(log) - 1, -1, -1):
        event = log[number]
        text = event_text(event, deck, frame)
        if text:
            lines.append(LogLine(number, None if event.seat < 0 else event.seat, event.kind.name.lower(), text))
        if len(lines) == LOG_LINES:
            break
    return lines[::-1]


def event_text(event: Event, deck: Deck, frame: Frame) -> str:
    """An event in words, to whoever has caused it in other ones."""
    names = [seat.name for seat in frame.seats]
    if event.seat < 0 or event.seat != frame.you:
        return event_sentence(event, names, deck, frame.say)
    names[event.seat] = you = frame.say("line-you")
    return event_sentence(event, names, deck, frame.say, you)
