"""Weights for the bots' judgement, found by playing: positions, labels, fits. Nothing here is used in play."""
