"""Backups: one file, made of either database and restored into either."""
