"""The search of the first levels, kept as it was: whatever is found later is measured against it. Never changed."""
