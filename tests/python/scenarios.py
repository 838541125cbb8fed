"""Plays the shared scenarios (tests/scenarios/FORMAT.md) through the binding alone."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Optional

import mistbank as mb

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"


class Failure(Exception):
    """The scenario does not go as it says, or is not understood."""


@dataclass
class Scenario:
    file: str
    number: int
    title: str
    lines: list[tuple[int, str]] = field(default_factory=list)


def read_script(file: str, text: str) -> list[Scenario]:
    scenarios: list[Scenario] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = re.sub(r"(^|(?<=[ \t]))#.*", "", raw).strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        if word == "scenario":
            if not re.match(r"[A-Z]{3,4}-\w+(, *[A-Z]{3,4}-\w+)*: .", rest.strip()):
                raise Failure(f"{file}:{number}: a scenario is called IDS: SENTENCE")
            scenarios.append(Scenario(file, number, rest.strip()))
        elif not scenarios:
            raise Failure(f"{file}:{number}: a line before the first scenario")
        else:
            scenarios[-1].lines.append((number, line))
    if not scenarios:
        raise Failure(f"{file}: no scenario")
    return scenarios


def all_scenarios() -> list[Scenario]:
    return [one for path in sorted(FOLDER.glob("*.scenario")) for one in read_script(path.name, path.read_text())]


def run(scenario: Scenario) -> None:
    """Raises Failure with file, line, and what was found."""
    play = Play()
    number, line = scenario.number, scenario.title
    try:
        for number, line in scenario.lines:
            play.line(line)
        if play.game is None and not play.ended:
            raise Failure("the scenario never makes a game")
    except (Failure, mb.Error) as failure:
        raise Failure(f"{scenario.file}:{number}: {line}\n  {failure}\n  {play.situation()}") from failure


# --- words ---


def number_of(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]+", text):
        raise Failure(f'"{text}" is not a number')
    return int(text)


def cell_of(text: str) -> tuple[int, int]:
    x, comma, y = text.partition(",")
    if not comma:
        raise Failure(f'"{text}" is not a cell X,Y')
    return number_of(x), number_of(y)


def place_of(text: str) -> tuple[int, int, int]:
    cell, slash, segment = text.partition("/")
    if not slash:
        raise Failure(f'"{text}" is not a segment X,Y/S')
    return (*cell_of(cell), number_of(segment))


def key_and_value(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise Failure(f'"{text}" is not key=value')
    return key, value


def member_named(kind: Any, name: str) -> Any:
    try:
        return kind[name.upper()]
    except KeyError:
        raise Failure(f'"{name}" is no {kind.__name__}') from None


def colour_named(name: str) -> mb.Colour:
    if name == "none":
        raise Failure("none is no colour here")
    return member_named(mb.Colour, name)  # type: ignore[no-any-return]


def kind_named(name: str) -> mb.FigureKind:
    """The kind of figure of this name; the normal one is called meeple."""
    return mb.FigureKind.NORMAL if name == "meeple" else member_named(mb.FigureKind, name)  # type: ignore[no-any-return]


def yes_or_no(truth: object) -> str:
    return "yes" if truth else "no"


class Words:
    """The words of a line, taken one by one."""

    def __init__(self, text: str) -> None:
        self.words = text.split()

    def take(self) -> str:
        if not self.words:
            raise Failure("a word is missing at the end of the line")
        return self.words.pop(0)

    def number(self) -> int:
        return number_of(self.take())

    def accept(self, word: str) -> bool:
        if not self.words or self.words[0] != word:
            return False
        self.words.pop(0)
        return True

    def demand(self, word: str) -> None:
        if not self.accept(word):
            raise Failure(f'the word "{word}" is missing')

    def rest(self) -> str:
        text = " ".join(self.words)
        self.words = []
        return text

    def demand_end(self) -> None:
        if self.words:
            raise Failure(f'"{self.rest()}" is not understood at the end of the line')


def same(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Failure(f"expected: {what} {expected}\n  found:    {what} {found}")


# --- the rules line ---


def _truth(text: str) -> bool:
    if text not in ("yes", "no"):
        raise Failure(f'"{text}" is neither yes nor no')
    return text == "yes"


def _colours(text: str) -> tuple[mb.Colour, ...]:
    return tuple(colour_named(name) for name in text.split(","))


def _kinds(text: str) -> tuple[mb.FigureKind, ...]:
    return tuple(kind_named(name) for name in text.split(","))


def _table(text: str) -> dict[str, int]:
    """"5x7", or "5x7@1,2" with the place of the cell 0,0."""
    parts = re.fullmatch(r"(-?\d+)x(-?\d+)(?:@(-?\d+),(-?\d+))?", text)
    if parts is None:
        raise Failure(f'"{text}" is no table WxH or WxH@X,Y')
    names = ("table_width", "table_height", "table_x", "table_y")
    return {name: int(part) for name, part in zip(names, parts.groups()) if part is not None}


RULES: dict[str, Callable[[str], Any]] = {
    "players": number_of,
    "expansions": lambda text: text.split(","),
    "edition": number_of,
    "level": number_of,
    "starting_player": number_of,
    "colours": _colours,
    "scoring_colours": _colours,
    "joint_scoring": lambda text: member_named(mb.JointScoring, text),
    "farmers": _truth,
    "ghosts": _truth,
    "castles": _truth,
    "cemeteries": _truth,
    "draws": lambda text: member_named(mb.Draws, text),
    "seed": number_of,
    # house rules, but for the table
    "hand": number_of,
    "hand_open": _truth,
    "draw_ahead": _truth,
    "unplayable": lambda text: member_named(mb.Unplayable, text),
    "hole_turn": _truth,
    "incomplete_scores": _truth,
    "border_completes": _truth,
    "start_in_bag": _truth,
    "small_cities": _truth,
    "without": _kinds,
    "dragon_after_scoring": _truth,
    "hill_majority": _truth,
}


def read_rules(text: str) -> mb.Rules:
    words = Words(text)
    rules = mb.Rules.preset(words.take()).replace(draws=mb.Draws.EXTERNAL)
    while words.words:
        key, value = key_and_value(words.take())
        if key == "table":
            rules = rules.replace(**_table(value))
        elif key in RULES:
            rules = rules.replace(**{key: RULES[key](value)})
        else:
            raise Failure(f'"{key}" is no key of the rules')
    return rules


# --- playing ---


class Play:
    """The game of one scenario, line by line."""

    def __init__(self) -> None:
        self.rules: Optional[mb.Rules] = None
        self.sets: list[mb.TileSet] = []
        self.position: Optional[list[str]] = None
        self.in_position = False
        self.game: Optional[mb.Game] = None
        self.hashes: list[int] = []
        self.first_event = 0
        self.ended = False

    def line(self, text: str) -> None:
        if self.ended:
            raise Failure('nothing may follow "invalid"')
        word, _, rest = text.partition(" ")
        step = self.read_position_line if word == "|" else getattr(self, f"do_{word}", None)
        if step is None:
            raise Failure(f'"{word}" is no kind of line')
        self.in_position = word == "position" or (word == "|" and self.in_position)
        step(rest.strip())

    def situation(self) -> str:
        if self.game is None:
            return "no game yet"
        actions = "; ".join(map(self.game.text, self.game.legal_actions()))
        return f"{self.game!r}; legal actions: {actions or 'none'}"

    def made(self) -> mb.Game:
        if self.game is None:
            if self.rules is None:
                raise Failure('"rules" is missing')
            game = mb.Game(self.rules, sets=self.sets)
            self.game = game if self.position is None else self.begun_with_position(game)
            self.check_decision(self.game)
            self.hashes.append(self.game.state_hash)
        return self.game

    def do_rules(self, text: str) -> None:
        if self.rules is not None:
            raise Failure('a second "rules"')
        self.rules = read_rules(text)

    def do_tiles(self, names: str) -> None:
        if self.game is not None or self.sets:
            raise Failure('"tiles" comes once, before the first action')
        for name in names.split() or [""]:
            path = FOLDER / "tiles" / f"{name}.tiles"
            if not path.is_file():
                raise Failure(f'no tile set is called "{name}"')
            self.sets.append(mb.TileSet.parse(path.read_text()))

    def do_position(self, rest: str) -> None:
        if rest:
            raise Failure('the lines of a position begin with "|"')
        if self.game is not None or self.position is not None:
            raise Failure('"position" comes once, before the first action')
        self.position = []

    def read_position_line(self, text: str) -> None:
        if self.position is None or not self.in_position:
            raise Failure('"|" stands in a position only')
        lines = [line.strip() for line in text.split(";")]
        if not all(lines):
            raise Failure("a line of the position is empty")
        self.position += lines

    def begun_with_position(self, game: mb.Game) -> mb.Game:
        """With the rules and sets of this one: the keys of a position's header are those of a record's."""
        if not self.position:
            raise Failure("the position is empty")
        header = game.to_record().partition("\nactions\n")[0].split("\n")[1:]
        return mb.Game.from_position("\n".join(["mistbank-position 1", *header, *self.position, ""]), self.sets)

    def do_do(self, text: str) -> None:
        game = self.made()
        self.first_event = game.event_count
        for part in text.split(";"):
            part = part.strip()
            optional = part.endswith("?")
            action = game.parse(part.rstrip("?").strip())
            reason = game.why_not(action)
            if reason is not None:
                if optional:
                    continue
                raise Failure(f"{part} must be legal, but: {reason}")
            game.apply(action)
            self.check_decision(game)
            self.hashes.append(game.state_hash)

    @staticmethod
    def check_decision(game: mb.Game) -> None:
        legal = game.legal_actions()
        if (not legal) != game.is_over:
            raise Failure("actions are listed exactly while the game goes on")
        may_have_one = ("LAY_TILE", "HAND", "DRAW", "CHANCE")
        if len(legal) == 1 and game.phase.name not in may_have_one:
            raise Failure("a question with one answer must not be asked")
        for action in legal:
            if (reason := game.why_not(action)) is not None:
                raise Failure(f"{game.text(action)} is listed, but why_not says: {reason}")

    def do_refuse(self, text: str) -> None:
        what, because, wanted = text.partition(" because ")
        if not because:
            raise Failure('"because" is missing')
        game = self.made()
        action = game.parse(what.strip())
        reason = game.why_not(action)
        if reason is None or wanted.strip() not in reason:
            raise Failure(f'expected: a reason with "{wanted.strip()}"\n  found:    {reason}')
        before = game.state_hash
        try:
            game.apply(action)
        except mb.Error as error:
            same("reason", reason, str(error))
        else:
            raise Failure("expected: refused\n  found:    apply carried it out")
        same("state", before, game.state_hash)

    def do_undo(self, text: str) -> None:
        game = self.made()
        for _ in range(number_of(text)):
            game.undo()
            self.hashes.pop()
        same("state", self.hashes[-1], game.state_hash)
        self.first_event = min(self.first_event, game.event_count)

    def do_invalid(self, wanted: str) -> None:
        if self.game is not None:
            raise Failure('"invalid" comes before the first action')
        try:
            self.made()
        except (mb.InvalidRules, mb.InvalidTileSet, mb.InvalidPosition) as error:
            if not wanted or wanted not in str(error):
                raise Failure(f'expected: a message with "{wanted}"\n  found:    {error}') from None
            self.ended = True
        else:
            raise Failure("expected: rules that are refused\n  found:    a game was made of them")

    def do_expect(self, text: str) -> None:
        game, words = self.made(), Words(text)
        word = words.take()
        expectation = EXPECTATIONS.get(word)
        if expectation is None:
            raise Failure(f'"expect {word}" is not understood')
        expectation(Looking(game, self.first_event), words)
        words.demand_end()


# --- expectations ---


@dataclass
class Looking:
    game: mb.Game
    first_event: int

    def tile(self, cell: tuple[int, int]) -> int:
        tile = self.game.tile_at(*cell)
        if tile is None:
            raise Failure(f"expected: a tile at {cell}\n  found:    the cell is empty")
        return tile

    def segment(self, place: tuple[int, int, int]) -> tuple[int, int]:
        index = self.tile(place[:2])
        tile = self.game.tiles[index]
        if tile.face_down:
            raise Failure(f"expected: a face-up tile at {place}\n  found:    it lies face down")
        if not 0 <= place[2] < len(self.game.types[tile.type].segments):
            raise Failure(f"the tile at {place[:2]} has no segment {place[2]}")
        return index, place[2]

    def figure(self, place: tuple[int, int, int]) -> Optional[mb.Figure]:
        index = self.game.figure_on(*self.segment(place))
        return None if index is None else self.game.figures[index]

    def type(self, id: str) -> int:
        index = self.game.find_type(id)
        if index is None:
            raise Failure(f'no tile type is called "{id}"')
        return index

    def scoring_meeple(self, words: Words) -> mb.ScoringMeeple:
        colour = colour_named(words.take()) if words.words else mb.Colour.NONE
        for meeple in self.game.scoring_meeples:
            if meeple.colour == colour:
                return meeple
        raise Failure(f"expected: a scoring meeple of colour {colour.name}\n  found:    there is none")

    def values(self, what: str, values: dict[str, str], words: Words) -> None:
        while words.words:
            key, expected = key_and_value(words.take())
            if key not in values:
                raise Failure(f'the {what} has no key "{key}"')
            same(f"{key} of the {what}", expected, values[key])


def expect_decision(look: Looking, words: Words) -> None:
    decision = look.game.decision
    same("decision", words.take(), decision.kind.name.lower())
    values = {
        **{key: str(getattr(decision, key)) for key in ("player", "points", "hound", "x", "y", "segment")},
        "colour": decision.colour.name.lower(),
        "tile": "none" if decision.tile_type < 0 else look.game.types[decision.tile_type].id,
    }
    look.values("decision", values, words)


def expect_actions(look: Looking, words: Words) -> None:
    expected = sorted(look.game.parse(text.strip()) for text in words.rest().split(";"))
    same("exactly", expected, sorted(look.game.legal_actions()))


def expect_action(look: Looking, words: Words) -> None:
    same("legal", True, look.game.parse(words.rest()) in look.game.legal_actions())


def expect_no_action(look: Looking, words: Words) -> None:
    same("legal", False, look.game.parse(words.rest()) in look.game.legal_actions())


def expect_total(look: Looking, words: Words) -> None:
    total = words.number()
    same("total", total, look.scoring_meeple(words).total)


def expect_tally(look: Looking, words: Words) -> None:
    points = words.number()
    source = member_named(mb.Source, words.take())
    colour = look.scoring_meeple(words).colour
    tally = next(it for it in look.game.tallies if it.colour is colour)
    same(f"points from {source.name}", points, tally.of(source))


def expect_space(look: Looking, words: Words) -> None:
    space = words.number()
    words.demand("lap")
    lap = words.number()
    meeple = look.scoring_meeple(words)
    same("space and lap", (space, lap), (meeple.space, meeple.lap))


def expect_ghosts(look: Looking, words: Words) -> None:
    if words.accept("on"):
        words.demand("board")
        return same("ghosts on board", words.number(), look.game.ghosts_on_board)
    ghosts = words.number()
    words.demand("at")
    same("ghosts", ghosts, look.game.tiles[look.tile(cell_of(words.take()))].ghosts)


def expect_ghost(look: Looking, words: Words) -> None:
    words.demand("supply")
    same("ghost supply", words.number(), look.game.ghost_supply)


def expect_supply(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    kind = kind_named(words.take()) if len(words.words) > 1 else mb.FigureKind.NORMAL
    same(f"{kind.name} of {colour.name}", words.number(), look.game.supply(colour).of(kind))


def expect_guards(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    same(f"guards of {colour.name}", words.number(), look.game.supply(colour).of(mb.FigureKind.GUARD))


def expect_reserve(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    same(f"reserve of {colour.name}", words.number(), look.game.supply(colour).reserve)


def expect_goods(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    same(f"goods of {colour.name}", tuple(words.number() for _ in mb.Good), look.game.supply(colour).goods)


MOST_SHEEP = 4  # on a token


def numbers_left(words: Words) -> list[int]:
    """One at least."""
    numbers = [words.number()]
    while words.words:
        numbers.append(words.number())
    return numbers


def stands_there(look: Looking, words: Words, kind: mb.FigureKind) -> bool:
    """Whether such a figure is among those of the segment that the line goes on to name."""
    colour = colour_named(words.take())
    words.demand("at")
    place = look.segment(place_of(words.take()))
    wanted = (colour, kind, False, *place)
    return any((one.colour, one.kind, one.buried, one.tile, one.segment) == wanted for one in look.game.figures)


def expect_figure_of(look: Looking, words: Words, kind: mb.FigureKind) -> None:
    if not stands_there(look, words, kind):
        raise Failure(f"expected: a figure of kind {kind.name}\n  found:    {look.game.figures}")


def expect_no_figure(look: Looking, words: Words) -> None:
    if stands_there(look, words, kind_named(words.take())):
        raise Failure(f"expected: no such figure\n  found:    {look.game.figures}")


def cell_or_aside(words: Words) -> Optional[tuple[int, int]]:
    if words.accept("aside"):
        return None
    words.demand("at")
    return cell_of(words.take())


def cell_of_tile(look: Looking, tile: Optional[int]) -> Optional[tuple[int, int]]:
    return None if tile is None else look.game.tiles[tile][:2]


def expect_dragon(look: Looking, words: Words) -> None:
    same("dragon", cell_or_aside(words), cell_of_tile(look, look.game.dragon_tile))


def expect_fairy(look: Looking, words: Words) -> None:
    if not words.accept("with"):
        return same("fairy", cell_or_aside(words), cell_of_tile(look, look.game.fairy_tile))
    found = next((figure for figure in look.game.figures if figure.fairy), None)
    if words.accept("nobody"):
        return same("fairy with", None, found)
    kind, colour = kind_named(words.take()), colour_named(words.take())
    words.demand("at")
    place = look.segment(place_of(words.take()))
    same("fairy with", (kind, colour, *place), found and (found.kind, found.colour, found.tile, found.segment))


def expect_floors(look: Looking, words: Words) -> None:
    first = words.take()
    if words.accept("at"):
        floors = look.game.tiles[look.tile(cell_of(words.take()))].floors
        return same("floors there", number_of(first), floors)
    same(f"floors of {first}", words.number(), look.game.supply(colour_named(first)).floors)


def expect_prisoners(look: Looking, words: Words) -> None:
    words.demand("of")
    holder = colour_named(words.take())
    found = sorted((one.kind, one.colour) for one in look.game.prisoners if one.holder == holder)
    if words.accept("none"):
        return same(f"prisoners of {holder.name}", [], found)
    expected = []
    for text in words.rest().split(";"):
        prisoner = Words(text)
        expected.append((kind_named(prisoner.take()), colour_named(prisoner.take())))
        prisoner.demand_end()
    same(f"prisoners of {holder.name}", sorted(expected), found)


def expect_abbeys(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    same(f"abbeys of {colour.name}", words.number(), look.game.supply(colour).abbeys)


def expect_flock(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    found = [number for number in range(1, MOST_SHEEP + 1) for _ in range(look.game.flock(colour, number))]
    expected = [] if words.accept("none") else numbers_left(words)
    same(f"flock of {colour.name}", expected, found)


def expect_sheep(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    same(f"sheep of {colour.name}", words.number(), look.game.supply(colour).sheep)


def expect_bag(look: Looking, words: Words) -> None:
    same("bag", numbers_left(words), [look.game.sheep_in_bag(number) for number in range(MOST_SHEEP + 1)])


def expect_under(look: Looking, words: Words) -> None:
    words.demand("hills")
    same("tiles under hills", words.number(), look.game.tiles_under_hills)


def expect_big(look: Looking, words: Words) -> None:
    words.demand("top")
    same("big top", cell_or_aside(words), cell_of_tile(look, look.game.big_top_tile))


def expect_animals(look: Looking, words: Words) -> None:
    number = words.number()
    same(f"unseen animals of number {number}", words.number(), look.game.animals_unseen(number))


# --- the seven small boxes ---


def expect_gold(look: Looking, words: Words) -> None:
    if words.accept("aside"):
        return same("gold aside", words.number(), look.game.ingots_aside)
    if words.accept("of"):
        colour = colour_named(words.take())
        return same(f"gold of {colour.name}", words.number(), look.game.ingots_of(colour))
    tile = look.tile(cell_of(words.take()))
    same("gold there", words.number(), look.game.ingots_on(tile))


def place_or_aside(words: Words) -> Optional[tuple[int, int, int]]:
    return None if words.accept("aside") else place_of(words.take())


def place_on_tile(look: Looking, tile: Optional[int], segment: Optional[int]) -> Optional[tuple[int, int, int]]:
    return None if tile is None or segment is None else (*look.game.tiles[tile][:2], segment)


def expect_mage(look: Looking, words: Words) -> None:
    same("mage", place_or_aside(words), place_on_tile(look, look.game.mage_tile, look.game.mage_segment))


def expect_witch(look: Looking, words: Words) -> None:
    same("witch", place_or_aside(words), place_on_tile(look, look.game.witch_tile, look.game.witch_segment))


def expect_robber(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    expected = None if words.accept("supply") else words.number()
    same(f"robber of {colour.name}", expected, look.game.robber_space(colour))


def expect_courier(look: Looking, words: Words) -> None:
    colour = colour_named(words.take())
    same(f"courier of {colour.name}", words.number(), look.game.courier(colour))


def expect_messages(look: Looking, words: Words) -> None:
    expected = () if words.accept("none") else tuple(numbers_left(words))
    same("messages", expected, look.game.messages)


def expect_ferries(look: Looking, words: Words) -> None:
    found = [(place_on_tile(look, one.tile, one.one), one.other) for one in look.game.ferries]
    expected = []
    for text in [] if words.accept("none") else words.rest().split():
        place, plus, other = text.partition("+")
        if not plus:
            raise Failure(f'"{text}" is no ferry X,Y/S+S')
        expected.append((place_of(place), number_of(other)))
    same("ferries", expected, found)


def expect_token(what: str, words: Words, holder: mb.Colour, record: int) -> None:
    expected = mb.Colour.NONE if words.accept("none") else colour_named(words.take())
    same(what, (expected, words.number()), (holder, record))


def expect_decider(look: Looking, words: Words) -> None:
    expected = words.number()
    same("decider", (expected, expected), (look.game.deciding_player, look.game.decision.player))


def expect_haunted(look: Looking, words: Words) -> None:
    ghosts = words.number()
    words.demand("at")
    figure = look.figure(place_of(words.take()))
    same("ghosts on the meeple", ghosts, figure and figure.ghosts)


def expect_no_meeple(look: Looking, words: Words) -> None:
    words.demand("at")
    same("meeple", None, look.figure(place_of(words.take())))


def expect_buried(look: Looking, words: Words) -> None:
    first = words.take()
    buried = [figure for figure in look.game.figures if figure.buried]
    if not words.accept("at"):
        return same("buried meeples", number_of(first), len(buried))
    colour, tile = colour_named(first), look.tile(cell_of(words.take()))
    same("buried there", True, any(one.colour == colour and one.tile == tile for one in buried))


def expect_hound(look: Looking, words: Words) -> None:
    hound = words.number()
    if hound not in (1, 2):
        raise Failure("hounds are called 1 and 2")
    expected: Any = words.take()
    if expected == "at":
        expected = place_of(words.take())
    elif expected not in ("waiting", "gone"):
        raise Failure(f'"{expected}" is no place of a hound')
    index = look.game.hound_meeple(hound)
    found: Any = "gone" if look.game.hound_arrived(hound) else "waiting"
    if index is not None:
        figure = look.game.figures[index]
        tile = look.game.tiles[figure.tile]
        found = (tile.x, tile.y, figure.segment)
    same(f"hound {hound}", expected, found)


def expect_active(look: Looking, words: Words) -> None:
    words.demand("pile")
    same("active pile", words.number(), look.game.active_pile + 1)


def expect_pile(look: Looking, words: Words) -> None:
    pile = words.number()
    if not 1 <= pile <= len(look.game.piles):
        raise Failure(f"there is no pile {pile}")
    same(f"tiles in pile {pile}", words.number(), look.game.piles[pile - 1])


def expect_set(look: Looking, words: Words) -> None:
    words.demand("aside")
    expected = words.rest().split()
    for id in expected:
        look.type(id)
    same("set aside", expected, look.game.set_aside)


def expect_tile(look: Looking, words: Words) -> None:
    id = words.take()
    look.type(id)
    words.demand("at")
    same("tile", id, look.game.tiles[look.tile(cell_of(words.take()))].id)


def expect_face(look: Looking, words: Words) -> None:
    words.demand("down")
    words.demand("at")
    same("face down", True, look.game.tiles[look.tile(cell_of(words.take()))].face_down)


def expect_empty(look: Looking, words: Words) -> None:
    same("tile", None, look.game.tile_at(*cell_of(words.take())))


def expect_unseen(look: Looking, words: Words) -> None:
    id = words.take()
    same(f"unseen {id}", words.number(), look.game.unseen(look.type(id)))


def expect_drawable(look: Looking, words: Words) -> None:
    id = words.take()
    same(f"drawable {id}", words.number(), look.game.drawable(look.type(id)))


def expect_outcome(look: Looking, words: Words) -> None:
    loss = look.game.loss_reason
    found = look.game.outcome.name.lower() + (f" {loss.name.lower()}" if loss else "")
    same("outcome", words.rest(), found)


def expect_winners(look: Looking, words: Words) -> None:
    same("winners", sorted(map(colour_named, words.rest().split())), sorted(look.game.winners))


def player_of(look: Looking, name: str) -> int:
    colours = look.game.rules.colours
    colour = colour_named(name)
    if colour not in colours:
        raise Failure(f"nobody plays {name}")
    return colours.index(colour)


def expect_hand(look: Looking, words: Words) -> None:
    name = words.take()
    player, viewer = player_of(look, name), int(mb.Viewer.HOST)
    if words.accept("for"):
        who = words.take()
        viewer = int(mb.Viewer[who.upper()]) if who in ("host", "nobody") else player_of(look, who)
    found = ["?" if kind is None else look.game.types[kind].id for kind in look.game.hand(player, viewer)]
    if words.accept("none"):
        return same(f"hand of {name}", [], found)
    expected = [words.take(), *words.rest().split()]
    for id in expected:
        if id != "?":
            look.type(id)
    same(f"hand of {name}", expected, found)


def expect_last(look: Looking, words: Words) -> None:
    if words.accept("round"):
        return same("last round", _truth(words.take()), look.game.in_last_round)
    words.demand("draw")
    same("last draw", words.number(), look.game.last_draw)


def expect_feature(look: Looking, words: Words) -> None:
    feature = look.game.feature(*look.segment(place_of(words.take())))
    if not words.words:
        raise Failure("nothing is expected of the feature")
    values = {
        **{key: str(getattr(feature, key)) for key in ("tiles", "coats", "ghosts", "cities", "worth")},
        "kind": feature.kind.name.lower(),
        "open": str(feature.open_sides),
        "complete": yes_or_no(feature.complete),
        "haunted": yes_or_no(feature.haunted),
        "meeples": str(sum(feature.meeples)),
        "marks": ",".join(mark.name.lower() for mark in sorted(feature.marks)) or "none",
        **{good.name.lower(): str(feature.goods[good]) for good in mb.Good},
    }
    look.values("feature", values, words)


# --- events ---

EVENT_KEYS = (
    "player colour segment x y from_x from_y from_segment feature count good figure amount type tiles coats cities "
    "points total"
).split()


def read_event(look: Looking, text: str) -> Callable[[mb.Event], bool]:
    words = Words(text)
    kind = member_named(mb.EventKind, words.take())
    wanted: dict[str, int] = {}
    while words.words:
        key, value = key_and_value(words.take())
        if key not in EVENT_KEYS:
            raise Failure(f'an event has no key "{key}"')
        if key == "colour":
            wanted[key] = member_named(mb.Colour, value)
        elif key == "type":
            wanted[key] = -1 if value == "none" else look.type(value)
        elif key == "feature":
            wanted[key] = member_named(mb.SegmentKind, value)
        elif key == "figure":
            wanted[key] = kind_named(value)
        elif key == "good":  # told in the field of another key
            wanted["count"] = member_named(mb.Good, value)
        else:
            wanted[key] = number_of(value)
    return lambda event: event.kind == kind and all(getattr(event, key) == value for key, value in wanted.items())


def event_happened(look: Looking, words: Words) -> bool:
    fits = read_event(look, words.rest())
    return any(fits(event) for event in look.game.events(look.first_event))


def expect_event(look: Looking, words: Words) -> None:
    if not event_happened(look, words):
        raise Failure(f"expected: such an event\n  found:    {look.game.events(look.first_event)}")


def expect_no_event(look: Looking, words: Words) -> None:
    if event_happened(look, words):
        raise Failure(f"expected: no such event\n  found:    {look.game.events(look.first_event)}")


def expect_events(look: Looking, words: Words) -> None:
    events = iter(look.game.events(look.first_event))
    for text in words.rest().split(";"):
        fits = read_event(look, text)
        if not any(fits(event) for event in events):
            raise Failure(f"expected: {text} at its place\n  found:    {look.game.events(look.first_event)}")


def expect_no(look: Looking, words: Words) -> None:
    refusals = {
        "action": expect_no_action,
        "meeple": expect_no_meeple,
        "figure": expect_no_figure,
        "event": expect_no_event,
    }
    word = words.take()
    if word not in refusals:
        raise Failure(f'"expect no {word}" is not understood')
    refusals[word](look, words)


EXPECTATIONS: dict[str, Callable[[Looking, Words], None]] = {
    "decision": expect_decision,
    "player": lambda look, words: same("player", words.number(), look.game.player),
    "actions": expect_actions,
    "action": expect_action,
    "no": expect_no,
    "tally": expect_tally,
    "total": expect_total,
    "space": expect_space,
    "ghosts": expect_ghosts,
    "ghost": expect_ghost,
    "supply": expect_supply,
    "guards": expect_guards,
    "reserve": expect_reserve,
    "goods": expect_goods,
    "part": lambda look, words: same("part", words.number(), look.game.part),
    "turn": lambda look, words: same("turn", words.number(), look.game.turn),
    "decider": expect_decider,
    "hand": expect_hand,
    "dragon": expect_dragon,
    "fairy": expect_fairy,
    "floors": expect_floors,
    "prisoners": expect_prisoners,
    "abbeys": expect_abbeys,
    "flock": expect_flock,
    "sheep": expect_sheep,
    "bag": expect_bag,
    "under": expect_under,
    "big": expect_big,
    "animals": expect_animals,
    "gold": expect_gold,
    "mage": expect_mage,
    "witch": expect_witch,
    "robber": expect_robber,
    "courier": expect_courier,
    "messages": expect_messages,
    "message": lambda look, words: same("message", words.number(), look.game.decision.number),
    "ferries": expect_ferries,
    "king": lambda look, words: expect_token("king", words, look.game.king, look.game.largest_city),
    "baron": lambda look, words: expect_token("baron", words, look.game.baron, look.game.longest_road),
    "meeple": lambda look, words: expect_figure_of(look, words, mb.FigureKind.NORMAL),
    "guard": lambda look, words: expect_figure_of(look, words, mb.FigureKind.GUARD),
    "figure": lambda look, words: expect_figure_of(look, words, kind_named(words.take())),
    "haunted": expect_haunted,
    "buried": expect_buried,
    "hound": expect_hound,
    "active": expect_active,
    "pile": expect_pile,
    "set": expect_set,
    "tile": expect_tile,
    "face": expect_face,
    "empty": expect_empty,
    "unseen": expect_unseen,
    "drawable": expect_drawable,
    "outcome": expect_outcome,
    "winners": expect_winners,
    "last": expect_last,
    "feature": expect_feature,
    "event": expect_event,
    "events": expect_events,
}
