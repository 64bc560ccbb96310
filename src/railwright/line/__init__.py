"""Rail Line: the whole game for two and three players (rules RL-1 to RL-7)."""
