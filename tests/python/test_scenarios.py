"""The shared scenarios, through this binding."""

import pytest
from scenarios import Failure, Scenario, all_scenarios, read_script, run

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.file}:{one.number}")
def test_every_scenario_goes_as_it_says(scenario: Scenario) -> None:
    run(scenario)


def test_no_scenario_is_left_out() -> None:
    assert len({one.file for one in SCENARIOS}) >= 15
    assert len(SCENARIOS) > 300


@pytest.mark.parametrize(
    "lines",
    [
        "expect total 1",
        "expect ghost supply 14",
        "expect actions draw road; draw bend",
        "expect no action draw road",
        "expect tile field at 1,0",
        "expect feature 0,0/0 kind=road",
        "expect event turn_began total=2",
        "expect no event turn_began",
        "expect events tile_drawn; turn_began",
        "expect outcome lost",
        "do lay 1,0 0",
        "do draw road\nrefuse lay 1,0 1 because COM-2",
        "do draw road\nundo 2",
        "invalid players",
        "expect winners red",
        "expect",
        "expects total 0",
        "expect total zero",
        "expect player 0 now",
        "expect set aside road",
        "do draw palace",
        "rules level2",
        "expect no somersault",
    ],
)
def test_a_scenario_that_does_not_hold_or_is_not_understood_fails(lines: str) -> None:
    text = f"scenario COM-1: A line\n  rules level1\n  tiles plain\n{lines}"
    with pytest.raises(Failure, match="text:"):
        run(read_script("text", text)[0])
