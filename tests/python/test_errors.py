"""Invalid input: each error raises a clear exception, changes nothing, and does not crash the interpreter."""

from __future__ import annotations

import re
from typing import Any, Callable

import mistbank as mb
import pytest
from support import play


@pytest.fixture
def game() -> mb.Game:
    return play(mb.Game("level3", seed=3), 12)


def test_the_error_for_an_outdated_action_gives_the_reason(game: mb.Game) -> None:
    stale = game.actions()[0]
    before = game.state_hash
    with pytest.raises((mb.IllegalAction, mb.WrongDecision)) as refusal:
        game.apply(stale)
    assert str(refusal.value) == game.why_not(stale) != ""
    assert game.state_hash == before


def test_an_action_of_another_game_is_refused(game: mb.Game) -> None:
    other = mb.Game(mb.base(draws=mb.Draws.EXTERNAL))
    with pytest.raises(mb.WrongDecision):
        game.apply(other.legal_actions()[0])


def test_an_action_after_the_end_of_the_game_is_refused() -> None:
    game = play(mb.Game("level1", seed=3))
    with pytest.raises(mb.GameOver, match="over"):
        game.apply("pass")


def test_in_step_2b_the_error_for_an_action_of_another_step_lists_the_possible_actions() -> None:
    for rules, clause, offers in (
        (mb.cooperative(level=3), "COM-5", ("place a figure on the laid tile", "pass")),
        (mb.base(expansions={"tower"}), "MEET-7", ("on a tower", "build a floor", "pay a ransom", "pass")),
        (mb.base(expansions={"abbot", "princess_dragon"}), "MEET-7", ("the abbot's return", "fairy", "princess", "portal")),
    ):
        game = mb.Game(rules, seed=3)
        while game.decision.kind != mb.DecisionKind.PLACE_MEEPLE:
            game.apply(game.legal_actions()[0])
        words = game.why_not("grow")
        assert words is not None and words.startswith(f"{clause}: in step 2b, ")
        assert all(offer in words for offer in offers)
        with pytest.raises(mb.WrongDecision) as refusal:
            game.apply("grow")
        assert str(refusal.value) == words


def test_the_error_for_an_illegal_action_names_the_clause() -> None:
    game = mb.Game("level1", seed=3)
    with pytest.raises(mb.IllegalAction, match="COM-1"):
        game.apply(mb.Action(mb.ActionKind.LAY, x=20, y=20))


@pytest.mark.parametrize("action", [None, 7, 1.5, object()])
def test_an_object_that_is_not_an_action_raises_type_error(game: mb.Game, action: Any) -> None:
    for call in (game.apply, game.why_not, game.text):
        with pytest.raises(TypeError, match="action"):
            call(action)


@pytest.mark.parametrize("fields", [(300,), (2, 0, 0, 0, 40000, 0), (2, -1), (2, 0, 0, 0, 0.5, 0), (2, 0, None)])
def test_an_action_with_impossible_numbers_is_refused(game: mb.Game, fields: Any) -> None:
    with pytest.raises(mb.InvalidArgument, match="not an action: .* must be "):
        game.apply(mb.Action(*fields))


def test_error_messages_contain_no_names_of_the_c_api(game: mb.Game) -> None:
    calls: list[Callable[[], object]] = [
        lambda: game.apply(mb.Action(300)),
        lambda: game.apply(mb.Action(2, x=2**40)),
        lambda: game.apply(mb.Action(2, x="east")),  # type: ignore[arg-type]
        lambda: game.apply((1, 2, 3)),  # type: ignore[arg-type]
        lambda: game.sentence(mb.Event(mb.EventKind.TILE_LAID, x=2**40)),
        lambda: game.sentence(()),  # type: ignore[arg-type]
        lambda: game.to_json(77),
        lambda: game.to_position(77),
        lambda: game.determinize(1, viewer=77),
        lambda: game.board[2**40, 0],
        lambda: game.supply(9),  # type: ignore[arg-type]
        lambda: game.undo(-1),
        lambda: game.restore_state(b"abc"),
        lambda: mb.Game(mb.Rules(players=2**40)),
        lambda: mb.cooperative(lvl=3),  # type: ignore[call-arg]
    ]
    for call in calls:
        with pytest.raises((mb.Error, TypeError)) as refusal:
            call()
        assert not re.search(r"pack|format requires|struct|ctypes|c_|MISTBANK_|mistbank_", str(refusal.value)), refusal.value


def test_an_action_with_floats_is_refused_even_if_it_equals_a_legal_action(game: mb.Game) -> None:
    legal = game.legal_actions()
    for action in legal:
        with pytest.raises(mb.InvalidArgument, match="not an action: kind must be an int"):
            game.apply(mb.Action(*map(float, action)))  # type: ignore[arg-type]
    game.apply(legal[-1])


@pytest.mark.parametrize("text", ["", "somersault", "lay", "lay 1", "lay 1,2", "lay 99999,0 1", "meeple purple 0", "\0"])
def test_a_text_that_is_not_an_action_is_refused(game: mb.Game, text: str) -> None:
    with pytest.raises(mb.InvalidArgument):
        game.apply(text)


@pytest.mark.parametrize("seed", ["7", 7.0, None, b"7", [7]])
def test_a_seed_of_the_wrong_type_raises_type_error(game: mb.Game, seed: Any) -> None:
    calls: list[Callable[[Any], object]] = [game.determinize, game.rollout, game.restart]
    calls.append(lambda s: mb.Game(mb.base(seed=s)))
    if seed is not None:
        calls.append(lambda s: mb.Game("base", seed=s))
    for call in calls:
        with pytest.raises(TypeError, match="seed must be an int"):
            call(seed)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_seed_out_of_range_raises_value_error(game: mb.Game, seed: int) -> None:
    for call in (game.determinize, game.rollout, game.restart, lambda s: mb.Game("base", seed=s)):
        with pytest.raises(ValueError, match="seed must be from 0"):
            call(seed)


def test_the_error_for_invalid_rules_names_the_field() -> None:
    for fields, name in [
        ({"level": 7}, "level"),
        ({"players": 6}, "players"),
        ({"edition": 1999}, "edition"),
        ({"starting_player": 2}, "starting_player"),
        ({"colours": (0, 0, 1, 2)}, "colours"),
        ({"colours": (0, 1, 2, 9)}, "colours"),
        ({"colours": range(9)}, "colours"),
        ({"draws": 3}, "draws"),
        ({"expansions": {"river"}}, "expansions"),
        ({"expansions": [32]}, "expansions: unknown 32"),
        ({"expansions": ["castles"]}, "expansions: unknown 'castles', expected one of .*river"),
    ]:
        with pytest.raises(mb.InvalidRules, match=name):
            mb.cooperative(**fields)  # type: ignore[arg-type]
    with pytest.raises(mb.UnknownName, match="level7"):
        mb.Game("level7")
    with pytest.raises(TypeError, match="level"):
        mb.cooperative(level="3")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="colours"):
        mb.cooperative(colours="red")
    with pytest.raises(TypeError, match="expansions"):
        mb.base(expansions="river")
    with pytest.raises(TypeError, match="expansions"):
        mb.base(expansions=[1.5])
    with pytest.raises(TypeError, match="rules"):
        mb.Game(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        mb.cooperative(levels=3)
    with pytest.raises(mb.InvalidArgument, match="level"):
        mb.cooperative(level=2**40)


@pytest.mark.parametrize("text", ["", "no tile set", "mistbank-tiles 1\n", "mistbank-tiles 1\ntile a\n  road q\n", "\0", "\ud800"])
def test_the_error_for_a_text_that_is_not_a_tile_set_names_the_line(text: str) -> None:
    with pytest.raises(mb.InvalidTileSet, match="line"):
        mb.TileSet.parse(text)


def test_an_object_that_is_not_a_tile_set_raises_type_error() -> None:
    with pytest.raises(TypeError, match="text"):
        mb.TileSet.parse(b"mistbank-tiles 1")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="sets"):
        mb.Game("level1", sets=["mists"])  # type: ignore[list-item]
    with pytest.raises(mb.UnknownName, match="fogs.*: expected one of .*mists"):
        mb.TileSet.builtin("fogs")
    with pytest.raises(mb.InvalidArgument):
        mb.TileSet.builtin("mists").provenance(1000)
    with pytest.raises(mb.InvalidArgument, match="sets"):
        mb.Game("level1", sets=[mb.TileSet.builtin("mists")] * 33)


@pytest.mark.parametrize("text", ["", "no record", "mistbank-record 1\n", "\0", "\ud800"])
def test_a_text_that_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(mb.InvalidRecord):
        mb.replay(text)


def test_the_error_for_a_damaged_record_names_the_line(game: mb.Game) -> None:
    with pytest.raises(mb.InvalidRecord, match="line [0-9]+"):
        mb.replay(game.to_record() + "lay 30,30 0\n")


def test_damaged_snapshots_are_refused(game: mb.Game) -> None:
    snapshot = game.snapshot()
    for data in (b"", b"nonsense", snapshot[:-1], snapshot + b"\0", snapshot[:50] + b"\xff" + snapshot[51:]):
        with pytest.raises(mb.InvalidSnapshot):
            mb.from_snapshot(data)
    with pytest.raises(TypeError, match="data"):
        mb.from_snapshot("text")  # type: ignore[arg-type]


def test_indices_out_of_range_are_refused(game: mb.Game) -> None:
    for call in (
        lambda: game.board.feature(1000, 0),
        lambda: game.board.feature(0, 1000),
        lambda: game.events(10_000),
        lambda: game.actions(-1),
        lambda: game.supply(mb.Colour.NONE),
        lambda: game.bag.unseen(-1),
        lambda: game.bag.unseen(2**40),
        lambda: game.bag.drawable(-1),
        lambda: game.board.ghosts_on(1000, 0),
        lambda: game.board.facts(1000),
        lambda: game.board.facts(-1),
        lambda: game.to_record(9),  # type: ignore[arg-type]
        lambda: game.sentence(mb.Event(mb.EventKind.WON, x=10**6)),
    ):
        with pytest.raises(mb.InvalidArgument):
            call()


#: All queries and operations of a game.
USES: dict[str, Callable[[mb.Game], object]] = {
    **{
        name: (lambda name: lambda game: getattr(game, name))(name)
        for name in dir(mb.Game)
        if isinstance(getattr(mb.Game, name), property)
    },
    "legal_actions": lambda game: game.legal_actions(),
    "choices": lambda game: game.choices(),
    "random_action": lambda game: game.random_action(1),
    "apply": lambda game: game.apply("pass"),
    "apply an action": lambda game: game.apply(mb.Action(mb.ActionKind.PASS)),
    "why_not": lambda game: game.why_not("pass"),
    "describe_action": lambda game: game.describe_action("pass"),
    "text": lambda game: game.text(mb.Action(mb.ActionKind.PASS)),
    "parse": lambda game: game.parse("pass"),
    "actions": lambda game: game.actions(),
    "events": lambda game: game.events(),
    "sentence": lambda game: game.sentence(mb.Event(mb.EventKind.WON)),
    "undo": lambda game: game.undo(),
    "determinize": lambda game: game.determinize(1),
    "rollout": lambda game: game.rollout(1),
    "rollouts": lambda game: mb.learning.rollouts(game, 1),
    "observe": lambda game: game.observe(),
    "used_planes": lambda game: game.used_planes(),
    "legal_actions_mask": lambda game: game.legal_actions_mask(),
    "observation_tensor": lambda game: game.observation_tensor(),
    "clone": lambda game: game.clone(),
    "copy_from": lambda game: game.copy_from(mb.Game("level3", seed=3)),
    "copy_from a closed game": lambda game: mb.Game("level3", seed=3).copy_from(game),
    "save_state": lambda game: game.save_state(),
    "restore_state": lambda game: game.restore_state(b"held"),
    "restart": lambda game: game.restart(1),
    "stop_recording": lambda game: game.stop_recording(),
    "player_of": lambda game: game.player_of(mb.Colour.RED),
    "supply": lambda game: game.supply(mb.Colour.RED),
    "find_type": lambda game: game.find_type("1"),
    "returns": lambda game: game.returns(),
    "to_json": lambda game: game.to_json(),
    "action_to_json": lambda game: game.action_to_json("pass"),
    "action_from_json": lambda game: game.action_from_json('"pass"'),
    "event_to_json": lambda game: game.event_to_json(mb.Event(1)),
    "headers": lambda game: game.headers,
    "to_record": lambda game: game.to_record(),
    "to_position": lambda game: game.to_position(),
    "check": lambda game: game.check(),
    "snapshot": lambda game: game.snapshot(),
    "status": lambda game: game.status(),
    "question": lambda game: game.question(),
    "str": str,
    "picture": lambda game: game.picture(),
    "tile_picture": lambda game: game.tile_picture(0),
    "save_svg": lambda game: game.save_svg("/dev/null"),
}


@pytest.mark.parametrize("use", USES)
def test_every_use_of_a_closed_game_is_refused(game: mb.Game, use: str) -> None:
    fresh = mb.Game("level3", seed=3)
    game.legal_actions()
    for one in (game, fresh):
        one.close()
        one.close()
        with pytest.raises(mb.Closed, match="closed"):
            USES[use](one)


def test_the_tests_call_every_method_of_a_closed_game() -> None:
    methods = {name for name in dir(mb.Game) if not name.startswith("_")} - {"close", "bytes_of", "from_json", "from_position"}
    assert methods <= set(USES)


def test_copying_from_a_game_with_other_rules_is_refused(game: mb.Game) -> None:
    with pytest.raises(mb.InvalidArgument):
        game.copy_from(mb.Game("base"))
    with pytest.raises(TypeError, match="other"):
        game.copy_from("base")  # type: ignore[arg-type]


def test_every_error_status_has_an_exception() -> None:
    kinds = {kind for kind in vars(mb).values() if isinstance(kind, type) and issubclass(kind, mb.Error)}
    statuses = {kind.status for kind in kinds}
    assert statuses == set(mb.Status) - {mb.Status.OK, mb.Status.BUFFER_TOO_SMALL}
