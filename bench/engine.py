"""Random games of AXIO a second: compiled, interpreted, and beside OpenSpiel's C++ where it is installed. Prints JSON.

.venv/bin/python bench/engine.py [seats]
"""

import sys

import msgspec

from lampion.arena.figures import engine_figures

if __name__ == "__main__":
    figures = engine_figures(seats=int(sys.argv[1]) if len(sys.argv) > 1 else 2)
    print(msgspec.json.format(msgspec.json.encode(figures)).decode())
