"""Bots against each other or alone, many games at once: what is played, by whom it is worked off, what came out."""
