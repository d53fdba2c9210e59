"""The games, one folder each. A game imports core and nothing else of Lampion."""
