"""What the suite must be told about each game that Lampion brings along."""

from pathlib import Path

from conformance import axio_hooks, pagoda_hooks, panda_hooks
from lampion.testing import Hooks

SOURCES = Path(__file__).resolve().parents[2] / "src"

HOOKS = {
    "axio": Hooks(census=axio_hooks.census, recount=axio_hooks.recount, sources=SOURCES),
    "pagoda": Hooks(census=pagoda_hooks.census, recount=pagoda_hooks.recount, sources=SOURCES),
    "panda": Hooks(
        census=panda_hooks.census,
        recount=panda_hooks.recount,
        sources=SOURCES,
        option_sets=panda_hooks.OPTION_SETS,
    ),
}
