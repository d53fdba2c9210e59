"""Bots think here: processes of their own that get an observation and answer with an action."""
