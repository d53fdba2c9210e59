"""The commands of `lampion`, one module each."""
