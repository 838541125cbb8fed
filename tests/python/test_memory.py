"""Memory: creating and releasing objects does not increase the memory of the process."""

from __future__ import annotations

import gc
import os
from typing import Callable

import mistbank as mb
import pytest
from support import play


def resident() -> int:
    """Returns the memory of the process in bytes."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(work: Callable[[], object], times: int) -> int:
    for _ in range(times // 50):  # fills the caches
        work()
    gc.collect()
    before = resident()
    for _ in range(times):
        work()
    gc.collect()
    return resident() - before


def test_creating_a_million_clones_does_not_leak_memory() -> None:
    game = mb.Game("level1", seed=1, recording=False)
    assert growth(game.clone, 1_000_000) < 4_000_000


def refused(game: mb.Game) -> None:
    with pytest.raises(mb.Error):
        game.apply(mb.Action(mb.ActionKind.LAY, x=99))
    with pytest.raises(mb.InvalidTileSet):
        mb.TileSet.parse("nonsense")
    with pytest.raises(mb.InvalidRecord):
        mb.replay("nonsense")


GAME = play(mb.Game("level5", seed=1), 20)
RECORD, SNAPSHOT = GAME.to_record(), GAME.snapshot()
WORK: dict[str, Callable[[], object]] = {
    "games": lambda: mb.Game("base", seed=1),
    "games that list their actions": lambda: mb.Game("base", seed=1).legal_actions(),
    "replayed records": lambda: mb.replay(RECORD),
    "snapshots": lambda: mb.from_snapshot(SNAPSHOT).snapshot(),
    "tile sets": lambda: mb.TileSet.builtin("demo").types,
    "queries": lambda: (GAME.tiles, GAME.figures, GAME.features, GAME.events(), GAME.board.text(), GAME.status()),
    "arrays": lambda: (GAME.observe(), GAME.legal_actions_mask(), mb.learning.rollouts(GAME, 2, threads=2)),
    "advisers": lambda: mb.advice.Adviser(GAME, seed=1).think(GAME, 0),
    "refusals": lambda: refused(GAME),
}


@pytest.mark.parametrize("what", WORK)
def test_repeated_calls_do_not_leak_memory(what: str) -> None:
    assert growth(WORK[what], 1500) < 3_000_000


def test_the_memory_use_of_a_game_can_be_estimated_before_the_game_is_created() -> None:
    base = mb.Game.bytes_of("base")
    assert 100_000 < base < 2_000_000
    assert mb.Game.bytes_of(mb.Rules.preset("everything")) > base
    tile = "tile t\n  copies 5000\n  road N S\n  field EL ER NR SL\n  field WL WR NL SR\n"
    large = mb.TileSet.parse(f"mistbank-tiles 1\nname large\n{tile}start\n  0 0 t\n")
    assert mb.Game.bytes_of("base", sets=large) > 10 * base
    with pytest.raises(mb.InvalidRules, match="players"):
        mb.Game.bytes_of(mb.Rules.preset("base").replace(players=99))
