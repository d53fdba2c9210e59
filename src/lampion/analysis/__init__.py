"""Lessons on the board, as data that a game brings."""
