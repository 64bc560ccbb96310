"""What never changes: data, drawings, texts."""

from __future__ import annotations

from typing import Any

from railwright.line.deck_file import read_deck
from railwright.server import texts
from railwright.server.drawings import drawings, style
from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.http_messages import (
    DeckFile,
    DeckInfo,
)
from railwright.server.printed import deck_info, printed
from railwright.server.problems import Problem


async def _data(call: Call) -> bytes:
    return printed(deck_info(call.rooms.deck))


async def _deck(call: Call) -> DeckInfo:
    return await call.make(lambda: deck_info(read_deck(call.body.deck)))


async def _drawings(_: Call) -> bytes:
    return drawings()


async def _style(_: Call) -> bytes:
    return style()


async def _languages(_: Call) -> bytes:
    return texts.languages()


async def _texts(call: Call) -> bytes:
    asked = call.request.path_params
    try:
        return texts.areas()[asked["language"], asked["area"]]
    except KeyError as error:
        raise Problem("not_found") from error


ENDPOINTS = (
    Endpoint("GET", "/api/data", "Everything that never changes", _data, gives=dict[str, Any]),
    Endpoint("GET", "/api/drawings", "The strokes of pieces, signs and marks", _drawings, gives=dict[str, Any]),
    Endpoint("GET", "/api/drawings.css", "How the strokes look", _style, gives=str, media_type="text/css"),
    Endpoint(
        "GET",
        "/texts/languages.json",
        "The languages by code, each with its own name",
        _languages,
        gives=dict[str, str],
    ),
    Endpoint(
        "GET",
        "/texts/{language}/{area}.ftl",
        "The texts of a language for an area of the page, in Fluent's format",
        _texts,
        gives=str,
        media_type="text/plain; charset=utf-8",
        refuses=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/deck",
        "Check a deck file of Rail Line",
        _deck,
        takes=DeckFile,
        gives=DeckInfo,
        refuses=("deck_unusable",),
    ),
)
