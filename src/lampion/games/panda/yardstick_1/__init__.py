"""The first levels of Way of the Panda, kept as they were: judgement, weights, style. Never changed (docs/bots.md)."""
