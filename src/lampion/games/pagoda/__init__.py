"""Pagoda: two architects raise six pagodas together, floor by floor, and each scores what she builds herself."""
