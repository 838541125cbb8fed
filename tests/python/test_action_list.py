"""Lists of legal actions create their actions on first access, but otherwise behave like plain lists."""

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
    """Calls `change` with the list `given`. Returns the result or the exception, and the list's content afterwards."""
    try:
        answer = change(given)
    except Exception as problem:
        answer = type(problem), str(problem)
    return answer, list(given)


LOOKS: dict[str, Callable[[Any], Any]] = {
    "length": len,
    "truth value": bool,
    "first action": lambda a: a[0],
    "all indices": lambda a: [a[i] for i in range(len(a))],
    "all negative indices": lambda a: [a[-i] for i in range(1, len(a) + 1)],
    "index after the end": lambda a: a[len(a)],
    "negative index before the start": lambda a: a[-len(a) - 1],
    "index True": lambda a: a[True],
    "index 0.5": lambda a: a[0.5],
    "index that is a str": lambda a: a["x"],
    "slice": lambda a: a[2:5],
    "slice with a negative step": lambda a: a[::-2],
    "iteration": lambda a: [action for action in a],
    "unpacking": lambda a: [*a],
    "unpacking into arguments": lambda a: max(*a),
    "reversed": lambda a: list(reversed(a)),
    "sorted": sorted,
    "set": set,
    "tuple": tuple,
    "repr": repr,
    "str": str,
    "f-string": lambda a: f"{a}",
    "in with a listed action": lambda a: PLAIN[3] in a,
    "in with another action": lambda a: mb.Action(99) in a,
    "index of a listed action": lambda a: a.index(PLAIN[4]),
    "index of another object": lambda a: a.index(7),
    "count": lambda a: a.count(PLAIN[4]),
    "equal": lambda a: (a == PLAIN, PLAIN == a, a == unread(), a != unread(), PLAIN != a),
    "different": lambda a: (a == [], [] == a, a == tuple(PLAIN), a != PLAIN[1:]),
    "less and greater": lambda a: (a < PLAIN, PLAIN <= a, a > PLAIN[:3], a >= unread()),
    "comparison inside a tuple": lambda a: (1, a) == (1, PLAIN),
    "list + plain list": lambda a: a + [1],
    "plain list + list": lambda a: [1] + a,
    "tuple + list": lambda a: (1,) + a,
    "list + list": lambda a: a + unread(),
    "list * 2": lambda a: a * 2,
    "2 * list": lambda a: 2 * a,
    "join": lambda a: " ".join(map(str, a)),
    "JSON": json.dumps,
    "hash": hash,
    "copy method": lambda a: a.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda a: pickle.loads(pickle.dumps(a)),
    "pickle with protocol 0": lambda a: pickle.loads(pickle.dumps(a, 0)),
    "plain list += list": lambda a: [1].__iadd__(a),
    "slice assignment to a plain list": lambda a: (lambda other: (other.__setitem__(slice(1, 2), a), other))([1, 2, 3]),
    "random.choice": lambda a: random.Random(5).choice(a),
    "random.sample": lambda a: random.Random(5).sample(a, 3),
    "heapq.nsmallest": lambda a: heapq.nsmallest(2, a),
    "its type called with actions": lambda a: type(a)(reversed(a)),
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
    "item assignment": lambda a: a.__setitem__(1, 5),
    "slice assignment": lambda a: a.__setitem__(slice(1, 2), unread()),
    "item deletion": lambda a: a.__delitem__(0),
    "shuffle": lambda a: random.Random(5).shuffle(a),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_a_list_of_actions_behaves_like_a_plain_list(look: Callable[[Any], Any]) -> None:
    expected = changed(look, list(PLAIN))
    known = unread()
    assert len(known[:]) == len(PLAIN)
    for given in (unread(), known):
        assert repr(changed(look, given)).replace("ActionList", "list") == repr(expected).replace("ActionList", "list")


def test_the_action_list_class_overrides_every_list_method_that_reads_the_content() -> None:
    kind: Any = type(unread())
    plain = {name for name in vars(list) if getattr(kind, name) is getattr(list, name)}
    assert plain <= {"__new__", "__sizeof__", "__getattribute__", "__class_getitem__", "__doc__", "__hash__"}


def test_a_list_of_actions_does_not_change_when_the_game_continues() -> None:
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


def test_indexing_and_iteration_give_the_same_action_objects() -> None:
    by_number, at_once = unread(), unread()
    assert all(by_number[i] is one for i, one in enumerate(at_once))


def test_a_list_of_at_most_one_action_equals_a_plain_list() -> None:
    game = mb.Game("base", seed=3)
    while len(game.legal_actions()) > 1 and not game.is_over:
        game.apply(game.legal_actions()[-1])
    assert len(game.legal_actions()) == len([*game.legal_actions()]) <= 1
    over = play(game)
    assert not over.legal_actions() and over.legal_actions() == [] and [] == over.legal_actions()
    assert repr(over.legal_actions()) == "[]"
    with pytest.raises(IndexError):
        over.legal_actions()[0]


def test_a_list_of_actions_accepts_numpy_integers_as_indices() -> None:
    numpy = pytest.importorskip("numpy")
    for kind in (numpy.int8, numpy.int64, numpy.uint8):
        assert [unread()[kind(i)] for i in range(len(PLAIN))] == PLAIN
    assert numpy.array(unread()).tolist() == numpy.array(PLAIN).tolist()


def test_a_list_of_actions_stores_none_in_place_of_the_actions_until_it_is_read() -> None:
    assert list.__getitem__(unread(), 0) is None  # type: ignore[comparison-overlap]
