"""The `lampion` command, and the table in the terminal."""
