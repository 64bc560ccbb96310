"""The HTTP interface: one table of endpoints, from which the routes and their description are made."""

from __future__ import annotations

from railwright.server.endpoints import (
    condition,
    contests,
    finished,
    hall,
    insight,
    paper,
    profiles,
    push,
    puzzles,
    rooms,
    shown,
)

ENDPOINTS = (
    *shown.ENDPOINTS,
    *rooms.ENDPOINTS,
    *hall.ENDPOINTS,
    *push.ENDPOINTS,
    *finished.ENDPOINTS,
    *insight.ENDPOINTS,
    *paper.ENDPOINTS,
    *profiles.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *contests.ENDPOINTS,
    *condition.ENDPOINTS,
)
