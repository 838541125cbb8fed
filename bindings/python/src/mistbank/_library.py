"""The shared library: where it lies, and what its functions take and give. capi/mistbank/ describes each of them."""

from __future__ import annotations

import ctypes
import sys
from ctypes import c_char_p, c_int32, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any

_NAMES = {"win32": "libmistbank.dll", "darwin": "libmistbank.dylib"}
_PATH = Path(__file__).with_name(_NAMES.get(sys.platform, "libmistbank.so"))

ABI_VERSION = 2

i32, u32, u64, text, pointer = c_int32, c_uint32, c_uint64, c_char_p, c_void_p
status = c_int32
handle = c_void_p
buffer = (pointer, i32, pointer)  # the caller's buffer, its capacity, the true count

FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "mistbank_version": (text, ()),
    "mistbank_abi_version": (i32, ()),
    "mistbank_status_text": (text, (i32,)),
    # rules
    "mistbank_rules_init": (status, (pointer, u32)),
    "mistbank_preset_count": (i32, ()),
    "mistbank_preset_name": (text, (i32,)),
    "mistbank_rules_preset": (status, (text, pointer)),
    "mistbank_rules_validate": (status, (pointer, *buffer)),
    "mistbank_system_name": (text, (i32,)),
    "mistbank_default_set": (text, (pointer, i32)),
    "mistbank_expansion_name": (text, (i32,)),
    "mistbank_expansion_named": (i32, (text,)),
    "mistbank_colour_name": (text, (i32,)),
    "mistbank_colour_named": (i32, (text,)),
    "mistbank_figure_kind_name": (text, (i32,)),
    "mistbank_good_name": (text, (i32,)),
    # tile sets
    "mistbank_segment_name": (text, (i32,)),
    "mistbank_mark_name": (text, (i32,)),
    "mistbank_tile_set_builtin_count": (i32, ()),
    "mistbank_tile_set_builtin_name": (text, (i32,)),
    "mistbank_tile_set_builtin": (status, (text, pointer, pointer)),
    "mistbank_tile_set_builtin_text": (status, (text, *buffer)),
    "mistbank_tile_set_parse": (status, (text, i32, pointer, pointer, *buffer)),
    "mistbank_tile_set_free": (None, (handle,)),
    "mistbank_tile_set_name": (status, (handle, *buffer)),
    "mistbank_tile_set_title": (status, (handle, *buffer)),
    "mistbank_tile_set_provenance": (status, (handle, i32, *buffer)),
    "mistbank_tile_set_fingerprint": (u64, (handle,)),
    "mistbank_tile_set_type_count": (i32, (handle,)),
    "mistbank_tile_set_type": (status, (handle, i32, pointer)),
    "mistbank_tile_set_segment": (status, (handle, i32, i32, pointer)),
    "mistbank_tile_set_find": (i32, (handle, text)),
    "mistbank_tile_set_start": (status, (handle, *buffer)),
    # making games
    "mistbank_game_create": (status, (pointer, pointer, i32, pointer, pointer, *buffer)),
    "mistbank_game_free": (None, (handle,)),
    "mistbank_game_clone": (status, (handle, pointer)),
    "mistbank_game_copy_from": (status, (handle, handle)),
    "mistbank_game_hold": (status, (handle, *buffer)),
    "mistbank_game_take_up": (status, (handle, pointer, i32)),
    "mistbank_game_restart": (status, (handle, u64)),
    "mistbank_game_stop_recording": (status, (handle,)),
    "mistbank_game_recording": (i32, (handle,)),
    "mistbank_game_rules": (status, (handle, pointer)),
    "mistbank_game_message": (status, (handle, *buffer)),
    # decisions and actions
    "mistbank_decision_name": (text, (i32,)),
    "mistbank_game_decision": (status, (handle, pointer)),
    "mistbank_game_deciding_player": (i32, (handle,)),
    "mistbank_game_legal_actions": (status, (handle, *buffer)),
    "mistbank_game_random_action": (status, (handle, pointer, pointer)),
    "mistbank_game_action_bound": (i32, (handle,)),
    "mistbank_game_apply": (status, (handle, pointer)),
    "mistbank_game_why_not": (status, (handle, pointer, *buffer)),
    "mistbank_action_text": (status, (pointer, *buffer)),
    "mistbank_game_action_text": (status, (handle, pointer, *buffer)),
    "mistbank_game_action_parse": (status, (handle, text, i32, pointer)),
    # the past
    "mistbank_event_name": (text, (i32,)),
    "mistbank_game_action_count": (i32, (handle,)),
    "mistbank_game_actions": (status, (handle, i32, *buffer)),
    "mistbank_game_event_count": (i32, (handle,)),
    "mistbank_game_events": (status, (handle, i32, *buffer)),
    "mistbank_game_undo": (status, (handle,)),
    "mistbank_game_last_draw": (i32, (handle,)),
    "mistbank_game_determinize": (status, (handle, u64)),
    "mistbank_game_determinize_for": (status, (handle, u64, i32)),
    "mistbank_game_state_hash": (u64, (handle,)),
    "mistbank_game_public_hash": (u64, (handle,)),
    "mistbank_game_state_bytes": (i32, (handle,)),
    # how the game stands
    "mistbank_game_outcome": (i32, (handle,)),
    "mistbank_game_loss_reason": (i32, (handle,)),
    "mistbank_game_has_won": (i32, (handle, i32)),
    "mistbank_game_turn": (i32, (handle,)),
    "mistbank_game_part": (i32, (handle,)),
    "mistbank_game_active_player": (i32, (handle,)),
    "mistbank_game_player_of": (i32, (handle, i32)),
    "mistbank_game_goal": (i32, (handle,)),
    "mistbank_game_scoring_meeple_count": (i32, (handle,)),
    "mistbank_game_scoring_meeple": (status, (handle, i32, pointer)),
    "mistbank_game_supply": (status, (handle, i32, pointer)),
    "mistbank_game_prisoners": (status, (handle, *buffer)),
    "mistbank_game_hand_size": (i32, (handle, i32)),
    "mistbank_game_hand": (i32, (handle, i32, i32, i32)),
    "mistbank_game_tiles_under_hills": (i32, (handle,)),
    "mistbank_game_sheep_in_bag": (i32, (handle, i32)),
    "mistbank_game_flock": (i32, (handle, i32, i32)),
    "mistbank_game_animals_unseen": (i32, (handle, i32)),
    "mistbank_game_in_last_round": (i32, (handle,)),
    "mistbank_game_ghost_supply": (i32, (handle,)),
    "mistbank_game_ghosts_on_board": (i32, (handle,)),
    "mistbank_game_hound_number": (i32, (handle, i32)),
    "mistbank_game_hound_arrived": (i32, (handle, i32)),
    "mistbank_game_hound_meeple": (i32, (handle, i32)),
    "mistbank_game_pile_count": (i32, (handle,)),
    "mistbank_game_active_pile": (i32, (handle,)),
    "mistbank_game_pile_size": (i32, (handle, i32)),
    "mistbank_game_set_aside": (status, (handle, *buffer)),
    "mistbank_game_type_count": (i32, (handle,)),
    "mistbank_game_type": (status, (handle, i32, pointer)),
    "mistbank_game_segment": (status, (handle, i32, i32, pointer)),
    "mistbank_game_find_type": (i32, (handle, text)),
    "mistbank_game_unseen": (i32, (handle, i32)),
    "mistbank_game_drawable": (i32, (handle, i32)),
    # what lies on the board
    "mistbank_game_tile_count": (i32, (handle,)),
    "mistbank_game_tile": (status, (handle, i32, pointer)),
    "mistbank_game_tiles": (status, (handle, *buffer)),
    "mistbank_game_tile_at": (i32, (handle, i32, i32)),
    "mistbank_game_last_tile": (i32, (handle,)),
    "mistbank_game_ghosts_on": (i32, (handle, i32, i32)),
    "mistbank_game_figure_on": (i32, (handle, i32, i32)),
    "mistbank_game_figure_count": (i32, (handle,)),
    "mistbank_game_figure": (status, (handle, i32, pointer)),
    "mistbank_game_figures": (status, (handle, *buffer)),
    "mistbank_game_feature": (status, (handle, i32, i32, pointer)),
    "mistbank_game_features": (status, (handle, *buffer)),
    "mistbank_game_dragon_tile": (i32, (handle,)),
    "mistbank_game_fairy_tile": (i32, (handle,)),
    "mistbank_game_big_top_tile": (i32, (handle,)),
    # simulating and learning
    "mistbank_game_rollout": (status, (handle, u64, pointer)),
    "mistbank_game_rollouts": (status, (handle, u64, pointer, i32)),
    "mistbank_game_window": (status, (handle, i32, i32, pointer)),
    "mistbank_plane_count": (i32, ()),
    "mistbank_plane_name": (text, (i32,)),
    "mistbank_game_planes": (status, (handle, pointer, i32, *buffer)),
    "mistbank_scalar_count": (i32, ()),
    "mistbank_scalar_name": (text, (i32,)),
    "mistbank_game_scalars": (status, (handle, i32, *buffer)),
    "mistbank_game_index_count": (i32, (handle, pointer)),
    "mistbank_game_index_of": (i32, (handle, pointer, pointer)),
    "mistbank_game_action_at": (status, (handle, pointer, i32, pointer)),
    "mistbank_game_legal_indices": (status, (handle, pointer, *buffer)),
    "mistbank_game_legal_mask": (status, (handle, pointer, *buffer)),
    # many games at once
    "mistbank_batch_create": (status, (pointer, pointer, i32, i32, i32, pointer, pointer, *buffer)),
    "mistbank_batch_free": (None, (handle,)),
    "mistbank_batch_size": (i32, (handle,)),
    "mistbank_batch_threads": (i32, (handle,)),
    "mistbank_batch_restart": (status, (handle, u64)),
    "mistbank_batch_deal": (status, (handle, pointer, i32)),
    "mistbank_batch_legal_actions": (status, (handle, pointer, u64, pointer, i32)),
    "mistbank_batch_random_actions": (status, (handle, pointer, pointer, i32)),
    "mistbank_batch_apply": (status, (handle, pointer, pointer, i32)),
    "mistbank_batch_step": (status, (handle, pointer, pointer, pointer, pointer, i32)),
    "mistbank_batch_random_step": (status, (handle, pointer, pointer, pointer, pointer, i32)),
    "mistbank_batch_decisions": (status, (handle, pointer, i32)),
    "mistbank_batch_standings": (status, (handle, pointer, i32)),
    "mistbank_batch_windows": (status, (handle, i32, i32, pointer, i32)),
    "mistbank_batch_planes": (status, (handle, i32, i32, pointer, u64, pointer)),
    "mistbank_batch_scalars": (status, (handle, pointer, u64, pointer)),
    "mistbank_batch_index_count": (i32, (handle, i32, i32)),
    "mistbank_batch_legal_masks": (status, (handle, i32, i32, pointer, u64, pointer)),
    "mistbank_batch_actions_at": (status, (handle, i32, i32, pointer, pointer, pointer, i32)),
    "mistbank_batch_game_into": (status, (handle, i32, handle)),
    # a player of every game
    "mistbank_strength_name": (text, (i32,)),
    "mistbank_adviser_create": (status, (handle, i32, u64, pointer, *buffer)),
    "mistbank_adviser_free": (None, (handle,)),
    "mistbank_adviser_think": (status, (handle, handle, i32)),
    "mistbank_adviser_simulations": (i32, (handle,)),
    "mistbank_adviser_count": (i32, (handle,)),
    "mistbank_adviser_advice": (status, (handle, i32, pointer)),
    "mistbank_adviser_line": (status, (handle, i32, *buffer)),
    "mistbank_adviser_explanation": (status, (handle, i32, *buffer)),
    "mistbank_adviser_choose": (status, (handle, pointer)),
    # records and snapshots
    "mistbank_rules_to_json": (status, (pointer, *buffer)),
    "mistbank_rules_from_json": (status, (text, i32, pointer, *buffer)),
    "mistbank_game_action_to_json": (status, (handle, pointer, *buffer)),
    "mistbank_game_action_from_json": (status, (handle, text, i32, pointer, *buffer)),
    "mistbank_game_event_to_json": (status, (handle, pointer, *buffer)),
    "mistbank_tile_set_to_json": (status, (handle, *buffer)),
    "mistbank_tile_set_from_json": (status, (text, i32, pointer, pointer, *buffer)),
    "mistbank_tile_set_text": (status, (handle, *buffer)),
    "mistbank_game_to_json": (status, (handle, i32, *buffer)),
    "mistbank_game_to_record": (status, (handle, i32, *buffer)),
    "mistbank_game_replay": (status, (text, i32, pointer, i32, pointer, pointer, *buffer)),
    "mistbank_game_to_snapshot": (status, (handle, *buffer)),
    "mistbank_game_from_snapshot": (status, (pointer, i32, pointer, i32, pointer, pointer, *buffer)),
    # for people's eyes
    "mistbank_text_options_init": (status, (pointer, u32)),
    "mistbank_game_render_text": (status, (handle, pointer, *buffer)),
    "mistbank_game_render_status": (status, (handle, pointer, *buffer)),
    "mistbank_game_render_tile": (status, (handle, i32, i32, pointer, *buffer)),
    "mistbank_game_sentence": (status, (handle, pointer, *buffer)),
    "mistbank_svg_options_init": (status, (pointer, u32)),
    "mistbank_game_render_svg": (status, (handle, pointer, *buffer)),
    "mistbank_game_render_svg_marked": (status, (handle, pointer, pointer, i32, *buffer)),
    "mistbank_game_render_tile_svg": (status, (handle, i32, i32, pointer, *buffer)),
}


if not _PATH.exists():
    raise ImportError(
        f"{_PATH} is missing: pip compiles it (pip install ./bindings/python; pip install -e ./bindings/python to work "
        "on the package itself)"
    )


def _declare(library: Any) -> Any:
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


#: Calls that keep the interpreter's lock: quick ones, so that no two threads are ever inside one game.
library: Any = _declare(ctypes.PyDLL(str(_PATH)))
#: Calls that let other threads run: roll-outs, on a copy that nobody else has, batches and advisers, which have a lock of
#: their own.
unlocked: Any = _declare(ctypes.CDLL(str(_PATH)))


def undeclared(name: str) -> Any:
    """A quick call that takes its arguments as they are, without converting them: bytes, None, 32-bit numbers and what
    byref() gives. For the few that are called at every step of a game."""
    function = library[name]  # an object of its own, so that the declared one stays as it is
    function.restype = FUNCTIONS[name][0]
    return function


if library.mistbank_abi_version() != ABI_VERSION:
    raise ImportError(f"{_PATH} has ABI {library.mistbank_abi_version()}, this package is made for {ABI_VERSION}")


def version() -> str:
    """The version of the library."""
    return str(library.mistbank_version().decode())
