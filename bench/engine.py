"""Random games a second: compiled, interpreted, and beside OpenSpiel's C++ where it is installed. Prints JSON.

.venv/bin/python bench/engine.py [GAME …]   (all installed games, two seats)
"""

import sys

import msgspec

from lampion.arena.figures import engine_figures
from lampion.core.registry import games

if __name__ == "__main__":
    figures = [figure for name in sys.argv[1:] or games() for figure in engine_figures(name)]
    print(msgspec.json.format(msgspec.json.encode(figures)).decode())
