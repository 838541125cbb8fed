"""Properties of all games, checked with random games."""

from __future__ import annotations

import os
import pickle
from typing import Union

import mistbank as mb
from hypothesis import configuration, given, settings
from hypothesis import strategies as st
from support import PROJECT

seeds = st.integers(0, 2**64 - 1)
presets = st.one_of(
    st.sampled_from(mb.presets()),
    st.sets(st.sampled_from(mb.Expansion)).map(lambda played: mb.base(expansions=played)),
)
choices = st.lists(st.integers(0, 2**20), max_size=60)
Preset = Union[str, mb.Rules]
bytes_ = st.integers(0, 255)
shorts = st.integers(-(2**15), 2**15 - 1)
actions = st.builds(mb.Action, bytes_, bytes_, bytes_, bytes_, shorts, shorts)
likely_actions = st.builds(
    mb.Action, st.integers(0, 34), st.integers(0, 9), st.integers(0, 6), st.integers(0, 5), *[st.integers(-4, 4)] * 2
)

configuration.set_hypothesis_home_dir(str(PROJECT / "build/python/hypothesis"))
settings.register_profile("mistbank", deadline=None, max_examples=60, derandomize=True)  # each run uses the same examples
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "mistbank"))


def played(preset: Preset, seed: int, choices: list[int]) -> mb.Game:
    game = mb.Game(preset, seed=seed)
    for choice in choices:
        legal = game.legal_actions()
        if not legal:
            break
        game.apply(legal[choice % len(legal)])
    return game


@given(presets, seeds, choices)
def test_every_listed_action_can_be_applied_and_undone(preset: Preset, seed: int, choices: list[int]) -> None:
    game = played(preset, seed, choices)
    before = game.state_hash
    for action in game.legal_actions():
        assert game.why_not(action) is None
        game.apply(action)
        game.undo()
        assert game.state_hash == before


@given(presets, seeds, choices, st.one_of(actions, likely_actions))
def test_an_action_that_is_not_listed_is_refused_and_does_not_change_the_game(
    preset: Preset, seed: int, choices: list[int], action: mb.Action
) -> None:
    game = played(preset, seed, choices)
    before, legal = game.state_hash, action in game.legal_actions()
    assert (game.why_not(action) is None) == legal
    try:
        game.apply(action)
        assert legal
    except mb.Error as error:
        assert not legal and str(error)
        assert game.state_hash == before


@given(presets, seeds, choices)
def test_records_and_snapshots_and_pickles_and_clones_restore_the_same_game(
    preset: Preset, seed: int, choices: list[int]
) -> None:
    game = played(preset, seed, choices)
    for other in (
        mb.replay(game.to_record()),
        mb.from_snapshot(game.snapshot()),
        pickle.loads(pickle.dumps(game)),
        game.clone(),
    ):
        assert other.state_hash == game.state_hash
        assert other.actions() == game.actions() and other.events() == game.events()
        assert other.legal_actions() == game.legal_actions()
        assert (other.tiles, other.figures, other.features) == (game.tiles, game.figures, game.features)
        assert (other.prisoners, other.in_last_round) == (game.prisoners, game.in_last_round)
        assert (other.board.dragon_tile, other.board.fairy_tile) == (game.board.dragon_tile, game.board.fairy_tile)
        assert other.rules == game.rules


@given(presets, seeds, choices)
def test_reading_the_text_of_an_action_gives_the_action(preset: Preset, seed: int, choices: list[int]) -> None:
    game = played(preset, seed, choices)
    for action in game.legal_actions():
        assert game.parse(game.text(action)) == action


@given(st.text(max_size=200))
def test_arbitrary_text_is_either_read_or_refused(text: str) -> None:
    game = mb.Game("level1")
    for read, refusal in ((mb.replay, mb.InvalidRecord), (mb.TileSet.parse, mb.InvalidTileSet), (game.parse, ValueError)):
        try:
            read(text)
        except refusal:
            pass


@given(st.binary(max_size=400), st.integers(0, 10_000), bytes_)
def test_arbitrary_bytes_are_either_loaded_as_a_snapshot_or_refused(data: bytes, at: int, byte: int) -> None:
    snapshot = bytearray(played("level2", 1, [3, 1, 4, 1, 5]).snapshot())
    snapshot[at % len(snapshot)] ^= byte
    for stored in (data, bytes(snapshot)):
        try:
            mb.from_snapshot(stored)
        except mb.InvalidSnapshot:
            pass


rules = st.builds(
    mb.Rules,
    system=st.integers(0, 4),
    expansions=st.sets(st.sampled_from(mb.Expansion)),
    edition=st.sampled_from([2022, 2023, 0]),
    level=st.integers(0, 7),
    players=st.integers(0, 7),
    starting_player=st.integers(-1, 3),
    joint_scoring=st.integers(0, 2),
    draws=st.integers(0, 2),
    colours=st.lists(st.integers(0, 6), max_size=7).map(tuple),
    scoring_colours=st.lists(st.integers(0, 6), max_size=4).map(tuple),
    seed=seeds,
)


@given(rules)
def test_arbitrary_rules_give_either_a_game_or_an_error_message(rules: mb.Rules) -> None:
    try:
        validated = rules.validated()
    except mb.InvalidRules as error:
        assert str(error)
        return
    assert mb.Game(rules).rules == validated == validated.validated()
