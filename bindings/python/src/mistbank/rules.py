"""Which game is played, by whom, with which options."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, fields, replace
from typing import Any, Iterable, NoReturn, Union

from . import _structs
from ._calls import Message, fetch_text, flag_of, int32, member_of, names_of, seed_of, text_of
from ._library import library
from .constants import Colour, Draws, Edition, Expansion, FigureKind, JointScoring, Named, System, Unplayable
from .errors import InvalidRules, error_of


#: Expansions as one may give them: as such, by their numbers or by their names.
Expansions = Iterable[Union[Expansion, int, str]]


@dataclass(frozen=True)
class Rules:
    """A description of a game to be made, as capi/mistbank/rules.h describes it. Take a preset and change what differs:
    `mb.cooperative(level=3, players=4)`, or `rules.replace(seed=7)`. Fields that do not concern the system are ignored.

    Whatever is an enum may be given by its name as well: `mb.base(draws="external", colours=["red", "blue"])`.
    """

    system: System = System.COOPERATIVE
    expansions: frozenset[Expansion] = frozenset()  #: base and demo; may be given as any set or list, by names too
    edition: Edition = Edition.OF_2023
    level: int = 1
    players: int = 2
    starting_player: int = 0
    joint_scoring: JointScoring = JointScoring.EVERY_COLOUR
    draws: Draws = Draws.AUTOMATIC
    colours: tuple[Colour, ...] = ()  #: those in play; empty: the first ones
    scoring_colours: tuple[Colour, ...] = ()  #: level 6 of edition 2023; empty: the first three in play
    seed: int = 0  #: fixes the order of the tiles with automatic draws
    farmers: bool = True
    ghosts: bool = True
    castles: bool = True
    cemeteries: bool = True
    revision: int = 0  #: of the rules, as records and snapshots bring their own; 0: the newest
    # House rules, each by itself, in competitive games only.
    hand: int = 0  #: 3: players choose from a hand of three tiles; 0: they draw one
    hand_open: bool = False  #: everybody sees the hands, also that of draw_ahead
    draw_ahead: bool = False  #: the next tile is drawn at the end of one's turn; not with a hand
    unplayable: Unplayable = Unplayable.SET_ASIDE  #: what becomes of a drawn tile that fits nowhere
    hole_turn: bool = False  #: who fills a hole has another turn
    incomplete_scores: bool = True  #: False: what is incomplete brings nothing at the end
    table_width: int = 0  #: cells from west to east on which tiles may lie, from 3; 0: no table
    table_height: int = 0  #: likewise from north to south; both or none
    table_x: int = -1  #: column of the cell 0,0 on the table, from 0; -1: in the middle
    table_y: int = -1  #: row of the cell 0,0, likewise
    border_completes: bool = False  #: the table's edge closes what ends at it
    start_in_bag: bool = False  #: the starting tile is drawn like any, the first one drawn starts
    small_cities: bool = False  #: a complete city of two tiles brings what it would incomplete
    without: frozenset[FigureKind] = frozenset()  #: kinds that stay in the box; may be given as any set, by names too
    dragon_after_scoring: bool = False  #: the dragon moves at the end of a part
    hill_majority: bool = False  #: of those tied, most meeples on hills win

    def __post_init__(self) -> None:
        object.__setattr__(self, "expansions", expansions_of(self.expansions))
        object.__setattr__(self, "without", _kinds_of("without", self.without))
        for name, kind in _ENUMS.items():
            object.__setattr__(self, name, _member(name, getattr(self, name), kind))
        for name in _COLOURS:
            object.__setattr__(self, name, _colours_of(name, getattr(self, name)))

    @staticmethod
    def preset(name: str) -> Rules:
        """The rules of a preset of the library, for two players: "level1", "level6_2022", "base" ..."""
        rules = _new_struct()
        status = library.mistbank_rules_preset(text_of("name", name), ctypes.byref(rules))
        if status:
            raise error_of(status, f"no preset is called {name!r}; there are: {', '.join(presets())}")
        return _rules_of(rules)

    def replace(self, **changes: Any) -> Rules:
        """These rules with some fields changed."""
        known = [field.name for field in fields(self)]
        for name in changes:
            if name not in known:
                raise TypeError(f"rules have no field {name!r}; there are: {', '.join(known)}")
        return replace(self, **changes)

    def default_sets(self) -> tuple[str, ...]:
        """The names of the tile sets that these rules are played with where none are given; the first one's starting
        block starts."""
        rules = struct_of(self)
        names: list[str] = []
        while name := library.mistbank_default_set(ctypes.byref(rules), len(names)):
            names.append(name.decode())
        return tuple(names)

    def validated(self) -> Rules:
        """These rules with the defaults filled in. Raises InvalidRules with a message that names the field."""
        rules, message = struct_of(self), Message()
        message.check(library.mistbank_rules_validate(ctypes.byref(rules), *message.arguments))
        return _rules_of(rules)


    def to_json(self) -> str:
        """These rules, validated, as JSON: every field, the seed too. See src/json/FORMAT.md. Raises InvalidRules."""
        rules = struct_of(self.validated())
        return fetch_text(library.mistbank_rules_to_json, _fail, ctypes.byref(rules))

    @staticmethod
    def from_json(text: str) -> Rules:
        """The rules of a JSON object: of the preset that its field `preset` names, with those fields changed that it
        has. Raises InvalidJson with line, column and reason; fields that are not known give a warning."""
        encoded, rules, message = text_of("text", text), _new_struct(), Message()
        message.check_read(
            library.mistbank_rules_from_json(encoded, len(encoded), ctypes.byref(rules), *message.arguments)
        )
        return _rules_of(rules)


def _fail(status: int) -> NoReturn:
    raise error_of(status, "")


def rules_of(rules: Union[Rules, str]) -> Rules:
    """The argument `rules` of whatever plays: rules, or the name of a preset."""
    if isinstance(rules, str):
        return Rules.preset(rules)
    if not isinstance(rules, Rules):
        raise TypeError(f"rules must be Rules or the name of a preset, not {type(rules).__name__}")
    return rules


def presets() -> tuple[str, ...]:
    """The names of all presets."""
    return tuple(library.mistbank_preset_name(index).decode() for index in range(library.mistbank_preset_count()))


def cooperative(level: int = 1, players: int = 2, edition: Union[int, str] = 2023, **fields: Any) -> Rules:
    """Mists over Carcassonne; `fields` are those of Rules."""
    return _preset("level1", level=level, players=players, edition=edition, **fields)


def base(players: int = 2, **fields: Any) -> Rules:
    """The base game; `fields` are those of Rules, e.g. `farmers=False` or `expansions={"river", "abbot"}`."""
    return _preset("base", players=players, **fields)


def demo(players: int = 2, **fields: Any) -> Rules:
    """The Print-and-Play Demo; `fields` are those of Rules."""
    return _preset("demo", players=players, **fields)


def ghosts_castles_cemeteries(players: int = 2, expansions: Expansions = (), **fields: Any) -> Rules:
    """The base game with that expansion and perhaps others; `fields` are those of Rules, e.g. `ghosts=False`."""
    played = {Expansion.GHOSTS_CASTLES_CEMETERIES, *expansions_of(expansions)}
    return _preset("ghosts_castles_cemeteries", players=players, expansions=played, **fields)


def _preset(name: str, **fields: Any) -> Rules:
    return Rules.preset(name).replace(**fields).validated()


# --- between the dataclass and the struct ---

_EXPANSIONS = frozenset(map(int, Expansion))
_ENUMS = {"system": System, "edition": Edition, "joint_scoring": JointScoring, "draws": Draws, "unplayable": Unplayable}
_TABLE = ("table_width", "table_height", "table_x", "table_y")
_NUMBERS = ("level", "players", "starting_player", "revision", "hand", *_TABLE)
_HOUSE_FLAGS = (
    "hand_open",
    "draw_ahead",
    "hole_turn",
    "incomplete_scores",
    "border_completes",
    "start_in_bag",
    "small_cities",
    "dragon_after_scoring",
    "hill_majority",
)
_FLAGS = ("farmers", "ghosts", "castles", "cemeteries", *_HOUSE_FLAGS)
_COLOURS = ("colours", "scoring_colours")


def _new_struct() -> _structs.Rules:
    rules = _structs.Rules()
    library.mistbank_rules_init(ctypes.byref(rules), ctypes.sizeof(rules))
    return rules


def _several(field: str, values: Any, of_what: str) -> list[Any]:
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise TypeError(f"{field} must be a list of {of_what}, not {type(values).__name__}")
    return list(values)


def _member(field: str, value: Any, kind: type[Named]) -> Any:
    """The member of an enum that somebody has given. Numbers that are none stay as they are: they are refused when the
    rules are validated or played, as all numbers are."""
    if type(value) is int and value not in names_of(kind).values():
        return value
    without = "none" if isinstance(value, str) else ""  # Colour.NONE itself is a number like those
    return kind(member_of(field, value, kind, without=without, error=InvalidRules))


def _colours_of(field: str, colours: Any) -> tuple[Colour, ...]:
    given = enumerate(_several(field, colours, "colours"))
    return tuple(_member(f"{field}[{index}]", colour, Colour) for index, colour in given)


def _kinds_of(field: str, kinds: Any) -> frozenset[FigureKind]:
    given = _several(field, kinds, "kinds of figures")
    return frozenset(FigureKind(member_of(field, kind, FigureKind, error=InvalidRules)) for kind in given)


def expansions_of(expansions: Expansions) -> frozenset[Expansion]:
    """The expansions that somebody has given."""
    found = set()
    for given in _several("expansions", expansions, "expansions"):
        number = library.mistbank_expansion_named(text_of("expansions", given)) if isinstance(given, str) else given
        if int32("expansions", number) not in _EXPANSIONS:
            names = ", ".join(expansion.name.lower() for expansion in Expansion)
            raise InvalidRules(f"expansions: {given!r} is none; there are: {names}")
        found.add(Expansion(number))
    return frozenset(found)


def struct_of(rules: Rules) -> _structs.Rules:
    """The struct of these rules. Whether they can be played is for the library to say."""
    struct = _new_struct()
    for name, kind in _ENUMS.items():
        setattr(struct, name, member_of(name, getattr(rules, name), kind, error=InvalidRules))
    for name in _NUMBERS:
        setattr(struct, name, int32(name, getattr(rules, name)))
    for name in _FLAGS:
        setattr(struct, name, flag_of(name, getattr(rules, name)))
    struct.seed = seed_of(rules.seed)
    struct.expansions = sum(1 << expansion for expansion in rules.expansions)
    struct.without = sum(1 << kind for kind in rules.without)
    struct.colour_count, struct.scoring_colour_count = len(rules.colours), len(rules.scoring_colours)
    for name in _COLOURS:
        colours = getattr(rules, name)
        if len(colours) > _structs.MAX_COLOURS:
            raise InvalidRules(f"{name}: there are {_structs.MAX_COLOURS} colours, not {len(colours)}")
        for index, colour in enumerate(colours):
            number = member_of(f"{name}[{index}]", colour, Colour, without="none", error=InvalidRules)
            getattr(struct, name)[index] = number
    return struct


def _rules_of(struct: _structs.Rules) -> Rules:
    return Rules(
        system=System(struct.system),
        expansions=frozenset(expansion for expansion in Expansion if struct.expansions >> expansion & 1),
        edition=Edition(struct.edition),
        level=struct.level,
        players=struct.players,
        starting_player=struct.starting_player,
        joint_scoring=JointScoring(struct.joint_scoring),
        draws=Draws(struct.draws),
        colours=tuple(Colour(colour) for colour in struct.colours[: struct.colour_count]),
        scoring_colours=tuple(Colour(colour) for colour in struct.scoring_colours[: struct.scoring_colour_count]),
        seed=struct.seed,
        farmers=bool(struct.farmers),
        ghosts=bool(struct.ghosts),
        castles=bool(struct.castles),
        cemeteries=bool(struct.cemeteries),
        revision=struct.revision,
        hand=struct.hand,
        hand_open=bool(struct.hand_open),
        draw_ahead=bool(struct.draw_ahead),
        unplayable=Unplayable(struct.unplayable),
        hole_turn=bool(struct.hole_turn),
        incomplete_scores=bool(struct.incomplete_scores),
        table_width=struct.table_width,
        table_height=struct.table_height,
        table_x=struct.table_x,
        table_y=struct.table_y,
        border_completes=bool(struct.border_completes),
        start_in_bag=bool(struct.start_in_bag),
        small_cities=bool(struct.small_cities),
        without=frozenset(kind for kind in FigureKind if struct.without >> kind & 1),
        dragon_after_scoring=bool(struct.dragon_after_scoring),
        hill_majority=bool(struct.hill_majority),
    )


def rules_of_game(handle: int) -> Rules:
    rules = _new_struct()
    library.mistbank_game_rules(handle, ctypes.byref(rules))
    return _rules_of(rules)
