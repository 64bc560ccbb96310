"""Desert (RI-15)."""

from __future__ import annotations

from railwright.ink.rules.expansions.record import Expansion

EXPANSION = Expansion(rounds=6, dice=("desert-a", "desert-b"))
