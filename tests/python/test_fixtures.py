"""Games stored by each earlier version (see tests/fixtures/README.md)."""

from __future__ import annotations

import os
import pickle
from collections import Counter
from pathlib import Path

import mistbank as mb
import pytest
from support import PROJECT

#: The event kinds that version 2.0 renamed: old name to new name.
RENAMED = {"meeple_placed": "figure_placed", "meeple_returned": "figure_returned"}
#: The folder with all stored games, which tests/fixtures/unpack writes.
UNPACKED = os.environ.get("MISTBANK_FIXTURES_FOLDER")
FIXTURES = sorted(Path(UNPACKED or PROJECT / "tests/fixtures").glob("*/*.expected"))


def own_sets(folder: Path) -> list[mb.TileSet]:
    return [mb.TileSet.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.tiles"))]


def result_of(game: mb.Game) -> str:
    reason = f" {game.loss_reason.name.lower()}" if game.outcome == mb.Outcome.LOST else ""
    return f"result {game.outcome.name.lower()}{reason}"


def summary_of(game: mb.Game) -> list[str]:
    """Returns lines about the result, the tiles and the points, in the format of the expected state."""
    lines = [result_of(game)]
    for tile in game.tiles:
        kind = "face_down" if tile.face_down else tile.id
        ghosts = f" ghosts {tile.ghosts}" if tile.ghosts else ""
        lines.append(f"tile {tile.x},{tile.y} {tile.rotation} {kind}{ghosts}")
    points = " ".join(f"{colour.name.lower()} {points}" for colour, points in game.scores.items())
    return [*lines, f"points {points}"]


@pytest.mark.parametrize("expected", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_game_loads_with_its_expected_state(expected: Path) -> None:
    lines = expected.read_text(encoding="utf-8").splitlines()
    events = next(line for line in lines if line.startswith("events ")).split()
    sets = own_sets(expected.parent)
    snapshot = expected.with_suffix(".snapshot").read_bytes()
    record = expected.with_suffix(".record").read_text(encoding="utf-8")
    for game in (mb.load(expected.with_suffix(".record"), sets), mb.from_snapshot(snapshot, sets)):
        assert not set(summary_of(game)) - set(lines)
        assert sum(line.startswith("tile ") for line in lines) == len(game.tiles)
        assert game.event_count == int(events[1])
        kinds = Counter(event.kind.name.lower() for event in game.events())
        assert kinds == {RENAMED.get(kind, kind): int(count) for kind, count in zip(events[3::2], events[4::2])}
        assert f"actions {game.action_count}" in lines
        assert game.rules.revision == (2 if "\nrules 2\n" in record else 1)
        assert pickle.loads(pickle.dumps(game)).rules == game.rules


def test_the_expected_number_of_stored_games_exists() -> None:
    assert len(FIXTURES) == (269 if UNPACKED else 32)
