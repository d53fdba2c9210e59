"""The whole suite for one game: every check for every seat count and option set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from lampion.core.game import Game
from lampion.core.setup import Setup
from lampion.testing.copies import check_copies_are_independent, check_saved_positions_load, check_undo_returns
from lampion.testing.endings import (
    check_components_are_conserved,
    check_random_games_end,
    check_scores_against_a_recount,
)
from lampion.testing.hooks import Hooks
from lampion.testing.imagination import (
    check_imagined_frequencies_at_the_start,
    check_imagined_positions,
    check_observations_at_the_start,
)
from lampion.testing.legality import (
    check_listed_actions_apply,
    check_lists_are_sound,
    check_rollout_ends_the_game,
    check_unlisted_actions_are_refused,
)
from lampion.testing.memory import check_memory_does_not_grow
from lampion.testing.offers import check_offers_are_the_legal_actions, check_previews
from lampion.testing.picking import check_pick_is_uniform
from lampion.testing.players import check_bots_choose_alike
from lampion.testing.position_text import check_position_text_round_trip, check_rubbish_is_no_position
from lampion.testing.records import check_notation_round_trip, check_record_round_trip
from lampion.testing.repetition import check_same_game_in_another_process, check_same_game_interpreted
from lampion.testing.secrecy import check_nothing_hidden_leaks
from lampion.testing.setups import name_of, setups
from lampion.testing.wording import check_every_message_has_words, check_rubbish_is_no_move

# The checks that need nothing but the game.
CHECKS: tuple[Callable[[Game, Setup], None], ...] = (
    check_lists_are_sound,
    check_listed_actions_apply,
    check_unlisted_actions_are_refused,
    check_rubbish_is_no_move,
    check_every_message_has_words,
    check_pick_is_uniform,
    check_rollout_ends_the_game,
    check_random_games_end,
    check_copies_are_independent,
    check_saved_positions_load,
    check_position_text_round_trip,
    check_rubbish_is_no_position,
    check_undo_returns,
    check_notation_round_trip,
    check_record_round_trip,
    check_offers_are_the_legal_actions,
    check_previews,
    check_same_game_in_another_process,
    check_nothing_hidden_leaks,
    check_observations_at_the_start,
    check_imagined_frequencies_at_the_start,
    check_bots_choose_alike,
    check_memory_does_not_grow,
)

NO_HOOKS = Hooks()


def conformance(game: Game, hooks: Hooks = NO_HOOKS) -> Iterator[tuple[str, Callable[[], None]]]:
    """Each check as a name and something to call; it raises AssertionError with what is wrong, and where."""
    for setup in setups(game, sets=hooks.option_sets):
        for check in checks(hooks):
            yield f"{game.name}, {name_of(setup)}: {subject(check)}", partial(check, game, setup)


def checks(hooks: Hooks = NO_HOOKS) -> list[Callable[[Game, Setup], None]]:
    """The checks that these hooks allow."""
    chosen: list[Callable[[Game, Setup], None]] = list(CHECKS)
    chosen.append(partial(check_imagined_positions, census=hooks.census))
    if hooks.census is not None:
        chosen.append(partial(check_components_are_conserved, census=hooks.census))
    if hooks.recount is not None:
        chosen.append(partial(check_scores_against_a_recount, recount=hooks.recount))
    if hooks.sources is not None:
        chosen.append(partial(check_same_game_interpreted, sources=hooks.sources))
    return chosen


def subject(check: Callable[[Game, Setup], None]) -> str:
    """What a check is about: its name, read as words."""
    function = check.func if isinstance(check, partial) else check
    return function.__name__.removeprefix("check_").replace("_", " ")
