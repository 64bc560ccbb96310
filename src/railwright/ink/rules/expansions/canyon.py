"""Canyon (RI-16)."""

from __future__ import annotations

from railwright.ink.rules.expansions.record import Expansion

EXPANSION = Expansion(rounds=7, dice=("canyon", "canyon"))
