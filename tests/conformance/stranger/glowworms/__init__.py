"""Glowworms: a tiny card game of a stranger, written in plain Python from docs/adding-a-game.md.

G-1 Cards are numbered from 1. Each player holds two; the others are the deck, face down.
G-2 In turn each plays a card of the own hand openly, then draws the top card of the deck while there is one.
G-3 A card that is higher than the one played just before scores its number; the first card of the game scores too.
G-4 The game ends when no hand has a card left. The most points win; equals share the victory.
"""
