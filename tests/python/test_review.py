"""Reviews: these tests check reviews of whole games, and the binding's arguments and results. The library's tests check
the judgements."""

from __future__ import annotations

import re
import threading

import mistbank as mb
import pytest
from support import play

FEW = 40  # number of simulations that is enough to detect mistakes


def played(preset: str = "base", seed: int = 7, players: int = 2) -> mb.Game:
    """Returns a game played by advisers without simulations."""
    game = mb.Game(mb.Rules.preset(preset).replace(players=players, seed=seed))
    adviser = mb.advice.Adviser(game, "beginner", seed=1)
    while not game.is_over:
        adviser.think(game, 0)
        game.apply(adviser.choose())
    return game


@pytest.fixture(scope="module")
def looked_at() -> mb.advice.GameReview:
    return mb.advice.review(played(), FEW)


def test_a_review_contains_every_decision_of_a_game_in_order(looked_at: mb.advice.GameReview) -> None:
    game = played()
    assert [decision.action for decision in looked_at] == game.actions()
    assert [decision.number for decision in looked_at.decisions] == list(range(game.action_count))
    assert len(looked_at) == game.action_count and looked_at[-1].turn == game.turn
    assert looked_at.rules == game.rules and looked_at.simulations == FEW
    trial = game.clone()
    trial.undo(game.action_count)
    for decision in looked_at:
        assert (decision.turn, decision.player) == (trial.turn, trial.deciding_player)
        assert trial.text(decision.action) == decision.text and trial.text(decision.best) == decision.best_text
        assert trial.why_not(decision.best) is None and decision.explanation
        assert decision.lost >= 0 and 0 <= decision.winning <= 1 and len(decision.winning_of) == len(decision.points_of) == 2
        assert (decision.verdict <= mb.Verdict.GOOD) or decision.lost > 0 or decision.verdict >= mb.Verdict.FORCED
        trial.apply(decision.action)


def test_the_review_of_one_decision_equals_its_entry_in_the_review_of_the_game(looked_at: mb.advice.GameReview) -> None:
    game = played()
    worst = looked_at.turning_points(1)[0]
    game.undo(game.action_count - worst.number)
    before = game.state_hash
    adviser = mb.advice.Adviser(game)
    adviser.think(game, 9)  # these simulations do not change the review
    for action in (worst.action, worst.text):
        found = adviser.review(game, action, FEW)
        assert found.verdict == worst.verdict and found.lost == worst.lost and found.best == worst.best
        assert adviser.advice[found.best_index].action == worst.best
        assert adviser.advice[found.played_index].action == worst.action
        assert adviser.explanation(found.best_index) == worst.explanation
        assert found.winning_of == (*worst.winning_of, 0, 0, 0, 0) and found.samples == FEW // 4
    assert game.state_hash == before


def test_the_turning_points_are_the_decisions_with_the_worst_verdicts(looked_at: mb.advice.GameReview) -> None:
    points = looked_at.turning_points(1000)
    bad = [decision for decision in looked_at if mb.Verdict.SLIP <= decision.verdict <= mb.Verdict.BLUNDER]
    assert sorted(points) == sorted(bad) and len(points) > 3
    keys = [(decision.verdict, decision.lost) for decision in points]
    assert keys == sorted(keys, reverse=True)
    assert looked_at.turning_points(2) == points[:2] and looked_at.turning_points(0) == []
    counts = looked_at.counts()
    assert set(counts) == set(mb.Verdict) and sum(counts.values()) == len(looked_at)
    assert all(counts[verdict] == looked_at.counts(0)[verdict] + looked_at.counts(1)[verdict] for verdict in mb.Verdict)
    assert looked_at.lost_by(0) + looked_at.lost_by(1) == pytest.approx(looked_at.lost.sum())


def test_a_review_does_not_depend_on_the_number_of_threads() -> None:
    game = play(mb.Game("level3", seed=5), 12)
    one = mb.advice.review(game, 8, threads=1)
    assert mb.advice.review(game, 8, threads=3).decisions == one.decisions == mb.advice.review(game.to_record(), 8).decisions
    assert mb.advice.review(game, 8, seed=1).decisions != one.decisions
    only = mb.advice.review(game, 8, players=[1])
    assert only.decisions == tuple(it for it in one if it.player == 1) and {it.player for it in only} == {1}
    assert not threading.enumerate()[1:]


@pytest.mark.parametrize("preset", ["base", "level3", "everything"])
def test_random_results_are_not_reviewed_as_decisions(preset: str) -> None:
    game = play(mb.Game(mb.Rules.preset(preset).replace(draws="external"), seed=3), 14)
    found = mb.advice.review(game, 4)
    chance = [decision for decision in found if decision.verdict == mb.Verdict.CHANCE]
    assert chance and all(decision.lost == 0 and decision.text.split()[0] in ("draw", "chance") for decision in chance)


def test_a_review_gives_its_results_as_arrays(looked_at: mb.advice.GameReview) -> None:
    assert looked_at.winning.shape == looked_at.points.shape == (len(looked_at), 2)
    assert looked_at.lost.shape == (len(looked_at),) and looked_at.lost[3] == looked_at[3].lost
    assert looked_at.winning[5, 1] == looked_at[5].winning_of[1]
    team = mb.advice.review(play(mb.Game("level1", seed=2), 6), 4)
    assert team.winning.shape == team.points.shape == (len(team), 1)
    assert all(len(set(decision.winning_of)) == 1 for decision in team)


def test_a_review_is_printed_as_a_table_and_drawn_as_a_curve(looked_at: mb.advice.GameReview) -> None:
    lines = str(looked_at).splitlines()
    assert re.match(r" *turn +who +did +verdict +points +wins +better$", lines[0])
    shown = [decision for decision in looked_at if decision.verdict < mb.Verdict.FORCED]
    assert len(lines) == 1 + len(shown) and lines[1].split()[:2] == ["1", "red"]
    assert re.search(r"(mistake|blunder) +-\d+\.\d +\d+ %  \w.*: \w", str(looked_at))
    assert re.fullmatch(r"<mistbank.GameReview of \d+ decisions: \d+ slip, \d+ mistake, \d+ blunder>", repr(looked_at))
    picture = looked_at.plot()
    assert isinstance(picture, mb.Picture) and looked_at._repr_svg_() == str(picture)
    assert picture.count("<polyline") == 2 and "red wins" in picture and "green wins" in picture
    bad = looked_at.counts()
    assert picture.count("<circle") == bad[mb.Verdict.MISTAKE] + bad[mb.Verdict.BLUNDER] > 0
    assert picture.png().startswith(b"\x89PNG")
    assert 'width="300"' in looked_at.plot(300, 150)
    team = mb.advice.review(play(mb.Game("level1", seed=2), 6), 4)
    assert team.plot().count("<polyline") == 1 and "the team wins" in team.plot() and " percent " in str(team)
    nothing = mb.advice.review(mb.Game("base", seed=1), 4)
    assert len(nothing) == 0 and nothing.plot() and nothing.turning_points() == [] and nothing.winning.shape == (0, 2)


def test_invalid_arguments_of_a_review_are_refused() -> None:
    game = play(mb.Game("base", seed=1), 5)
    adviser = mb.advice.Adviser(game)
    for simulations in (0, -1, 10**9 + 1):
        with pytest.raises(mb.InvalidArgument, match="simulations must be from 1 to 1000000000"):
            mb.advice.review(game, simulations)
        with pytest.raises(mb.InvalidArgument, match="simulations must be from 1 to 1000000000"):
            adviser.review(game, game.legal_actions()[0], simulations)
    with pytest.raises(TypeError, match="game must be a Game or a record's text, not int"):
        mb.advice.review(3)  # type: ignore[arg-type]
    with pytest.raises(mb.InvalidRecord):
        mb.advice.review("nonsense")
    with pytest.raises(mb.InvalidArgument, match="players must be numbers from 0 to 1"):
        mb.advice.review(game, players=[2])
    with pytest.raises(TypeError, match="players must be a list of numbers, not int"):
        mb.advice.review(game, players=1)  # type: ignore[arg-type]
    with pytest.raises(mb.InvalidArgument, match="threads must be from 1"):
        mb.advice.review(game, threads=0)
    with pytest.raises(mb.NotRecorded):
        mb.advice.review(play(mb.Game("base", seed=1, recording=False), 5))
    with pytest.raises(mb.IllegalAction, match="the action is not legal"):
        adviser.review(game, "lay 40,40 0")
    with pytest.raises(mb.InvalidArgument, match="other rules or tile sets"):
        adviser.review(mb.Game("river", seed=4), "lay 0,1 0")
    with pytest.raises(mb.GameOver):
        adviser.review(play(game.clone()), "pass")
