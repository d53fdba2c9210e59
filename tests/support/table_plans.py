"""Which games are played for keeping: every seat count with every option set."""

from itertools import cycle

from lampion.core.game import Game
from lampion.core.setup import OptionValue
from lampion.testing.setups import option_sets
from support.table_maker import Plan


def all_options(game: Game) -> list[dict[str, OptionValue]]:
    """Every option set that the suite tries, and the chosen cards where they count: in Panda's Master variant."""
    sets = option_sets(game)
    cards = [{**one, "master": True} for one in sets if "master" in one]
    return sets + [one for one in cards if one not in sets]


def plans(game: Game) -> list[Plan]:
    """Every seat count with every option set; those cards with one seat count each."""
    usual = option_sets(game)
    more, seats = all_options(game)[len(usual) :], cycle(game.seats)
    return [Plan(game, count, options) for options in usual for count in game.seats] + [
        Plan(game, next(seats), options) for options in more
    ]


def main_plans(game: Game) -> list[Plan]:
    """Each seat count with the defaults, and with everything switched on."""
    defaults = {option.name: option.default for option in game.options}
    switched: dict[str, OptionValue] = {
        option.name: True if option.choices == (False, True) else option.default for option in game.options
    }
    sets = [defaults] if switched == defaults else [defaults, switched]
    return [Plan(game, seats, options) for options in sets for seats in game.seats]
