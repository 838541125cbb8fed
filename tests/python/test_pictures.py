"""The board as a notebook shows it."""

from __future__ import annotations

import xml.etree.ElementTree
from pathlib import Path

import mistbank as mb
import pytest
from support import play


def test_a_notebook_shows_the_board_after_three_lines() -> None:
    game = mb.Game(mb.cooperative(level=3), seed=7)
    svg = game._repr_svg_()
    assert svg is not None
    assert xml.etree.ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    game.close()
    assert game._repr_svg_() is None


def test_pictures_follow_their_options(tmp_path: Path) -> None:
    game = play(mb.Game("level5", seed=7), 14)
    plain = game.picture()
    for options in (
        {"tile_size": 40},
        {"legend": False},
        {"coordinates": True},
        {"last_tile": False},
        {"theme": mb.Theme.DARK},
    ):
        assert game.picture(**options) != plain, options
    assert plain == game.picture() and "<script" not in plain
    assert "SVG" in repr(plain) and plain._repr_svg_() == plain
    game.save_svg(tmp_path / "board.svg", tile_size=32)
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == game.picture(tile_size=32)


def test_the_cells_where_the_drawn_tile_fits_can_be_marked() -> None:
    game = mb.Game("base", seed=7)
    assert game.phase == mb.DecisionKind.LAY_TILE
    assert game.picture(fits=True) != game.picture()


def test_tiles_have_pictures() -> None:
    game = mb.Game("base", seed=7)
    assert game.tile_picture(3, 1) != game.tile_picture(3)
    for wrong in (lambda: game.tile_picture(1000), lambda: game.tile_picture(0, 4), lambda: game.picture(tile_size=3)):
        with pytest.raises(mb.InvalidArgument):
            wrong()
    with pytest.raises(TypeError):
        game.picture(size=3)
