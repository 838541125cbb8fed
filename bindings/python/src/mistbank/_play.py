"""Playing a game: copies, decisions and history."""

from __future__ import annotations

import ctypes
import struct
from ctypes import byref, c_int32, c_uint64
from functools import partial
from random import getrandbits
from typing import Any, Callable, Optional, TypeVar, Union, overload

from . import _structs
from ._action_list import list_of_bytes
from ._calls import int32, number_of, problem_of, seed_of, shown, text_of
from ._library import library, undeclared
from ._rendering import Rendering
from ._values import EVENT, ROLLOUT, Event, Rollout, event_of, rollout_of
from .constants import DecisionKind, Viewer
from .descriptions import BoardElement, element_of
from .errors import Closed, InvalidArgument, NothingToUndo
from .player_names import PlayerNames, text_options
from .rules import Rules, rules_of_game
from .tiles import TileSet
from .values import ACTION, ACTIONS_OF_BYTES, BYTES_OF_ACTIONS, Action, TileType, action_of_bytes

Own = TypeVar("Own", bound="Play")

_SIZE = ACTION.size

_pack_action = ACTION.pack_into
_call_legal_actions = undeclared("mistbank_game_legal_actions")
_call_apply = undeclared("mistbank_game_apply")
_call_outcome = undeclared("mistbank_game_outcome")
_call_random_action = library.mistbank_game_random_action
_call_copy_from = library.mistbank_game_copy_from


class Play(Rendering):
    """The part of a game that changes it."""

    __slots__ = ("_at", "_count", "_list_actions", "_one", "_one_at", "_room_at", "_sets")

    _at: Any  # the same as a prepared argument
    _sets: tuple[TileSet, ...]
    _list_actions: Optional[Callable[[], int]]  # lists the legal actions in _room_at; created at the first use
    _room_at: Any

    def _take(self, handle: Optional[int], sets: tuple[TileSet, ...], types: Optional[tuple[TileType, ...]]) -> None:
        self._set_handle(handle)
        self._sets = sets
        self._types = types
        self._one = bytearray(ACTION.size)
        self._one_at = (ctypes.c_char * ACTION.size).from_buffer(self._one)

    def _set_handle(self, handle: Optional[int]) -> None:
        """Binds the calls that every step of a game makes, because bound calls take half the time."""
        self._handle = handle
        self._at = None if handle is None else byref(ctypes.c_char.from_address(handle))
        self._ask_outcome = partial(_call_outcome, self._at)
        self._list_actions = None

    @classmethod
    def _of(
        cls: type[Own],
        handle: Optional[int],
        sets: tuple[TileSet, ...],
        types: Optional[tuple[TileType, ...]] = None,
    ) -> Own:
        game = cls.__new__(cls)
        game._take(handle, sets, types)
        return game

    # --- copies ---

    def clone(self: Own) -> Own:
        """Returns a copy with its history."""
        handle = ctypes.c_void_p()
        self._check(library.mistbank_game_clone(self._handle, byref(handle)))
        return self._of(handle.value, self._sets, self._types)

    __copy__ = clone

    def __deepcopy__(self: Own, memo: object) -> Own:
        return self.clone()

    def copy_from(self: Own, other: Own) -> None:
        """Becomes equal to a game of the same rules and tile sets. Between games without a history this only copies
        memory, so it suits trying out actions."""
        if not isinstance(other, Play):
            raise TypeError(f"other must be a Game, not {type(other).__name__}")
        if other._handle is None:
            raise Closed("the other game is closed")
        status = _call_copy_from(self._handle, other._handle)
        if status:
            self._fail(status)

    def save_state(self) -> bytes:
        """Returns the current state as bytes for restore_state(): the fastest way to keep many positions. The bytes have
        no history, and contain hidden information. Use snapshot() to store a game."""
        return bytes(self._fetch(library.mistbank_game_save_state, 1, 16384))

    def restore_state(self, saved: bytes) -> None:
        """Restores a state from save_state() of this game, or of a game of equal rules and tile sets. A recording game
        deletes its history and stops recording."""
        if not isinstance(saved, bytes):
            raise TypeError(f"saved must be bytes, not {type(saved).__name__}")
        self._check(library.mistbank_game_restore_state(self._handle, saved, len(saved)))

    def restart(self, seed: int) -> None:
        """Restarts the game with another seed, like Game(rules, seed=seed). Deletes the history."""
        self._check(library.mistbank_game_restart(self._handle, seed_of(seed)))

    def stop_recording(self) -> None:
        """Stops recording and deletes the history. Cannot be undone."""
        self._check(library.mistbank_game_stop_recording(self._handle))

    @property
    def recording(self) -> bool:
        """Whether the game records its history."""
        return self._number(library.mistbank_game_recording) == 0

    @property
    def rules(self) -> Rules:
        """The rules with colours filled in. They contain the seed, which players must not see."""
        self._need_open()
        return rules_of_game(self._handle)  # type: ignore[arg-type]

    # --- the decision ---

    def legal_actions(self) -> list[Action]:
        """Returns a new list of the legal actions of the open decision, in canonical order; empty when the game is over.
        The list creates each action at its first access."""
        status = (self._list_actions or self._make_room())()
        if status:
            self._fail(status)
        return list_of_bytes(self._room_at[: self._count.value * _SIZE])

    @overload
    def random_action(self) -> Action: ...

    @overload
    def random_action(self, random: int) -> tuple[Action, int]: ...

    def random_action(self, random: Optional[int] = None) -> Union[Action, tuple[Action, int]]:
        """Chooses a legal action uniformly at random. Raises GameOver.

        random: the state of a generator, any number below 2**64 to start with; the next state is returned too:
            `action, random = game.random_action(random)`. None: Python's own generator, see random.seed()
        """
        state = c_uint64(getrandbits(64) if random is None else number_of("random", random, 0, 2**64 - 1))
        status = _call_random_action(self._handle, byref(state), self._one_at)
        if status:
            self._fail(status)
        action = action_of_bytes(bytes(self._one))
        return action if random is None else (action, state.value)

    def _make_room(self) -> Callable[[], int]:
        bound = self._number(library.mistbank_game_action_bound)
        self._room_at = room = (ctypes.c_char * (bound * _SIZE))()
        self._count = c_int32()
        self._list_actions = partial(_call_legal_actions, self._at, byref(room), bound, byref(self._count))
        return self._list_actions

    def apply(self, action: Union[Action, str]) -> None:
        """Applies a legal action, given as an action or in text form, and continues to the next decision. Raises
        IllegalAction, WrongDecision or GameOver with the reason, without a change."""
        try:
            status = _call_apply(self._at, BYTES_OF_ACTIONS[id(action)][0])
        except KeyError:  # a text, or an action from no list
            self._put(action)
            status = _call_apply(self._at, self._one_at)
        if status:
            self._fail(status)

    def _put(self, action: Union[Action, str]) -> None:
        """Writes the action to the library's input buffer."""
        if isinstance(action, str):
            action = self.parse(action)
        try:
            _pack_action(self._one, 0, *action)
        except (struct.error, TypeError):
            if not isinstance(action, tuple):
                raise TypeError(f"action must be an Action or its text, not {type(action).__name__}") from None
            problem = problem_of(action, _structs.Action)
            raise InvalidArgument(f"action: {action!r} is not an action: {problem}") from None

    def why_not(self, action: Union[Action, str]) -> Optional[str]:
        """Returns the reason why the action is not legal now, with the clause; None if it is legal."""
        self._put(action)
        return self._fetch_text(library.mistbank_game_why_not, self._one_at) or None

    def text(self, action: Action) -> str:
        """Returns the text form of an action, legal or not."""
        self._put(action)
        return self._fetch_text(library.mistbank_game_action_text, self._one_at)

    def describe_action(self, action: Union[Action, str], *, names: PlayerNames = {}) -> str:
        """Describes the effect of an action in the open decision in words, legal or not: "Places a large meeple on the road at
        3,-1, north to east (4 tiles, 4 points, 1 open end)".

        names: of players, by colour: {"red": "Anna"}
        """
        self._put(action)
        return self._fetch_text(library.mistbank_game_describe_action, self._one_at, byref(text_options(names)))

    @property
    def elements(self) -> list[BoardElement]:
        """What boards of this game show besides marks, figures and pieces of expansions: kinds of segments, coats of arms,
        ghosts ..."""
        self._need_open()
        described = (element_of(self._handle, number) for number in range(library.mistbank_element_count()))
        return [element for element in described if element.effect != "?"]

    def parse(self, text: str) -> Action:
        """Returns the action of a text form, legal or not."""
        encoded = text_of("the text of an action", text)
        status = library.mistbank_game_action_parse(self._handle, encoded, len(encoded), self._one_at)
        if status:
            self._fail(status)
        return action_of_bytes(bytes(self._one))

    @property
    def phase(self) -> DecisionKind:
        """What the game waits for."""
        return self.decision.kind

    # --- history ---

    def actions(self, since: int = 0) -> list[Action]:
        """Returns the applied actions that were not undone, from this index on: 0 to `action_count`."""
        first = number_of("since", since, 0, self.action_count)
        return list(list_of_bytes(bytes(self._fetch(library.mistbank_game_actions, _SIZE, 256, first))))

    def events(self, since: int = 0) -> list[Event]:
        """Returns the events from this index on: 0 to `event_count`. To follow a game, store that number before each
        action."""
        first = number_of("since", since, 0, self.event_count)
        data = self._fetch(library.mistbank_game_events, EVENT.size, 256, first)
        return [event_of(fields) for fields in EVENT.iter_unpack(data)]

    def sentence(self, event: Event, *, names: PlayerNames = {}) -> str:
        """Returns an event of this game in words.

        names: of players, by colour: {"red": "Anna"}
        """
        if not names:
            return self._fetch_text(library.mistbank_game_sentence, packed_event(event))
        return self._fetch_text(library.mistbank_game_describe_event, packed_event(event), byref(text_options(names)))

    def undo(self, count: int = 1) -> None:
        """Undoes the last actions and their events: all of them or, if it raises, none.

        count: the number of actions, 0 to `action_count`. More raise NothingToUndo; any count from 1 raises NotRecorded
        in a game without recording.
        """
        applied = self.action_count
        try:
            steps = number_of("count", count, 0, applied)
        except InvalidArgument:
            if count < 0:
                raise InvalidArgument(f"count must be 0 or more, not {shown(count)}") from None
            if self.recording:
                if applied == 0:
                    raise NothingToUndo("the game is at its start: there is nothing to undo") from None
                there_are = f"count must be from 0 to {applied}, the number of applied actions"
                raise NothingToUndo(f"{there_are}, not {shown(count)}") from None
            steps = 1  # is refused, with the reason
        for _ in range(steps):
            self._check(library.mistbank_game_undo(self._handle))

    def determinize(self, seed: int, viewer: Union[Viewer, int] = Viewer.NOBODY) -> None:
        """Reshuffles all hidden information and keeps the visible state, so that a search cannot peek. Hidden hands are
        dealt again too, except the hand of the viewer, a player.

        The result is a game that was dealt this way from the start, with this seed in its rules. If the history cannot
        lead to the new hands, the game deletes it and stops recording.
        """
        number = int32("viewer", viewer)
        self._check(library.mistbank_game_determinize_for(self._handle, seed_of(seed), number))

    def rollout(self, seed: int) -> Rollout:
        """Plays this game to its end with random actions; see mb.rollouts() for many games."""
        return rollout_of(self._struct(ROLLOUT, library.mistbank_game_rollout, seed_of(seed)))


def packed_event(event: Event) -> bytes:
    if not isinstance(event, tuple):
        raise TypeError(f"event must be an Event, not {type(event).__name__}")
    try:
        return EVENT.pack(*event)
    except (struct.error, TypeError):
        problem = problem_of(event, _structs.Event)
        raise InvalidArgument(f"event: {event!r} is not an event: {problem}") from None

