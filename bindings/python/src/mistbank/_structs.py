"""The structs of the C API. The tests compare them with the manifest of the header."""

from __future__ import annotations

import ctypes
import struct
from ctypes import c_char, c_double, c_int16, c_int32, c_uint8, c_uint32, c_uint64
from typing import Any

EXPLANATION_CAPACITY = 256
MAX_ACTION_TEXT = 64
MAX_BATCH = 1_000_000
MAX_COLOURS = 6
MAX_FIGURE_KINDS = 16
MAX_GOODS = 3
MAX_LINE = 8
MAX_RECORD_TEXT = 4194304
MAX_SIMULATIONS = 1_000_000_000
MAX_THREADS = 256
MAX_TILE_SETS = 16
MAX_WINDOW = 255
MESSAGE_CAPACITY = 512


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
    ]


class TileType(ctypes.Structure):
    _fields_ = [
        ("id", c_char * 16),
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
    _fields_ = [("x", c_int32), ("y", c_int32), ("type", c_int32), ("reserved", c_int32 * 5)]


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
        ("reserved", c_int32 * 7),
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


class ScoringMeeple(ctypes.Structure):
    _fields_ = [
        ("colour", c_int32),
        ("total", c_int32),
        ("space", c_int32),
        ("lap", c_int32),
        ("reserved", c_int32 * 4),
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
    _fields_ = [("colour", c_int32), ("kind", c_int32), ("holder", c_int32), ("reserved", c_int32 * 5)]


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


class Window(ctypes.Structure):
    _fields_ = [("x", c_int32), ("y", c_int32), ("width", c_int32), ("height", c_int32)]


class Advice(ctypes.Structure):
    _fields_ = [
        ("action", Action),
        ("visits", c_int32),
        ("reserved", c_int32),
        ("winning", c_double),
        ("points", c_double),
        ("judgement", c_double),
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
        ("label", c_char * 16),
    ]


STRUCTS: dict[str, type[ctypes.Structure]] = {
    "mistbank_rules": Rules,
    "mistbank_tile_type": TileType,
    "mistbank_segment": Segment,
    "mistbank_start_tile": StartTile,
    "mistbank_action": Action,
    "mistbank_decision": Decision,
    "mistbank_event": Event,
    "mistbank_scoring_meeple": ScoringMeeple,
    "mistbank_supply": Supply,
    "mistbank_prisoner": Prisoner,
    "mistbank_tile": Tile,
    "mistbank_figure": Figure,
    "mistbank_feature": Feature,
    "mistbank_rollout": Rollout,
    "mistbank_window": Window,
    "mistbank_advice": Advice,
    "mistbank_text_options": TextOptions,
    "mistbank_svg_options": SvgOptions,
    "mistbank_svg_mark": SvgMark,
}

_CODES: dict[Any, str] = {c_uint8: "B", c_int16: "h", c_int32: "i", c_uint32: "I", c_uint64: "Q"}


def unpacker(structure: type[ctypes.Structure]) -> struct.Struct:
    """Takes lists of this struct apart, far quicker than field by field; arrays come out flat, what is reserved not at
    all."""
    codes = ""
    for field in structure._fields_:
        kind: Any = field[1]
        if field[0] == "reserved":
            codes += f"{ctypes.sizeof(kind)}x"
        else:
            codes += f"{kind._length_}{_CODES[kind._type_]}" if hasattr(kind, "_length_") else _CODES[kind]
    return struct.Struct("=" + codes)
