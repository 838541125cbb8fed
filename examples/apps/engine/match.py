#!/usr/bin/env python3
"""Plays games between two strengths of the adviser. The script exchanges lines of JSON with the engine and does not
need the library. Each game is played twice, with swapped seats.

    examples/apps/engine/match.py [--games N] [--preset base] [--first best] [--second easy] [--simulations 20]
"""

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any

ENGINE = Path(__file__).with_name("run")


class Engine:
    """A running engine process."""

    def __init__(self) -> None:
        self.program = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        assert self.program.stdin and self.program.stdout
        self.program.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(f"{do}: {answer['status']}: {answer['message']}")
        return answer

    def play(self, preset: str, seed: int, strengths: list[str], simulations: int) -> list[int]:
        """Plays one game and returns the numbers of the winning players."""
        stand = self.ask("new", rules={"preset": preset, "seed": str(seed)})
        while not stand["over"]:
            choice = self.ask("advice", strength=strengths[stand["player"]], simulations=simulations, most=0)
            stand = self.ask("apply", action=choice["action"])
        state = self.ask("state")["state"]
        return [supply["player"] for supply in state["supplies"] if supply["colour"] in state["winners"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="number of seeds; each seed is played twice")
    parser.add_argument("--preset", default="base")
    parser.add_argument("--first", default="best")
    parser.add_argument("--second", default="easy")
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    engine = Engine()
    won = {"first": 0, "second": 0, "both": 0}
    for game in range(2 * given.games):
        seats = [given.first, given.second] if game % 2 == 0 else [given.second, given.first]
        winners = engine.play(given.preset, game // 2, seats, given.simulations)
        if len(winners) == 2:
            won["both"] += 1
        else:
            won["first" if (winners[0] + game) % 2 == 0 else "second"] += 1
        print(f"\r{given.first} {won['first']} : {won['second']} {given.second}, {won['both']} drawn", end="", flush=True)
    print()
    engine.ask("quit")


main()
