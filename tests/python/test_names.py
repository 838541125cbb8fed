"""Names of players, which replace the names of colours in texts."""

from __future__ import annotations

import re
from typing import Any, Callable

import mistbank as mb
import pytest
from support import play

NAMES = {"red": "Anna O'Hara", mb.Colour.GREEN: "\u674e"}
PLACED = mb.Event(mb.EventKind.FIGURE_PLACED, colour=mb.Colour.RED)


def test_names_replace_colours_in_every_text() -> None:
    game = mb.Game("base", seed=3)
    assert game.sentence(PLACED).startswith("a red meeple is placed on ")
    assert game.sentence(PLACED, names=NAMES).startswith("Anna O'Hara's meeple is placed on ")
    place = mb.Action(mb.ActionKind.PLACE)
    assert game.describe_action(place, names=NAMES).startswith("Places Anna O'Hara's meeple on ")
    assert "points   Anna O'Hara 0, \u674e 0\n" in game.status(names=NAMES)
    play(game, 10**6)
    result = game.question(names=NAMES)
    assert re.fullmatch("(Anna O'Hara|\u674e).* (wins|share the win)", result)
    assert result.replace("Anna O'Hara", "red").replace("\u674e", "green") == game.question()


def test_a_player_name_that_equals_a_colour_is_not_itself_replaced() -> None:
    game = mb.Game("base", seed=3)
    assert "points   green 0, red 0\n" in game.status(names={"red": "green", "green": "red"})


def test_texts_keep_the_colour_of_a_player_without_a_name() -> None:
    game = mb.Game("base", seed=3)
    assert game.status(names={"red": ""}) == game.status(names={}) == game.status()
    assert game.sentence(PLACED, names={"green": "Kim"}) == game.sentence(PLACED)


def test_explanations_and_reviews_contain_the_names() -> None:
    game = play(mb.Game("base", seed=3), 60)
    marked = {"red": "<red>", "green": "<green>"}
    with mb.advice.Adviser(game) as adviser:
        adviser.think(game, 4)
        told = [adviser.explanation(index, names=marked) for index in range(len(adviser.advice))]
        assert [re.sub("[<>]", "", words) for words in told] == [adviser.explanation(i) for i in range(len(told))]
    looked_at = mb.advice.review(game, 8, names=marked)
    plain = mb.advice.review(game, 8)
    unmarked = [re.sub("[<>]", "", decision.explanation) for decision in looked_at]
    assert unmarked == [decision.explanation for decision in plain]
    assert "<red>" in str(looked_at) and "&lt;green&gt; wins" in str(looked_at.plot())


@pytest.mark.parametrize(
    "names, error, message",
    [
        (["Anna"], TypeError, "names must be a mapping from colours to strings, not list"),
        ({"red": 3}, TypeError, r"names\['red'\] must be a str, not int"),
        ({"none": "A"}, mb.InvalidArgument, "names: a colour must be one of red, .*, not 'none'"),
        ({6: "A"}, mb.InvalidArgument, "names: a colour must be one of red, .*, not 6"),
        ({"red": "a\nb"}, mb.InvalidArgument, r"names\['red'\] must be a string of up to 63 bytes in UTF-8 without control"),
        ({"red": "\x9b31m"}, mb.InvalidArgument, r"names\['red'\] must be"),
        ({"red": "\ud800"}, mb.InvalidArgument, r"names\['red'\] must be"),
        ({"red": "\u00e9" * 32}, mb.InvalidArgument, r"names\['red'\] must be"),
    ],
)
def test_the_error_for_an_invalid_name_identifies_the_name(names: Any, error: type[Exception], message: str) -> None:
    game = mb.Game("base", seed=3)
    adviser = mb.advice.Adviser(game)
    adviser.think(game, 0)
    calls: list[Callable[[], object]] = [
        lambda: game.status(names=names),
        lambda: game.question(names=names),
        lambda: game.sentence(PLACED, names=names),
        lambda: game.describe_action(mb.Action(mb.ActionKind.PASS), names=names),
        lambda: adviser.explanation(0, names=names),
        lambda: mb.advice.review(game, 1, names=names),
    ]
    for call in calls:
        with pytest.raises(error, match=message):
            call()


def test_names_of_the_maximum_length_are_not_truncated() -> None:
    names = {colour: "x" * 63 for colour in list(mb.Colour)[:6]}
    assert re.search(r"points   x{63} 0, x{63} 0\n", mb.Game("base", seed=3).status(names=names))
