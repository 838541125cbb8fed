"""Expansions: queries, whole games and descriptions. Covers the dragon and the fairy, towers and prisoners, abbeys and
barns, flying machines, shepherds, the big top, the lake and the eight small boxes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Callable, Iterator, Optional

import mistbank as mb
import pytest
from support import number, play

PRESETS = (
    "princess_dragon",
    "tower",
    "abbey_mayor",
    "flying_machines",
    "hills_sheep",
    "big_top",
    "vodyanoy",
    "messages",
    "ferries",
    "gold",
    "mage",
    "robbers",
    "crops",
    "king",
    "festival",
    "everything",
)
NEW_ACTIONS = [kind for kind in mb.ActionKind if kind > mb.ActionKind.RECALL]
SELDOM = (mb.ActionKind.PRINCESS, mb.ActionKind.FLY, mb.ActionKind.TAKE, mb.ActionKind.PYRAMID)
CHANCES = (
    mb.ActionKind.ROLL,
    mb.ActionKind.SHEEP,
    mb.ActionKind.ANIMAL,
    mb.ActionKind.HIDDEN,
    mb.ActionKind.MESSAGE,
)


def is_shepherd(action: mb.Action) -> bool:
    return action.kind == mb.ActionKind.PLACE and action.figure == mb.FigureKind.SHEPHERD


def chosen(legal: list[mb.Action], dice: random.Random) -> mb.Action:
    """Chooses an action. Lays tiles near the start. Prefers actions of the expansions, especially rare ones; otherwise
    chooses at random."""
    if legal[0].kind == mb.ActionKind.LAY:
        return min(legal, key=lambda action: (abs(action.x) + abs(action.y), action))
    often = [action for action in legal if action.kind in SELDOM or is_shepherd(action)]
    new = [action for action in legal if action.kind in NEW_ACTIONS and action.kind != mb.ActionKind.RELEASE]
    for some, odds in ((often, 0.75), (new, 0.5)):
        if some and dice.random() < odds:
            return dice.choice(some)
    return dice.choice(legal)


def steps(game: mb.Game, seed: int = 1) -> Iterator[tuple[mb.Action, list[mb.Event]]]:
    """Plays the game to its end; yields each action with its events."""
    dice = random.Random(seed)
    while not game.is_over:
        heard, action = game.event_count, chosen(game.legal_actions(), dice)
        game.apply(action)
        yield action, game.events(heard)


def cell(game: mb.Game, tile: Optional[int]) -> Optional[tuple[int, int]]:
    return None if tile is None else game.tiles[tile][:2]


@pytest.mark.parametrize("preset", PRESETS)
def test_decisions_and_actions_of_expansions_are_members_of_their_enums(preset: str) -> None:
    game = mb.Game(preset, seed=3)
    for action, events in steps(game):
        assert action.kind in list(mb.ActionKind) and game.phase in list(mb.DecisionKind)
        assert all(game.sentence(event) and event.kind in list(mb.EventKind) for event in events)
    assert game.outcome == mb.Outcome.FINISHED


def test_every_kind_of_decision_and_action_and_event_of_the_expansions_happens_in_some_game() -> None:
    asked: Counter[mb.DecisionKind] = Counter()
    done: Counter[int] = Counter()
    told: Counter[mb.EventKind] = Counter()
    for preset in PRESETS:
        for seed in range(1, 16 if preset == "vodyanoy" else 6):  # the expansion has only one tile, so its actions are rare
            game = mb.Game(preset, seed=seed)
            for action, events in steps(game, seed):
                done[action.kind] += 1
                asked[game.phase] += 1
                told.update(event.kind for event in events)
    # Other tests cover these decisions: only external draws ask for CHANCE, EXCHANGE is rare, and house rules have
    # their own tests.
    house_rules = {mb.DecisionKind.HAND, mb.DecisionKind.OFFER, mb.DecisionKind.SELL}
    apart = {mb.DecisionKind.CHANCE, mb.DecisionKind.EXCHANGE} | house_rules
    new_decisions = [kind for kind in mb.DecisionKind if kind >= mb.DecisionKind.TAKE]
    assert [kind for kind in new_decisions if not asked[kind] and kind not in apart] == []
    # UNMAGE and UNWITCH are also rare: they are legal only if no feature is left for mage or witch.
    of_house_rules = range(mb.ActionKind.FIRST_PLAYER, mb.ActionKind.KEEP_TILE + 1)
    of_their_own = (*CHANCES, *of_house_rules, mb.ActionKind.EXCHANGE, mb.ActionKind.UNMAGE, mb.ActionKind.UNWITCH)
    assert [kind for kind in NEW_ACTIONS if not done[kind] and kind not in of_their_own] == []
    hands = range(mb.EventKind.TILE_TAKEN, mb.EventKind.HAND_SET_ASIDE + 1)
    sales = range(mb.EventKind.START_TILE_DRAWN, mb.EventKind.TILE_SOLD + 1)
    of_expansions = [kind for kind in mb.EventKind if kind >= mb.EventKind.FAIRY_MOVED and kind not in (*hands, *sales)]
    assert [kind for kind in of_expansions if not told[kind]] == []


def test_the_dragon_is_on_the_tile_of_its_last_move() -> None:
    game = mb.Game("princess_dragon", seed=2)
    where = None
    assert game.board.dragon_tile is None
    for _, events in steps(game):
        for event in events:
            if event.kind == mb.EventKind.DRAGON_MOVED:
                assert (event.from_segment == 255) == (where is None)
                where = (event.x, event.y)
        assert cell(game, game.board.dragon_tile) == where
        if game.phase == mb.DecisionKind.MOVE_DRAGON:
            assert (game.decision.x, game.decision.y) == where
            assert all(game.board.tile_at(action.x, action.y) is not None for action in game.legal_actions())
    assert where is not None


def test_the_fairy_accompanies_at_most_one_meeple_and_is_on_the_tile_of_that_meeple() -> None:
    game = mb.Game("princess_dragon", seed=2)
    where, met = None, Counter[int]()
    assert game.board.fairy_tile is None
    for action, events in steps(game):
        where = next(((event.x, event.y) for event in events if event.kind == mb.EventKind.FAIRY_MOVED), where)
        assert cell(game, game.board.fairy_tile) == where
        friends = [figure for figure in game.figures if figure.fairy]
        met[len(friends)] += 1
        assert all(figure.tile == game.board.fairy_tile for figure in friends)
        goes_home = any(event.kind == mb.EventKind.FIGURE_RETURNED for event in events)  # the meeple is scored or eaten
        if action.kind == mb.ActionKind.FAIRY and not goes_home:
            assert [figure.kind for figure in friends] == [action.figure]
    assert set(met) == {0, 1}


def test_a_built_floor_comes_from_the_players_supply_and_stays_on_the_tower() -> None:
    game = mb.Game(mb.base(players=3, expansions={"tower"}), seed=4)
    dealt = game.supply("red").floors
    assert dealt == 9
    built: Counter[tuple[int, int]] = Counter()
    for action, _ in steps(game):
        if action.kind == mb.ActionKind.FLOOR:
            built[action.x, action.y] += 1
        assert {tile[:2]: tile.floors for tile in game.tiles if tile.floors} == built
        left = sum(game.supply(colour).floors for colour in game.rules.colours)
        assert left == 3 * dealt - sum(built.values())
    assert built


def test_prisoners_are_listed_until_they_return() -> None:
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
                    (home,) = (figure for figure in held if (figure.colour, figure.kind) == (event.colour, event.figure))
                    held -= Counter([home])
            assert Counter(game.prisoners) == held
            assert all(game.player_of(figure.holder) != game.player_of(figure.colour) for figure in game.prisoners)
    assert taken > 0


def test_in_a_prisoner_exchange_the_player_chooses_the_kind_of_figure_that_returns() -> None:
    rules = mb.ghosts_castles_cemeteries(players=2, ghosts=False, expansions={"tower", "inns_cathedrals"})
    exchanged = 0
    for seed in range(8):
        game, dice = mb.Game(rules, seed=seed), random.Random(seed)
        while not game.is_over:
            legal = game.legal_actions()
            if game.phase == mb.DecisionKind.EXCHANGE:
                own, other = game.rules.colours[game.deciding_player], game.decision.colour
                kinds = {figure.kind for figure in game.prisoners if (figure.colour, figure.holder) == (own, other)}
                assert {action.figure for action in legal} == kinds and len(kinds) > 1
                before = game.supply(own).of(legal[-1].figure)
                game.apply(legal[-1])
                assert game.supply(own).of(legal[-1].figure) == before + 1
                exchanged += 1
                continue
            # Nobody pays ransoms, so prisoners accumulate. In the first 45 turns only red builds floors and captures.
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


def test_players_keep_their_abbeys_until_laying_them_and_a_game_has_at_most_one_last_round() -> None:
    rounds = laid = 0
    for seed in range(6):
        game = mb.Game("abbey_mayor", seed=seed)
        assert [game.supply(colour).abbeys for colour in ("red", "green")] == [1, 1]
        before, was = [1, 1], False
        for action, _ in steps(game, seed):
            now = [game.supply(colour).abbeys for colour in ("red", "green")]
            assert sum(before) - sum(now) == (action.kind == mb.ActionKind.ABBEY)
            laid += sum(before) - sum(now)
            before = now
            assert game.in_last_round >= was
            rounds += game.in_last_round > was
            was = game.in_last_round
            assert not was or sum(game.bag.piles) == 0
    assert laid > 0 and 0 < rounds <= 6


TOKENS = {0: 2, 1: 4, 2: 5, 3: 5, 4: 2}  # number of sheep on a token (0: wolf) to count of these tokens
ANIMALS = {1: 1, 3: 4, 4: 5, 5: 3, 6: 2, 7: 1}


def test_every_sheep_token_is_in_the_bag_or_with_a_shepherd() -> None:
    gathered = 0
    for seed in range(4):
        game = mb.Game("hills_sheep", seed=seed)
        assert [game.bag.sheep(number) for number in range(6)] == [2, 4, 5, 5, 2, 0]
        flocks: dict[int, Counter[int]] = {0: Counter(), 1: Counter()}
        hidden = 0
        for _, events in steps(game, seed):
            for event in events:
                hidden += event.kind == mb.EventKind.TILE_HIDDEN
                if event.kind == mb.EventKind.TOKEN_DRAWN and event.count:
                    flocks[event.colour][event.count] += 1
                if event.kind == mb.EventKind.FIGURE_RETURNED and event.figure == mb.FigureKind.SHEPHERD:
                    flocks[event.colour].clear()
            assert game.bag.tiles_under_hills == hidden
            for colour, flock in flocks.items():
                assert {number: game.players[game.player_of(mb.Colour(colour))].flock(number) for number in flock} == flock
                assert game.supply(mb.Colour(colour)).sheep == sum(number * flock[number] for number in flock)
                gathered += sum(flock.values()) > 1
            for number, tokens in TOKENS.items():
                held = sum(player.flock(number) for player in game.players)
                assert game.bag.sheep(number) + held == tokens
        assert hidden > 0
    assert gathered > 0


def test_the_big_top_is_on_the_cell_of_its_last_move_and_each_animal_is_shown_once() -> None:
    game = mb.Game("big_top", seed=4)
    assert game.board.big_top_tile is None
    left, where = Counter(ANIMALS), None
    for _, events in steps(game, 4):
        for event in events:
            if event.kind == mb.EventKind.BIG_TOP_MOVED:
                assert (event.from_segment == 255) == (where is None)
                where = (event.x, event.y)
            left[event.points] -= event.kind == mb.EventKind.ANIMAL_SHOWN
        assert cell(game, game.board.big_top_tile) == where
        assert {number: game.bag.animals(number) for number in ANIMALS} == {number: left[number] for number in ANIMALS}
    assert sum(left.values()) < sum(ANIMALS.values())


def test_a_caught_figure_stands_in_the_lake_until_released() -> None:
    released = 0
    for seed in range(8):
        game = mb.Game(mb.base(players=2, expansions={"vodyanoy"}), seed=seed)
        in_lake = 0
        for action, events in steps(game, seed):
            in_lake += sum(event.kind == mb.EventKind.FIGURE_CAUGHT for event in events)
            in_lake -= action.kind == mb.ActionKind.RELEASE
            released += action.kind == mb.ActionKind.RELEASE
            kinds = [game.types[game.tiles[figure.tile].type].segments[figure.segment].kind for figure in game.figures]
            assert kinds.count(mb.SegmentKind.VODYANOY) == in_lake
    assert released > 0


def test_each_ferry_joins_two_roads_of_its_lake() -> None:
    game = mb.Game("ferries", seed=3)
    lakes: dict[tuple[int, int], tuple[int, int]] = {}
    for _, events in steps(game):
        for event in events:
            if event.kind in (mb.EventKind.FERRY_PLACED, mb.EventKind.FERRY_MOVED):
                lakes[(event.x, event.y)] = (event.segment, event.count)
        ferries = iter(game.facts["ferries"])
        joined = list(zip(ferries, ferries, ferries))
        assert {game.tiles[tile][:2]: (first, second) for tile, first, second in joined} == lakes
        for tile, first, second in joined:
            assert game.board.feature(tile, first) == game.board.feature(tile, second)
    assert len(lakes) == 8


def test_every_ingot_is_either_set_aside_or_on_a_tile_or_held_by_a_colour() -> None:
    game = mb.Game("gold", seed=2)
    held: Counter[int] = Counter()
    assert game.facts["ingots_aside"] == (16,)
    for _, events in steps(game):
        held.update(event.colour for event in events if event.kind == mb.EventKind.GOLD_TAKEN)
        assert {colour: number(player.facts, "ingots_held") for colour, player in zip(("red", "green"), game.players)} == {"red": held[0], "green": held[1]}
        on_tiles = sum(number(game.board.facts(tile), "ingots") for tile in range(len(game.tiles)))
        assert number(game.facts, "ingots_aside") + on_tiles + sum(held.values()) == 16
    assert sum(held.values()) > 0


def test_mage_and_witch_stand_on_roads_and_cities() -> None:
    game = mb.Game("mage", seed=2)
    where: dict[str, Optional[tuple[int, int, int]]] = {"mage": None, "witch": None}
    moved: Counter[str] = Counter()
    for _, events in steps(game):
        for event in events:
            for name in where:
                if event.kind == mb.EventKind[f"{name.upper()}_MOVED"]:
                    where[name] = (event.x, event.y, event.segment)
                    moved[name] += 1
                elif event.kind == mb.EventKind[f"{name.upper()}_LEFT"]:
                    where[name] = None
        for name, place in where.items():
            tile, segment = game.facts[name]
            assert (None if tile < 0 else (*game.tiles[tile][:2], segment)) == place
            if tile >= 0:
                assert game.board.feature(tile, segment).kind in (mb.SegmentKind.ROAD, mb.SegmentKind.CITY)
    assert set(moved) == {"mage", "witch"}


def test_the_facts_about_robbers_couriers_and_messages_match_the_events() -> None:
    game = mb.Game(mb.base(players=3, expansions={"robbers", "messages", "big_top"}), seed=5)
    colours = game.rules.colours
    robbers = dict.fromkeys(colours, -1)
    couriers = dict.fromkeys(colours, 0)
    drawn: list[int] = []
    for _, events in steps(game):
        for event in events:
            if event.kind in (mb.EventKind.ROBBER_PLACED, mb.EventKind.ROBBER_FOLLOWED):
                robbers[event.colour] = event.count
            elif event.kind == mb.EventKind.ROBBED:
                robbers[event.colour] = -1
            elif event.kind == mb.EventKind.FIGURE_ADVANCED and event.count == 1:
                couriers[event.colour] = event.total
            elif event.kind == mb.EventKind.MESSAGE_DRAWN:
                drawn.append(event.count)
        for name, numbers in (("robber", robbers), ("courier", couriers)):
            assert {colour: number(player.facts, name) for colour, player in zip(colours, game.players)} == numbers
        assert game.facts["messages"] == tuple(drawn[:8])
        assert number(game.facts, "next_message") == (drawn[len(drawn) % 8] if len(drawn) >= 8 else 0)
        if game.phase == mb.DecisionKind.MESSAGE:
            assert game.decision.number == drawn[-1]
    assert drawn and any(couriers.values())


def test_the_facts_about_king_and_baron_match_the_events() -> None:
    game = mb.Game("king", seed=2)
    king, baron = (mb.Colour.NONE, 0), (mb.Colour.NONE, 0)
    for _, events in steps(game):
        for event in events:
            if event.kind == mb.EventKind.KING_TAKEN:
                king = (event.colour, event.tiles)
            elif event.kind == mb.EventKind.BARON_TAKEN:
                baron = (event.colour, event.tiles)
        assert (*game.facts["king"], *game.facts["largest_city"]) == king
        assert (*game.facts["baron"], *game.facts["longest_road"]) == baron
    assert mb.Colour.NONE not in (king[0], baron[0])


def messages_that_may_come(game: mb.Game) -> list[int]:
    """Returns the messages that can come next: the next message if it is known, otherwise all messages that nobody has
    seen."""
    known = number(game.facts, "next_message")
    return [known] if known else [message for message in range(1, 9) if message not in game.facts["messages"]]


def test_with_external_draws_the_host_names_the_token_and_reports_a_hidden_tile() -> None:
    said: Counter[int] = Counter()
    for seed in range(3):
        rules = mb.base(expansions={"hills_sheep", "big_top", "flying_machines", "messages"}, draws="external")
        game, dice = mb.Game(rules), random.Random(seed)
        while not game.is_over:
            legal = game.legal_actions()
            if game.phase == mb.DecisionKind.CHANCE:
                (kind,) = {action.kind for action in legal}
                said[kind] += 1
                unseen = {
                    mb.ActionKind.ROLL: [1, 2, 3],
                    mb.ActionKind.SHEEP: [number for number in TOKENS if game.bag.sheep(number)],
                    mb.ActionKind.ANIMAL: [number for number in ANIMALS if game.bag.animals(number)],
                    mb.ActionKind.MESSAGE: messages_that_may_come(game),
                    mb.ActionKind.HIDDEN: [0],
                }[mb.ActionKind(kind)]
                assert [action.count for action in legal] == unseen
                with pytest.raises(mb.IllegalAction):
                    game.apply(mb.Action(kind, count=9) if kind != mb.ActionKind.HIDDEN else "sheep 9")
            game.apply(chosen(legal, dice))
    assert set(said) == set(CHANCES)


def test_a_fact_has_a_description() -> None:
    held = next(fact for fact in mb.facts() if fact.name == "ingots_held")
    assert (held.title, held.noun, held.clause) == ("ingots held", "ingot", "GLD-7")
    assert (held.expansion, held.scope, held.kind) == (mb.Expansion.GOLD, mb.Scope.COLOUR, mb.FactKind.NUMBER)
    assert (held.numbers, held.lowest, held.absent, held.stored) == (1, 0, None, True)
    mage = next(fact for fact in mb.facts() if fact.name == "mage")
    assert (mage.effect, mage.symbol) == ("The mage adds a point for each tile of its road or city.", "mage-piece")
    robber = next(fact for fact in mb.facts() if fact.name == "robber")
    assert (robber.lowest, robber.highest, robber.absent) == (0, 49, -1)
    assert [fact.number for fact in mb.facts()] == list(range(len(mb.facts())))


def test_each_fact_has_as_many_numbers_as_its_description_says() -> None:
    game = play(mb.Game("everything", seed=4), 60)
    for fact in (fact for fact in mb.facts() if fact.expansion is not None):
        facts = facts_of(game, fact.scope)
        assert facts[fact] == facts[fact.name] and fact.name in facts
        assert fact.numbers in (0, len(facts[fact.name]))
    of_expansions = {fact.name for fact in mb.facts() if fact.expansion is not None}
    of_other_rules = {"piles", "active_pile", "set_aside", "ghost_supply", "ghosts_on_board"}
    assert {name for scope in mb.Scope for name in facts_of(game, scope)} == of_expansions | of_other_rules


def facts_of(game: mb.Game, scope: mb.Scope) -> mb.FactNumbers:
    """Returns the facts of the game, of its first player or of its first tile."""
    return {mb.Scope.GAME: game.facts, mb.Scope.COLOUR: game.players[0].facts, mb.Scope.TILE: game.board.facts(0)}[scope]


def test_the_error_for_a_fact_queried_on_the_wrong_object_names_the_right_object() -> None:
    game = mb.Game("gold")
    for facts, name, owner in (
        (game.facts, "ingots_held", r"a player \(game.players\[0\].facts\)"),
        (game.players[0].facts, "ingots", r"a tile \(game.board.facts\(0\)\)"),
        (game.board.facts(0), "ingots_aside", r"the game \(game.facts\)"),
    ):
        with pytest.raises(mb.InvalidArgument, match=f"fact: {name} belongs to {owner}, not to"):
            facts[name]
        assert name not in facts


def test_queries_for_token_numbers_that_do_not_exist_return_0() -> None:
    game = play(mb.Game("everything", seed=4), 60)
    for number in (-1, 8, 256, 2**31 - 1):
        assert game.bag.sheep(number) == game.bag.animals(number) == game.players[0].flock(number) == 0
    assert game.bag.animals(2) == 0
    for wrong in (2**31, -(2**31) - 1):
        with pytest.raises(mb.InvalidArgument):
            game.bag.sheep(wrong)
    with pytest.raises(TypeError):
        game.bag.animals("5")  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", ["base", "level5"])
def test_a_game_without_expansions_has_no_pieces_or_facts_of_expansions(preset: str) -> None:
    game = play(mb.Game(preset, seed=4), 40)
    assert game.board.dragon_tile is None and game.board.fairy_tile is None and game.prisoners == []
    assert game.in_last_round is False
    assert game.board.big_top_tile is None and game.bag.tiles_under_hills == 0
    for fact in mb.facts():
        if fact.expansion is not None:
            facts = facts_of(game, fact.scope)
            assert fact.name not in facts and facts.get(fact.name) is None
            with pytest.raises(KeyError, match=f"{fact.name}: the game does not use the expansion {fact.expansion.name.lower()}"):
                facts[fact.name]
    assert not any(game.bag.sheep(number) or game.bag.animals(number) for number in range(8))
    assert game.supply("red").floors == game.supply("red").abbeys == game.supply("red").sheep == 0
    assert not any(tile.floors for tile in game.tiles) and not any(figure.fairy for figure in game.figures)


QUERIES: list[Callable[[mb.Game], object]] = [
    lambda game: game.board.dragon_tile,
    lambda game: game.board.fairy_tile,
    lambda game: game.prisoners,
    lambda game: game.in_last_round,
    lambda game: game.board.big_top_tile,
    lambda game: game.bag.tiles_under_hills,
    lambda game: game.bag.sheep(1),
    lambda game: game.players[0].flock(1),
    lambda game: game.bag.animals(5),
    lambda game: game.facts["ferries"],
    lambda game: game.board.facts(0)["ingots"],
    lambda game: game.players[0].facts["robber"],
]


@pytest.mark.parametrize("query", QUERIES)
def test_a_closed_game_refuses_queries_about_expansions(query: Callable[[mb.Game], object]) -> None:
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
        ("acrobat guard 3,-1", mb.FigureKind.GUARD, 0, False),
        ("release large 2 fairy", mb.FigureKind.LARGE, 2, True),
        ("shepherd red 3", mb.FigureKind.SHEPHERD, 0, False),
        ("ringmaster blue 1", mb.FigureKind.RINGMASTER, 0, False),
    ],
)
def test_an_action_parsed_from_text_has_the_figure_ghosts_and_fairy_named_in_the_text(
    text: str, figure: mb.FigureKind, ghosts: int, fairy: bool
) -> None:
    action = mb.Game("everything").parse(text)
    assert (action.figure, action.ghosts, action.fairy) == (figure, ghosts, fairy)
    assert str(action) == mb.Game("everything").text(action) == text


def test_the_longest_text_of_an_action_is_not_truncated() -> None:
    game = mb.Game("everything")
    far = (-(2**15), -(2**15))
    longest = mb.Action(mb.ActionKind.PRINCESS, 255, mb.Colour.YELLOW, mb.FigureKind.RINGMASTER | 2 << 4 | 1 << 6, *far)
    assert str(longest) == game.text(longest) == "princess -32768,-32768/255 yellow ringmaster 2 fairy"
    assert game.parse(str(longest)) == longest


def test_with_external_draws_the_host_reports_the_result_of_the_die() -> None:
    game, dice, rolled = mb.Game(mb.base(expansions={"flying_machines"}, draws="external"), seed=1), random.Random(1), 0
    while not game.is_over:
        if game.phase == mb.DecisionKind.CHANCE:
            assert list(map(str, game.legal_actions())) == ["roll 1", "roll 2", "roll 3"]
            rolled += 1
            with pytest.raises(mb.IllegalAction):
                game.apply("roll 4")
        game.apply(chosen(game.legal_actions(), dice))
    assert rolled > 0


def test_masks_and_indices_include_the_actions_of_expansions() -> None:
    arrays = pytest.importorskip("mistbank.learning.arrays")
    for preset in PRESETS:
        game, dice, met = mb.Game(preset, seed=6), random.Random(2), set()
        while not game.is_over:
            legal = game.legal_actions()
            mask = arrays.legal_actions_mask(game, 81)
            named = {arrays.action_at(game, index, 81) for index in mask.nonzero()[0]}
            assert named <= set(legal) and {action.kind for action in named} == {action.kind for action in legal}
            met |= {action.kind for action in named}
            game.apply(chosen(legal, dice))
        assert met & set(NEW_ACTIONS) or preset == "king"  # the preset king has no actions of its own
