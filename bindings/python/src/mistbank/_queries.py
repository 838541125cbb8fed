# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""The queries of a game and of its parts; each calls the library once."""

from __future__ import annotations

from typing import Optional, Union

from ._calls import int32, member_of
from ._library import library
from ._native import NativeGame
from .constants import Colour, Loss, Outcome
from ._values import (
    FEATURE, Feature, feature_of, FIGURE, Figure, figure_of, POINTS, Points, points_of, PRISONER, Prisoner, prisoner_of,
    SUPPLY, Supply, supply_of,
)


class GameQueries:
    """The queries of a game."""

    __slots__ = ("_native",)

    _native: NativeGame

    @property
    def deciding_player(self) -> int:
        """Returns the deciding player, who may differ from the active player: 0 to players-1, equal to `player` of
        Decision."""
        return self._native.ask_number(library.mistbank_game_deciding_player)

    @property
    def figures(self) -> list[Figure]:
        """Lists all figures on the board."""
        return self._native.ask_list(figure_of, FIGURE, library.mistbank_game_figures, guess=64)

    @property
    def features(self) -> list[Feature]:
        """Lists all features of the board except scenery, in the order of their first segments. Fields are included
        only in games where they score. Rivers are scenery, and so are monasteries, castles, cemeteries and gardens
        in games that do not use them. Game.board.feature describes scenery as a feature of one tile that is never
        complete and scores 0 points. Cost: walks the board."""
        return self._native.ask_list(feature_of, FEATURE, library.mistbank_game_features, guess=256)

    @property
    def outcome(self) -> Outcome:
        """Returns the outcome of a game."""
        return Outcome(self._native.ask_number(library.mistbank_game_outcome))

    @property
    def loss_reason(self) -> Loss:
        """Returns the reason why the team lost."""
        return Loss(self._native.ask_number(library.mistbank_game_loss_reason))

    @property
    def turn(self) -> int:
        """Returns the number of the turn: 1 or more."""
        return self._native.ask_number(library.mistbank_game_turn)

    @property
    def part(self) -> int:
        """Returns the number of the current part of the turn. A builder or a message gives further parts. Result: 1
        or more."""
        return self._native.ask_number(library.mistbank_game_part)

    @property
    def player(self) -> int:
        """Returns the active player. See Game.deciding_player for the player who decides. Result: 0 to players-1."""
        return self._native.ask_number(library.mistbank_game_active_player)

    def player_of(self, colour: Union[Colour, str]) -> Optional[int]:
        """Returns the player of a colour: 0 to players-1, None for a colour that is not in play.

        colour: a Colour or its name
        """
        return self._native.ask_index(library.mistbank_game_player_of, member_of("colour", colour, Colour))

    @property
    def goal(self) -> int:
        """Returns the number of points that the team needs to win; on level 6, every scoring meeple needs them.
        Result: 0 in a competitive game."""
        return self._native.ask_number(library.mistbank_game_goal)

    def supply(self, colour: Union[Colour, str]) -> Supply:
        """Returns the pieces of a colour that are not on the board.

        colour: a Colour or its name
        """
        return supply_of(self._native.ask_struct(
            SUPPLY, library.mistbank_game_supply, self._native.colour_number("colour", colour),
        ))

    @property
    def prisoners(self) -> list[Prisoner]:
        """Lists the figures that other players hold."""
        return self._native.ask_list(prisoner_of, PRISONER, library.mistbank_game_prisoners, guess=64)

    @property
    def has_hidden_hands(self) -> bool:
        """Returns whether players have hidden hands: the rules have `hand` or `draw_ahead`, and not `hand_open`. The
        result is constant for a game; when the game is over, all hands are visible. With hidden hands, a host must
        send legal actions and reasons (Game.why_not) only to the deciding player. Each player may receive only the
        player's own view of the position (Game.to_position)."""
        return self._native.ask_flag(library.mistbank_game_has_hidden_hands)

    @property
    def in_last_round(self) -> bool:
        """Returns whether the last round is being played: the pile is empty, and each player may lay an abbey once."""
        return self._native.ask_flag(library.mistbank_game_in_last_round)

    @property
    def ghost_supply(self) -> int:
        """Returns the number of ghosts in the supply."""
        return self._native.ask_number(library.mistbank_game_ghost_supply)

    @property
    def action_count(self) -> int:
        """Returns the number of applied actions that were not undone, also in a game without recording."""
        return self._native.ask_number(library.mistbank_game_action_count)

    @property
    def event_count(self) -> int:
        """Returns the number of events so far, including events of the setup; 0 in a game without recording. Undo
        lowers the number."""
        return self._native.ask_number(library.mistbank_game_event_count)

    @property
    def last_draw(self) -> int:
        """Returns the number of actions that had been applied when hidden information was last revealed or shuffled:
        a tile was drawn, played from a hidden hand or set aside; a message, an animal, a token or a die was
        revealed; dragon tiles returned to the pile. When the game is over, the result is the number of all actions,
        because everything is revealed at the end. A host of serious games should not undo any of these actions. Up
        to version 2.0 only drawn tiles counted. Result: 0 to Game.action_count."""
        return self._native.ask_number(library.mistbank_game_last_draw)

    @property
    def state_hash(self) -> int:
        """Returns a hash of the position with its rules and hidden information. Equal positions have equal hashes,
        regardless of their histories. Within a version of the library the hash is the same on every machine. Cost:
        linear in the tiles."""
        return self._native.ask_hash(library.mistbank_game_state_hash)

    @property
    def public_hash(self) -> int:
        """Returns a hash of the visible position. Positions that look equal have equal hashes, whether draws are
        automatic or external. A client that receives each draw can compare its state with the server's."""
        return self._native.ask_hash(library.mistbank_game_public_hash)

    @property
    def points(self) -> Points:
        """Returns the points of all colours: current, and projected if the game ended now. Cost: a copy of the game
        and a final scoring."""
        return points_of(self._native.ask_struct(POINTS, library.mistbank_game_points))


class BoardQueries:
    """The queries of the part `board` of a game."""

    __slots__ = ("_game",)

    _game: NativeGame

    def tile_at(self, x: int, y: int) -> Optional[int]:
        """Returns the tile on a cell: the index of the tile, None for an empty cell.

        x: Column, increasing eastward; any number
        y: Row, increasing southward; any number
        """
        return self._game.ask_index(library.mistbank_game_tile_at, int32("x", x), int32("y", y))

    @property
    def last_tile(self) -> Optional[int]:
        """Returns the last tile laid face up: the index of the tile, None before the first tile if it is drawn from
        the bag."""
        return self._game.ask_index(library.mistbank_game_last_tile)

    @property
    def dragon_tile(self) -> Optional[int]:
        """Returns the dragon's tile: the index of the tile, None while the dragon is beside the board."""
        return self._game.ask_index(library.mistbank_game_dragon_tile)

    @property
    def fairy_tile(self) -> Optional[int]:
        """Returns the fairy's tile. The fairy may stand without a figure. The field `fairy` of Figure marks the
        figure beside her. Result: the index of the tile, None while the fairy is beside the board."""
        return self._game.ask_index(library.mistbank_game_fairy_tile)

    @property
    def big_top_tile(self) -> Optional[int]:
        """Returns the tile of the big top: the index of the tile, None while the big top is beside the board."""
        return self._game.ask_index(library.mistbank_game_big_top_tile)

    @property
    def ghosts(self) -> int:
        """Returns the number of ghosts on the board, including ghosts on cemeteries."""
        return self._game.ask_number(library.mistbank_game_ghosts_on_board)


class BagQueries:
    """The queries of the part `bag` of a game."""

    __slots__ = ("_game",)

    _game: NativeGame

    @property
    def tiles_under_hills(self) -> int:
        """Returns the number of tiles under hills, which are never drawn and are hidden until the game is over."""
        return self._game.ask_number(library.mistbank_game_tiles_under_hills)

    def sheep(self, number: int) -> int:
        """Returns the number of tokens in the bag with this number of sheep: 0 for a number that no token shows.

        number: The sheep on a token, 1 to 4; 0: wolves
        """
        return self._game.ask_number(library.mistbank_game_sheep_in_bag, int32("number", number))

    def animals(self, number: int) -> int:
        """Returns the number of animal tokens with this number that have not been shown, including the token under
        the big top: 0 for a number that no token shows.

        number: 1 to 7
        """
        return self._game.ask_number(library.mistbank_game_animals_unseen, int32("number", number))

    @property
    def active_pile(self) -> int:
        """Returns the pile that tiles are drawn from: 0 to len(Game.bag.piles)-1."""
        return self._game.ask_number(library.mistbank_game_active_pile)

    def unseen(self, type: int) -> int:
        """Returns the number of unseen copies of a tile type: in the piles and face down together.

        type: index into types
        """
        return self._game.ask_number(library.mistbank_game_unseen, self._game.type_number(type))

    def drawable(self, type: int) -> int:
        """Returns the number of copies of a tile type that the next draw may give, all equally likely. These are the
        unseen copies; in a pile with layers, such as a pile with the river, only the copies in the top layer. The
        chance of a type is its number divided by the sum of the numbers of all types. Result: 0 to Game.bag.unseen.

        type: index into types
        """
        return self._game.ask_number(library.mistbank_game_drawable, self._game.type_number(type))
