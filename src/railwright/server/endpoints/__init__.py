"""The HTTP interface: one table of endpoints, from which the routes and their description are made."""

from __future__ import annotations

from railwright.server.endpoints import condition, finished, insight, paper, rooms, shown

ENDPOINTS = (
    *shown.ENDPOINTS,
    *rooms.ENDPOINTS,
    *finished.ENDPOINTS,
    *insight.ENDPOINTS,
    *paper.ENDPOINTS,
    *condition.ENDPOINTS,
)
