"""Lampion: play, learn and study Pagoda, AXIO and Way of the Panda."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("lampion")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+source"
