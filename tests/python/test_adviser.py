"""Advisers: these tests check the binding's arguments and results. The library's tests check the advice."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
from types import SimpleNamespace

import mistbank as mb
import pytest
from support import play


def thought(
    game: mb.Game, simulations: int = 5, strength: str = "best", seed: int = 0, workers: int = 1
) -> mb.advice.Adviser:
    adviser = mb.advice.Adviser(game, strength, seed, workers)
    adviser.think(game, simulations)
    return adviser


@pytest.mark.parametrize("preset", ["base", "level3"])
def test_two_advisers_play_a_whole_game(preset: str) -> None:
    game = mb.Game(preset, seed=5)
    players = [mb.advice.Adviser(game, "best", seed=1), mb.advice.Adviser(game, mb.Strength.EASY, seed=2)]
    while not game.is_over:
        before = game.state_hash
        player = players[game.deciding_player % 2]
        player.think(game, 2)
        assert game.state_hash == before
        game.apply(player.choose())
    with pytest.raises(mb.GameOver, match="the game is over"):
        players[0].think(game, 2)


def test_advice_lists_every_legal_action_with_the_best_first() -> None:
    game = play(mb.Game("level5", seed=3), 9)
    adviser = thought(game, 10)
    advice = adviser.advice
    assert sorted(entry.action for entry in advice) == sorted(game.legal_actions())
    assert adviser.simulations == 10 and advice[0].visits > 0
    assert [entry.group for entry in advice][0] == 0 and max(entry.group for entry in advice) < len(advice)
    assert all(0 <= entry.winning <= 1 and entry.line[0] == entry.action for entry in advice)
    assert adviser.choose() == advice[0].action
    trial, player = game.clone(), game.deciding_player
    for action in advice[0].line:
        assert trial.deciding_player == player
        trial.apply(action)
    assert all(isinstance(adviser.explanation(index), str) for index in range(len(advice)))


def test_advice_depends_only_on_the_position_the_seed_and_the_number_of_simulations() -> None:
    game = play(mb.Game("base", seed=4), 20)
    at_once, bit_by_bit = thought(game, 12), mb.advice.Adviser(game)
    for more in (0, 5, 7):
        bit_by_bit.think(game, more)
    other = game.clone()
    other.determinize(77, game.deciding_player)  # hidden tiles do not affect the advice
    assert at_once.advice == bit_by_bit.advice == thought(other, 12).advice
    assert at_once.explanation(0) == bit_by_bit.explanation(0)
    assert at_once.simulations == bit_by_bit.simulations == 12


def test_the_strength_affects_the_chosen_action_but_not_the_advice() -> None:
    game = play(mb.Game("base", seed=4), 21)
    weak, strong = thought(game, 3, "beginner", 1), thought(game, 3, "BEST", 1)
    assert weak.advice == strong.advice
    assert (weak.strength, strong.strength) == (mb.Strength.BEGINNER, mb.Strength.BEST)
    assert weak.seed == strong.seed == 1
    chosen = {thought(game, 0, "beginner", seed).choose() for seed in range(40)}
    assert chosen <= set(game.legal_actions()) and len(chosen) > 1


def test_an_adviser_can_give_advice_after_0_simulations() -> None:
    game = mb.Game("base", seed=4)
    adviser = mb.advice.Adviser(game)
    assert adviser.advice == [] and adviser.simulations == 0
    adviser.think(game, 0)
    assert adviser.simulations == 0 and {entry.visits for entry in adviser.advice} == {0}
    assert adviser.choose() == adviser.advice[0].action


def test_an_adviser_that_refuses_a_game_keeps_its_results() -> None:
    game = mb.Game("base", seed=4)
    adviser = thought(game)
    before = adviser.advice
    with pytest.raises(mb.InvalidArgument, match="other rules or tile sets"):
        adviser.think(mb.Game("river", seed=4), 5)
    with pytest.raises(mb.GameOver):
        adviser.think(play(game.clone()), 5)
    for index in (-1, len(before)):
        with pytest.raises(mb.InvalidArgument, match=f"index must be from 0 to {len(before) - 1}, not {index}"):
            adviser.explanation(index)
    assert adviser.advice == before and adviser.simulations == 5
    adviser.think(mb.Game("base", seed=5), 1)  # an adviser accepts games with other seeds
    assert adviser.simulations == 1


def test_an_adviser_accepts_a_game_without_history_and_keeps_its_results_after_the_game_is_closed() -> None:
    game = mb.Game("level1", seed=4, recording=False)
    adviser = thought(game)
    game.close()
    assert adviser.choose() == adviser.advice[0].action
    for call in (lambda: adviser.think(game, 1), lambda: mb.advice.Adviser(game)):
        with pytest.raises(mb.Closed, match="the game is closed"):
            call()


def test_the_error_for_pickling_or_copying_an_adviser_names_an_alternative() -> None:
    game = mb.Game("base", seed=4)
    adviser = thought(game)
    calls = [lambda: copy.copy(adviser), lambda: copy.deepcopy(adviser)]
    calls += [lambda protocol=protocol: pickle.dumps(adviser, protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for call in calls:
        with pytest.raises(TypeError, match="^an Adviser cannot be pickled or copied: create one where"):
            call()
    assert adviser.simulations == 5


def test_an_adviser_is_closed_at_the_end_of_its_with_block() -> None:
    game = mb.Game("base", seed=4)
    with mb.advice.Adviser(game, "easy", seed=3) as adviser:
        adviser.think(game, 2)
        assert repr(adviser) == "<mistbank.Adviser easy, 2 simulations>"
    adviser.close()
    assert repr(adviser) == "<mistbank.Adviser closed>"
    for call in (
        lambda: adviser.think(game, 1),
        lambda: adviser.advice,
        lambda: adviser.simulations,
        lambda: adviser.explanation(0),
        lambda: adviser.choose(),
    ):
        with pytest.raises(mb.Closed, match="the adviser is closed"):
            call()
    del adviser
    gc.collect()
    assert game.legal_actions()


def test_several_threads_can_use_one_adviser_at_the_same_time() -> None:
    game = play(mb.Game("base", seed=4), 20)
    wanted = thought(game, 20).advice
    mine = [mb.advice.Adviser(game) for _ in range(3)]
    shared = mb.advice.Adviser(game)
    workers = [threading.Thread(target=member.think, args=(game.clone(), 20)) for member in mine]
    workers += [threading.Thread(target=shared.think, args=(game.clone(), 10)) for _ in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert [member.advice for member in (*mine, shared)] == [wanted] * 4


# --- parallel advisers ---


def test_merging_parallel_advisers_gives_the_same_result_in_any_order() -> None:
    game = play(mb.Game("level3", seed=4), 12)
    team = [thought(game, 6 + seed, seed=seed) for seed in range(3)]
    one, other = thought(game, 0), thought(game, 0)
    for member in team:
        one.merge(member)
    for member in reversed(team):
        other.merge(bytearray(member.results()))
    assert one.advice == other.advice and one.explanation(0) == other.explanation(0)
    assert one.simulations == other.simulations == 21
    assert one.results() == other.results()
    one.reset()
    assert one.simulations == 0 and one.advice == thought(game, 0).advice


def test_the_number_of_parallel_workers_affects_the_advice() -> None:
    game = play(mb.Game("base", seed=4), 12)
    alone, one = thought(game, 30), mb.advice.Adviser(game, workers=4096)
    one.think(game, 30)
    assert one.advice != alone.advice
    member, other = thought(game, 20, workers=2), thought(game, 20, seed=1, workers=2)
    member.merge(other)
    with mb.advice.Council(game, advisers=2) as council:
        council.think(game, 40)
        assert council.advice == member.advice
    for wrong in (-1, 4097):
        with pytest.raises(mb.InvalidArgument, match=f"workers must be from 1 to 4096, not {wrong}"):
            mb.advice.Adviser(game, workers=wrong)
    with pytest.raises(TypeError):
        mb.advice.Adviser(game, workers="two")  # type: ignore[arg-type]


def test_invalid_results_cannot_be_merged_and_do_not_change_the_adviser() -> None:
    game = mb.Game("base", seed=4)
    adviser = thought(game)
    before, results = adviser.results(), thought(game, seed=1).results()
    later = play(game.clone(), 1)
    damaged = results[:50] + bytes([results[50] ^ 1]) + results[51:]
    for other in (damaged, results[:-1], b"", thought(later).results()):
        with pytest.raises(mb.InvalidArgument, match="the results are damaged"):
            adviser.merge(other)
    for unlike in (thought(later), mb.advice.Adviser(game)):
        with pytest.raises(mb.InvalidArgument, match="have not thought about the same position"):
            adviser.merge(unlike)
    with pytest.raises(mb.InvalidArgument, match="cannot merge itself"):
        adviser.merge(adviser)
    with pytest.raises(TypeError, match="other must be an Adviser or its results, not str"):
        adviser.merge("all")  # type: ignore[arg-type]
    with pytest.raises(mb.InvalidArgument, match="no advice yet"):
        mb.advice.Adviser(game).results()
    assert adviser.results() == before
    with mb.advice.Adviser(game) as closed:
        pass
    for call in (lambda: adviser.merge(closed), lambda: closed.merge(adviser), closed.results, closed.reset):
        with pytest.raises(mb.Closed, match="the adviser is closed"):
            call()


def test_two_threads_that_merge_each_others_advisers_do_not_deadlock() -> None:
    game = mb.Game("base", seed=4)
    one, other = thought(game, 1), thought(game, 1, seed=1)
    workers = [threading.Thread(target=lambda a=a, b=b: [a.merge(b) for _ in range(9)]) for a, b in ((one, other), (other, one))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(30)
        assert not worker.is_alive()


def test_after_a_review_a_council_merges_only_results_about_the_reviewed_position() -> None:
    game = mb.Game("base", seed=4)
    later = play(game.clone(), 1)
    other = thought(later, 7, seed=9)
    with mb.advice.Council(game, advisers=2) as council:
        council.think(game, 10)
        council.review(later, later.legal_actions()[0], 20)
        reviewed = council.simulations
        council.merge(other)
        assert council.simulations == reviewed + 7
        council.think(later, 10)
        assert council.simulations == 7 + 10
        council.review(game, game.legal_actions()[0], 20)
        with pytest.raises(mb.InvalidArgument, match="have not thought about the same position"):
            council.merge(other)


def test_several_threads_can_use_one_council_at_the_same_time() -> None:
    game = play(mb.Game("base", seed=4), 20)
    with mb.advice.Council(game, advisers=2) as expected, mb.advice.Council(game, advisers=2) as council:
        expected.think(game, 60)
        workers = [threading.Thread(target=council.think, args=(game.clone(), 20)) for _ in range(3)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        assert council.simulations == 60 and council.results() == expected.results()


def test_a_council_runs_no_simulations_if_the_host_must_report_a_random_draw() -> None:
    game = mb.Game(mb.base(draws="external"))
    with mb.advice.Council(game, advisers=2) as council:
        council.think_for(game, 30)
        council.think(game, 1_000_000_000)
        assert council.simulations == 0 and len(council.advice) > 1


def test_the_error_for_a_time_too_large_for_a_float_names_the_argument() -> None:
    game = mb.Game("base", seed=4)
    with pytest.raises(mb.InvalidArgument, match="seconds must fit into a float: the number is too large"):
        mb.advice.Adviser(game).think_for(game, 10**400)


def test_the_advice_of_a_council_uses_the_results_of_all_members() -> None:
    game = play(mb.Game("everything", seed=4), 25)
    team = [thought(game, number, seed=seed, workers=3) for number, seed in ((7, 3), (7, 4), (6, 5))]
    for member in team[1:]:
        team[0].merge(member)
    with mb.advice.Council(game, seed=3, advisers=3) as council:
        council.think(game, 20)
        assert council.advice == team[0].advice
        assert repr(council) == "<mistbank.Council of 3: best, 20 simulations>"
        assert council.advisers == 3 and council.simulations == 20
        in_parts = mb.advice.Council(game, "easy", seed=3, advisers=3)
        for more in (4, 0, 1, 15):
            in_parts.think(game, more)
        assert in_parts.advice == council.advice
        in_parts.reset()
        assert in_parts.simulations == 0
        in_parts.think(game, 20)
        assert in_parts.advice == council.advice
    assert repr(council) == "<mistbank.Council of 3: closed>"
    with pytest.raises(mb.Closed, match="the council is closed"):
        council.think(game, 1)


def test_advisers_that_exchange_new_results_have_equal_results() -> None:
    game = play(mb.Game("level3", seed=4), 12)
    one, other = (mb.advice.Adviser(game, seed=seed, workers=2) for seed in (0, 1))
    with pytest.raises(mb.InvalidArgument, match="has no advice yet"):
        one.new_results()
    one.think(game, 0)
    nothing = one.new_results()
    for number in (1, 2, 3):
        one.think(game, 5)
        other.think(game, 6)
        news, others = one.new_results(), other.new_results()
        one.mark_reported()
        other.mark_reported()
        one.merge(others)
        other.merge(news)
        assert one.simulations == 11 * number
        assert one.results() == other.results() != nothing == one.new_results()


def by_rounds(game: mb.Game, simulations: int, count: int) -> mb.advice.Adviser:
    """Returns an adviser with the merged results of `count` advisers. The advisers exchange results every 32 simulations.
    """
    team = [mb.advice.Adviser(game, seed=seed, workers=count) for seed in range(count)]
    made = 0
    while made < simulations:
        for place, member in enumerate(team):
            goal = (simulations + count - 1 - place) // count
            member.think(game, max(0, min(32, goal - made // count)))
        made += 32 * count
        news = [member.new_results() for member in team]
        if made <= simulations:
            for place, member in enumerate(team):
                member.mark_reported()
                for other in range(count):
                    if other != place:
                        member.merge(news[other])
    for member in team[1:]:
        team[0].merge(member.new_results())
    return team[0]


@pytest.mark.parametrize("simulations", [64, 130, 200])
def test_the_results_of_a_council_do_not_depend_on_how_simulations_are_split_into_calls(simulations: int) -> None:
    game = play(mb.Game("base", seed=4), 30)
    expected = by_rounds(game, simulations, 2).results()
    with mb.advice.Council(game, advisers=2) as council:
        council.think(game, simulations)
        assert council.results() == expected
        council.reset()
        for more in (1, 62, 0, simulations - 63):
            council.think(game, more)
        assert council.simulations == simulations
        assert council.results() == expected
        with pytest.raises(mb.InvalidArgument, match="a Council has no new results of its own"):
            council.new_results()
        with pytest.raises(mb.InvalidArgument, match="a Council has no new results of its own"):
            council.mark_reported()


@pytest.mark.parametrize("more", [1, 33, 200])
def test_a_council_runs_all_requested_simulations_after_a_member_missed_an_earlier_time_limit(
    more: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play(mb.Game("base", seed=4), 30)
    # Set when the first member has completed its round. The second member waits for this event, so it starts after the time
    # limit.
    round_is_made = threading.Event()
    think = mb.advice.Adviser.think

    def think_in_turn(adviser: mb.advice.Adviser, game: mb.Game, simulations: int) -> None:
        if adviser is council._members[1] and simulations > 0:
            assert round_is_made.wait(60)
        think(adviser, game, simulations)
        if adviser is council._members[0] and adviser.simulations >= 32:
            round_is_made.set()

    with mb.advice.Council(game, advisers=2) as council:
        with monkeypatch.context() as patch:
            patch.setattr(mb.advice.Adviser, "think", think_in_turn)
            patch.setattr("mistbank.advice.council.time", SimpleNamespace(monotonic=lambda: 1.0 if round_is_made.is_set() else 0.0))
            council.think_for(game, 0.5)
        made = council.simulations
        assert 32 < made < 64
        for number in (more, 1, 64):
            council.think(game, number)
            made += number
            assert council.simulations == made


def test_a_council_discards_its_results_when_the_position_changes() -> None:
    game = play(mb.Game("base", seed=4), 30)
    later = game.clone()
    later.apply(later.legal_actions()[0])
    expected = by_rounds(game, 70, 2).results()
    with mb.advice.Council(game, advisers=2) as council:
        for _ in range(2):
            council.think(later, 100)
            council.think(game, 70)
            assert council.results() == expected
        council.review(later, later.legal_actions()[0], 40)  # a review does not change the results of the members
        council.think(game, 70)
        assert council.results() == expected
        council.think(later, 100)
        council.review(game, game.legal_actions()[0], 40)
        council.think(game, 70)
        assert council.results() == expected


def test_a_council_of_one_adviser_chooses_the_same_actions_as_a_single_adviser_throughout_a_game() -> None:
    game = mb.Game("base", seed=5)
    councils = [mb.advice.Council(game, seed=2, advisers=1), mb.advice.Council(game), mb.advice.Council(game, "beginner", advisers=2)]
    alone = mb.advice.Adviser(game, seed=2)
    while not game.is_over:
        for council in councils:
            council.think(game, 2)
        alone.think(game, 2)
        assert councils[0].choose() == alone.choose()
        game.apply(councils[game.turn % 3].choose())
    with pytest.raises(mb.GameOver):
        councils[1].think(game, 2)
    with pytest.raises(mb.InvalidArgument, match="other rules or tile sets"):
        councils[1].think(mb.Game("river"), 2)


def test_a_council_keeps_merged_results_while_it_thinks() -> None:
    game = play(mb.Game("base", seed=4), 20)
    other = thought(game, 9, seed=100)
    council = mb.advice.Council(game, advisers=2)
    with pytest.raises(mb.InvalidArgument, match="same position"):
        council.merge(other)
    council.think(game, 8)
    council.merge(other)
    assert council.simulations == 17
    council.think(game, 3)
    assert council.simulations == 20
    listener = thought(game, 0)
    listener.merge(council)
    assert listener.advice == council.advice


def test_an_adviser_thinks_for_the_given_time() -> None:
    game = play(mb.Game("base", seed=4), 20)
    for adviser in (mb.advice.Adviser(game), mb.advice.Council(game, advisers=2)):
        adviser.think_for(game, 0)
        few = adviser.simulations
        assert few > 0
        adviser.think_for(game, 0.05)
        assert adviser.simulations > few
        for wrong, problem in ((-1, mb.InvalidArgument), (float("nan"), mb.InvalidArgument), ("1", TypeError), (True, TypeError)):
            with pytest.raises(problem, match="seconds must be"):
                adviser.think_for(game, wrong)  # type: ignore[arg-type]
    forced = mb.Game(mb.base(players=2), seed=1)
    while len(forced.legal_actions()) > 1 and not forced.is_over:
        forced.apply(forced.legal_actions()[-1])
    if not forced.is_over:
        mb.advice.Adviser(forced).think_for(forced, 5)  # returns early: there is only one action


def test_a_council_refuses_an_invalid_number_of_advisers() -> None:
    game = mb.Game("base")
    for wrong in (0, -1, 257):
        with pytest.raises(mb.InvalidArgument, match="advisers must be from 1 to 256"):
            mb.advice.Council(game, advisers=wrong)
    with pytest.raises(TypeError, match="a Council cannot be pickled or copied"):
        copy.copy(mb.advice.Council(game, advisers=1))
    assert 1 <= mb.advice.Council(game).advisers <= 16
    largest = mb.advice.Council(game, seed=2**64 - 1, advisers=2)
    largest.think(game, 4)
    assert largest.simulations == 4 and largest.seed == 2**64 - 1
