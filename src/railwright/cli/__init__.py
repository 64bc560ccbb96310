"""Commands: what people start in a terminal."""
