"""How a game is played: its life, its decisions and its past."""

from __future__ import annotations

import ctypes
import struct
from ctypes import byref, c_int32, c_uint64
from functools import partial
from random import getrandbits
from typing import Any, Callable, Optional, TypeVar, Union, overload

from . import _structs
from ._calls import int32, number_of, problem_of, seed_of, shown, text_of
from ._library import library, undeclared
from ._listed import listed
from ._shown import Shown
from ._values import EVENT, ROLLOUT, Event, Rollout, event_of, rollout_of
from .constants import DecisionKind, Viewer
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


class Play(Shown):
    """The part of a game that plays it."""

    __slots__ = ("_at", "_count", "_list_actions", "_one", "_one_at", "_room_at", "_sets")

    _at: Any  # the same as an argument that is made once, not at every call
    _sets: tuple[TileSet, ...]
    _list_actions: Optional[Callable[[], int]]  # lists the legal actions in _room_at; made when they are first asked for
    _room_at: Any

    def _take(self, handle: Optional[int], sets: tuple[TileSet, ...], types: Optional[tuple[TileType, ...]]) -> None:
        self._set_handle(handle)
        self._sets = sets
        self._types = types
        self._one = bytearray(ACTION.size)
        self._one_at = (ctypes.c_char * ACTION.size).from_buffer(self._one)

    def _set_handle(self, handle: Optional[int]) -> None:
        """Binds to it the calls that every step of a game makes: bound once, they cost half of what they cost unbound."""
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

    # --- its life ---

    def clone(self: Own) -> Own:
        """A copy with all of its past."""
        handle = ctypes.c_void_p()
        self._check(library.mistbank_game_clone(self._handle, byref(handle)))
        return self._of(handle.value, self._sets, self._types)

    __copy__ = clone

    def __deepcopy__(self: Own, memo: object) -> Own:
        return self.clone()

    def copy_from(self: Own, other: Own) -> None:
        """Becomes equal to a game of the same rules and tile sets. Between games without a past it is but a copy of
        memory: the way to try out actions."""
        if not isinstance(other, Play):
            raise TypeError(f"other must be a Game, not {type(other).__name__}")
        if other._handle is None:
            raise Closed("the other game is closed")
        status = _call_copy_from(self._handle, other._handle)
        if status:
            self._fail(status)

    def hold(self) -> bytes:
        """The present of the game as bytes that take_up() brings back: the quickest way to keep many positions. They
        have no past, and hidden things in them. To store a game there is snapshot()."""
        return bytes(self._fetch(library.mistbank_game_hold, 1, 16384))

    def take_up(self, held: bytes) -> None:
        """Comes to a position that hold() told of this game, or of one of equal rules and tile sets. A game that has
        recorded its past forgets it and records no more."""
        if not isinstance(held, bytes):
            raise TypeError(f"held must be bytes, not {type(held).__name__}")
        self._check(library.mistbank_game_take_up(self._handle, held, len(held)))

    def restart(self, seed: int) -> None:
        """Begins the game anew with another seed, as Game(rules, seed=seed) would; what it recorded is forgotten."""
        self._check(library.mistbank_game_restart(self._handle, seed_of(seed)))

    def stop_recording(self) -> None:
        """Stops keeping a past, and forgets it. Cannot be undone."""
        self._check(library.mistbank_game_stop_recording(self._handle))

    @property
    def recording(self) -> bool:
        """Whether the game keeps its past."""
        return self._number(library.mistbank_game_recording) == 0

    @property
    def rules(self) -> Rules:
        """The rules, colours filled in; the seed as well, which players must not see."""
        self._need_open()
        return rules_of_game(self._handle)  # type: ignore[arg-type]

    # --- the decision ---

    def legal_actions(self) -> list[Action]:
        """The legal actions of the open decision in their canonical order; none when the game is over. A list of your
        own, which finds each action when it is looked at."""
        status = (self._list_actions or self._make_room())()
        if status:
            self._fail(status)
        return listed(self._room_at[: self._count.value * _SIZE])

    @overload
    def random_action(self) -> Action: ...

    @overload
    def random_action(self, random: int) -> tuple[Action, int]: ...

    def random_action(self, random: Optional[int] = None) -> Union[Action, tuple[Action, int]]:
        """One of the legal actions, chosen uniformly at random. Raises GameOver.

        random: the state of a generator, any number below 2**64 to begin with; then the state after it is returned too:
            `action, random = game.random_action(random)`. None: Python's own generator, which random.seed() seeds
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
        """Carries out a legal action, given as such or in its text form, and goes on to the next decision. Raises
        IllegalAction, WrongDecision or GameOver with the reason, and then changes nothing."""
        try:
            status = _call_apply(self._at, BYTES_OF_ACTIONS[id(action)][0])
        except KeyError:  # a text, or an action that no list has told
            self._put(action)
            status = _call_apply(self._at, self._one_at)
        if status:
            self._fail(status)

    def _put(self, action: Union[Action, str]) -> None:
        """Writes the action where the library reads it."""
        if isinstance(action, str):
            action = self.parse(action)
        try:
            _pack_action(self._one, 0, *action)
        except (struct.error, TypeError):
            if not isinstance(action, tuple):
                raise TypeError(f"action must be an Action or its text, not {type(action).__name__}") from None
            problem = problem_of(action, _structs.Action)
            raise InvalidArgument(f"action: {action!r} is no action: {problem}") from None

    def why_not(self, action: Union[Action, str]) -> Optional[str]:
        """Why the action is not legal now, in words with the clause; None if it is legal."""
        self._put(action)
        return self._fetch_text(library.mistbank_game_why_not, self._one_at) or None

    def text(self, action: Action) -> str:
        """The one text form of an action, legal or not."""
        self._put(action)
        return self._fetch_text(library.mistbank_game_action_text, self._one_at)

    def describe_action(self, action: Union[Action, str], *, names: PlayerNames = {}) -> str:
        """What an action would do in the open decision, in words, legal or not: "Places a large meeple on the road at
        3,-1 (4 tiles, worth 4)".

        names: of players, by colour: {"red": "Anna"}
        """
        self._put(action)
        return self._fetch_text(library.mistbank_game_describe_action, self._one_at, byref(text_options(names)))

    def parse(self, text: str) -> Action:
        """The action of that text form, legal or not."""
        encoded = text_of("the text of an action", text)
        status = library.mistbank_game_action_parse(self._handle, encoded, len(encoded), self._one_at)
        if status:
            self._fail(status)
        return action_of_bytes(bytes(self._one))

    @property
    def phase(self) -> DecisionKind:
        """What the game waits for."""
        return self.decision.kind

    # --- the past ---

    def actions(self, since: int = 0) -> list[Action]:
        """The actions applied and not undone, from this one on: 0 to `action_count`."""
        first = number_of("since", since, 0, self.action_count)
        return list(listed(bytes(self._fetch(library.mistbank_game_actions, _SIZE, 256, first))))

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from this event on: 0 to `event_count`. To follow a game, remember that number before
        each action."""
        first = number_of("since", since, 0, self.event_count)
        data = self._fetch(library.mistbank_game_events, EVENT.size, 256, first)
        return [event_of(fields) for fields in EVENT.iter_unpack(data)]

    def sentence(self, event: Event, *, names: PlayerNames = {}) -> str:
        """An event of this game in words.

        names: of players, by colour: {"red": "Anna"}
        """
        if not names:
            return self._fetch_text(library.mistbank_game_sentence, packed_event(event))
        return self._fetch_text(library.mistbank_game_describe_event, packed_event(event), byref(text_options(names)))

    def undo(self, count: int = 1) -> None:
        """Takes the last actions back, their events too: all of these or, where it raises, none.

        count: how many, 0 to `action_count`. More raise NothingToUndo, any from 1 on NotRecorded in a game that keeps
        no past.
        """
        applied = self.action_count
        try:
            steps = number_of("count", count, 0, applied)
        except InvalidArgument:
            if count < 0:
                raise InvalidArgument(f"count must be 0 or more, not {shown(count)}") from None
            if self.recording:
                if applied == 0:
                    raise NothingToUndo("the game stands at its start: there is nothing to undo") from None
                there_are = f"count must be from 0 to {applied}, the actions that were applied"
                raise NothingToUndo(f"{there_are}, not {shown(count)}") from None
            steps = 1  # is refused, with the reason
        for _ in range(steps):
            self._check(library.mistbank_game_undo(self._handle))

    def determinize(self, seed: int, viewer: Union[Viewer, int] = Viewer.NOBODY) -> None:
        """Deals anew what is hidden and keeps all that is visible, so that a search cannot peek; hidden hands too, but
        that of the viewer, a player.

        The game is then one that was dealt so from the start, and the seed in its rules is this one. Where its past may
        not lead to the new hands, it forgets it and records no more.
        """
        number = int32("viewer", viewer)
        self._check(library.mistbank_game_determinize_for(self._handle, seed_of(seed), number))

    def rollout(self, seed: int) -> Rollout:
        """Plays this very game to its end by chance; see mb.rollouts() for many games."""
        return rollout_of(self._struct(ROLLOUT, library.mistbank_game_rollout, seed_of(seed)))


def packed_event(event: Event) -> bytes:
    if not isinstance(event, tuple):
        raise TypeError(f"event must be an Event, not {type(event).__name__}")
    try:
        return EVENT.pack(*event)
    except (struct.error, TypeError):
        problem = problem_of(event, _structs.Event)
        raise InvalidArgument(f"event: {event!r} is none: {problem}") from None

