"""A weak reference to anything of the compiled group must never bring Python down, as it did once."""

import subprocess
import sys

PROGRAM = """
import gc, weakref
from lampion.bots.levels import bot
from lampion.core.setup import Setup
from lampion.core.registry import game
axio = game("axio")
kept = []
for make in (
    lambda: axio.new(Setup(2, "weak")),
    lambda: axio.observe(axio.new(Setup(2, "weak")), 0),
    lambda: axio.heuristics(),
    lambda: bot("greedy", axio),
):
    thing = make()
    try:
        kept.append(weakref.ref(thing))
    except TypeError:
        pass  # compiled classes may refuse
    del thing
gc.collect()
assert all(reference() is None for reference in kept)
print("alive")
"""


def test_a_weak_reference_is_refused_or_works() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr
