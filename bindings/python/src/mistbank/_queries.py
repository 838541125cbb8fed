# Written by bindings/generate out of capi/mistbank/: nobody edits it.
"""What a game tells by a call of the library each."""

from __future__ import annotations

from typing import Optional, Union

from ._calls import int32, member_of, number_of
from ._handle import Handle
from ._library import library
from .constants import Colour, Loss, Outcome
from ._values import (
    DECISION, Decision, decision_of, FEATURE, Feature, feature_of, FIGURE, Figure, figure_of, PRISONER, Prisoner,
    prisoner_of, SUPPLY, Supply, supply_of,
)


class Queries(Handle):
    """The part of a game that answers with a number, a value or a list of them."""

    __slots__ = ()

    @property
    def decision(self) -> Decision:
        """The open decision."""
        return decision_of(self._struct(DECISION, library.mistbank_game_decision))

    @property
    def deciding_player(self) -> int:
        """Who answers the open decision, perhaps another than whose turn it is: as `player` of Decision, 0 to
        players-1."""
        return self._number(library.mistbank_game_deciding_player)

    def tile_at(self, x: int, y: int) -> Optional[int]:
        """The tile on a cell: its index, None for an empty cell.

        x: Cell, growing east; any number
        y: Cell, growing south; any number
        """
        return self._index(library.mistbank_game_tile_at, int32("x", x), int32("y", y))

    @property
    def last_tile(self) -> Optional[int]:
        """The tile laid face up last: its index, None before the first where it is in the bag."""
        return self._index(library.mistbank_game_last_tile)

    @property
    def figures(self) -> list[Figure]:
        """All figures on the board."""
        return self._list(figure_of, FIGURE, library.mistbank_game_figures, guess=64)

    @property
    def features(self) -> list[Feature]:
        """All features of the board in the order of their first segments; fields only where they score, and no
        scenery: a monastery, castle, cemetery or garden in a game that has none, a river. Game.feature tells of
        scenery that it is one tile, never complete and worth nothing. Cost: walks the board."""
        return self._list(feature_of, FEATURE, library.mistbank_game_features, guess=256)

    @property
    def dragon_tile(self) -> Optional[int]:
        """The tile on which the dragon stands: its index, None while the dragon is beside the board."""
        return self._index(library.mistbank_game_dragon_tile)

    @property
    def fairy_tile(self) -> Optional[int]:
        """The tile on which the fairy stands, perhaps beside nobody; `fairy` of Figure tells beside whom. Its index,
        None while she is beside the board."""
        return self._index(library.mistbank_game_fairy_tile)

    @property
    def big_top_tile(self) -> Optional[int]:
        """The tile on which the big top stands: its index, None while it is beside the board."""
        return self._index(library.mistbank_game_big_top_tile)

    @property
    def action_count(self) -> int:
        """The number of actions applied and not undone, also in a game that records nothing."""
        return self._number(library.mistbank_game_action_count)

    @property
    def event_count(self) -> int:
        """The number of events so far, those of the setup included; 0 in a game that records nothing. Undo makes it
        smaller."""
        return self._number(library.mistbank_game_event_count)

    @property
    def last_draw(self) -> int:
        """The number of actions that had been applied when something hidden was last shown to anybody, or shuffled:
        a tile was drawn, played out of a hidden hand or set aside, a message, an animal, a token or a die came up,
        dragon tiles went back into the pile. All actions when the game is over, because everything that was hidden
        is open then. A host that plays in earnest does not undo to fewer actions. Up to 2.0 only drawn tiles
        counted. 0 to Game.action_count."""
        return self._number(library.mistbank_game_last_draw)

    @property
    def state_hash(self) -> int:
        """A number that is equal for equal positions, what is hidden and the rules included, however the game came
        to them; within a version of the library the same on every machine. Cost: that of walking over the tiles."""
        return self._hash(library.mistbank_game_state_hash)

    @property
    def public_hash(self) -> int:
        """The same without what players cannot see: equal for positions that look equal, with automatic draws and
        with external ones. So a client that is told each draw can check itself against its server."""
        return self._hash(library.mistbank_game_public_hash)

    @property
    def outcome(self) -> Outcome:
        """How a game stands."""
        return Outcome(self._number(library.mistbank_game_outcome))

    @property
    def loss_reason(self) -> Loss:
        """Why the team lost."""
        return Loss(self._number(library.mistbank_game_loss_reason))

    @property
    def turn(self) -> int:
        """The number of the turn: 1 or more."""
        return self._number(library.mistbank_game_turn)

    @property
    def part(self) -> int:
        """The part of the turn: above 1 in those that a builder brings, or a message. 1 or more."""
        return self._number(library.mistbank_game_part)

    @property
    def player(self) -> int:
        """Whose turn it is; Game.deciding_player tells who decides. 0 to players-1."""
        return self._number(library.mistbank_game_active_player)

    def player_of(self, colour: Union[Colour, str]) -> Optional[int]:
        """Who plays a colour: 0 to players-1, None for a colour that is not in play.

        colour: a Colour or its name
        """
        return self._index(library.mistbank_game_player_of, member_of("colour", colour, Colour))

    @property
    def goal(self) -> int:
        """The points at which the team wins; on level 6 for each scoring meeple. 0 in a competitive game."""
        return self._number(library.mistbank_game_goal)

    def supply(self, colour: Union[Colour, str]) -> Supply:
        """What a colour has off the board; nothing for a colour that is not in play.

        colour: a Colour or its name
        """
        return supply_of(self._struct(SUPPLY, library.mistbank_game_supply, self._colour_of("colour", colour)))

    @property
    def prisoners(self) -> list[Prisoner]:
        """The figures that other players hold."""
        return self._list(prisoner_of, PRISONER, library.mistbank_game_prisoners, guess=64)

    @property
    def has_hidden_hands(self) -> bool:
        """Whether players hold tiles that the others may not see: the rules have `hand` or `draw_ahead`, and not
        `hand_open`. The answer is the same as long as the game lives; once the game is over everybody may see all
        hands. A host of such a game tells legal actions and reasons (Game.why_not) to the deciding player only, and
        the position to each player as that player sees it (Game.to_position)."""
        return self._flag(library.mistbank_game_has_hidden_hands)

    @property
    def tiles_under_hills(self) -> int:
        """The tiles that lie under hills: never drawn, and hidden until the game is over."""
        return self._number(library.mistbank_game_tiles_under_hills)

    def sheep_in_bag(self, number: int) -> int:
        """The tokens in the bag that show so many sheep: 0 for a number that no token shows.

        number: Sheep, 1 to 4; 0: wolves
        """
        return self._number(library.mistbank_game_sheep_in_bag, int32("number", number))

    def flock(self, colour: Union[Colour, str], number: int) -> int:
        """The tokens with a colour's shepherd that show so many sheep: 0 for a colour that is not in play and for a
        number that no token shows.

        colour: a Colour or its name
        number: Sheep, 1 to 4
        """
        return self._number(library.mistbank_game_flock, self._colour_of("colour", colour), int32("number", number))

    def animals_unseen(self, number: int) -> int:
        """The tokens with animals of a number that have not been shown, the one under the big top among them: 0 for
        a number that no token shows.

        number: 1 to 7
        """
        return self._number(library.mistbank_game_animals_unseen, int32("number", number))

    @property
    def in_last_round(self) -> bool:
        """Whether the pile is used up and players may yet lay their abbeys, each once."""
        return self._flag(library.mistbank_game_in_last_round)

    @property
    def ghost_supply(self) -> int:
        """Ghosts in the supply."""
        return self._number(library.mistbank_game_ghost_supply)

    @property
    def ghosts_on_board(self) -> int:
        """Ghosts on the board, those on cemeteries included."""
        return self._number(library.mistbank_game_ghosts_on_board)

    def hound_number(self, hound: int) -> int:
        """The points that bring a hound: 0 on a level without hounds.

        hound: 1 to 2
        """
        return self._number(library.mistbank_game_hound_number, number_of("hound", hound, 1, 2))

    def hound_arrived(self, hound: int) -> bool:
        """Whether a hound has been on the board, or was lost.

        hound: 1 to 2
        """
        return self._flag(library.mistbank_game_hound_arrived, number_of("hound", hound, 1, 2))

    def hound_meeple(self, hound: int) -> Optional[int]:
        """Where a hound stands: index of its Figure, None while it is not on the board.

        hound: 1 to 2
        """
        return self._index(library.mistbank_game_hound_meeple, number_of("hound", hound, 1, 2))

    @property
    def active_pile(self) -> int:
        """The pile that tiles are drawn from: 0 to len(Game.piles)-1."""
        return self._number(library.mistbank_game_active_pile)

    def unseen(self, type: int) -> int:
        """The copies of a tile type that nobody has seen: in the piles and face down together.

        type: index into types
        """
        return self._number(library.mistbank_game_unseen, self._type_of(type))

    def drawable(self, type: int) -> int:
        """The copies of a tile type among which the next draw is made, each as likely as another: the unseen ones,
        but that a pile in layers, such as one with the river, is drawn from the top. No more than Game.unseen.

        type: index into types
        """
        return self._number(library.mistbank_game_drawable, self._type_of(type))
