"""The first levels of AXIO, kept as they were: judgement, weights and style. Never changed (docs/bots.md)."""
