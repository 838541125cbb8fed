"""Tests the guide's example expansion: its games work in every format, and the guide changes as few files as it says."""

from __future__ import annotations

import json
import random
import re

import apply
import pytest

import mistbank as mb

MOST_FILES = 13


@pytest.fixture(scope="module")
def game() -> mb.Game:
    """Returns a game of two players in which a player has just made a wish."""
    for seed in range(50):
        game, chance = mb.Game("wishing_well", seed=seed), random.Random(seed)
        while not game.is_over:
            choices = game.legal_actions()
            wishes = [it for it in choices if it.kind == mb.ActionKind.WISH]
            game.apply(wishes[0] if wishes else chance.choice(choices))
            if wishes:
                return game
    return pytest.fail("nobody makes a wish in 50 games")


def event_of(game: mb.Game, kind: mb.EventKind) -> mb.Event:
    return next(it for it in game.events() if it.kind == kind)


def test_the_guide_changes_as_many_code_files_as_it_says() -> None:
    text = (apply.PROJECT / apply.GUIDE).read_text(encoding="utf-8")
    stated = int(re.search(r"touches\s+(\d+) code files", text)[1])
    assert len(apply.touched()) == stated
    assert stated <= MOST_FILES


def test_only_files_changed_by_the_guide_mention_the_wishing_well() -> None:
    written = {it.path for it in apply.blocks()}
    files = apply.tree_with_changes()
    named = {it for it, text in files.items() if it != apply.GUIDE and re.search(rb"wishing.?well", text, re.IGNORECASE)}
    assert {it for it in named if not it.startswith("tests/guide/")} <= written


def test_a_record_and_a_snapshot_restore_the_game(game: mb.Game) -> None:
    assert mb.replay(game.to_record()) == game
    assert mb.from_snapshot(game.snapshot()) == game
    assert "wish " in game.to_record()


def test_a_position_restores_the_wells(game: mb.Game) -> None:
    again = mb.Game.from_position(game.to_position())
    assert again.facts["wells"] == game.facts["wells"]
    assert again.public_hash == game.public_hash
    assert [str(it) for it in again.legal_actions()] == [str(it) for it in game.legal_actions()]


def test_json_contains_and_restores_the_wells(game: mb.Game) -> None:
    text = game.to_json(mb.Viewer.HOST)
    assert json.loads(text)["wells"] == game.facts["wells"][0] > 0
    assert mb.Game.from_json(text).facts["wells"] == game.facts["wells"]


def test_the_json_of_events_has_the_described_fields(game: mb.Game) -> None:
    scored = event_of(game, mb.EventKind.WELL_SCORED)
    told = json.loads(game.event_to_json(scored))
    assert told["kind"] == "well_scored"
    assert told["wells"] == told["points"] == scored.points


def test_the_schema_contains_the_new_actions_and_events_and_facts() -> None:
    definitions = json.loads((apply.TREE / "src/json/mistbank.schema.json").read_text(encoding="utf-8"))["$defs"]
    kinds = [it["properties"]["kind"]["enum"] for name in ("action", "event") for it in definitions[name]["oneOf"]]
    assert {"wish", "well_scored", "wish_granted"} <= {name for names in kinds for name in names}
    assert definitions["game"]["properties"]["wells"] == {"type": "integer", "minimum": 0, "maximum": 255}


def test_a_picture_shows_the_well(game: mb.Game) -> None:
    assert re.search(r'<use [^>]*href="#[\w-]*well"', game.picture())


def test_sentences_describe_granted_wishes_and_the_status_counts_the_wells(game: mb.Game) -> None:
    assert "is wished home" in game.sentence(event_of(game, mb.EventKind.WISH_GRANTED))
    assert re.search(r"wells +\d+ on the board$", game.status(), re.MULTILINE)


def test_observations_have_the_new_plane_and_scalars() -> None:
    catalogue = json.loads((apply.TREE / "bindings/catalogue.json").read_text(encoding="utf-8"))["lists"]
    assert catalogue["plane"][-1]["name"] == "well"
    assert [it["name"] for it in catalogue["scalar"][-2:]] == ["tile_well", "wells"]


@pytest.mark.parametrize("preset", ["wishing_well", "everything"])
@pytest.mark.parametrize("players", [2, 6])
def test_games_with_wells_can_be_played_to_the_end_and_stay_valid(preset: str, players: int) -> None:
    rules = mb.base(players=players, expansions=mb.Rules.preset(preset).expansions)
    for seed in range(5):
        game, chance = mb.Game(rules, seed=seed), random.Random(seed)
        while not game.is_over:
            game.apply(chance.choice(game.legal_actions()))
        assert game.check() == ""
