"""The lists of legal actions: ordinary lists that create their actions at the first access."""

from __future__ import annotations

import struct
from functools import lru_cache, wraps
from operator import itemgetter
from typing import Any, Callable, Iterable, Iterator, Optional

from .values import ACTION, ACTIONS_OF_BYTES, Action, action_of_bytes

_SIZE = ACTION.size


class ActionList(list[Action]):
    """A list of actions that at first stores only their bytes. The bytes suffice for len() and for reading a cached action
    by its index. Any other access creates all actions.

    C code that reads the storage of a list directly, such as heapq, finds only None before the actions are created. For
    such code, use a plain list: list(game.legal_actions()).
    """

    __slots__ = ("_data",)

    _data: Optional[bytes]  # the bytes of the actions; None: the list itself holds the actions

    def __init__(self, actions: Iterable[Any] = ()) -> None:
        """Creates a list of the given items, so that type(actions)(...) works."""
        self._data = None
        _fill(self, actions)

    def __len__(self) -> int:
        data = self._data
        return len(data) // _SIZE if data is not None else _length(self)

    def __getitem__(self, key: Any) -> Any:
        data = self._data
        if data is not None and type(key) is int:  # not a NumPy int8, whose product with _SIZE would overflow
            try:
                return ACTIONS_OF_BYTES[data[key * _SIZE : key * _SIZE + _SIZE]]
            except KeyError:  # a negative index, an index out of range, or an action that is not cached
                pass
        self._read()
        return _at(self, key)

    def __iter__(self) -> Iterator[Action]:
        if self._data is not None:
            self._read()
        return _each(self)

    def _read(self) -> None:
        """Creates all actions."""
        data = self._data
        if data is None:
            return
        each = _reader(len(data))(data)
        found: Any = None
        if len(each) > 1:  # for one key, itemgetter does not return a tuple
            try:
                found = itemgetter(*each)(ACTIONS_OF_BYTES)
            except KeyError:  # an action that is not cached
                pass
        _fill(self, found or [action_of_bytes(data) for data in each])  # one call, so no thread sees a partial list
        self._data = None

    def __radd__(self, other: Any) -> Any:
        return other + list(self) if isinstance(other, list) else NotImplemented

    def __reduce_ex__(self, protocol: Any) -> Any:
        return list, (list(self),)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Shows the actions in notebooks as an ordinary list."""
        printer.pretty(list(self))


# The original methods of list, which ActionList overrides.
_length, _at, _each = list.__len__, list.__getitem__, list.__iter__
_append: Callable[[Any, Any], None] = list.append
_new: Callable[[type[ActionList]], ActionList] = list.__new__
_fill: Callable[[Any, Iterable[Any]], None] = list.__init__


def list_of_bytes(data: bytes) -> ActionList:
    """Returns the list of the actions in these bytes."""
    actions = _new(ActionList)
    actions._data = data
    _append(actions, None)
    return actions


@lru_cache(maxsize=None)
def _reader(size: int) -> Callable[[bytes], tuple[bytes, ...]]:
    """Returns a function that splits `size` bytes into the bytes of each action."""
    return struct.Struct(f"{_SIZE}s" * (size // _SIZE)).unpack


def _reading_first(name: str) -> Callable[..., Any]:
    """Returns the method of list with this name, wrapped to create all actions before the call."""
    method = getattr(list, name)

    @wraps(method)
    def read_first(self: ActionList, *given: Any, **options: Any) -> Any:
        self._read()
        for argument in given:
            if type(argument) is ActionList:
                argument._read()
        return method(self, *given, **options)

    return read_first


for _name in (
    "__reversed__ __contains__ __repr__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __setitem__ __delitem__ __add__ "
    "__iadd__ __mul__ __rmul__ __imul__ append clear copy count extend index insert pop remove reverse sort"
).split():
    setattr(ActionList, _name, _reading_first(_name))
