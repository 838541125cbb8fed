"""Positions: games that start from a position, and games written as a position."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any, Union

import mistbank as mb
import pytest
from support import PROJECT, play

SHORT = """mistbank-position 1
preset base
tile 0,0 D
tile 0,1 E 2
figure red meeple 0,1/0
score red 4
drawn K
"""


def test_a_game_that_starts_from_a_short_position_can_be_played_to_its_end() -> None:
    game = mb.Game.from_position(SHORT)
    assert (len(game.tiles), len(game.figures), game.scoring_meeples[0].total, game.action_count) == (2, 1, 4, 0)
    assert game.types[game.decision.tile_type].id == "K"
    assert play(game).check() == ""
    assert game.is_over and len(game.tiles) > 60


@pytest.mark.parametrize("preset", ["level1", "level5", "base", "demo", "ghosts_castles_cemeteries", "everything"])
@pytest.mark.parametrize("actions", [0, 15, 10_000])
def test_a_game_read_from_its_own_position_continues_like_the_original(preset: str, actions: int) -> None:
    game = play(mb.Game(preset, seed=5), actions)
    position = game.to_position()
    again = mb.Game.from_position(position)
    assert again == game and again.to_position() == position
    assert play(again, 20, 3) == play(game, 20, 3)
    assert again.check() == game.check() == ""


def test_undo_stops_at_the_starting_position_even_in_stored_and_copied_games() -> None:
    game = mb.Game.from_position(SHORT)
    begun = game.state_hash
    with pytest.raises(mb.NothingToUndo):
        game.undo()
    play(game, 20)
    stored = [mb.replay(game.to_record()), mb.from_snapshot(game.snapshot()), pickle.loads(pickle.dumps(game))]
    for again in (*stored, game.clone(), copy.copy(game), copy.deepcopy(game)):
        assert again == game
        again.undo(again.action_count)
        assert again.state_hash == begun
    assert pickle.loads(pickle.dumps(mb.Game.from_position(SHORT))).state_hash == begun


def test_a_position_can_be_loaded_from_a_file(tmp_path: Path) -> None:
    path, hash = tmp_path / "table.position", mb.Game.from_position(SHORT).state_hash
    for content in (SHORT, SHORT.replace("\n", "\r\n"), "\ufeff" + SHORT):
        path.write_bytes(content.encode())
        assert mb.load(path).state_hash == hash
    path.write_text(SHORT + "nonsense\n", encoding="utf-8")
    with pytest.raises(mb.InvalidPosition):
        mb.load(path)


def test_a_viewers_position_contains_only_what_that_viewer_sees() -> None:
    game = play(mb.Game(mb.base(hand=3), seed=2), 12)
    assert game.to_position() == game.to_position(mb.Viewer.HOST) == game.to_position("host")
    assert "?" not in game.to_position()
    viewers: list[Union[mb.Viewer, int, str]] = [mb.Viewer.NOBODY, "nobody", 0, 1]
    for viewer in viewers:
        position = game.to_position(viewer)
        assert "?" in position
        seen = mb.Game.from_position(position)
        assert seen.public_hash == game.public_hash
        if isinstance(viewer, int) and viewer >= 0:
            assert seen.players[viewer].hand(viewer) == game.players[viewer].hand(viewer)
    with pytest.raises(mb.InvalidArgument, match="viewer must be a player"):
        game.to_position(2)
    with pytest.raises(mb.InvalidArgument, match="viewer must be one of nobody, host, not 'me'"):
        game.to_position("me")
    with pytest.raises(TypeError, match="viewer must be an int"):
        game.to_position(None)  # type: ignore[arg-type]


def test_a_position_with_custom_tiles_contains_them() -> None:
    tiles = mb.TileSet.load(PROJECT / "tests/scenarios/tiles/plain.tiles")
    game = mb.Game(mb.cooperative(draws="external"), sets=tiles)
    game.apply("draw road")
    position = game.to_position()
    assert mb.Game.from_position(position) == pickle.loads(pickle.dumps(mb.Game.from_position(position))) == game
    without = "".join(line for line in position.splitlines(True) if not line.startswith("|"))
    assert mb.Game.from_position(without, tiles) == game
    with pytest.raises(mb.UnknownTileSet, match="plain"):
        mb.Game.from_position(without)


def test_the_error_for_an_impossible_position_names_line_and_column() -> None:
    with pytest.raises(mb.InvalidPosition, match=r"^line 8, column \d+: ") as problem:
        mb.Game.from_position(SHORT + "figure red meeple 0,1/9\n")
    assert isinstance(problem.value, mb.CannotLoad) and problem.value.status == mb.Status.INVALID_POSITION


@pytest.mark.parametrize(
    "text",
    ["", "no position", "mistbank-position 1\nsystem chess\n", "\0", "mistbank-record 1\n", "x" * (4 * 2**20 + 1)],
)
def test_a_text_that_is_not_a_position_is_refused(text: str) -> None:
    with pytest.raises(mb.InvalidPosition):
        mb.Game.from_position(text)


@pytest.mark.parametrize("wrong", [3, None, b"mistbank-position 1"])
def test_a_position_must_be_a_str(wrong: Any) -> None:
    with pytest.raises(TypeError, match="text must be"):
        mb.Game.from_position(wrong)
