"""The rules of a game: its system, players and options."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, fields, replace
from typing import Any, Iterable, Union

from . import _structs
from ._calls import Message, fetch_text, flag_of, int32, member_of, names_of, seed_of, text_of
from ._library import library
from ._rule_fields import AS_IT_IS, ENUMS, FLAGS, LISTS, NUMBERS, SETS, RuleFields
from .constants import Expansion, Named
from .errors import InvalidRules, check, error_of


#: Accepted forms of expansions: members, numbers or names.
Expansions = Iterable[Union[Expansion, int, str]]


@dataclass(frozen=True, init=False)
class Rules(RuleFields):
    """The rules of a game, see capi/mistbank/rules.h. Start with a preset and change fields:
    `mb.cooperative(level=3, players=4)`, or `rules.replace(seed=7)`. Fields that the system does not use are ignored.

    Members of enums can be given by name: `mb.base(draws="external", colours=["red", "blue"])`.
    """

    def _take(self, given: dict[str, Any]) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, _taken(field.name, given[field.name]))

    def _replaced(self, given: dict[str, Any]) -> Rules:
        return replace(self, **{name: value for name, value in _fields_in(given).items() if value is not AS_IT_IS})

    @staticmethod
    def preset(name: str) -> Rules:
        """Returns the rules of a preset, for two players. Presets are "level1", "level6_2022", "base" and others, see
        presets()."""
        rules = _new_struct()
        status = library.mistbank_rules_preset(text_of("name", name), ctypes.byref(rules))
        if status:
            raise error_of(status, f"unknown preset {name!r}: expected one of {', '.join(presets())}")
        return _rules_of(rules)

    def default_sets(self) -> tuple[str, ...]:
        """Returns the names of the default tile sets of these rules. The game starts with the starting block of the first
        set."""
        rules = struct_of(self)
        names: list[str] = []
        while name := library.mistbank_default_set(ctypes.byref(rules), len(names)):
            names.append(name.decode())
        return tuple(names)

    def validated(self) -> Rules:
        """Validates these rules and returns them with colours and revision filled in. Raises InvalidRules with a message
        that names the field."""
        rules, message = struct_of(self), Message()
        message.check(library.mistbank_rules_validate(ctypes.byref(rules), *message.arguments))
        return _rules_of(rules)

    def to_json(self) -> str:
        """Returns the validated rules as JSON with every field, including the seed. See src/json/FORMAT.md. Raises
        InvalidRules."""
        rules = struct_of(self.validated())
        return fetch_text(library.mistbank_rules_to_json, check, ctypes.byref(rules))

    @staticmethod
    def from_json(text: str) -> Rules:
        """Reads rules from a JSON object. The field `preset` or `system` gives the initial rules; the other fields change them.
        Raises InvalidJson with line, column and reason; unknown fields give a warning."""
        encoded, rules, message = text_of("text", text), _new_struct(), Message()
        message.check_read(
            library.mistbank_rules_from_json(encoded, len(encoded), ctypes.byref(rules), *message.arguments)
        )
        return _rules_of(rules)


def rules_of(rules: Union[Rules, str]) -> Rules:
    """Returns the argument `rules`, given as rules or as the name of a preset."""
    if isinstance(rules, str):
        return Rules.preset(rules)
    if not isinstance(rules, Rules):
        raise TypeError(f"rules must be Rules or the name of a preset, not {type(rules).__name__}")
    return rules


def presets() -> tuple[str, ...]:
    """Returns the names of all presets."""
    return tuple(library.mistbank_preset_name(index).decode() for index in range(library.mistbank_preset_count()))


def played(given: dict[str, Any], *expansions: Expansion) -> Rules:
    """Returns the validated rules with these fields and these additional expansions."""
    rules = Rules(**_fields_in(given))
    return replace(rules, expansions=rules.expansions.union(expansions)).validated()


def _fields_in(given: dict[str, Any]) -> dict[str, Any]:
    """Selects the fields of Rules from the local variables of a function whose parameters are these fields."""
    return {field.name: given[field.name] for field in fields(Rules)}


# --- between the fields and the struct ---

_EXPANSIONS = frozenset(map(int, Expansion))


def _taken(name: str, value: Any) -> Any:
    """Returns the value of a field from an argument."""
    if name in ENUMS:
        return _member(name, value, ENUMS[name])
    if name in LISTS:
        given = enumerate(_several(name, value, "colours"))
        return tuple(_member(f"{name}[{index}]", value, LISTS[name]) for index, value in given)
    if name == "expansions":
        return expansions_of(value)
    if name in SETS:
        kind = SETS[name]
        given_kinds = _several(name, value, "kinds of figures")
        return frozenset(kind(member_of(name, value, kind, error=InvalidRules)) for value in given_kinds)
    return value


def _new_struct() -> _structs.Rules:
    rules = _structs.Rules()
    library.mistbank_rules_init(ctypes.byref(rules), ctypes.sizeof(rules))
    return rules


def _several(field: str, values: Any, of_what: str) -> list[Any]:
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise TypeError(f"{field} must be a list of {of_what}, not {type(values).__name__}")
    return list(values)


def _member(field: str, value: Any, kind: type[Named]) -> Any:
    """Returns the member of an enum from an argument. An unknown number stays unchanged; the validation of the rules refuses
    it later."""
    if type(value) is int and value not in names_of(kind).values():
        return value
    without = "none" if isinstance(value, str) else ""  # the validation refuses the member Colour.NONE and its number
    return kind(member_of(field, value, kind, without=without, error=InvalidRules))


def expansions_of(expansions: Expansions) -> frozenset[Expansion]:
    """Returns the expansions from an argument."""
    found = set()
    for given in _several("expansions", expansions, "expansions"):
        number = library.mistbank_expansion_named(text_of("expansions", given)) if isinstance(given, str) else given
        if int32("expansions", number) not in _EXPANSIONS:
            names = ", ".join(expansion.name.lower() for expansion in Expansion)
            raise InvalidRules(f"expansions: unknown {given!r}, expected one of {names}")
        found.add(Expansion(number))
    return frozenset(found)


def struct_of(rules: Rules) -> _structs.Rules:
    """Returns the struct of these rules. The library validates the struct later."""
    struct = _new_struct()
    for name, kind in ENUMS.items():
        setattr(struct, name, member_of(name, getattr(rules, name), kind, error=InvalidRules))
    for name in NUMBERS:
        setattr(struct, name, int32(name, getattr(rules, name)))
    for name in FLAGS:
        setattr(struct, name, flag_of(name, getattr(rules, name)))
    struct.seed = seed_of(rules.seed)
    for name in SETS:
        setattr(struct, name, sum(1 << member for member in getattr(rules, name)))
    for name, kind in LISTS.items():
        members, room = getattr(rules, name), getattr(struct, name)
        if len(members) > len(room):
            raise InvalidRules(f"{name} must have at most {len(room)} colours, not {len(members)}")
        setattr(struct, _count_of(name), len(members))
        for index, member in enumerate(members):
            room[index] = member_of(f"{name}[{index}]", member, kind, without="none", error=InvalidRules)
    return struct


def _rules_of(struct: _structs.Rules) -> Rules:
    given: dict[str, Any] = {name: getattr(struct, name) for name in ("seed", *ENUMS, *NUMBERS)}
    given.update((name, bool(getattr(struct, name))) for name in FLAGS)
    for name, kind in SETS.items():
        given[name] = frozenset(member for member in kind if getattr(struct, name) >> member & 1)
    for name in LISTS:
        given[name] = getattr(struct, name)[: getattr(struct, _count_of(name))]
    return Rules(**given)


def _count_of(name: str) -> str:
    """Returns the name of the field with the length of a list, such as "colour_count" for "colours"."""
    return f"{name[:-1]}_count"


def rules_of_game(handle: int) -> Rules:
    rules = _new_struct()
    library.mistbank_game_rules(handle, ctypes.byref(rules))
    return _rules_of(rules)
