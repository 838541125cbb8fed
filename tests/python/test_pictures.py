"""Pictures of boards and tiles, as SVG and PNG."""

from __future__ import annotations

import struct
import sys
import types
import xml.etree.ElementTree
from pathlib import Path

import mistbank as mb
import numpy
import pytest
from mistbank import _raster
from support import play


def test_a_notebook_shows_a_game_as_a_picture() -> None:
    game = mb.Game(mb.cooperative(level=3), seed=7)
    svg = game._repr_svg_()
    assert svg is not None
    assert xml.etree.ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    game.close()
    assert game._repr_svg_() is None


def test_options_change_the_picture(tmp_path: Path) -> None:
    game = play(mb.Game("level5", seed=7), 14)
    plain = game.picture()
    for options in (
        {"tile_size": 40},
        {"legend": False},
        {"coordinates": True},
        {"last_tile": False},
        {"theme": mb.Theme.DARK},
        {"letters": False},
        {"owners": True},
        {"finished": True},
        {"numbers": True},
        {"marks": [mb.highlight(0, 0)]},
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


def test_cells_and_places_and_arrows_can_be_marked() -> None:
    game = play(mb.Game("level5", seed=7), 14)
    marks = [
        mb.highlight(0, 0, colour="#12AB34", label="a < b"),
        mb.highlight(1, 0, 1, colour=0x00FF00),
        mb.arrow((0, 0), [1, 1], label="é"),
    ]
    svg = game.picture(marks=iter(marks))
    found = [mark.attrib for mark in xml.etree.ElementTree.fromstring(svg).iter() if mark.get("class") == "mistbank-mark"]
    assert [mark["data-kind"] for mark in found] == ["cell", "segment", "arrow"]
    assert found[0]["data-cell"] == "0,0" and found[1]["data-segment"] == "1" and found[2]["data-to"] == "1,1"
    assert "#12ab34" in svg and "#00ff00" in svg and ">a &lt; b<" in svg and ">é<" in svg
    assert marks[1].kind == mb.PictureMarkKind.SEGMENT and marks[2] == mb.arrow((0, 0), (1, 1), label="é")
    assert game.picture(marks=[]) == game.picture()


def test_the_error_for_an_impossible_mark_names_the_field() -> None:
    game = mb.Game("level1", seed=7)
    with pytest.raises(mb.InvalidArgument, match=r"marks\[1\]\.x must be from -1 to 2, not 9"):
        game.picture(marks=[mb.highlight(0, 0), mb.highlight(9, 0)])
    with pytest.raises(mb.InvalidArgument, match=r"marks\[0\]\.segment must be from 0 to"):
        game.picture(marks=[mb.highlight(0, 0, 16)])
    for colour in ("red", "#12", "#12345g", 0x1000000, -1):
        with pytest.raises(mb.InvalidArgument, match="colour must (be|have the form #rrggbb)"):
            mb.highlight(0, 0, colour=colour)
    for label in ("x" * 16, "é" * 8, "a\0b"):
        with pytest.raises(mb.InvalidArgument, match="label must be a string of up to 15 bytes"):
            mb.arrow((0, 0), (1, 0), label=label)
    with pytest.raises(mb.InvalidArgument, match=r"marks\[0\]\.label must be UTF-8"):
        game.picture(marks=[mb.highlight(0, 0, label="\ud800")])
    with pytest.raises(TypeError, match=r"end must be a cell, \(x, y\), not 3"):
        mb.arrow((0, 0), 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"start\[1\] must be an int"):
        mb.arrow((0, "a"), (0, 0))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"marks\[0\] must be made by highlight\(\) or arrow\(\), not str"):
        game.picture(marks=["cell"])  # type: ignore[list-item]
    with pytest.raises(mb.InvalidArgument, match=r"marks\[0\]\.kind must be cell \(1\), segment \(2\) or arrow \(3\)"):
        game.picture(marks=[mb.highlight(0, 0)._replace(kind=7)])  # type: ignore[arg-type]


def test_single_tiles_can_be_drawn() -> None:
    game = mb.Game("base", seed=7)
    assert game.tile_picture(3, numbers=True) != game.tile_picture(3)
    assert game.tile_picture(3, 1) != game.tile_picture(3)
    for wrong in (lambda: game.tile_picture(1000), lambda: game.tile_picture(0, 4), lambda: game.picture(tile_size=3)):
        with pytest.raises(mb.InvalidArgument):
            wrong()
    with pytest.raises(TypeError):
        game.picture(size=3)


# --- as PNG ---


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack_from(">II", png, 16)
    return width, height


def test_a_picture_can_be_saved_as_png(tmp_path: Path) -> None:
    picture = play(mb.Game("level3", seed=7), 9).picture(tile_size=20)
    picture.save(tmp_path / "board.PNG")
    width, height = size_of((tmp_path / "board.PNG").read_bytes())
    assert width > 100 and height > 60
    doubled = size_of(picture.png(scale=2))
    assert abs(doubled[0] - 2 * width) <= 2 and abs(doubled[1] - 2 * height) <= 2
    for name in ("board.svg", "board"):
        picture.save(str(tmp_path / name))
        assert (tmp_path / name).read_text(encoding="utf-8") == picture


def test_wrong_file_endings_and_scales_are_refused(tmp_path: Path) -> None:
    picture = mb.Game("demo").picture()
    for ending in (".jpg", ".GIF", ".pdf"):
        with pytest.raises(mb.InvalidArgument, match=r"path must end in \.svg or \.png, not in"):
            picture.save(tmp_path / f"board{ending}")
    with pytest.raises(TypeError, match="path must be a path, not int"):
        picture.save(3)  # type: ignore[arg-type]
    for scale in (0, -1, 21, float("nan"), float("inf")):
        with pytest.raises(mb.InvalidArgument, match="scale must be from 0.05 to 20, not"):
            picture.png(scale)
    with pytest.raises(TypeError, match="scale must be a number from 0.05 to 20, not str"):
        picture.png("2")  # type: ignore[arg-type]
    assert not list(tmp_path.iterdir())


def test_without_an_svg_converter_the_error_names_packages_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    with pytest.raises(mb.CannotDraw, match="rsvg-convert .*apt-get install librsvg2-bin.*pip install cairosvg.*Inkscape"):
        mb.Game("demo").picture().save(tmp_path / "board.png")
    assert not (tmp_path / "board.png").exists()


def test_saving_a_png_needs_only_one_of_the_svg_converters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = mb.Game("demo").picture()
    png = picture.png()
    (tmp_path / "given.png").write_bytes(png)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    inkscape = tmp_path / "inkscape"
    inkscape.write_text(f'#!/bin/sh\necho "$@" >{tmp_path}/options\nexec /bin/cat {tmp_path}/given.png\n')
    inkscape.chmod(0o755)
    assert picture.png(0.5) == png and "--export-dpi=48.0" in (tmp_path / "options").read_text()
    inkscape.write_text("#!/bin/sh\necho it is broken >&2\n")
    with pytest.raises(mb.CannotDraw, match="inkscape failed to make a PNG: it is broken"):
        picture.png()
    stand_in = types.ModuleType("cairosvg")
    stand_in.svg2png = lambda bytestring, scale: png + bytestring + str(scale).encode()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "cairosvg", stand_in)
    assert picture.png(2) == png + picture.encode() + b"2.0"


def test_another_library_reads_the_same_pixels_from_a_png() -> None:
    image = pytest.importorskip("matplotlib.image")
    import io

    png = play(mb.Game("level3", seed=7), 9).picture(tile_size=24).png()
    wanted = numpy.rint(image.imread(io.BytesIO(png)) * 255)
    found = _raster.pixels_of(png)
    opaque = wanted[:, :, 3] == 255
    assert found.shape == (*wanted.shape[:2], 3) and opaque.mean() > 0.9
    assert numpy.array_equal(found[opaque], wanted[:, :, :3][opaque])
