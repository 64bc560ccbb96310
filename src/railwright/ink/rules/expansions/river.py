"""River (RI-13)."""

from __future__ import annotations

from railwright.ink.rules.expansions.record import Expansion

EXPANSION = Expansion(rounds=6, dice=("river", "river"))
