"""The parts of a game: board, bag, players, facts, hounds, and the current decision."""

from __future__ import annotations

import copy
import pickle
from typing import Callable

import mistbank as mb
import pytest
from support import play


@pytest.fixture
def game() -> mb.Game:
    return play(mb.Game("everything", seed=4), 60)


# --- the decision ---


@pytest.mark.parametrize("preset", ["level3", "everything"])
def test_a_decision_has_a_question(preset: str) -> None:
    game = mb.Game(preset, seed=3)
    while not game.is_over:
        assert game.decision.question == game.question() != ""
        assert game.phase is game.decision.kind
        game.apply(game.legal_actions()[0])


def test_the_decision_of_a_finished_game_names_the_winner() -> None:
    game = play(mb.Game("base", seed=3))
    assert game.is_over and game.decision.question == game.question()
    assert "win" in game.decision.question


def test_a_decision_stays_valid_after_its_game_changes_or_closes(game: mb.Game) -> None:
    before = game.decision
    words = before.question
    game.apply(game.legal_actions()[0])
    assert before.question == words and before != game.decision
    game.close()
    for other in (copy.copy(before), copy.deepcopy(before), pickle.loads(pickle.dumps(before))):
        assert other == before and other.question == words
    assert before == mb.Decision(*before) and isinstance(before, mb.Decision)


# --- the board ---


def test_indexing_the_board_by_cell_gives_the_tile(game: mb.Game) -> None:
    for tile in game.tiles:
        assert game.board[tile.x, tile.y] == tile and (tile.x, tile.y) in game.board
    assert game.board[500, 500] is None and (500, 500) not in game.board


def test_iterating_over_the_board_gives_the_cells_in_the_order_in_which_tiles_were_laid(game: mb.Game) -> None:
    assert list(game.board) == [(tile.x, tile.y) for tile in game.tiles]
    assert len(game.board) == len(game.tiles)


def test_an_empty_board_is_true_in_a_boolean_context() -> None:
    game = mb.Game(mb.base(start_in_bag=True, draws="external"), seed=1)
    assert len(game.board) == 0 and game.board


def test_the_board_is_printed_as_text(game: mb.Game) -> None:
    assert str(game.board) == game.board.text()
    assert str(game) == f"{game.board}\n{game.status()}"


# --- players ---


@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_of_a_competitive_game_has_a_colour_with_its_score_and_supply(players: int) -> None:
    game = play(mb.Game(mb.base(players=players, expansions={"gold", "robbers"}), seed=5), 80)
    assert [player.index for player in game.players] == list(range(players))
    for player in game.players:
        (colour,) = player.colours
        assert game.player_of(colour) == player.index
        assert player.score == game.scores[colour]
        assert player.supply == game.supply(colour)
        assert list(player.facts) == ["ingots_held", "robber"]


@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_players_of_a_team_share_the_points(level: int, players: int) -> None:
    game = play(mb.Game(mb.cooperative(level=level, players=players), seed=5), 80)
    assert len(game.players) == players
    for player in game.players:
        assert player.score == sum(game.scores.values())
        assert all(game.player_of(colour) == player.index for colour in player.colours)
    colours = [colour for player in game.players for colour in player.colours]
    assert sorted(colours) == sorted(game.rules.colours)


def test_the_supply_of_a_player_with_several_colours_is_the_sum_over_the_colours() -> None:
    game = play(mb.Game(mb.cooperative(level=3, players=2), seed=5), 20)
    for player in game.players:
        one, other = (game.supply(colour) for colour in player.colours)
        assert player.supply.figures == tuple(map(sum, zip(one.figures, other.figures)))
        assert player.supply.reserve == one.reserve + other.reserve


def test_a_player_is_printed_with_colours_and_points() -> None:
    assert repr(mb.Game("base").players[1]) == "<mistbank.Player 1: green, 0 points>"


# --- facts ---


def test_facts_are_a_mapping_with_the_facts_of_the_used_expansions() -> None:
    game = mb.Game("gold", seed=1)
    of_every_game = {"piles": game.bag.piles, "active_pile": (0,), "set_aside": (0,)}
    assert dict(game.facts) == {"ingots_aside": (16,), **of_every_game} and len(game.facts) == 4
    assert dict(game.players[0].facts) == {"ingots_held": (0,)}
    assert dict(game.board.facts(0)) == {"ingots": (0,)}
    assert repr(game.players[0].facts) == "{'ingots_held': (0,)}"
    assert set(mb.Game("base").facts) == set(of_every_game)
    assert mb.Game("level3").facts["goal"] == (100,)


def test_a_facts_mapping_is_updated_when_the_game_changes() -> None:
    game = mb.Game("gold", seed=1)
    facts = game.facts
    while facts["ingots_aside"] == (16,):
        game.apply(game.legal_actions()[0])
    assert facts == game.facts


# --- hounds ---


def test_each_hound_has_the_points_at_which_it_arrives() -> None:
    game = mb.Game("level3", seed=3)
    assert [(hound.number, hound.points, hound.arrived, hound.figure) for hound in game.hounds] == [(1, 15, False, None), (2, 50, False, None)]
    assert mb.Game("base").hounds == ()


# --- closed games ---

BOARD: dict[str, Callable[[mb.Board], object]] = {
    "a cell": lambda board: board[0, 0],
    "in": lambda board: (0, 0) in board,
    "iter": list,
    "len": len,
    "str": str,
    "anchor_on": lambda board: board.anchor_on(0, 0),
    "big_top_tile": lambda board: board.big_top_tile,
    "dragon_tile": lambda board: board.dragon_tile,
    "facts": lambda board: board.facts(0),
    "fairy_tile": lambda board: board.fairy_tile,
    "feature": lambda board: board.feature(0, 0),
    "figure_on": lambda board: board.figure_on(0, 0),
    "ghosts": lambda board: board.ghosts,
    "ghosts_on": lambda board: board.ghosts_on(0, 0),
    "last_tile": lambda board: board.last_tile,
    "text": lambda board: board.text(),
    "tile_at": lambda board: board.tile_at(0, 0),
}
BAG: dict[str, Callable[[mb.Bag], object]] = {
    "active_pile": lambda bag: bag.active_pile,
    "animals": lambda bag: bag.animals(1),
    "drawable": lambda bag: bag.drawable(0),
    "piles": lambda bag: bag.piles,
    "set_aside": lambda bag: bag.set_aside,
    "sheep": lambda bag: bag.sheep(1),
    "tiles_under_hills": lambda bag: bag.tiles_under_hills,
    "unseen": lambda bag: bag.unseen(0),
}
PLAYER: dict[str, Callable[[mb.Player], object]] = {
    "colours": lambda player: player.colours,
    "facts": lambda player: player.facts,
    "flock": lambda player: player.flock(1),
    "hand": lambda player: player.hand(),
    "score": lambda player: player.score,
    "supply": lambda player: player.supply,
}
FACTS: dict[str, Callable[[mb.FactNumbers], object]] = {
    "a fact": lambda facts: facts["ingots_aside"],
    "iter": list,
    "len": len,
}


@pytest.mark.parametrize("is_known", [False, True])
def test_every_use_of_a_part_of_a_closed_game_is_refused(game: mb.Game, is_known: bool) -> None:
    """is_known: true if the test queries constants of the game before closing it."""
    if is_known:
        assert game.types and game.players and dict(game.facts)
    board, bag, player, facts = game.board, game.bag, game.players[0], game.facts
    game.close()
    calls = [lambda use=use: use(board) for use in BOARD.values()]  # type: ignore[misc]
    calls += [lambda use=use: use(bag) for use in BAG.values()]  # type: ignore[misc]
    calls += [lambda use=use: use(player) for use in PLAYER.values()]  # type: ignore[misc]
    calls += [lambda use=use: use(facts) for use in FACTS.values()]  # type: ignore[misc]
    for call in calls:
        with pytest.raises(mb.Closed):
            call()


def test_the_tests_call_every_method_of_the_parts_of_a_closed_game() -> None:
    for kind, uses in ((mb.Board, BOARD), (mb.Bag, BAG), (mb.Player, PLAYER)):
        assert {name for name in dir(kind) if not name.startswith("_")} - {"index"} <= set(uses)


def test_a_part_of_a_game_keeps_the_game_alive() -> None:
    board = mb.Game("base", seed=1).board
    assert board[0, 0] is not None
