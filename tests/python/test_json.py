"""JSON: the library's output is validated with the schema, and games are read from JSON."""

from __future__ import annotations

import json
import random
import warnings
from typing import Any

import jsonschema
import pytest
from support import PROJECT, play

import mistbank as mb

SCHEMA = json.loads((PROJECT / "src/json/mistbank.schema.json").read_text(encoding="utf-8"))
HOUSE = [dict(hand=3), dict(draw_ahead=True, unplayable="returned"), dict(table_width=12, table_height=12)]


def validator_of(schema: dict[str, Any]) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({"$defs": SCHEMA["$defs"], **schema})


def by_kind(name: str) -> dict[str, jsonschema.Draft202012Validator]:
    """Returns a validator for each kind. Validating an event against the alternatives of all kinds would take too long."""
    found = {}
    for alternative in SCHEMA["$defs"][name]["oneOf"]:
        for kind in alternative["properties"]["kind"]["enum"]:
            assert kind not in found, f"{kind} stands there twice"
            found[kind] = validator_of(alternative)
    return found


GAME = validator_of({"$ref": "#/$defs/game"})
GAME_TO_READ = validator_of({"$ref": "#/$defs/game_to_read"})
RULES = validator_of({"$ref": "#/$defs/rules"})
TILE_SET = validator_of({"$ref": "#/$defs/tile_set"})
EVENTS = by_kind("event")
ACTIONS = by_kind("action")


def games() -> list[mb.Rules]:
    rules = [mb.Rules.preset(name) for name in mb.presets()]
    rules += [mb.Rules.preset("everything").replace(players=3, **house) for house in HOUSE]
    return rules + [mb.base(hand=3, hand_open=True), mb.base(draws="external", expansions=["hills_sheep", "big_top"])]


def test_the_schema_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_schema_contains_every_kind_of_event_and_action_and_decision() -> None:
    assert set(EVENTS) == {kind.name.lower() for kind in mb.EventKind}
    assert set(ACTIONS) == {kind.name.lower() for kind in mb.ActionKind if kind != mb.ActionKind.NONE}
    decisions = SCHEMA["$defs"]["game"]["properties"]["decision"]["properties"]["kind"]["enum"]
    assert set(decisions) == {kind.name.lower() for kind in mb.DecisionKind}


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.system.name.lower())
def test_the_json_of_a_game_matches_the_schema(rules: mb.Rules) -> None:
    RULES.validate(json.loads(rules.to_json()))
    game = mb.Game(rules.replace(seed=3))
    dice = random.Random(3)
    told = 0
    while not game.is_over and game.action_count < 400:
        actions = game.legal_actions()
        for action in dice.sample(actions, min(3, len(actions))):
            data = json.loads(game.action_to_json(action))
            ACTIONS[data["kind"]].validate(data)
            assert data["text"] == game.text(action)
            assert game.action_from_json(json.dumps(data, indent=2)) == action
        game.apply(dice.choice(actions))
        for event in game.events(told):
            data = json.loads(game.event_to_json(event))
            EVENTS[data["kind"]].validate(data)
            assert says_all(data, event), (data, event)
        told = game.event_count
        if game.action_count % 60 == 1:
            check_position(game)
    check_position(game)


def says_all(data: dict[str, Any], event: mb.Event) -> bool:
    """Returns true if the event's JSON contains every number of the event other than 0."""

    def values(of: Any) -> list[Any]:
        return [value for part in of.values() for value in (values(part) if isinstance(part, dict) else [part])]

    told = values(data)
    names = ("x", "y", "segment", "from_x", "from_y", "tiles", "coats", "cities", "points", "total", "action")
    by_name = data["kind"] in ("goods_taken", "goods_scored", "lost", "figure_advanced")  # JSON has a name instead of the count
    amount = 0 if data["kind"] == "robbed" else event.amount  # JSON has a name instead of the amount
    numbers = [getattr(event, name) for name in names] + [0 if by_name else event.count, amount]
    return all(number == 0 or number in told for number in numbers)


def check_position(game: mb.Game) -> None:
    assert game.to_json("nobody") == game.to_json()
    for viewer in (mb.Viewer.NOBODY, mb.Viewer.HOST, 0):
        text = game.to_json(viewer)
        data = json.loads(text)
        GAME.validate(data)
        GAME_TO_READ.validate(data)
        assert ("hidden" in data) == (viewer == mb.Viewer.HOST and game.rules.draws == mb.Draws.AUTOMATIC)
        assert ("seed" in data["rules"]) == (viewer == mb.Viewer.HOST)
        again = mb.Game.from_json(text)
        if viewer == mb.Viewer.HOST or not (game.rules.hand or game.rules.draw_ahead):  # only the host sees every hand
            assert again.legal_actions() == game.legal_actions()
        assert again.public_hash == game.public_hash
        if "hidden" in data:
            assert again.state_hash == game.state_hash
    assert len(data["tiles"]) == len(game.tiles)
    assert [(tile["x"], tile["y"], tile["rotation"]) for tile in data["tiles"]] == [
        (tile.x, tile.y, tile.rotation) for tile in game.tiles
    ]
    assert len(data["figures"]) == len(game.figures)
    assert [feature["worth"] for feature in data["features"]] == [feature.worth for feature in game.features]
    assert data["turn"] == game.turn
    assert data["ghost_supply"] == game.ghost_supply
    assert [score["total"] for score in data["scores"]] == [score.total for score in game.scoring_meeples]
    assert data["decision"]["kind"] == game.phase.name.lower()
    assert data["public_hash"] == f"{game.public_hash:016x}"
    assert sum(data["unseen"].values()) == sum(game.bag.unseen(index) for index in range(len(game.types)))


@pytest.mark.parametrize("name", mb.TileSet.builtin_names())
def test_the_json_of_a_tile_set_matches_the_schema(name: str) -> None:
    tiles = mb.TileSet.builtin(name)
    data = json.loads(tiles.to_json())
    TILE_SET.validate(data)
    again = mb.TileSet.from_json(json.dumps(data, indent=1))
    assert again.fingerprint == tiles.fingerprint
    assert again.to_json() == tiles.to_json()
    assert mb.TileSet(again.text).fingerprint == tiles.fingerprint


def test_the_examples_on_the_format_page_can_be_read() -> None:
    page = (PROJECT / "src/json/FORMAT.md").read_text(encoding="utf-8")
    blocks = [part.split("```")[0] for part in page.split("```json\n")[1:]]
    rules, action, event, tiles, state, position = blocks
    assert mb.Rules.from_json(rules).level == 4
    game = mb.Game(mb.cooperative())
    assert game.text(game.action_from_json(action)) == "lay 3,-1 2"
    EVENTS["tile_laid"].validate(json.loads(event))
    TILE_SET.validate(json.loads(tiles))
    GAME_TO_READ.validate({"rules": {}, "state": json.loads(state)})
    GAME_TO_READ.validate(json.loads(position))
    game = mb.Game.from_json(position)
    assert (game.turn, len(game.figures), game.scores[mb.Colour.RED]) == (2, 1, 4)
    played = play(mb.Game(mb.cooperative(), sets=mb.TileSet.from_json(tiles)))
    assert played.is_over


def test_rules_can_be_read_from_their_json() -> None:
    for rules in games():
        assert mb.Rules.from_json(rules.to_json()) == rules.validated()


def test_a_warning_lists_the_unknown_fields() -> None:
    with pytest.warns(UserWarning, match=r"ignored: 'speed' \(line 1, column 2\)"):
        assert mb.Rules.from_json('{"speed": 1, "level": 2}').level == 2
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        mb.Rules.from_json('{"level": 2}')


def test_the_error_for_invalid_json_names_line_and_column() -> None:
    with pytest.raises(mb.InvalidJson, match=r"^line 2, column 10: expected a value, not '\}'$"):
        mb.Rules.from_json('{\n"level": }')
    with pytest.raises(mb.InvalidJson, match="'players' must be a number, not a string"):
        mb.Rules.from_json('{"players": "two"}')
    with pytest.raises(mb.UnknownName, match="unknown preset 'level9'"):
        mb.Rules.from_json('{"preset": "level9"}')
    with pytest.raises(mb.InvalidJson, match="nested more than 64 levels deep"):
        mb.TileSet.from_json('{"a":' * 500_000)
    with pytest.raises(mb.InvalidTileSet, match="line 1, column"):
        mb.TileSet.from_json('{"name": "a", "tiles": [{"id": "b"}]}')
    with pytest.raises(TypeError, match="text must be a str"):
        mb.Rules.from_json({"level": 2})  # type: ignore[arg-type]
    with pytest.raises(mb.InvalidRules):
        mb.Rules(players=77).to_json()
    with pytest.raises(mb.InvalidJson, match=r"^\$\.tiles\[0\]: missing field 'y'$"):
        mb.Game.from_json('{"rules": {"preset": "base"}, "tiles": [{"x": 1, "tile": "D"}]}')
    with pytest.raises(mb.InvalidPosition, match=r"^\$\.tiles\[0\]"):
        mb.Game.from_json('{"rules": {"preset": "base"}, "tiles": [{"x": 9, "y": 9, "tile": "D"}]}')
    with pytest.warns(UserWarning, match="ignored: 'speed'"):
        mb.Game.from_json('{"rules": {"preset": "base"}, "speed": 9}')
    game = mb.Game(mb.base())
    before = game.state_hash
    with pytest.raises(mb.InvalidJson, match="'lay' needs the field 'x'"):
        game.action_from_json('{"kind": "lay"}')
    with pytest.raises(mb.InvalidArgument, match="viewer must be a player"):
        game.to_json(5)
    assert game.state_hash == before
