"""The first levels of Pagoda, kept as they were: judgement, weights and style. Never changed (docs/bots.md)."""
