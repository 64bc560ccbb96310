"""Last rounds of Railroad Ink whose best drawing is proven, as riddles."""
