"""Replays the scenarios through the binding, and compares the results with those that `tests/scenarios/write` wrote."""

from __future__ import annotations

import json
import os
from functools import lru_cache
from pathlib import Path
from typing import Any, Iterable, Optional

import mistbank as mb
from support import number

TILES = Path(__file__).resolve().parent.parent / "scenarios" / "tiles"
MOST_SHEEP = 4  # largest number of sheep on a token
MOST_ANIMALS = 7  # largest number on an animal token
ACTIONS_OBSERVED = 10  # number of legal actions compared at each decision


class Failure(Exception):
    """A game differs from its recorded scenario."""


def all_scenarios() -> list[dict[str, Any]]:
    path = os.environ.get("MISTBANK_SCENARIOS")
    if not path:
        raise RuntimeError("MISTBANK_SCENARIOS names no file: run tests/scenarios/write, which prints its path")
    return json.loads(Path(path).read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def replay(scenario: dict[str, Any]) -> None:
    """Replays a scenario. Raises Failure with the scenario, the step and the actual result."""
    done = "the beginning"
    try:
        if "invalid" in scenario:
            return demand_invalid(scenario)
        game = begin(scenario)
        for step in scenario["steps"]:
            done = step.get("do") or step.get("refuse") or f"undo {step.get('undo', 0)}"
            carry_out(game, step)
            same("hash", step["hash"], f"{game.state_hash:016x}")
            same("legal actions", step["legal"], len(game.legal_actions()))
            if "observed" in step:
                same_lines(step["observed"], observe(game, step["first_event"]))
    except (Failure, mb.Error) as failure:
        raise Failure(f"{scenario['file']}:{scenario['line']}: {scenario['title']}\n  {done}: {failure}") from failure


@lru_cache(maxsize=None)
def tile_set(name: str) -> mb.TileSet:
    return mb.TileSet.parse((TILES / f"{name}.tiles").read_text(encoding="utf-8"))


def begin(scenario: dict[str, Any]) -> mb.Game:
    sets = [tile_set(name) for name in scenario["sets"]]
    if "position" in scenario:
        return mb.Game.from_position(scenario["position"], sets)
    return mb.Game(mb.Rules.from_json(scenario["rules"]), sets=sets)


def demand_invalid(scenario: dict[str, Any]) -> None:
    try:
        begin(scenario)
    except (mb.InvalidRules, mb.InvalidTileSet, mb.InvalidPosition) as error:
        if scenario["invalid"] not in str(error):
            raise Failure(f"expected: a message with {scenario['invalid']}\n  found:    {error}") from None
    else:
        raise Failure("a game was created from rules or a position that must be refused")


def carry_out(game: mb.Game, step: dict[str, Any]) -> None:
    if "do" in step:
        action = game.parse(step["do"])
        same("text of the action", step["do"], game.text(action))
        same("reason", None, game.why_not(action))
        game.apply(action)
    elif "undo" in step:
        game.undo(step["undo"])
    elif "refuse" in step:
        action = game.parse(step["refuse"])
        same("reason", step["reason"], game.why_not(action))
        try:
            game.apply(action)
        except mb.Error as error:
            same("message", step["reason"], str(error))
        else:
            raise Failure("apply() accepted an action that must be refused")


def same(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Failure(f"expected: {what} {expected}\n  found:    {what} {found}")


def same_lines(expected: list[str], found: list[str]) -> None:
    if expected != found:
        missing = [line for line in expected if line not in found]
        surplus = [line for line in found if line not in expected]
        raise Failure(f"expected: {missing or expected}\n  found:    {surplus or found}")


# --- results of the queries, formatted as in tests/scenarios/observation.cpp ---


def observe(game: mb.Game, first_event: int) -> list[str]:
    return [
        " ".join(map(word, line))
        for part in (
            decision, score, piles, tiles, figures, features, supplies, neutral_things, hands,
            lambda game: events(game, first_event),
        )  # fmt: skip
        for line in part(game)
    ]


Lines = Iterable[Iterable[object]]


def word(value: object) -> str:
    """Returns a value as text: an enum member as its name, the normal figure as `meeple`, a boolean as 1 or 0."""
    if isinstance(value, mb.FigureKind) and value == mb.FigureKind.NORMAL:
        return "meeple"
    if isinstance(value, mb.constants.Named):
        return value.name.lower()
    return str(int(value)) if isinstance(value, bool) else str(value)


def id_of(game: mb.Game, type: Optional[int]) -> str:
    return "?" if type is None or type < 0 else game.types[type].id


def cell(game: mb.Game, tile: Optional[int]) -> str:
    return "aside" if tile is None else "{},{}".format(*game.tiles[tile][:2])


def place(game: mb.Game, tile: Optional[int], segment: Optional[int]) -> str:
    return "aside" if tile is None else f"{cell(game, tile)}/{segment}"


def figure_place(game: mb.Game, fact: str) -> str:
    tile, segment = game.facts.get(fact) or (-1, -1)
    return place(game, tile, segment) if tile >= 0 else place(game, None, None)


def index(found: Optional[int]) -> int:
    return -1 if found is None else found


def decision(game: mb.Game) -> Lines:
    told = game.decision
    same("phase", told.kind, game.phase)
    yield (
        "decision", told.kind, told.player, id_of(game, told.tile_type), told.x, told.y, told.segment, told.hound,
        told.points, told.colour, told.number,
    )  # fmt: skip
    texts = map(game.text, game.legal_actions()[:ACTIONS_OBSERVED])
    yield ("actions", *(f"{text} ;" for text in texts))
    yield "turn", game.turn, game.part, game.player, game.deciding_player, game.last_draw, game.in_last_round


def score(game: mb.Game) -> Lines:
    yield ("outcome", int(game.outcome), int(game.loss_reason), *sorted(game.winners))
    for meeple, tally in zip(game.scoring_meeples, game.tallies):
        sources = [part for source in mb.Source if tally.points[source] for part in (source, tally.of(source))]
        yield ("score", *meeple, tally.colour, *sources)
    yield "ghosts", game.ghost_supply, game.board.ghosts


def piles(game: mb.Game) -> Lines:
    yield ("piles", game.bag.active_pile, *game.bag.piles)
    yield ("set_aside", *game.bag.set_aside)
    for type, printed in enumerate(game.types):
        if game.bag.unseen(type):
            yield "type", printed.id, game.find_type(printed.id), game.bag.unseen(type), game.bag.drawable(type)


def tiles(game: mb.Game) -> Lines:
    for tile, laid in enumerate(game.tiles):
        yield (
            "tile", game.board.tile_at(laid.x, laid.y), cell(game, tile), laid.id or "?", laid.rotation, laid.face_down,
            laid.ghosts, laid.floors, number(game.board.facts(tile), "ingots"),
        )  # fmt: skip


def figures(game: mb.Game) -> Lines:
    for figure in game.figures:
        stands = place(game, figure.tile, figure.segment), figure.buried, figure.ghosts, figure.hounds, figure.fairy
        is_open = not game.tiles[figure.tile].face_down
        first = [index(game.board.figure_on(figure.tile, figure.segment))] if is_open else []
        yield ("figure", figure.kind, figure.colour, *stands, *first)
    for held in game.prisoners:
        yield "prisoner", held.kind, held.colour, held.holder


def features(game: mb.Game) -> Lines:
    for listed in game.features:
        feature = game.board.feature(listed.tile, listed.segment)
        yield (
            "feature", place(game, feature.tile, feature.segment), feature.kind, feature.tiles, feature.open_sides,
            feature.coats, feature.ghosts, feature.complete, feature.haunted, feature.cities, feature.worth,
            *feature.meeples, *feature.goods, *sorted(feature.marks),
        )  # fmt: skip


def supplies(game: mb.Game) -> Lines:
    for colour in game.rules.colours:
        supply, player = game.supply(colour), game.players[game.player_of(colour) or 0]
        yield (
            "supply", colour, *(supply.figures[kind] and supply.of(kind) for kind in mb.FigureKind), supply.reserve, *supply.goods,
            supply.floors, supply.abbeys, supply.sheep,
            *(player.flock(number) for number in range(MOST_SHEEP + 1)),
            number(player.facts, "ingots_held"), number(player.facts, "robber", -1), number(player.facts, "courier"),
        )  # fmt: skip


def neutral_things(game: mb.Game) -> Lines:
    for hound in game.hounds:
        yield "hound", hound.number, hound.arrived, index(hound.figure)
    mage, witch = (figure_place(game, fact) for fact in ("mage", "witch"))
    on_tiles = game.board.dragon_tile, game.board.fairy_tile, game.board.big_top_tile
    yield ("stand", *(cell(game, tile) for tile in on_tiles), mage, witch)
    ferries = iter(game.facts.get("ferries", ()))
    for tile, first, second in zip(ferries, ferries, ferries):
        yield "ferry", place(game, tile, first), second
    yield ("messages", *game.facts.get("messages", ()))
    king, baron = (mb.Colour(number(game.facts, holder, mb.Colour.NONE)) for holder in ("king", "baron"))
    yield (
        "tokens", king, number(game.facts, "largest_city"), baron, number(game.facts, "longest_road"), number(game.facts, "ingots_aside"),
        game.bag.tiles_under_hills,
    )  # fmt: skip
    bag = [game.bag.sheep(number) for number in range(MOST_SHEEP + 1)]
    yield ("bag", *bag, *(game.bag.animals(number) for number in range(1, MOST_ANIMALS + 1)))


def hands(game: mb.Game) -> Lines:
    for player in game.players:
        for viewer in (mb.Viewer.HOST, mb.Viewer.NOBODY, *range(game.rules.players)):
            if hand := player.hand(viewer):
                yield ("hand", player.index, int(viewer), *(id_of(game, type) for type in hand))


def events(game: mb.Game, first: int) -> Lines:
    for event in game.events(first):
        yield (
            "event", event.kind, event.player, mb.Colour(event.colour), event.segment, event.x, event.y, event.from_x,
            event.from_y, event.from_segment, int(event.feature), event.count, int(event.figure), event.type,
            event.tiles, event.coats, event.cities, event.points, event.total, event.amount,
        )  # fmt: skip
