"""Many games at once: matches, tournaments, statistics."""
