"""The same dice played by many, each alone and in their own time: the dailies, and challenges among friends."""
