"""Games and tile sets as users of the package use them."""

from __future__ import annotations

import copy
import pickle
import random

import mistbank as mb
import pytest
from support import PROJECT, play


def test_three_lines_of_code_play_a_game() -> None:
    game = mb.Game(mb.cooperative(level=3, players=2, edition=2023), seed=7)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    assert game.result is not None
    assert game.result.outcome in (mb.Outcome.WON, mb.Outcome.LOST)


@pytest.mark.parametrize("preset", mb.presets())
def test_a_game_of_every_preset_can_be_played_to_its_end(preset: str) -> None:
    game = play(mb.Game(preset, seed=5))
    assert game.is_over and game.phase == mb.DecisionKind.OVER
    assert game.legal_actions() == []
    assert game.result == mb.Result(game.outcome, game.loss_reason, game.winners, game.scores)


def test_an_action_and_its_copies_made_from_fields_text_or_a_pickle_have_the_same_effect() -> None:
    listed, others = mb.Game("level5", seed=4), [mb.Game("level5", seed=4) for _ in range(3)]
    while not listed.is_over:
        action = random.Random(listed.state_hash).choice(listed.legal_actions())
        for game, same in zip(others, (mb.Action(*action), listed.text(action), pickle.loads(pickle.dumps(action)))):
            game.apply(same)
        listed.apply(action)
        assert {game.state_hash for game in others} == {listed.state_hash}
    assert all(game.actions() == listed.actions() for game in others)


def test_a_game_with_more_actions_than_the_action_cache_holds_continues_correctly(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = play(mb.Game("everything", seed=4))
    monkeypatch.setattr("mistbank.values.MOST_ACTIONS", 8)
    game, old = mb.Game("everything", seed=4), []
    for action in expected.actions():
        legal = game.legal_actions()
        old.append((legal[0], game.text(legal[0])))
        game.apply(legal[legal.index(action)])
    assert game.state_hash == expected.state_hash
    assert all(game.text(action) == text for action, text in old)


def test_the_functions_of_presets_accept_the_fields_of_the_rules() -> None:
    assert mb.cooperative(level=6, players=4, edition=2022).scoring_colours == ()
    assert mb.cooperative(level=6, players=4).scoring_colours == (mb.Colour.RED, mb.Colour.GREEN, mb.Colour.BLUE)
    assert mb.base(players=3, farmers=False).farmers is False
    assert mb.demo(players=5).colours == tuple(mb.Colour)[:5]
    rules = mb.ghosts_castles_cemeteries(players=4, ghosts=False, colours=[4, 3, 2, 1])
    assert rules.system == mb.System.BASE and rules.expansions == {mb.Expansion.GHOSTS_CASTLES_CEMETERIES}
    assert rules.colours == (mb.Colour.BLACK, mb.Colour.YELLOW, mb.Colour.BLUE, mb.Colour.GREEN)
    assert mb.Rules.preset("level4_2022") == mb.Rules(level=4, edition=mb.Edition.OF_2022)
    assert rules.replace(seed=9).validated().seed == 9


def test_an_expansion_can_be_a_name_or_a_number_or_a_member() -> None:
    wanted = {mb.Expansion.RIVER, mb.Expansion.ABBOT}
    for given in ({"river", "abbot"}, ["abbot", mb.Expansion.RIVER, 1], frozenset(wanted), (1, 2)):
        rules = mb.base(players=3, expansions=given)
        assert rules.expansions == wanted and isinstance(rules.expansions, frozenset)
        assert rules == mb.Rules.preset("base").replace(players=3, expansions=given).validated()
    assert mb.demo(expansions=mb.Expansion) == mb.demo(expansions=range(len(mb.Expansion)))
    assert mb.ghosts_castles_cemeteries(expansions=["river"]).expansions == {0, 1}
    assert mb.Rules.preset("everything").expansions == set(mb.Expansion)
    assert mb.cooperative().expansions == mb.base().expansions == set()
    assert len({mb.base(expansions=["river"]), mb.base(expansions={1}), mb.base()}) == 2
    assert "base + river + abbot" in repr(mb.Game(mb.base(expansions=wanted)))
    game = mb.Game(mb.demo(expansions={"inns_cathedrals"}))
    assert mb.replay(game.to_record()).rules.expansions == {mb.Expansion.INNS_CATHEDRALS}


def test_rules_list_their_default_tile_sets() -> None:
    assert mb.base().default_sets() == ("base",)
    rules = mb.Rules.preset("everything")
    sets = [mb.TileSet.builtin(name) for name in rules.default_sets()]
    assert rules.default_sets()[0] == "mists" and "river" in rules.default_sets()
    assert mb.Game(rules, sets=sets).state_hash == mb.Game(rules).state_hash


def test_the_seed_determines_the_game() -> None:
    one, same, other = (mb.Game("level2", seed=seed) for seed in (7, 7, 8))
    assert one.state_hash == same.state_hash != other.state_hash
    assert one.rules.seed == 7
    assert mb.Game("level2", seed=2**64 - 1).rules.seed == 2**64 - 1


def test_actions_are_immutable_comparable_hashable_and_readable() -> None:
    game = mb.Game("level1", seed=1)
    action = game.legal_actions()[0]
    assert action == mb.Action(*action) and hash(action) == hash(mb.Action(*action))
    assert len(set(game.legal_actions())) == len(game.legal_actions())
    assert sorted(game.legal_actions())
    assert eval(repr(action), vars(mb)) == action
    assert repr(mb.Action(mb.ActionKind.LAY, x=3, y=-1, count=2)) == "Action(ActionKind.LAY, count=2, x=3, y=-1)"
    assert "99" in repr(mb.Action(99))
    with pytest.raises(AttributeError):
        action.x = 5  # type: ignore[misc]


def test_an_action_can_be_converted_to_text_and_the_text_can_be_applied() -> None:
    game = mb.Game("level1", seed=1)
    for action in game.legal_actions():
        assert game.parse(game.text(action)) == action
    text = game.text(game.legal_actions()[0])
    assert text.startswith("lay ")
    assert game.why_not(text) is None
    game.apply(text)
    assert game.action_count == 1


def test_an_action_is_printed_in_its_text_form() -> None:
    met = set()
    for preset in mb.presets():
        game, dice = mb.Game(preset, seed=5), random.Random(5)
        while not game.is_over:
            for action in game.legal_actions():
                met.add(action.kind)
                assert str(action) == f"{action}" == game.text(action)
            game.apply(str(dice.choice(game.legal_actions())))
    assert len(met) >= 8
    assert str(mb.Action(mb.ActionKind.LAY, x=3, y=-1, count=2)) == "lay 3,-1 2"
    assert str(mb.Action(99)) == "Action(99)" and str(mb.Action(300)) == repr(mb.Action(300))
    assert str(mb.Action(mb.ActionKind.LAY, x=0.5)) == "Action(ActionKind.LAY, x=0.5)"  # type: ignore[arg-type]


def test_a_draw_printed_without_a_game_shows_the_number_of_the_tile_type() -> None:
    game = mb.Game(mb.base(draws="external"))
    action = game.legal_actions()[3]
    assert str(action) == f"draw #{action.x}"
    assert game.text(action) == f"draw {game.types[action.x].id}"
    assert game.parse(str(action)) == action
    game.apply(str(action))
    assert game.actions() == [action]


def test_the_kinds_and_colours_of_actions_and_events_are_enum_members() -> None:
    game = play(mb.Game("everything", seed=2), 40)
    for action in (*game.legal_actions(), *game.actions(), game.random_action(), game.actions()[0]._replace(x=1)):
        assert isinstance(action.kind, mb.ActionKind) and isinstance(action.colour, mb.Colour)
        assert pickle.loads(pickle.dumps(action)) == action == mb.Action(*action) == mb.Action(*map(int, action))
        assert isinstance(mb.Action(*map(int, action)).kind, mb.ActionKind)
    for event in game.events():
        assert isinstance(event.kind, mb.EventKind) and isinstance(event.colour, mb.Colour)
    assert mb.Action("lay", x=3, y=-1, count=2) == mb.Action(mb.ActionKind.LAY, x=3, y=-1, count=2)
    assert mb.Action("place", colour="red").colour is mb.Colour.RED
    assert mb.Action(99).kind == 99  # a later library may have more kinds
    with pytest.raises(mb.InvalidArgument, match="kind must be one of .*, not 'jump'"):
        mb.Action("jump")


def test_a_random_action_is_drawn_from_the_random_module_of_python_by_default() -> None:
    game = mb.Game("base", seed=3)
    random.seed(7)
    drawn = [game.random_action() for _ in range(20)]
    random.seed(7)
    assert drawn == [game.random_action() for _ in range(20)]
    assert set(drawn) <= set(game.legal_actions()) and len(set(drawn)) > 1
    play(game)
    with pytest.raises(mb.GameOver):
        game.random_action()


@pytest.mark.parametrize("preset", ["level1", "level6", "base", "everything"])
def test_returns_are_0_until_the_game_ends_with_1_for_winners_and_minus_1_for_others(preset: str) -> None:
    game = mb.Game(mb.Rules.preset(preset).replace(players=3), seed=5)
    assert game.returns() == [0.0, 0.0, 0.0]
    play(game)
    winning = {game.player_of(colour) for colour in game.winners}
    assert game.returns() == [1.0 if player in winning else -1.0 for player in range(3)]
    if game.goal:
        assert set(game.returns()) == {1.0 if game.outcome is mb.Outcome.WON else -1.0}


def test_constants_are_printed_with_their_names() -> None:
    assert repr(mb.Outcome.WON) == str(mb.Outcome.WON) == f"{mb.Outcome.WON}" == "Outcome.WON"
    assert f"{mb.Outcome.WON:d}" == "1" and mb.Outcome.WON == 1
    assert "outcome=Outcome.LOST" in repr(play(mb.Game("level1", seed=1)).result)


def test_events_can_be_listed_from_a_given_index() -> None:
    game = mb.Game("level3", seed=2)
    before = game.event_count
    game.apply(game.legal_actions()[0])
    events = game.events(before)
    assert events[0].kind == mb.EventKind.TILE_LAID and events[0].action == 1
    assert events == game.events()[before:]
    assert "EventKind.TILE_LAID" in repr(events[0]) and eval(repr(events[0]), vars(mb)) == events[0]
    assert len(set(events)) == len(events)
    assert "lays" in game.sentence(events[0])


def test_queries_about_a_game_agree_with_each_other() -> None:
    game = play(mb.Game("level5", seed=3), 25)
    assert game.tiles[0].id == game.types[game.tiles[0].type].id
    for index, tile in enumerate(game.tiles):
        assert game.board.tile_at(tile.x, tile.y) == index
        assert tile.face_down == (tile.id is None)
    assert game.board.tile_at(500, 500) is None
    assert sum(tile.ghosts for tile in game.tiles) == game.board.ghosts
    for index, figure in enumerate(game.figures):
        assert game.board.figure_on(figure.tile, figure.segment) == index
    for feature in game.features:
        assert game.board.feature(feature.tile, feature.segment) == feature
    assert game.goal == 100 and len(game.bag.piles) == 3 and game.hounds[0].points == 15
    assert game.player_of(mb.Colour.RED) == 0 and game.player_of(mb.Colour.PINK) is None
    assert game.scores == {mb.Colour.NONE: game.scoring_meeples[0].total}
    (tally,) = game.tallies
    assert tally.colour is mb.Colour.NONE and sum(tally.points) == tally.total == game.scoring_meeples[0].total
    assert len(tally.points) == len(mb.Source) and tally.of("before") == tally.of(mb.Source.BEFORE) == 0
    assert game.supply(mb.Colour.RED).of(mb.FigureKind.NORMAL) <= 3
    assert sum(game.bag.unseen(kind) for kind in range(len(game.types))) == sum(game.bag.piles) + sum(
        tile.face_down for tile in game.tiles
    )


def test_the_anchors_of_segments_rotate_with_the_tile() -> None:
    game = play(mb.Game("base", seed=3), 60)
    for index, tile in enumerate(game.tiles):
        for number, segment in enumerate(game.types[tile.type].segments):
            east, south = segment.anchor.x, segment.anchor.y
            turned = [(east, south), (100 - south, east), (100 - east, 100 - south), (south, 100 - east)]
            assert game.board.anchor_on(index, number) == turned[tile.rotation]


def test_queries_return_the_pieces_of_expansions() -> None:
    game = mb.Game("everything", seed=3)
    supply = game.supply(mb.Colour.RED)
    assert {kind: count for kind, count in zip(mb.FigureKind, supply.figures) if count} == {
        mb.FigureKind.NORMAL: 5,
        mb.FigureKind.GUARD: 2,
        mb.FigureKind.LARGE: 1,
        mb.FigureKind.ABBOT: 1,
        mb.FigureKind.MAYOR: 1,
        mb.FigureKind.WAGON: 1,
        mb.FigureKind.RINGMASTER: 1,
        mb.FigureKind.BUILDER: 1,
        mb.FigureKind.PIG: 1,
        mb.FigureKind.BARN: 1,
        mb.FigureKind.SHEPHERD: 1,
    }
    assert supply.goods == (0, 0, 0) and supply.reserve == 3
    assert supply.floors == 10 and supply.abbeys == 1
    assert game.part == 1 and game.deciding_player == game.player == 0
    kinds, goods, marks = set(), 0, set()
    dice = random.Random(2)
    while not game.is_over:
        action = dice.choice(game.legal_actions())
        if action.kind == mb.ActionKind.PLACE:
            word = "meeple" if action.figure == mb.FigureKind.NORMAL else action.figure.name.lower()
            assert game.text(action).startswith(f"{word} ")
        game.apply(action)
        assert game.decision.player == game.deciding_player
        kinds |= {figure.kind for figure in game.figures}
        marks |= {mark for feature in game.features for mark in feature.marks}
        goods = max(goods, *(sum(feature.goods) for feature in game.features))
    assert {mb.FigureKind.NORMAL, mb.FigureKind.GUARD, mb.FigureKind.LARGE} <= kinds
    assert {mb.Mark.INN, mb.Mark.CATHEDRAL} <= marks and goods > 0
    assert sum(game.bag.drawable(kind) for kind in range(len(game.types))) == game.bag.tiles_under_hills > 0


def test_tiles_are_drawn_from_the_top_layer_of_a_pile() -> None:
    game = mb.Game(mb.base(expansions={"river"}, draws=mb.Draws.EXTERNAL))
    drawable = [kind for kind in range(len(game.types)) if game.bag.drawable(kind)]
    assert [action.x for action in game.legal_actions()] == drawable
    assert all(game.types[kind].sides.count(mb.SideKind.RIVER) == 2 for kind in drawable)
    assert sum(game.bag.drawable(kind) for kind in drawable) < sum(map(game.bag.unseen, range(len(game.types))))


def test_tiles_and_segments_list_their_printed_marks() -> None:
    river = mb.TileSet.builtin("river")
    assert {mark for kind in river.types for mark in kind.marks} == {mb.Mark.SPRING, mb.Mark.LAKE}
    cities = [segment for kind in mb.TileSet.builtin("traders_builders").types for segment in kind.segments]
    assert {mark for segment in cities for mark in segment.marks} == {mb.Mark.WINE, mb.Mark.GRAIN, mb.Mark.CLOTH}


def test_a_flying_machine_has_a_direction_and_an_abbey_fits_any_side() -> None:
    machines = {kind.id: kind for kind in mb.TileSet.builtin("flying_machines").types}
    assert machines["fl-01"].marks == {mb.Mark.MACHINE}
    assert machines["fl-01"].machine_direction is mb.Direction.NORTH_WEST
    assert machines["fl-02"].machine_direction is mb.Direction.WEST
    (abbey,) = (kind for kind in mb.TileSet.builtin("abbey_mayor").types if mb.Mark.ABBEY in kind.marks)
    assert abbey.copies == 6 and abbey.sides == (mb.SideKind.ANY,) * 4 and abbey.machine_direction is None
    dragon = mb.TileSet.builtin("princess_dragon").types
    assert sum(mb.Mark.PRINCESS in segment.marks for kind in dragon for segment in kind.segments) == 6
    assert all(kind.marks == {mb.Mark.FOUNDATION} for kind in mb.TileSet.builtin("tower").types)


def test_states_are_saved_as_bytes_and_restored() -> None:
    game = play(mb.Game("everything", seed=4, recording=False), 30)
    held, before = game.save_state(), game.state_hash
    assert game.save_state() == held and len(game.clone().save_state()) == len(held) < 2**17
    for seed in range(3):
        play(game, 20, seed)
        assert game.state_hash != before
        game.restore_state(held)
        assert game.state_hash == before
    recorded = play(mb.Game("everything", seed=4), 30)
    game.restore_state(recorded.save_state())
    assert game.state_hash == recorded.state_hash
    recorded.restore_state(held)
    assert recorded.state_hash == before and not recorded.recording
    with pytest.raises(mb.InvalidArgument, match="does not hold a saved state"):
        game.restore_state(held[:-1])
    with pytest.raises(mb.InvalidArgument):
        game.restore_state(mb.Game("base").save_state())
    with pytest.raises(TypeError, match="saved must be bytes, not str"):
        game.restore_state("held")  # type: ignore[arg-type]


def test_undo_removes_actions_and_events() -> None:
    game = mb.Game("level2", seed=4)
    start, events = game.state_hash, game.event_count
    play(game, 12)
    assert game.actions(3) == game.actions()[3:]
    game.undo(12)
    assert (game.state_hash, game.event_count, game.action_count) == (start, events, 0)
    with pytest.raises(mb.NothingToUndo):
        game.undo()


def test_clones_copies_and_unpickled_games_equal_the_original_and_change_independently() -> None:
    game = play(mb.Game("ghosts_castles_cemeteries", seed=4), 40)
    before = game.state_hash
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other.state_hash == before and other.events() == game.events()
        other.undo()
        assert other.state_hash != before
    assert game.state_hash == before


def test_pickling_a_game_includes_its_custom_tiles() -> None:
    text = (PROJECT / "tests/scenarios/tiles/plain.tiles").read_text()
    tiles = mb.TileSet.parse(text)
    game = mb.Game(mb.cooperative(level=1, draws=mb.Draws.EXTERNAL), sets=[tiles])
    game.apply("draw road")
    other = pickle.loads(pickle.dumps(game))
    assert other.state_hash == game.state_hash
    assert pickle.loads(pickle.dumps(tiles)) == tiles and hash(tiles) == hash(mb.TileSet(text))
    assert mb.replay(game.to_record(), sets=tiles).state_hash == game.state_hash
    carried = mb.replay(game.to_record())
    assert carried.state_hash == mb.from_snapshot(game.snapshot()).state_hash == game.state_hash
    assert pickle.loads(pickle.dumps(carried)).types == game.types


def test_records_and_snapshots_restore_the_game(tmp_path: object) -> None:
    game = play(mb.Game("level4", seed=6), 30)
    assert mb.replay(game.to_record()).state_hash == game.state_hash
    assert mb.from_snapshot(game.snapshot()).state_hash == game.state_hash
    path = f"{tmp_path}/game.record"
    with open(path, "w", encoding="utf-8") as file:
        file.write(game.to_record(mb.RecordKind.OPEN))
    shown = mb.load(path)
    assert shown.rules.draws == mb.Draws.EXTERNAL
    assert [tile.id for tile in shown.tiles] == [tile.id for tile in game.tiles]


@pytest.mark.parametrize("record", sorted((PROJECT / "tests/golden").glob("*.record")), ids=lambda path: path.stem)
def test_golden_records_can_be_replayed_to_the_end_of_the_game(record: object) -> None:
    game = mb.load(record)  # type: ignore[arg-type]
    assert game.is_over
    assert [game.parse(game.text(action)) for action in game.actions()] == game.actions()


def test_determinize_does_not_change_visible_information() -> None:
    game = play(mb.Game("level5", seed=6), 8)
    other = game.clone()
    other.determinize(1)
    assert other.state_hash != game.state_hash
    assert other.tiles == game.tiles and other.legal_actions() == game.legal_actions()


def test_a_roll_out_plays_the_game_to_its_end() -> None:
    game, other = mb.Game("base", seed=6), mb.Game("base", seed=6)
    rollout = game.rollout(seed=3)
    assert game.is_over and rollout.actions == game.action_count
    assert rollout.winners == game.winners and rollout.outcome == mb.Outcome.FINISHED
    assert {colour: rollout.totals[colour] for colour in game.scores} == game.scores
    assert other.rollout(seed=3) == rollout
    assert other.rollout(seed=3).actions == 0


def test_a_game_restarts_with_another_seed() -> None:
    game = play(mb.Game("level4", seed=1), 30)
    game.restart(seed=2)
    fresh = mb.Game("level4", seed=2)
    assert game.state_hash == fresh.state_hash and game.events() == fresh.events()
    assert game.action_count == 0 and game.recording


def test_a_game_without_recording_can_be_copied_but_has_no_history() -> None:
    game = mb.Game("demo", seed=1, recording=False)
    trial = game.clone()
    for action in game.legal_actions():
        trial.copy_from(game)
        trial.apply(action)
    assert not game.recording and game.action_count == 0
    with pytest.raises(mb.NotRecorded):
        trial.undo()
    with pytest.raises(mb.NotRecorded):
        pickle.dumps(game)


def test_the_built_in_tile_sets_are_listed() -> None:
    names = mb.TileSet.builtin_names()
    assert set(names) >= {"mists", "base", "demo"}
    assert [mb.TileSet.builtin(name).name for name in names] == list(names)


def test_tile_sets_list_their_content() -> None:
    mists = mb.TileSet.builtin("mists")
    assert mists.name == "mists" and mists.title and mists.provenance()
    assert sum(kind.copies for kind in mists.types) == 60 + 4
    assert mists.types[0].id and mists.provenance(0)
    assert len(mists.start) == 4 and mists.start[0][:2] == (0, 0)
    assert mists.fingerprint == mb.TileSet.parse(mists.text).fingerprint
    assert {segment.kind for kind in mists.types for segment in kind.segments} >= {mb.SegmentKind.MIST}
    assert "mists" in repr(mists)


def test_with_external_draws_the_host_names_the_tiles() -> None:
    game = mb.Game(mb.base(draws=mb.Draws.EXTERNAL))
    assert game.phase == mb.DecisionKind.DRAW
    game.apply(f"draw {game.types[game.legal_actions()[3].x].id}")
    assert game.phase == mb.DecisionKind.LAY_TILE


def test_the_board_can_be_printed_as_text() -> None:
    game = play(mb.Game("level3", seed=1), 9)
    assert "●" in str(game) and "ghosts" in game.status()
    assert game.board.text(coordinates=False) != game.board.text()
    assert "\x1b[" in game.board.text(colours=True)
    assert game.board.text(ascii=True).isascii() and not game.board.text().isascii()
    assert "level 3" in repr(game) and "turn" in repr(game)


def test_the_package_lists_only_its_public_names() -> None:
    names = [name for name in dir(mb) if not name.startswith("__")]
    assert set(names) == set(mb.__all__) | {"advice", "learning"} and len(set(mb.__all__)) == len(mb.__all__)
    assert all(hasattr(mb, name) for name in dir(mb))
    assert not [name for name in dir(mb) if name.startswith("_") and not name.endswith("__")]
    made_here = {name for name, value in vars(mb).items() if getattr(value, "__module__", "").startswith("mistbank")}
    assert {name for name in made_here if not name.startswith("_")} <= set(names)
    star: dict[str, object] = {}
    exec("from mistbank import *", star)
    assert set(star) - {"__builtins__"} == set(mb.__all__)


def test_a_game_is_closed_at_the_end_of_its_with_block() -> None:
    with mb.Game("level1") as game:
        assert game.turn == 1
    assert repr(game) == "<mistbank.Game closed>"


def test_games_with_equally_seeded_random_choices_have_the_same_record() -> None:
    def record(seed: int) -> str:
        game, dice = mb.Game("level1", seed=1), random.Random(seed)
        while not game.is_over:
            game.apply(dice.choice(game.legal_actions()))
        return game.to_record()

    assert record(1) == record(1) != record(2)


def test_a_random_action_is_legal_and_advances_the_random_generator() -> None:
    game = mb.Game("everything", seed=2)
    random = 5
    chosen = []
    while not game.is_over:
        legal = game.legal_actions()
        action, random = game.random_action(random)
        assert action in legal
        chosen.append(action)
        game.apply(action)
    assert len(set(chosen)) > 50
    with pytest.raises(mb.GameOver):
        game.random_action(random)


def test_games_with_equal_states_are_equal() -> None:
    game = mb.Game(mb.base(), seed=7)
    other = mb.Game(mb.base(), seed=7)
    assert game == other and not game != other
    assert game != mb.Game(mb.base(), seed=8)  # another seed gives another next tile
    assert game != mb.Game(mb.base(farmers=False), seed=7)
    game.apply(game.legal_actions()[0])
    assert game != other
    other.copy_from(game)
    assert game == other == game.clone() == pickle.loads(pickle.dumps(game))
    other.stop_recording()
    assert game == other  # history does not affect equality
    assert game.__eq__(7) is NotImplemented and game != "base"


def test_a_closed_game_equals_only_itself() -> None:
    game, other = mb.Game("base", seed=7), mb.Game("base", seed=7)
    game.close()
    assert game == game and game != other and other != game


def test_a_game_is_not_hashable() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(mb.Game("base"))
