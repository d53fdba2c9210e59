"""Results as one self-contained HTML page with plots, for people."""
