"""Dragon and fairy, towers and prisoners, abbeys and barns, flying machines: asked, played and told."""

from __future__ import annotations

import random
from collections import Counter
from typing import Callable, Iterator, Optional

import mistbank as mb
import pytest
from support import play

PRESETS = ("princess_dragon", "tower", "abbey_mayor", "flying_machines", "everything")
NEW_ACTIONS = [kind for kind in mb.ActionKind if kind > mb.ActionKind.RECALL]
SELDOM = (mb.ActionKind.PRINCESS, mb.ActionKind.FLY, mb.ActionKind.TAKE)


def chosen(legal: list[mb.Action], dice: random.Random) -> mb.Action:
    """By chance, but tiles near the start, and rather what the expansions bring, most of all what is seldom offered."""
    if legal[0].kind == mb.ActionKind.LAY:
        return min(legal, key=lambda action: (abs(action.x) + abs(action.y), action))
    for wanted, odds in ((SELDOM, 0.75), (NEW_ACTIONS, 0.5)):
        some = [action for action in legal if action.kind in wanted]
        if some and dice.random() < odds:
            return dice.choice(some)
    return dice.choice(legal)


def steps(game: mb.Game, seed: int = 1) -> Iterator[tuple[mb.Action, list[mb.Event]]]:
    """Plays the game to its end: each action, and the events that it has brought."""
    dice = random.Random(seed)
    while not game.is_over:
        heard, action = game.event_count, chosen(game.legal_actions(), dice)
        game.apply(action)
        yield action, game.events(heard)


def cell(game: mb.Game, tile: Optional[int]) -> Optional[tuple[int, int]]:
    return None if tile is None else game.tiles[tile][:2]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_asked_and_done_of_an_expansion_is_known_by_its_name(preset: str) -> None:
    game = mb.Game(preset, seed=3)
    for action, events in steps(game):
        assert action.kind in list(mb.ActionKind) and game.phase in list(mb.DecisionKind)
        assert all(game.sentence(event) and event.kind in list(mb.EventKind) for event in events)
    assert game.outcome == mb.Outcome.FINISHED


def test_in_some_games_everything_that_is_new_happens() -> None:
    asked: Counter[mb.DecisionKind] = Counter()
    done: Counter[int] = Counter()
    told: Counter[mb.EventKind] = Counter()
    for preset in PRESETS:
        for seed in range(1, 6):
            game = mb.Game(preset, seed=seed)
            for action, events in steps(game, seed):
                done[action.kind] += 1
                asked[game.phase] += 1
                told.update(event.kind for event in events)
    # Tests of their own: the die is asked for with external draws alone, and an exchange is seldom a choice.
    apart = {mb.DecisionKind.CHANCE: mb.ActionKind.ROLL, mb.DecisionKind.EXCHANGE: mb.ActionKind.EXCHANGE}
    new_decisions = [kind for kind in mb.DecisionKind if kind >= mb.DecisionKind.TAKE]
    assert [kind for kind in new_decisions if not asked[kind] and kind not in apart] == []
    assert [kind for kind in NEW_ACTIONS if not done[kind] and kind not in apart.values()] == []
    assert [kind for kind in mb.EventKind if kind >= mb.EventKind.FAIRY_MOVED and not told[kind]] == []


def test_the_dragon_stands_where_it_has_flown_or_gone() -> None:
    game = mb.Game("princess_dragon", seed=2)
    where = None
    assert game.dragon_tile is None
    for _, events in steps(game):
        for event in events:
            if event.kind == mb.EventKind.DRAGON_MOVED:
                assert (event.from_segment == 255) == (where is None)
                where = (event.x, event.y)
        assert cell(game, game.dragon_tile) == where
        if game.phase == mb.DecisionKind.MOVE_DRAGON:
            assert (game.decision.x, game.decision.y) == where
            assert all(game.tile_at(action.x, action.y) is not None for action in game.legal_actions())
    assert where is not None


def test_the_fairy_is_beside_one_meeple_at_most_and_on_its_tile() -> None:
    game = mb.Game("princess_dragon", seed=2)
    where, met = None, Counter[int]()
    assert game.fairy_tile is None
    for action, events in steps(game):
        where = next(((event.x, event.y) for event in events if event.kind == mb.EventKind.FAIRY_MOVED), where)
        assert cell(game, game.fairy_tile) == where
        friends = [figure for figure in game.figures if figure.fairy]
        met[len(friends)] += 1
        assert all(figure.tile == game.fairy_tile for figure in friends)
        if action.kind == mb.ActionKind.FAIRY:
            assert [figure.kind for figure in friends] == [action.figure]
    assert set(met) == {0, 1}


def test_floors_are_built_from_ones_own_and_stay() -> None:
    game = mb.Game(mb.base(players=3, expansions={"tower"}), seed=4)
    dealt = game.supply("red").floors
    assert dealt == 9 and game.supply("black").floors == 0
    built: Counter[tuple[int, int]] = Counter()
    for action, _ in steps(game):
        if action.kind == mb.ActionKind.FLOOR:
            built[action.x, action.y] += 1
        assert {tile[:2]: tile.floors for tile in game.tiles if tile.floors} == built
        left = sum(game.supply(colour).floors for colour in game.rules.colours)
        assert left == 3 * dealt - sum(built.values())
    assert built


def test_prisoners_are_listed_until_they_come_home() -> None:
    taken = 0
    for seed in range(4):
        game = mb.Game(mb.base(players=2, expansions={"tower", "inns_cathedrals"}), seed=seed)
        held: Counter[mb.Prisoner] = Counter()
        for _, events in steps(game, seed):
            for event in events:
                if event.kind == mb.EventKind.FIGURE_CAPTURED:
                    holder = game.rules.colours[event.player]
                    held[mb.Prisoner(mb.Colour(event.colour), mb.FigureKind(event.figure), holder)] += 1
                    taken += 1
                if event.kind == mb.EventKind.PRISONER_RETURNED:
                    (home,) = (one for one in held if (one.colour, one.kind) == (event.colour, event.figure))
                    held -= Counter([home])
            assert Counter(game.prisoners) == held
            assert all(game.player_of(one.holder) != game.player_of(one.colour) for one in game.prisoners)
    assert taken > 0


def test_the_taker_says_which_of_several_kinds_comes_home() -> None:
    rules = mb.ghosts_castles_cemeteries(players=2, ghosts=False, expansions={"tower", "inns_cathedrals"})
    exchanged = 0
    for seed in range(8):
        game, dice = mb.Game(rules, seed=seed), random.Random(seed)
        while not game.is_over:
            legal = game.legal_actions()
            if game.phase == mb.DecisionKind.EXCHANGE:
                own, other = game.rules.colours[game.deciding_player], game.decision.colour
                kinds = {one.kind for one in game.prisoners if (one.colour, one.holder) == (own, other)}
                assert {action.figure for action in legal} == kinds and len(kinds) > 1
                before = game.supply(own).of(legal[-1].figure)
                game.apply(legal[-1])
                assert game.supply(own).of(legal[-1].figure) == before + 1
                exchanged += 1
                continue
            # Nobody pays ransoms, so that prisoners gather; red takes green's alone, until green may take red's.
            late = game.turn > 45
            wanted = [
                action
                for action in legal
                if action.kind in (mb.ActionKind.LAY, mb.ActionKind.PLACE)
                or (action.kind == mb.ActionKind.TAKE and action.colour != game.rules.colours[game.deciding_player])
                or (action.kind == mb.ActionKind.FLOOR and (game.player == 0 or late))
            ]
            game.apply(chosen(wanted or [legal[-1]], dice))
    assert exchanged > 0


def test_abbeys_are_held_until_they_are_laid_and_the_last_round_comes_once() -> None:
    rounds = laid = 0
    for seed in range(6):
        game = mb.Game("abbey_mayor", seed=seed)
        assert [game.supply(colour).abbeys for colour in ("red", "green", "blue")] == [1, 1, 0]
        before, was = [1, 1], False
        for action, _ in steps(game, seed):
            now = [game.supply(colour).abbeys for colour in ("red", "green")]
            assert sum(before) - sum(now) == (action.kind == mb.ActionKind.ABBEY)
            laid += sum(before) - sum(now)
            before = now
            assert game.in_last_round >= was
            rounds += game.in_last_round > was
            was = game.in_last_round
            assert not was or sum(game.piles) == 0
    assert laid > 0 and 0 < rounds <= 6


@pytest.mark.parametrize("preset", ["base", "level5"])
def test_without_their_expansion_they_are_nowhere(preset: str) -> None:
    game = play(mb.Game(preset, seed=4), 40)
    assert game.dragon_tile is None and game.fairy_tile is None and game.prisoners == []
    assert game.in_last_round is False
    assert game.supply("red").floors == game.supply("red").abbeys == 0
    assert not any(tile.floors for tile in game.tiles) and not any(figure.fairy for figure in game.figures)


QUERIES: list[Callable[[mb.Game], object]] = [
    lambda game: game.dragon_tile,
    lambda game: game.fairy_tile,
    lambda game: game.prisoners,
    lambda game: game.in_last_round,
]


@pytest.mark.parametrize("query", QUERIES)
def test_a_closed_game_tells_nothing_of_them(query: Callable[[mb.Game], object]) -> None:
    game = mb.Game("everything")
    query(game)
    game.close()
    with pytest.raises(mb.Closed):
        query(game)


@pytest.mark.parametrize(
    ("text", "figure", "ghosts", "fairy"),
    [
        ("take 3,-1/2 red meeple", mb.FigureKind.NORMAL, 0, False),
        ("take 3,-1/2 red large 1", mb.FigureKind.LARGE, 1, False),
        ("princess 3,-1/2 blue mayor fairy", mb.FigureKind.MAYOR, 0, True),
        ("haunt 3,-1/2 green wagon 2 fairy", mb.FigureKind.WAGON, 2, True),
        ("tower guard 3,-1", mb.FigureKind.GUARD, 0, False),
        ("portal abbot 3,-1/2", mb.FigureKind.ABBOT, 0, False),
        ("fly large", mb.FigureKind.LARGE, 0, False),
        ("ransom large blue", mb.FigureKind.LARGE, 0, False),
        ("exchange abbot", mb.FigureKind.ABBOT, 0, False),
    ],
)
def test_an_action_names_a_figure_by_kind_ghosts_and_fairy(
    text: str, figure: mb.FigureKind, ghosts: int, fairy: bool
) -> None:
    action = mb.Game("everything").parse(text)
    assert (action.figure, action.ghosts, action.fairy) == (figure, ghosts, fairy)
    assert str(action) == mb.Game("everything").text(action) == text


def test_the_longest_text_of_an_action_is_told_whole() -> None:
    game = mb.Game("everything")
    far = (-(2**15), -(2**15))
    longest = mb.Action(mb.ActionKind.PRINCESS, 255, mb.Colour.YELLOW, mb.FigureKind.RINGMASTER | 2 << 4 | 1 << 6, *far)
    assert str(longest) == game.text(longest) == "princess -32768,-32768/255 yellow ringmaster 2 fairy"
    assert game.parse(str(longest)) == longest


def test_with_external_draws_the_host_says_what_the_die_shows() -> None:
    game, dice, rolled = mb.Game(mb.base(expansions={"flying_machines"}, draws="external"), seed=1), random.Random(1), 0
    while not game.is_over:
        if game.phase == mb.DecisionKind.CHANCE:
            assert list(map(str, game.legal_actions())) == ["roll 1", "roll 2", "roll 3"]
            rolled += 1
            with pytest.raises(mb.IllegalAction):
                game.apply("roll 4")
        game.apply(chosen(game.legal_actions(), dice))
    assert rolled > 0


def test_masks_and_observations_know_the_new_actions() -> None:
    arrays = pytest.importorskip("mistbank.arrays")
    for preset in PRESETS:
        game, dice, met = mb.Game(preset, seed=2), random.Random(2), set()
        while not game.is_over:
            legal = game.legal_actions()
            mask = arrays.legal_mask(game, 81)
            named = {arrays.action_at(game, index, 81) for index in mask.nonzero()[0]}
            assert named <= set(legal) and {action.kind for action in named} == {action.kind for action in legal}
            met |= {action.kind for action in named}
            game.apply(chosen(legal, dice))
        assert met & set(NEW_ACTIONS)
