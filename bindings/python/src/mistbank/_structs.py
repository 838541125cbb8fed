# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The limits and the structs of the C API. Tests compare them with the manifest of the C API."""

from __future__ import annotations

import ctypes
from ctypes import c_char, c_double, c_int16, c_int32, c_uint32, c_uint64, c_uint8

ABI_VERSION = 2
MAX_COLOURS = 6  #: Maximum number of colours in play
MAX_PLAYERS = 6  #: Maximum number of players of a game
MAX_SEGMENTS = 16  #: Maximum number of segments of a tile type
MAX_FIGURE_KINDS = 16  #: Number of entries for kinds of figures in a supply; some are unused
MAX_GOODS = 3  #: Number of kinds of goods
MAX_SOURCES = 32  #: Number of entries for sources in a tally; some are unused
MAX_ACTIONS = 16384  #: Maximum number of legal actions with built-in tile sets; see Game.action_bound
MAX_TILE_SETS = 32  #: Maximum number of tile sets of a game
MAX_TILE_TYPES = 1024  #: Maximum number of tile types in all tile sets of a game
MAX_START_TILES = 16  #: Maximum number of tiles in a starting block
MAX_TILE_TEXT = 1048576  #: Maximum size of a tile set's text, in bytes
MAX_RECORD_TEXT = 4194304  #: Maximum size of a record, in bytes
MAX_JSON_TEXT = 4194304  #: Maximum size of a JSON text that can be read, in bytes
MAX_POSITION_TEXT = 4194304  #: Maximum size of a position, in bytes
MAX_HEADERS_TEXT = 65536  #: Maximum total size of the headers that a host sets in a game, in bytes
TILE_ID_CAPACITY = 16  #: Size of the longest id of a tile type in bytes, including the NUL
ACTION_TEXT_CAPACITY = 64  #: Size of the longest text form of an action in bytes, including the NUL
MAX_BOARD_TEXT = 67108864  #: Maximum size of a board as text, in bytes
MESSAGE_CAPACITY = 512  #: Size of the longest message in bytes, including the NUL; longer messages are cut
MAX_SIMULATIONS = 1000000000  #: Maximum number of simulations of one call, and of one position in total
MAX_LINE = 8  #: Maximum number of actions in an expected line, see Adviser.line
EXPLANATION_CAPACITY = 256  #: Size of the longest explanation in bytes, including the NUL
MAX_RESULTS = 4096  #: Maximum size of an adviser's results, in bytes
MAX_WORKERS = 4096  #: Maximum number of advisers that think in parallel
MAX_WINDOW = 255  #: The greatest width and height of a window, in cells
MAX_BATCH = 1000000  #: Maximum number of games in a batch
MAX_THREADS = 256  #: Maximum number of threads of a batch, including the caller's thread
#: The value of `from_segment` in an event if the piece was not on the board: a buried meeple came from a supply, any
#: other piece from beside the board
NO_SEGMENT = 255
SVG_MIN_TILE_SIZE = 16  #: The minimum width of a tile in pixels
SVG_MAX_TILE_SIZE = 512  #: The maximum width of a tile in pixels
NAME_CAPACITY = 64  #: The maximum size of a player's name in TextOptions in bytes, including the NUL
SVG_LABEL_CAPACITY = 16  #: The maximum size of a label in SvgMark in bytes, including the NUL


class Rules(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("system", c_int32),
        ("edition", c_int32),
        ("level", c_int32),
        ("players", c_int32),
        ("starting_player", c_int32),
        ("joint_scoring", c_int32),
        ("draws", c_int32),
        ("colour_count", c_int32),
        ("scoring_colour_count", c_int32),
        ("colours", c_int32 * MAX_COLOURS),
        ("scoring_colours", c_int32 * MAX_COLOURS),
        ("seed", c_uint64),
        ("farmers", c_int32),
        ("ghosts", c_int32),
        ("castles", c_int32),
        ("cemeteries", c_int32),
        ("revision", c_int32),
        ("expansions", c_uint32),
        ("hand", c_int32),
        ("hand_open", c_int32),
        ("draw_ahead", c_int32),
        ("unplayable", c_int32),
        ("hole_turn", c_int32),
        ("incomplete_scores", c_int32),
        ("table_width", c_int32),
        ("table_height", c_int32),
        ("table_x", c_int32),
        ("table_y", c_int32),
        ("border_completes", c_int32),
        ("start_in_bag", c_int32),
        ("small_cities", c_int32),
        ("without", c_uint32),
        ("dragon_after_scoring", c_int32),
        ("hill_majority", c_int32),
        ("first_player", c_int32),
        ("tile_sales", c_int32),
    ]


class TileType(ctypes.Structure):
    _fields_ = [
        ("id", c_char * TILE_ID_CAPACITY),
        ("copies", c_int32),
        ("segment_count", c_int32),
        ("side_kinds", c_int32 * 4),
        ("misty_sides", c_int32),
        ("kinds", c_int32),
        ("marks", c_uint32),
        ("machine_direction", c_int32),
        ("reserved", c_int32 * 6),
    ]


class Segment(ctypes.Structure):
    _fields_ = [
        ("kind", c_int32),
        ("sides", c_int32),
        ("half_sides", c_int32),
        ("touches", c_int32),
        ("coats", c_int32),
        ("symbols", c_int32),
        ("anchor_x", c_int32),
        ("anchor_y", c_int32),
        ("marks", c_uint32),
        ("shared_sides", c_int32),
        ("reserved", c_int32 * 6),
    ]


class StartTile(ctypes.Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
        ("type", c_int32),
        ("reserved", c_int32 * 5),
    ]


class Action(ctypes.Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("segment", c_uint8),
        ("colour", c_uint8),
        ("count", c_uint8),
        ("x", c_int16),
        ("y", c_int16),
    ]


class Decision(ctypes.Structure):
    _fields_ = [
        ("kind", c_int32),
        ("player", c_int32),
        ("tile_type", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("hound", c_int32),
        ("points", c_int32),
        ("colour", c_int32),
        ("number", c_int32),
        ("subject", c_int32),
        ("reserved", c_int32 * 5),
    ]


class Choice(ctypes.Structure):
    _fields_ = [
        ("action", Action),
        ("target", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("other", c_int32),
        ("anchor_x", c_int32),
        ("anchor_y", c_int32),
        ("tile_type", c_int32),
        ("rotation", c_int32),
        ("place_in_hand", c_int32),
        ("figure", c_int32),
        ("colour", c_int32),
        ("reserved", c_int32 * 2),
    ]


class Tile(ctypes.Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
        ("type", c_int32),
        ("rotation", c_int32),
        ("face_down", c_int32),
        ("ghosts", c_int32),
        ("floors", c_int32),
        ("reserved", c_int32 * 5),
    ]


class Figure(ctypes.Structure):
    _fields_ = [
        ("colour", c_int32),
        ("kind", c_int32),
        ("buried", c_int32),
        ("tile", c_int32),
        ("segment", c_int32),
        ("ghosts", c_int32),
        ("hounds", c_int32),
        ("fairy", c_int32),
        ("reserved", c_int32 * 4),
    ]


class Feature(ctypes.Structure):
    _fields_ = [
        ("kind", c_int32),
        ("tile", c_int32),
        ("segment", c_int32),
        ("tiles", c_int32),
        ("open_sides", c_int32),
        ("coats", c_int32),
        ("ghosts", c_int32),
        ("complete", c_int32),
        ("haunted", c_int32),
        ("worth", c_int32),
        ("meeples", c_int32 * MAX_COLOURS),
        ("cities", c_int32),
        ("marks", c_uint32),
        ("goods", c_int32 * MAX_GOODS),
        ("reserved", c_int32 * 11),
    ]


class Anchor(ctypes.Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
    ]


class ScoringMeeple(ctypes.Structure):
    _fields_ = [
        ("colour", c_int32),
        ("total", c_int32),
        ("space", c_int32),
        ("lap", c_int32),
        ("reserved", c_int32 * 4),
    ]


class Tally(ctypes.Structure):
    _fields_ = [
        ("colour", c_int32),
        ("total", c_int32),
        ("points", c_int32 * MAX_SOURCES),
    ]


class Supply(ctypes.Structure):
    _fields_ = [
        ("figures", c_int32 * MAX_FIGURE_KINDS),
        ("reserve", c_int32),
        ("goods", c_int32 * MAX_GOODS),
        ("floors", c_int32),
        ("abbeys", c_int32),
        ("sheep", c_int32),
        ("reserved", c_int32 * 1),
    ]


class Prisoner(ctypes.Structure):
    _fields_ = [
        ("colour", c_int32),
        ("kind", c_int32),
        ("holder", c_int32),
        ("reserved", c_int32 * 5),
    ]


class Fact(ctypes.Structure):
    _fields_ = [
        ("expansion", c_int32),
        ("scope", c_int32),
        ("kind", c_int32),
        ("numbers", c_int32),
        ("lowest", c_int32),
        ("highest", c_int32),
        ("optional", c_int32),
        ("absent", c_int32),
        ("stored", c_int32),
        ("reserved", c_int32 * 3),
    ]


class Event(ctypes.Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("player", c_uint8),
        ("colour", c_uint8),
        ("segment", c_uint8),
        ("x", c_int16),
        ("y", c_int16),
        ("from_x", c_int16),
        ("from_y", c_int16),
        ("from_segment", c_uint8),
        ("feature", c_uint8),
        ("count", c_uint8),
        ("figure", c_uint8),
        ("type", c_int32),
        ("tiles", c_int32),
        ("coats", c_int32),
        ("cities", c_int32),
        ("points", c_int32),
        ("total", c_int32),
        ("action", c_uint32),
        ("amount", c_int32),
        ("reserved", c_int32),
    ]


class TextOptions(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("colours", c_int32),
        ("coordinates", c_int32),
        ("fits", c_int32),
        ("ascii", c_int32),
        ("numbers", c_uint32),
        ("x", c_int32),
        ("y", c_int32),
        ("width", c_int32),
        ("height", c_int32),
        ("names", c_char * NAME_CAPACITY * MAX_COLOURS),
    ]


class SvgOptions(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("tile_size", c_int32),
        ("legend", c_int32),
        ("fits", c_int32),
        ("coordinates", c_int32),
        ("last_tile", c_int32),
        ("theme", c_int32),
        ("letters", c_int32),
        ("owners", c_int32),
        ("finished", c_int32),
        ("numbers", c_int32),
    ]


class SvgMark(ctypes.Structure):
    _fields_ = [
        ("kind", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("to_x", c_int32),
        ("to_y", c_int32),
        ("colour", c_uint32),
        ("reserved", c_int32),
        ("label", c_char * SVG_LABEL_CAPACITY),
    ]


class ExpansionDescription(ctypes.Structure):
    _fields_ = [
        ("marks", c_uint32),
        ("figures", c_uint32),
        ("reserved", c_int32 * 6),
    ]


class MarkDescription(ctypes.Structure):
    _fields_ = [
        ("expansion", c_int32),
        ("printed_on", c_int32),
        ("reserved", c_int32 * 6),
    ]


class RuleField(ctypes.Structure):
    _fields_ = [
        ("lowest", c_int32),
        ("highest", c_int32),
        ("standard", c_int32),
        ("enumeration", c_int32),
        ("expansions", c_uint32),
        ("systems", c_uint32),
        ("flag", c_int32),
        ("several", c_int32),
        ("house", c_int32),
        ("reserved", c_int32 * 3),
    ]


class Rollout(ctypes.Structure):
    _fields_ = [
        ("outcome", c_int32),
        ("loss_reason", c_int32),
        ("turns", c_int32),
        ("actions", c_int32),
        ("winners", c_int32),
        ("total", c_int32),
        ("totals", c_int32 * MAX_COLOURS),
        ("ghost_supply", c_int32),
        ("tiles", c_int32),
        ("reserved", c_int32 * 6),
    ]


class Points(ctypes.Structure):
    _fields_ = [
        ("totals", c_int32 * MAX_COLOURS),
        ("projected", c_int32 * MAX_COLOURS),
        ("reserved", c_int32 * 4),
    ]


class Window(ctypes.Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
        ("width", c_int32),
        ("height", c_int32),
    ]


class Advice(ctypes.Structure):
    _fields_ = [
        ("action", Action),
        ("visits", c_int32),
        ("group", c_int32),
        ("winning", c_double),
        ("points", c_double),
        ("judgement", c_double),
    ]


class Review(ctypes.Structure):
    _fields_ = [
        ("verdict", c_int32),
        ("samples", c_int32),
        ("best", Action),
        ("best_index", c_int32),
        ("played_index", c_int32),
        ("lost", c_double),
        ("lost_error", c_double),
        ("lost_winning", c_double),
        ("winning", c_double),
        ("points", c_double),
        ("winning_of", c_double * MAX_PLAYERS),
        ("points_of", c_double * MAX_PLAYERS),
    ]


STRUCTS: dict[str, type[ctypes.Structure]] = {
    "mistbank_rules": Rules,
    "mistbank_tile_type": TileType,
    "mistbank_segment": Segment,
    "mistbank_start_tile": StartTile,
    "mistbank_action": Action,
    "mistbank_decision": Decision,
    "mistbank_choice": Choice,
    "mistbank_tile": Tile,
    "mistbank_figure": Figure,
    "mistbank_feature": Feature,
    "mistbank_anchor": Anchor,
    "mistbank_scoring_meeple": ScoringMeeple,
    "mistbank_tally": Tally,
    "mistbank_supply": Supply,
    "mistbank_prisoner": Prisoner,
    "mistbank_fact": Fact,
    "mistbank_event": Event,
    "mistbank_text_options": TextOptions,
    "mistbank_svg_options": SvgOptions,
    "mistbank_svg_mark": SvgMark,
    "mistbank_expansion_description": ExpansionDescription,
    "mistbank_mark_description": MarkDescription,
    "mistbank_rule_field": RuleField,
    "mistbank_rollout": Rollout,
    "mistbank_points": Points,
    "mistbank_window": Window,
    "mistbank_advice": Advice,
    "mistbank_review": Review,
}
