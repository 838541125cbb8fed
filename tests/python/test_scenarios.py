"""Replays the shared scenarios through the Python binding."""

import copy
from typing import Any

import pytest
from scenarios import Failure, all_scenarios, replay

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one['file']}:{one['line']}")
def test_every_scenario_passes(scenario: dict[str, Any]) -> None:
    replay(scenario)


def test_the_replay_data_contain_the_scenarios_of_all_files() -> None:
    assert len({scenario["file"] for scenario in SCENARIOS}) >= 15
    assert len(SCENARIOS) > 1100


OTHER_VALUES = {
    "do": "pass 1",
    "undo": 99,
    "refuse": "lay 99,99 0",
    "reason": "COM-0",
    "hash": "0000000000000000",
    "legal": -1,
    "observed": [],
    "first_event": 0,
}


@pytest.mark.parametrize("key", OTHER_VALUES)
def test_a_replay_fails_if_a_recorded_result_is_wrong(key: str) -> None:
    scenario, step = next(
        (copy.deepcopy(candidate), index)
        for candidate in SCENARIOS
        for index, step in enumerate(candidate["steps"])
        if step.get(key, OTHER_VALUES[key]) != OTHER_VALUES[key]
    )
    scenario["steps"][step][key] = OTHER_VALUES[key]
    with pytest.raises(Failure, match=scenario["file"]):
        replay(scenario)


def test_a_replay_fails_if_a_recorded_error_message_is_wrong() -> None:
    scenario = next(entry for entry in SCENARIOS if "invalid" in entry)
    with pytest.raises(Failure, match="message"):
        replay({**scenario, "invalid": "something else"})
