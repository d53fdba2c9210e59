"""The conformance suite for any game, ours or a stranger's. docs/adding-a-game.md shows how to run it.

Every check is a plain function of a game and a setup that raises AssertionError with what is wrong and where.
`conformance(game)` gives all of them for every seat count and option set. Nothing here needs a test framework.
"""

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
from lampion.testing.setups import option_sets, setups
from lampion.testing.suite import checks, conformance
from lampion.testing.wording import MissingTranslation, check_every_message_has_words, check_rubbish_is_no_move

__all__ = [
    "Hooks",
    "MissingTranslation",
    "check_bots_choose_alike",
    "check_components_are_conserved",
    "check_copies_are_independent",
    "check_every_message_has_words",
    "check_imagined_frequencies_at_the_start",
    "check_imagined_positions",
    "check_listed_actions_apply",
    "check_lists_are_sound",
    "check_memory_does_not_grow",
    "check_notation_round_trip",
    "check_nothing_hidden_leaks",
    "check_observations_at_the_start",
    "check_offers_are_the_legal_actions",
    "check_pick_is_uniform",
    "check_position_text_round_trip",
    "check_previews",
    "check_random_games_end",
    "check_record_round_trip",
    "check_rollout_ends_the_game",
    "check_rubbish_is_no_move",
    "check_rubbish_is_no_position",
    "check_same_game_in_another_process",
    "check_same_game_interpreted",
    "check_saved_positions_load",
    "check_scores_against_a_recount",
    "check_undo_returns",
    "check_unlisted_actions_are_refused",
    "checks",
    "conformance",
    "option_sets",
    "setups",
]
