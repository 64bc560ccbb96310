"""The HTTP interface: one table of endpoints, from which the routes and their description are made."""

from __future__ import annotations

from railwright.server.endpoints import condition, contests, finished, paper, profiles, rooms, shown

ENDPOINTS = (
    *shown.ENDPOINTS,
    *rooms.ENDPOINTS,
    *finished.ENDPOINTS,
    *paper.ENDPOINTS,
    *profiles.ENDPOINTS,
    *contests.ENDPOINTS,
    *condition.ENDPOINTS,
)
