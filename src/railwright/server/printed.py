"""Everything that never changes while the server runs: pieces, boards, dice, goals, cards, score sheets, bots."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

import msgspec

from railwright import __version__
from railwright.bots.registry import DEFAULT_OPPONENT, GameName, opponents_for
from railwright.core.language import LANGUAGES, speaker
from railwright.ink.actions import space_name
from railwright.ink.options import MOST_PLAYERS, record_of
from railwright.ink.picture import paths_by_piece
from railwright.ink.rules.board import (
    BUILDINGS,
    CENTRE,
    EXITS,
    NETWORK_POINTS,
    ROUNDS,
    UNIVERSITY_BOXES,
    VILLAGE_POINTS,
)
from railwright.ink.rules.expansions import DATA, NAMES
from railwright.ink.rules.goals import GOALS_BY_SET, RACE_POINTS, SOLO_DEADLINES, cards
from railwright.ink.rules.pieces import BARE, DICE, DICE_SETS, PIECE_LIST, PIECES, SPECIALS, VARIANTS, perishes
from railwright.ink.sheet import Sheet, spaces_of
from railwright.line.deck import Deck
from railwright.line.deck_file import is_ours, standard_deck
from railwright.line.rules import layout as at
from railwright.server.bots import BOT_NAMES
from railwright.server.http_messages import DeckInfo
from railwright.server.ink_view import sheet_view
from railwright.server.printing import choices


def deck_info(deck: Deck) -> DeckInfo:
    """What everybody may know of a deck."""
    return DeckInfo(deck.name, deck.digest, is_ours(deck))


@functools.cache
def printed(deck: DeckInfo) -> bytes:
    """All of it as JSON; `deck` is the one that new rooms of Rail Line get, the cards and sheets here are ours."""
    line = {**_line(), "deck": deck}
    return msgspec.json.encode(
        {"version": __version__, "bot_names": BOT_NAMES, "ink": _ink(), "line": line, "print": choices()}
    )


def _in_all(key: str) -> dict[str, str]:
    """A text in every language: all pages share these data."""
    return {language: speaker(language)(key) for language in LANGUAGES}


def _bots(game: GameName) -> list[dict[str, Any]]:
    return [
        {
            "id": entry.id,
            "name": _in_all(f"bot-{entry.id}-name"),
            "sentence": _in_all(f"bot-{entry.id}-sentence"),
            "default": entry.id == DEFAULT_OPPONENT,
        }
        for entry in opponents_for(game)
    ]


def _ink() -> dict[str, Any]:
    return {
        "bots": _bots("ink"),
        "players": MOST_PLAYERS,
        "rounds": ROUNDS,
        "expansions": [_expansion(name) for name in NAMES],
        "pieces": {
            piece.name: {
                "name": _in_all(f"piece-{piece.name}"),
                "canonical": [variant.orientation for variant in piece.variants],
                "orientations": [
                    {
                        "edges": variant.edges,
                        "joins": variant.joins,
                        "station": variant.station,
                        "marks": variant.marks,
                    }
                    for variant in piece.by_orientation
                ],
            }
            for piece in PIECE_LIST
        },
        "paths": {
            piece: {"name": _in_all(f"piece-{piece}"), "path": steps} for piece, (_, steps) in paths_by_piece().items()
        },
        "specials": SPECIALS,
        "dice": {die: [str(face) for face in faces] for die, faces in DICE.items()},
        "dice_sets": DICE_SETS,
        "exits": [{"space": space_name(row, col), "side": side, "kind": kind} for row, col, side, kind in EXITS],
        "centre": [spaces_of(CENTRE)[0][0], spaces_of(CENTRE)[-1][0]],
        "buildings": {kind: [space_name(row, col) for row, col in spaces] for kind, spaces in BUILDINGS.items()},
        "network_points": NETWORK_POINTS.tolist(),
        "village_points": VILLAGE_POINTS.tolist(),
        "university_boxes": UNIVERSITY_BOXES,
        "goals": {
            name: {"set": kind, "further": name not in cards(kind, further=False), "text": _in_all(f"goal-{name}")}
            for kind, goals in GOALS_BY_SET.items()
            for name in goals
        },
        "goal_points": RACE_POINTS,
        "goal_deadlines": SOLO_DEADLINES,
    }


def _expansion(name: str) -> dict[str, Any]:
    """What the page has to know of an expansion; its words are found by its name."""
    record, data = record_of(name), DATA[NAMES.index(name)]
    assert record is not None
    on_pieces = {mark for piece in data["pieces"].values() for mark in piece.get("marks", ())}
    first = Sheet.new(expansion=name)
    return {
        "name": name,
        "rounds": record.rounds,
        "dice": record.dice,
        "last_roll": record.last_roll,
        "bare": {
            piece: VARIANTS[bare].piece if (bare := BARE[PIECES[piece].variants[0].number]) >= 0 else None
            for piece in data["pieces"]
            if perishes(PIECES[piece].variants[0])
        },
        "pieces": list(data["pieces"]),
        "lines": sorted({paths_by_piece()[piece][0] for piece in data.get("paths", ())}),
        "extra_pieces": record.extra_pieces,
        "marks": [mark for mark in data.get("marks", ()) if mark not in on_pieces],
        "first": sheet_view(first),
        "goals": list(GOALS_BY_SET.get(name, ())),
        "chapter": _chapter(name),
    }


def _chapter(name: str) -> Any:
    """What its page of the rules consists of, where somebody has written one: emblem, sections and their pictures."""
    file = resources.files(__package__).joinpath("chapters", f"{name}.json")
    return msgspec.json.decode(file.read_bytes()) if file.is_file() else None


def _line() -> dict[str, Any]:
    deck = standard_deck()
    return {
        "bots": _bots("line"),
        "players": {"least": 2, "most": at.MOST_PLAYERS},
        "symbols": {symbol: _in_all(f"symbol-{symbol}") for symbol in at.SYMBOLS},
        "parts": {part: _in_all(f"symbol-{part}") for part in at.PARTS},
        "cards": {card.id: card.lanes for card in deck.cards},
        "start": {"start-1": deck.start.side_1, "start-2": deck.start.side_2},
        "curves": {f"curve-{number}": deck.curve(number) for number in (1, 2)},
        "curve_positions": [at.FIRST_CURVE, at.SECOND_CURVE],
        "last_position": at.LAST_POSITION,
        "sheets": deck.sheets,
        "coins_instead": at.SWAPS,
        "reconstruction": _in_all("line-reconstruction"),
    }
