"""One game being played by people and bots: seats, permissions, undo, the log of events. No I/O."""
