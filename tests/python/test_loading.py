"""Loading files: records, snapshots, tile sets, and invalid files."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import mistbank as mb
import pytest
from support import PROJECT, play

TILES = PROJECT / "tests/scenarios/tiles/plain.tiles"


@pytest.fixture
def game() -> mb.Game:
    return play(mb.Game("level3", seed=3), 12)


def test_a_file_with_a_record_or_a_snapshot_can_be_loaded(game: mb.Game, tmp_path: Path) -> None:
    record, snapshot = tmp_path / "game.record", tmp_path / "game.snapshot"
    record.write_text(game.to_record(), encoding="utf-8")
    snapshot.write_bytes(game.snapshot())
    for path in (record, str(record), snapshot, str(snapshot).encode()):
        assert mb.load(path).state_hash == game.state_hash  # type: ignore[arg-type]


def test_a_record_can_have_windows_line_endings(game: mb.Game, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"\xef\xbb\xbf" + game.to_record().replace("\n", "\r\n").encode())
    assert mb.load(path).state_hash == game.state_hash


def test_a_file_with_a_tile_set_can_be_loaded() -> None:
    assert mb.TileSet.load(TILES) == mb.TileSet(TILES.read_text(encoding="utf-8"))
    game = mb.Game(mb.cooperative(draws="external"), sets=mb.TileSet.load(str(TILES)))
    game.apply("draw road")


def broken(game: mb.Game) -> dict[str, bytes]:
    """Returns the contents of files that cannot be loaded as a game. The key names the fault."""
    record, snapshot = game.to_record().encode(), game.snapshot()
    return {
        "empty": b"",
        "a text": b"Dear diary,\n",
        "a cut record": record[: len(record) // 3],
        "a record with an action that cannot be": record + b"lay 30,30 0\n",
        "a record of an unknown set": record.replace(b"mists", b"fogs_"),
        "Latin-1": record.replace(b"\n", "\n# für\n".encode("latin-1"), 1),
        "UTF-16": record.decode().encode("utf-16"),
        "null bytes": b"\0" * 100,
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "a cut snapshot": snapshot[:-3],
        "a changed snapshot": snapshot[:50] + bytes([snapshot[50] ^ 1]) + snapshot[51:],
        "the beginning of a snapshot": b"MBSN",
        "a huge text": b"x" * (4 * 2**20 + 1),
        "a set of tiles": TILES.read_bytes(),
    }


KINDS = tuple(broken(play(mb.Game("level3", seed=3), 12)))


@pytest.mark.parametrize("kind", KINDS)
def test_loading_an_invalid_file_raises_cannot_load(kind: str, game: mb.Game, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(broken(game)[kind])
    with pytest.raises(mb.CannotLoad) as problem:
        mb.load(path)
    assert isinstance(problem.value, mb.Error) and str(problem.value)
    if kind != "a set of tiles":
        with pytest.raises(mb.CannotLoad):
            mb.TileSet.load(path)


def test_the_error_for_a_text_that_is_not_utf_8_names_the_line(game: mb.Game, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(broken(game)["Latin-1"])
    with pytest.raises(mb.InvalidRecord, match="line 2: .*UTF-8"):
        mb.load(path)
    with pytest.raises(mb.InvalidTileSet, match="line 2: .*UTF-8"):
        mb.TileSet.load(path)


@pytest.mark.parametrize("load", [mb.load, mb.TileSet.load])
def test_the_error_for_a_file_that_cannot_be_read_is_also_an_os_error(load: Any, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        load(tmp_path / "nowhere")
    assert isinstance(missing.value, (mb.MissingFile, mb.UnreadableFile)) and isinstance(missing.value, mb.CannotLoad)
    assert missing.value.errno == 2 and missing.value.filename == str(tmp_path / "nowhere")
    assert "nowhere" in str(missing.value) and pickle.loads(pickle.dumps(missing.value)).errno == 2
    for path in (tmp_path, "a\0b", tmp_path / ("x" * 300)):
        with pytest.raises(OSError) as unreadable:
            load(path)
        assert isinstance(unreadable.value, mb.UnreadableFile)
    for wrong in (3, None, 1.5, ["a"]):
        with pytest.raises(TypeError, match="path must be a path, not "):
            load(wrong)


def test_the_error_for_a_missing_tile_set_names_the_set(game: mb.Game) -> None:
    with pytest.raises(mb.UnknownTileSet, match="fogs_") as problem:
        mb.replay(game.to_record().replace("mists", "fogs_"))
    assert isinstance(problem.value, mb.CannotLoad) and isinstance(problem.value, mb.UnknownName)
