"""Lists of legal actions, which create their actions on access: they behave like any list."""

from __future__ import annotations

import copy
import heapq
import json
import pickle
import random
from typing import Any, Callable

import mistbank as mb
import pytest
from support import play

GAME = play(mb.Game("base", seed=3), 40)
PLAIN = list(GAME.legal_actions())
assert len(PLAIN) > 9


def unread() -> list[mb.Action]:
    return GAME.legal_actions()


def changed(change: Callable[[Any], Any], given: Any) -> tuple[Any, list[Any]]:
    """Returns the result of a method, and the content of the list afterwards."""
    try:
        answer = change(given)
    except Exception as problem:
        answer = type(problem), str(problem)
    return answer, list(given)


LOOKS: dict[str, Callable[[Any], Any]] = {
    "its length": len,
    "whether it has any": bool,
    "the first one": lambda a: a[0],
    "each by its index": lambda a: [a[i] for i in range(len(a))],
    "each from its end": lambda a: [a[-i] for i in range(1, len(a) + 1)],
    "one beyond": lambda a: a[len(a)],
    "one before": lambda a: a[-len(a) - 1],
    "by True": lambda a: a[True],
    "by a half": lambda a: a[0.5],
    "by a name": lambda a: a["x"],
    "a slice": lambda a: a[2:5],
    "every second one backwards": lambda a: a[::-2],
    "all in turn": lambda a: [action for action in a],
    "taken apart": lambda a: [*a],
    "as arguments": lambda a: max(*a),
    "backwards": lambda a: list(reversed(a)),
    "sorted": sorted,
    "as a set": set,
    "as a tuple": tuple,
    "in words": repr,
    "printed": str,
    "formatted": lambda a: f"{a}",
    "whether one is in it": lambda a: PLAIN[3] in a,
    "whether none is in it": lambda a: mb.Action(99) in a,
    "where one is": lambda a: a.index(PLAIN[4]),
    "where none is": lambda a: a.index(7),
    "how often": lambda a: a.count(PLAIN[4]),
    "equal": lambda a: (a == PLAIN, PLAIN == a, a == unread(), a != unread(), PLAIN != a),
    "different": lambda a: (a == [], [] == a, a == tuple(PLAIN), a != PLAIN[1:]),
    "in order": lambda a: (a < PLAIN, PLAIN <= a, a > PLAIN[:3], a >= unread()),
    "in a tuple": lambda a: (1, a) == (1, PLAIN),
    "with others": lambda a: a + [1],
    "behind others": lambda a: [1] + a,
    "behind a tuple": lambda a: (1,) + a,
    "with another such": lambda a: a + unread(),
    "twice": lambda a: a * 2,
    "two of it": lambda a: 2 * a,
    "joined": lambda a: " ".join(map(str, a)),
    "as JSON": json.dumps,
    "hashed": hash,
    "copied": lambda a: a.copy(),
    "copied by copy": copy.copy,
    "copied deeply": copy.deepcopy,
    "pickled": lambda a: pickle.loads(pickle.dumps(a)),
    "pickled the old way": lambda a: pickle.loads(pickle.dumps(a, 0)),
    "into another list": lambda a: [1].__iadd__(a),
    "in place of others": lambda a: (lambda other: (other.__setitem__(slice(1, 2), a), other))([1, 2, 3]),
    "one by chance": lambda a: random.Random(5).choice(a),
    "some by chance": lambda a: random.Random(5).sample(a, 3),
    "the smallest": lambda a: heapq.nsmallest(2, a),
    "made of its type": lambda a: type(a)(reversed(a)),
    "sort": lambda a: a.sort(key=str),
    "reverse": lambda a: a.reverse(),
    "append": lambda a: a.append(1),
    "extend": lambda a: a.extend(unread()),
    "extend by +=": lambda a: a.__iadd__(unread()),
    "*=": lambda a: a.__imul__(2),
    "insert": lambda a: a.insert(1, 1),
    "pop": lambda a: a.pop(),
    "pop the first": lambda a: a.pop(0),
    "remove": lambda a: a.remove(PLAIN[2]),
    "clear": lambda a: a.clear(),
    "put one": lambda a: a.__setitem__(1, 5),
    "put some": lambda a: a.__setitem__(slice(1, 2), unread()),
    "leave one out": lambda a: a.__delitem__(0),
    "shuffle": lambda a: random.Random(5).shuffle(a),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_a_list_of_actions_behaves_like_a_plain_list(look: Callable[[Any], Any]) -> None:
    expected = changed(look, list(PLAIN))
    known = unread()
    assert len(known[:]) == len(PLAIN)
    for given in (unread(), known):
        assert repr(changed(look, given)).replace("ActionList", "list") == repr(expected).replace("ActionList", "list")


def test_every_method_of_lists_is_tested_or_independent_of_the_content() -> None:
    kind: Any = type(unread())
    plain = {name for name in vars(list) if getattr(kind, name) is getattr(list, name)}
    assert plain <= {"__new__", "__sizeof__", "__getattribute__", "__class_getitem__", "__doc__", "__hash__"}


def test_a_list_of_actions_is_a_list_and_does_not_change_when_the_game_continues() -> None:
    game, dice, old = mb.Game("everything", seed=5), random.Random(5), []
    for _ in range(60):
        legal = game.legal_actions()
        assert isinstance(legal, list)
        old.append((legal, [game.text(action) for action in game.legal_actions()], legal[dice.randrange(len(legal))]))
        game.apply(old[-1][2])
    game.close()
    other = mb.Game("everything", seed=5)
    for legal, texts, applied in old:
        assert len(legal) == len(texts) and applied in legal
        assert list(map(other.text, legal)) == texts


def test_actions_by_index_and_by_iteration_are_the_same_objects() -> None:
    by_number, at_once = unread(), unread()
    assert all(by_number[i] is one for i, one in enumerate(at_once))


def test_a_list_of_one_or_no_action_is_a_list() -> None:
    game = mb.Game("base", seed=3)
    while len(game.legal_actions()) > 1 and not game.is_over:
        game.apply(game.legal_actions()[-1])
    assert len(game.legal_actions()) == len([*game.legal_actions()]) <= 1
    over = play(game)
    assert not over.legal_actions() and over.legal_actions() == [] and [] == over.legal_actions()
    assert repr(over.legal_actions()) == "[]"
    with pytest.raises(IndexError):
        over.legal_actions()[0]


def test_numpy_numbers_index_actions_too() -> None:
    numpy = pytest.importorskip("numpy")
    for kind in (numpy.int8, numpy.int64, numpy.uint8):
        assert [unread()[kind(i)] for i in range(len(PLAIN))] == PLAIN
    assert numpy.array(unread()).tolist() == numpy.array(PLAIN).tolist()


def test_c_code_that_reads_a_list_directly_finds_no_action() -> None:
    assert list.__getitem__(unread(), 0) is None  # type: ignore[comparison-overlap]
