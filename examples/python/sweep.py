#!/usr/bin/env python3
"""Simulates many games on a Dask cluster and says how often the team wins: levels, editions, numbers of players.

    examples/python/sweep.py --games 100                                  on this machine, all processors
    examples/python/sweep.py --scheduler tcp://host:8786 --games 10000    on a cluster

The result is a table (out/sweep/results.csv, printed too) and a plot (out/sweep/winrates.png). Batches that are done are
kept in out/sweep/batches.csv: whoever stops the script and starts it again goes on where it stopped, and more --games
add to those already played. Workers of a cluster need mistbank and NumPy, nothing else; the policy travels with the
tasks. The same arguments give the same games anywhere.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import Any, Iterable, NamedTuple, Optional

sys.path.insert(0, str(Path(__file__).resolve().parent))
import policy


class Batch(NamedTuple):
    """Some games of one kind: the seeds from first to first + games - 1."""

    policy: str
    level: int
    edition: int
    players: int
    first: int
    games: int


class Outcome(NamedTuple):
    """What a batch came to."""

    won: int
    points: float  #: the sum of all games
    seconds: float


FIELDS = Batch._fields + Outcome._fields


# --- what is to be done, and what is done already ---


def batches(arguments: argparse.Namespace) -> list[Batch]:
    kinds = product(arguments.levels, arguments.editions, arguments.players)
    starts = range(0, arguments.games, arguments.batch)
    return [
        Batch(arguments.policy, level, edition, players, first, min(arguments.batch, arguments.games - first))
        for level, edition, players in kinds
        for first in starts
    ]


def read_done(path: Path) -> dict[Batch, Outcome]:
    """The batches of the file. A line that was cut off when the script was stopped is left out."""
    done: dict[Batch, Outcome] = {}
    if not path.exists():
        return done
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            try:
                numbers = [int(row[name]) for name in Batch._fields[1:]]
                done[Batch(row["policy"], *numbers)] = Outcome(
                    int(row["won"]), float(row["points"]), float(row["seconds"])
                )
            except (KeyError, TypeError, ValueError):
                continue
    return done


class Journal:
    """The file of finished batches, written line by line."""

    def __init__(self, path: Path) -> None:
        whole = not path.exists() or path.stat().st_size == 0
        cut_off = not whole and not path.read_bytes().endswith(b"\n")
        self._file = path.open("a", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file)
        if whole:
            self._writer.writerow(FIELDS)
        if cut_off:
            self._file.write("\n")

    def write(self, batch: Batch, outcome: Outcome) -> None:
        self._writer.writerow((*batch, *outcome))
        self._file.flush()


# --- the cluster ---


def connect(arguments: argparse.Namespace) -> Any:
    """A client of the cluster at the given address, or of one on this machine."""
    from distributed import Client, LocalCluster

    if arguments.scheduler:
        client = Client(arguments.scheduler)
    else:
        cluster = LocalCluster(n_workers=arguments.workers, threads_per_worker=1, dashboard_address=None)
        client = Client(cluster)
    client.upload_file(policy.__file__)  # the tasks are its play_batch
    return client


def show_progress(done: int, of: int, start: float) -> None:
    width = 40
    full = width * done // max(of, 1)
    rest = f"{(time.monotonic() - start) / done * (of - done):.0f} s left" if done else "..."
    end = "\n" if done == of else ""
    line = f"[{'#' * full}{'.' * (width - full)}] {done}/{of} batches, {rest}"
    print(f"\r{line:<78}", end=end, file=sys.stderr, flush=True)


def run(client: Any, todo: list[Batch], journal: Journal) -> None:
    """Plays the batches; each is written down as it comes back."""
    from distributed import as_completed

    start = time.monotonic()
    show_progress(0, len(todo), start)
    futures = {client.submit(policy.play_batch, *batch, pure=False): batch for batch in todo}
    for number, (future, outcome) in enumerate(as_completed(futures, with_results=True), 1):
        journal.write(futures[future], Outcome(*outcome))
        show_progress(number, len(todo), start)


# --- what came out ---


class Row(NamedTuple):
    level: int
    edition: int
    players: int
    games: int
    won: int
    rate: float
    low: float
    high: float
    mean_points: float


def table_of(wanted: Iterable[Batch], done: dict[Batch, Outcome]) -> list[Row]:
    sums: dict[tuple[int, int, int], list[float]] = defaultdict(lambda: [0, 0, 0])
    for batch in wanted:
        if batch in done:
            total = sums[batch.level, batch.edition, batch.players]
            for index, number in enumerate((batch.games, done[batch].won, done[batch].points)):
                total[index] += number
    rows = []
    for key, (games, won, points) in sorted(sums.items()):
        low, high = policy.wilson(int(won), int(games))
        rows.append(Row(*key, int(games), int(won), round(won / games, 4), round(low, 4), round(high, 4), round(points / games, 2)))
    return rows


def write_table(rows: list[Row], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(rows)
    print(f"{'level':>5} {'edition':>7} {'players':>7} {'games':>7} {'won':>6}   {'rate (95 %)':<22} {'points':>6}")
    for row in rows:
        rate = f"{row.rate:.1%} ({row.low:.1%} to {row.high:.1%})"
        print(f"{row.level:>5} {row.edition:>7} {row.players:>7} {row.games:>7} {row.won:>6}   {rate:<22} {row.mean_points:>6}")


def plot(rows: list[Row], path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(8, 4.5))
    kinds = sorted({(row.edition, row.players) for row in rows})
    for number, kind in enumerate(kinds):
        own = [row for row in rows if (row.edition, row.players) == kind]
        shift = 0.6 * (number - (len(kinds) - 1) / 2) / max(len(kinds), 1)
        bars = [[max(0.0, row.rate - row.low) for row in own], [max(0.0, row.high - row.rate) for row in own]]
        places = [row.level + shift for row in own]
        label = f"edition {kind[0]}, {kind[1]} player" + "s" * (kind[1] > 1)
        axis.errorbar(places, [row.rate for row in own], bars, fmt="o", capsize=3, label=label)
    axis.set_xlabel("level")
    axis.set_ylabel("win rate, with 95 % intervals")
    axis.set_xticks(sorted({row.level for row in rows}))
    axis.set_ylim(-0.02, 1.02)
    axis.legend(fontsize="small")
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    plt.close(figure)


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def parse(arguments: Optional[list[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scheduler", help="address of a Dask scheduler; without it a cluster on this machine")
    parser.add_argument("--workers", type=int, help="processes of the cluster on this machine (default: processors)")
    parser.add_argument("--games", type=int, default=40, help="for each level, edition and number of players")
    parser.add_argument("--batch", type=int, default=10, help="games in one task")
    parser.add_argument("--levels", type=numbers, default=list(range(1, 7)), help="such as 1,2,3")
    parser.add_argument("--editions", type=numbers, default=[2022, 2023])
    parser.add_argument("--players", type=numbers, default=[1, 2, 4])
    parser.add_argument("--policy", choices=["greedy", "random"], default="greedy")
    parser.add_argument("--out", type=Path, default=Path("out/sweep"), help="folder of the results")
    return parser.parse_args(arguments)


def main(arguments: Optional[list[str]] = None) -> None:
    options = parse(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / "batches.csv"
    wanted, done = batches(options), read_done(file)
    todo = [batch for batch in wanted if batch not in done]
    print(f"{len(wanted)} batches, {len(wanted) - len(todo)} of them done before", file=sys.stderr)
    if todo:
        client = connect(options)
        try:
            run(client, todo, Journal(file))
        finally:
            client.close()
            if client.cluster is not None and not options.scheduler:
                client.cluster.close()
    rows = table_of(wanted, read_done(file))
    write_table(rows, options.out / "results.csv")
    plot(rows, options.out / "winrates.png")
    print(f"\nresults.csv and winrates.png are in {options.out}")


if __name__ == "__main__":
    main()
