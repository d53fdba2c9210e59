"""Players made of code. They hold an observation, never a position."""
