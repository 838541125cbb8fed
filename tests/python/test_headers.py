"""Headers: lines that a host stores with a game, and names of players in texts."""

from __future__ import annotations

import pickle
import re

import pytest

import mistbank as mb
from mistbank.advice import Adviser


def named_game() -> mb.Game:
    game = mb.Game("base", seed=4)
    game.headers["x-name-red"] = "Zoë"
    game.headers["x-event"] = "Club night, table 4"
    return game


def test_records_positions_snapshots_and_pickles_keep_the_headers() -> None:
    game = named_game()
    expected = {"x-name-red": "Zoë", "x-event": "Club night, table 4"}
    copies = [mb.replay(game.to_record()), mb.replay(game.to_record("open")), mb.Game.from_position(game.to_position())]
    copies += [mb.from_snapshot(game.snapshot()), pickle.loads(pickle.dumps(game)), game.clone()]
    for copy in [game, *copies]:
        assert dict(copy.headers) == expected


def test_headers_behave_like_a_mapping() -> None:
    headers = named_game().headers
    headers["x-event"] = ""
    assert (headers["x-event"], len(headers), list(headers)) == ("", 2, ["x-name-red", "x-event"])
    assert headers.pop("x-event") == "" and "x-event" not in headers
    assert headers.get("x-event") is None
    with pytest.raises(KeyError):
        del headers["x-event"]
    headers.update({"x-site": "Hall", "x-name-green": "Bo"})
    assert repr(headers) == "Headers({'x-name-red': 'Zoë', 'x-site': 'Hall', 'x-name-green': 'Bo'})"
    headers.clear()
    assert not headers


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("event", "1", "key 'event' must be x-"),
        ("x-", "1", "key 'x-' must be x-"),
        ("x-a\0b", "1", "key must not contain a zero"),
        ("x-a", "1\0", "value must not contain a zero"),
        ("x-a", "No. #1", "control characters or '#'"),
        ("x-a", "1\n", "without control characters"),
        ("x-a", "a" * 65536, "at most 65536 bytes"),
    ],
)
def test_wrong_headers_are_refused(key: str, value: str, words: str) -> None:
    game = named_game()
    with pytest.raises(mb.InvalidArgument, match=words):
        game.headers[key] = value
    assert len(game.headers) == 2
    with pytest.raises(TypeError, match="value must be a str"):
        game.headers["x-a"] = 1  # type: ignore[assignment]


def test_texts_use_the_names_in_the_headers_unless_other_names_are_given() -> None:
    game = named_game()
    assert "Zoë" in game.status()
    assert "Zoë" not in game.status(names={"red": "Anna"})


def test_explanations_use_the_names_in_the_headers_of_the_game() -> None:
    game = mb.Game("base", seed=4)
    for _ in range(40):
        game.apply(game.legal_actions()[0])
    game.headers.update({"x-name-red": "Zoë", "x-name-green": "Bo"})
    adviser = Adviser(game)
    adviser.think(game, 4)
    words = " ".join(adviser.explanation(index) for index in range(len(adviser.advice)))
    assert "Zoë" in words or "Bo" in words
    assert not re.search(r"\b(red|green)\b", words)
