"""House rules: the fields of the rules, and the hands that players see."""

from __future__ import annotations

import random
from typing import Any

import mistbank as mb
import pytest
from support import play

DEFAULTS: dict[str, Any] = {
    "hand": 0,
    "hand_open": False,
    "draw_ahead": False,
    "unplayable": mb.Unplayable.SET_ASIDE,
    "hole_turn": False,
    "incomplete_scores": True,
    "table_width": 0,
    "table_height": 0,
    "table_x": -1,
    "table_y": -1,
    "border_completes": False,
    "start_in_bag": False,
    "small_cities": False,
    "without": frozenset(),
    "dragon_after_scoring": False,
    "hill_majority": False,
    "first_player": mb.FirstPlayer.HOST,
    "tile_sales": False,
}
TABLE = {"table_width": 15, "table_height": 12, "table_x": 4, "table_y": 5}
#: One change of the rules for each house rule, with the fields that the house rule requires.
CHANGES: list[dict[str, Any]] = [
    {"hand": 3},
    {"hand": 3, "hand_open": True},
    {"draw_ahead": True},
    {"unplayable": "returned"},
    {"hole_turn": True},
    {"incomplete_scores": False},
    TABLE,
    {**TABLE, "border_completes": True},
    {"start_in_bag": True},
    {"small_cities": True},
    {"without": ["builder", mb.FigureKind.SHEPHERD]},
    {"dragon_after_scoring": True},
    {"hill_majority": True},
    {"first_player": mb.FirstPlayer.MOST_ROADS},
    {"tile_sales": True},
]


@pytest.mark.parametrize("preset", mb.presets())
def test_no_preset_has_house_rules(preset: str) -> None:
    rules = mb.Rules.preset(preset)
    assert {name: getattr(rules, name) for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize("change", CHANGES)
def test_a_game_reports_its_house_rules_and_can_be_played_to_its_end(change: dict[str, Any]) -> None:
    rules = mb.base(players=3, expansions={"traders_builders", "princess_dragon", "hills_sheep"}, seed=2, **change)
    game = play(mb.Game(rules))
    assert game.is_over
    wanted = {**DEFAULTS, **change, "unplayable": rules.unplayable, "without": rules.without}
    assert rules.without == ({mb.FigureKind.BUILDER, mb.FigureKind.SHEPHERD} if "without" in change else set())
    assert {name: getattr(game.rules, name) for name in DEFAULTS} == wanted
    assert mb.replay(game.to_record()).state_hash == game.state_hash


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hand": 2}, "hand must be 0 or 3"),
        ({"hand": 3, "draw_ahead": True}, "draw_ahead"),
        ({"unplayable": 7}, "unplayable"),
        ({"unplayable": "thrown"}, "unplayable"),
        ({"table_width": 2, "table_height": 9}, "table_width"),
        ({"table_width": 9}, "table_height"),
        ({**TABLE, "table_x": 15}, "table_x"),
        ({"border_completes": True}, "border_completes"),
        ({"start_in_bag": True, "expansions": {"river"}}, "start_in_bag"),
        ({"without": {"normal"}}, "without"),
        ({"without": {"ghost"}}, "without must be one of"),
        ({"without": [11]}, "without must be one of"),
    ],
)
def test_the_error_for_invalid_house_rules_names_the_field(change: dict[str, Any], message: str) -> None:
    with pytest.raises(mb.InvalidRules, match=message):
        mb.base(**change)


@pytest.mark.parametrize("change", CHANGES)
def test_the_cooperative_game_refuses_house_rules(change: dict[str, Any]) -> None:
    with pytest.raises(mb.InvalidRules, match=next(iter(change))):
        mb.cooperative(**change)


def test_house_rules_with_values_of_the_wrong_type_are_refused() -> None:
    with pytest.raises(TypeError, match="hole_turn"):
        mb.base(hole_turn="yes")
    with pytest.raises(TypeError, match="without must be a list of kinds of figures"):
        mb.base(without="builder")
    with pytest.raises(TypeError, match="table_width"):
        mb.base(table_width=7.5)


@pytest.mark.parametrize("is_open", [False, True])
def test_only_the_owner_and_the_host_see_a_hidden_hand(is_open: bool) -> None:
    game, dice = mb.Game(mb.base(hand=3, hand_open=is_open), seed=3), random.Random(3)
    asked = 0
    while not game.is_over:
        for player in (0, 1):
            hand = game.players[player].hand(mb.Viewer.HOST)
            assert len(hand) <= 3 and None not in hand
            assert game.players[player].hand(player) == hand
            for viewer in (1 - player, mb.Viewer.NOBODY):
                assert game.players[player].hand(viewer) == (hand if is_open else (None,) * len(hand))
        action = dice.choice(game.legal_actions())
        if game.phase == mb.DecisionKind.HAND:
            asked += 1
            kind = game.players[game.player].hand(game.player)[action.place_in_hand]
            game.apply(action)
            assert game.board.last_tile is not None
            laid = game.tiles[game.board.last_tile]
            assert (laid.type, laid.rotation) == (kind, action.rotation)
        else:
            game.apply(action)
    assert asked > 60 and game.players[0].hand() == game.players[1].hand() == ()


@pytest.mark.parametrize("house", ({"hand": 3}, {"draw_ahead": True}))
def test_hands_and_tiles_drawn_ahead_count_as_hidden_unless_hands_are_open(house: dict[str, Any]) -> None:
    assert mb.Game(mb.base(**house), seed=4).has_hidden_hands is True
    assert mb.Game(mb.base(hand_open=True, **house), seed=4).has_hidden_hands is False
    assert mb.Game("base", seed=4).has_hidden_hands is False


def test_determinize_reshuffles_all_hidden_hands_except_the_viewers_own_hand() -> None:
    game = play(mb.Game(mb.base(hand=3), seed=4), 20)
    own, others, hands = game.players[0].hand(0), set(), set()
    for seed in range(20):
        copy = game.clone()
        copy.determinize(seed, viewer=0)
        assert copy.players[0].hand(0) == own and copy.public_hash == game.public_hash
        others.add(copy.players[1].hand(mb.Viewer.HOST))
        copy.determinize(seed)
        hands.add(copy.players[0].hand(mb.Viewer.HOST))
    assert len(others) > 5 and len(hands) > 5
    for wrong in (2, mb.Viewer.HOST, 2**31 - 1):
        with pytest.raises(mb.InvalidArgument, match="viewer"):
            game.determinize(1, wrong)


def test_the_hand_of_an_unknown_player_cannot_be_queried() -> None:
    game = mb.Game("base")
    assert game.players[0].hand() == game.players[1].hand(mb.Viewer.HOST) == ()
    for player in (2, 256):
        with pytest.raises(IndexError):
            game.players[player].hand()
    with pytest.raises(TypeError, match="viewer"):
        game.players[0].hand("host")  # type: ignore[arg-type]
    game.close()
    with pytest.raises(mb.Closed):
        game.players[0].hand()


def test_the_board_can_be_empty_until_the_first_tile_is_drawn() -> None:
    game = mb.Game(mb.base(start_in_bag=True, draws="external"))
    assert game.tiles == [] and game.board.last_tile is None and game.board.tile_at(0, 0) is None
    assert game.features == [] and "<svg" in str(game.picture()) and str(game)
    game.apply(game.legal_actions()[0])
    assert game.board.last_tile == 0 and game.tiles[0][:2] == (0, 0)


def test_the_tile_sales_house_rule_adds_the_fact_offer_with_the_offered_price() -> None:
    (offer,) = (fact for fact in mb.facts() if fact.name == "offer")
    assert (offer.name, offer.clause, offer.scope, offer.numbers) == ("offer", "HSE-18", mb.Scope.COLOUR, 5)
    facts = mb.Game("base", seed=4).players[0].facts
    assert "offer" not in facts
    with pytest.raises(KeyError, match=r"offer: the game does not use the rule \(HSE-18\)"):
        facts["offer"]
    game, dice, prices = mb.Game(mb.base(tile_sales=True), seed=4), random.Random(4), 0
    colours = game.rules.colours
    while not game.is_over:
        kind, action = game.phase, dice.choice(game.legal_actions())
        buyer = game.deciding_player
        game.apply(action)
        if kind == mb.DecisionKind.OFFER and action.kind == mb.ActionKind.OFFER_POINTS:
            assert game.players[buyer].facts[offer] == (action.count, 0, 0, 0, 0)
            (sale,) = (answer for answer in game.legal_actions() if answer.kind == mb.ActionKind.SELL)
            unit = "point" if action.count == 1 else "points"
            assert game.describe_action(sale) == f"Sells the tile to {colours[buyer].name.lower()} for {action.count} {unit}, and draws another"
            prices += 1
    assert prices > 0 and game.players[0].facts["offer"] == (0, 0, 0, 0, 0)


def test_masks_and_observations_include_hands() -> None:
    arrays = pytest.importorskip("mistbank.learning.arrays")
    game, dice, places = mb.Game(mb.base(hand=3), seed=2), random.Random(2), set()
    while not game.is_over:
        legal = game.legal_actions()
        mask = arrays.legal_actions_mask(game, 81)
        assert {arrays.action_at(game, index, 81) for index in mask.nonzero()[0]} == set(legal)
        if game.phase == mb.DecisionKind.HAND:
            places |= {action.place_in_hand for action in legal}
            seen, other = game.observe(81, player=game.player), game.observe(81, player=1 - game.player)
            for place, name in enumerate(("fits_0", "second_fits_0", "third_fits_0")):
                wanted = sum(1 for action in legal if (action.place_in_hand, action.rotation) == (place, 0))
                assert seen.plane(name).sum() == wanted and other.plane(name).sum() == 0
            types = [kind for kind in (seen.scalar(f"hand_{place}") for place in range(3)) if kind >= 0]
            assert tuple(types) == game.players[game.player].hand(game.player)
        game.apply(dice.choice(legal))
    assert places == {0, 1, 2}
