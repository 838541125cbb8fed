"""The board for people: texts and pictures."""

from __future__ import annotations

import os
from ctypes import byref
from typing import Any, Iterable, Optional, Union

from ._calls import flag_of, number_of, path_of
from ._library import library
from ._table import Table
from .constants import Theme
from .marks import PictureMark, structs_of
from .picture import Picture, options_of
from .player_names import PlayerNames, text_options


class Rendering(Table):
    """The part of a game that writes texts and draws pictures."""

    __slots__ = ()

    def status(self, *, names: PlayerNames = {}) -> str:
        """Returns the state of the game in a few lines of text.

        names: of players, by colour: {"red": "Anna"}
        """
        return self._fetch_text(library.mistbank_game_summary, byref(text_options(names)))

    def question(self, *, names: PlayerNames = {}) -> str:
        """Returns the player's task: "lay 14a"; or the result of a game that is over: "red wins".

        names: as in status()
        """
        return self._fetch_text(library.mistbank_game_question, byref(text_options(names)))

    def board(
        self, *, colours: bool = False, coordinates: bool = True, fits: bool = False, ascii: bool = False
    ) -> str:
        """Returns the board as lines of text.

        colours: with the ANSI colours of a terminal
        coordinates: x along the top, y down the left
        fits: mark the cells where the drawn tile fits
        ascii: only ASCII characters
        """
        given = {"colours": colours, "coordinates": coordinates, "fits": fits, "ascii": ascii}
        flags = (flag_of(name, value) for name, value in given.items())
        options = text_options({}, *flags)
        call, room = library.mistbank_game_render_text, self._room_for_board(2**12, 2**10)
        return self._fetch_text(call, byref(options), guess=room)

    def picture(
        self,
        *,
        tile_size: int = 80,
        legend: bool = True,
        fits: bool = False,
        coordinates: bool = False,
        last_tile: bool = True,
        theme: Union[Theme, str] = Theme.LIGHT,
        letters: bool = True,
        owners: bool = False,
        finished: bool = False,
        numbers: bool = False,
        marks: Iterable[PictureMark] = (),
    ) -> Picture:
        """Returns the board as an SVG picture.

        tile_size: the width of a tile in pixels, 16 to 512
        legend: the state of the game, beside the board
        fits: mark the cells where the drawn tile fits
        coordinates: x and y along the sides
        last_tile: outline the last laid tile
        theme: a Theme or its name, "light" or "dark"
        letters: on each figure the letter of its colour, K for black
        owners: features in the colours of their owners, in stripes for several owners
        finished: a tick on each completed feature
        numbers: on every tile the numbers of its segments
        marks: from highlight() and arrow(), on the board or on cells beside it
        """
        layout = options_of(
            tile_size, theme, legend=legend, fits=fits, coordinates=coordinates, last_tile=last_tile,
            letters=letters, owners=owners, finished=finished, numbers=numbers,
        )
        call, given = library.mistbank_game_render_svg_marked, structs_of(marks)
        room = self._room_for_board(2**15, 2**11)
        return Picture(self._fetch_text(call, byref(layout), given, len(given), guess=room))

    def tile_picture(
        self,
        type: int,
        rotation: int = 0,
        *,
        tile_size: int = 80,
        theme: Union[Theme, str] = Theme.LIGHT,
        numbers: bool = False,
    ) -> Picture:
        """Returns a tile type of the game as an SVG picture.

        type: index into types
        rotation: clockwise quarter turns, 0 to 3
        tile_size, theme, numbers: as in picture()
        """
        which = self._type_of(type), number_of("rotation", rotation, 0, 3)
        call, layout = library.mistbank_game_render_tile_svg, options_of(tile_size, theme, numbers=numbers)
        return Picture(self._fetch_text(call, *which, byref(layout), guess=2**15))

    def save_svg(self, path: Union[str, os.PathLike[str]], **options: Any) -> None:
        """Writes the picture of the board to an SVG file, with the options of picture(). For PNG use
        `game.picture().save("board.png")`."""
        content = self.picture(**options).encode()
        with open(path_of("path", path), "wb") as file:
            file.write(content)

    def _repr_svg_(self) -> Optional[str]:
        """Returns the picture for notebooks."""
        return None if self._handle is None else str(self.picture())

    def __str__(self) -> str:
        return f"{self.board()}\n{self.status()}"
