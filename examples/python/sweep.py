#!/usr/bin/env python3
"""Plays many cooperative games and prints how many the team wins, for each level, edition, number of players, and amount of
thinking of the library's adviser.

    examples/python/sweep.py                                             a table, in less than a minute
    examples/python/sweep.py --levels 1,3 --thinking 30,300,50ms --columns points,turns,ghosts,tiles
    examples/python/sweep.py --players 1,2,3,4,5 --games 1000 --thinking 1000 --out out/sweep        the full study, takes hours
    examples/python/sweep.py --scheduler tcp://host:8786 --games 10000   on a Dask cluster instead of this machine

The script prints a table in Markdown; shares have 95 % intervals (Wilson). With --out it also writes the table
(results.csv), a plot (winrates.png) and the finished batches (batches.csv) to a folder. If you stop the script and
start it again, it continues with the next batch. If you start it again with more --games, it plays only the additional
games. Use a separate folder for each version of the library, because the adviser may play differently.

With a number of simulations, the same arguments give the same games on any number of machines of the same kind. With
milliseconds, the games differ. Workers of a cluster need only mistbank and NumPy, because the script sends policy.py.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any, Callable, Iterable, NamedTuple, Optional

sys.path.insert(0, str(Path(__file__).resolve().parent))
import policy
from intervals import wilson
from policy import Played


class Kind(NamedTuple):
    """The properties shared by all games in one row of the table. `thinking` is "-" for policies that do not think."""

    policy: str
    thinking: str
    level: int
    edition: int
    players: int


class Batch(NamedTuple):
    """Games of one kind. Their seeds are `first` to `first + games - 1`."""

    policy: str
    thinking: str
    level: int
    edition: int
    players: int
    first: int
    games: int

    @property
    def kind(self) -> Kind:
        return Kind(self.policy, self.thinking, self.level, self.edition, self.players)


FIELDS = Batch._fields + Played._fields


# --- planned and finished batches ---


def batches(arguments: argparse.Namespace) -> list[Batch]:
    kinds = product(arguments.levels, arguments.editions, arguments.players, arguments.thinking)
    starts = range(0, arguments.games, arguments.batch)
    return [
        Batch(
            arguments.policy,
            thinking,
            level,
            edition,
            players,
            arguments.seed + start,
            min(arguments.batch, arguments.games - start),
        )
        for level, edition, players, thinking in kinds
        for start in starts
    ]


class Trouble(Exception):
    """The reason why the sweep cannot continue."""


def read_done(path: Path) -> dict[Batch, Played]:
    """Returns the finished batches in a file. Ignores a line that was cut off when the script was stopped."""
    done: dict[Batch, Played] = {}
    if not path.exists() or path.stat().st_size == 0:
        return done
    with path.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file)
        if tuple(rows.fieldnames or ()) != FIELDS:
            raise Trouble(f"{path} belongs to another sweep: move it, or choose another --out")
        for row in rows:
            try:
                won, turns, ghosts, tiles, decisions = (
                    int(row[name]) for name in ("won", "turns", "ghosts", "tiles", "decisions")
                )
                played = Played(won, float(row["points"]), turns, ghosts, tiles, decisions, float(row["seconds"]))
                numbers = [int(row[name]) for name in Batch._fields[2:]]
            except (TypeError, ValueError):
                continue
            done[Batch(row["policy"], row["thinking"], *numbers)] = played
    return done


class Journal:
    """The file of finished batches. Each finished batch adds a line."""

    def __init__(self, path: Path) -> None:
        fresh = not path.exists() or path.stat().st_size == 0
        cut_off = not fresh and not path.read_bytes().endswith(b"\n")
        self._file = path.open("a", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file)
        if fresh:
            self._writer.writerow(FIELDS)
        if cut_off:
            self._file.write("\n")

    def write(self, batch: Batch, played: Played) -> None:
        self._writer.writerow((*batch, *played))
        self._file.flush()


# --- the cluster ---


def connect(arguments: argparse.Namespace) -> Any:
    """Returns a client of the cluster at the given address, or of a cluster on this machine."""
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise Trouble("this script needs Dask: apt-get install python3-distributed") from None

    if arguments.scheduler:
        try:
            client = Client(arguments.scheduler, timeout=10)
        except (OSError, ValueError) as problem:
            raise Trouble(f"no Dask scheduler answers at {arguments.scheduler}: {problem}") from None
    else:
        cluster = LocalCluster(n_workers=arguments.workers, threads_per_worker=1, dashboard_address=None)
        client = Client(cluster)
    client.upload_file(policy.__file__)  # the workers call play_batch() in policy.py
    return client


def show_progress(done: int, of: int, start: float) -> None:
    width = 40
    full = width * done // max(of, 1)
    rest = f"{(time.monotonic() - start) / done * (of - done):.0f} s left" if done else "..."
    end = "\n" if done == of else ""
    line = f"[{'#' * full}{'.' * (width - full)}] {done}/{of} batches, {rest}"
    print(f"\r{line:<78}", end=end, file=sys.stderr, flush=True)


def run(client: Any, todo: list[Batch], journal: Optional[Journal]) -> dict[Batch, Played]:
    """Plays the batches, and writes each finished batch to the journal."""
    from distributed import as_completed

    start = time.monotonic()
    show_progress(0, len(todo), start)
    done: dict[Batch, Played] = {}
    futures = {client.submit(policy.play_batch, *batch, pure=False): batch for batch in todo}
    for future, result in as_completed(futures, with_results=True):
        batch, played = futures[future], Played(*result)
        done[batch] = played
        if journal is not None:
            journal.write(batch, played)
        show_progress(len(done), len(todo), start)
    return done


# --- results ---


class Row(NamedTuple):
    """A row of the table: the results of all games of one kind."""

    kind: Kind
    games: int
    played: Played

    @property
    def share(self) -> float:
        return self.played.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.played.won, self.games)


def rows_of(done: Iterable[tuple[Batch, Played]]) -> list[Row]:
    """Returns a row for each kind of game, in the order of each kind's first batch."""
    rows: dict[Kind, Row] = {}
    for batch, played in done:
        before = rows.get(batch.kind)
        games = batch.games
        if before is not None:
            games += before.games
            played = Played(*(one + other for one, other in zip(before.played, played)))
        rows[batch.kind] = Row(batch.kind, games, played)
    return list(rows.values())


#: The optional columns: their headings and their values.
COLUMNS: dict[str, tuple[str, Callable[[Row], float]]] = {
    "points": ("points", lambda row: row.played.points / row.games),
    "turns": ("turns", lambda row: row.played.turns / row.games),
    "ghosts": ("lost: out of ghosts", lambda row: row.played.ghosts / row.games),
    "tiles": ("lost: out of tiles", lambda row: row.played.tiles / row.games),
    "milliseconds": ("ms a decision", lambda row: 1000 * row.played.seconds / max(1, row.played.decisions)),
}


def in_words(thinking: str) -> str:
    if thinking == "-":
        return thinking
    return f"{thinking[:-2]} ms" if thinking.endswith("ms") else f"{thinking} simulations"


def shown(column: str, number: float) -> str:
    return f"{number:.0%}".replace("%", " %") if column in ("ghosts", "tiles") else f"{number:.1f}"


def markdown(rows: Iterable[Row], columns: Iterable[str] = ()) -> str:
    """Returns the table as Markdown. Every line ends with a newline."""
    columns = list(columns)
    head = ["level", "edition", "players", "thinking", "games", "won (95 %)", *(COLUMNS[name][0] for name in columns)]
    lines = [head, ["--:", "--:", "--:", "---", "--:", "---", *("--:" for _ in columns)]]
    for row in rows:
        low, high = row.interval
        kind = row.kind
        won = f"{100 * row.share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        fixed = [str(kind.level), str(kind.edition), str(kind.players), in_words(kind.thinking), str(row.games), won]
        lines.append([*fixed, *(shown(name, COLUMNS[name][1](row)) for name in columns)])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def write_table(rows: Iterable[Row], columns: list[str], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow((*Kind._fields, "games", "won", "share", "low", "high", *columns))
        for row in rows:
            shares = (round(number, 4) for number in (row.share, *row.interval))
            more = (round(COLUMNS[name][1](row), 4) for name in columns)
            writer.writerow((*row.kind, row.games, row.played.won, *shares, *more))


def plot(rows: list[Row], path: Path) -> None:
    try:
        import matplotlib
    except ImportError:
        raise Trouble("the plot needs Matplotlib: apt-get install python3-matplotlib") from None
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(8, 4.5))
    series = sorted({row.kind._replace(level=0) for row in rows})
    for number, kind in enumerate(series):
        own = [row for row in rows if row.kind._replace(level=0) == kind]
        shift = 0.6 * (number - (len(series) - 1) / 2) / len(series)
        bars = [[row.share - row.interval[0] for row in own], [row.interval[1] - row.share for row in own]]
        label = f"edition {kind.edition}, {kind.players} player" + "s" * (kind.players > 1)
        if kind.thinking != "-":
            label += f", {in_words(kind.thinking)}"
        places = [row.kind.level + shift for row in own]
        axis.errorbar(places, [row.share for row in own], bars, fmt="o", capsize=3, label=label)
    axis.set_xlabel("level")
    axis.set_ylabel("games won, with 95 % intervals")
    axis.set_xticks(sorted({row.kind.level for row in rows}))
    axis.set_ylim(-0.02, 1.02)
    axis.legend(fontsize="small")
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    plt.close(figure)


# --- the command line ---


def listed(read: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    """Returns a function that parses a comma-separated list and removes duplicates."""
    return lambda text: list(dict.fromkeys(read(part.strip()) for part in text.split(",")))


def number(name: str, least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,20}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{name} must be a number from {least} to {most}, not {text!r}")

    return read


def thinking(text: str) -> str:
    found = re.fullmatch(r"([0-9]{1,10})(ms)?", text)
    most = 600_000 if found and found[2] else 1_000_000_000
    if found and (1 if found[2] else 0) <= int(found[1]) <= most:
        return f"{int(found[1])}{found[2] or ''}"
    raise argparse.ArgumentTypeError(
        f"thinking must be a number of simulations, 0 to 1000000000, or a time, 1ms to 600000ms, not {text!r}"
    )


def column(text: str) -> str:
    if text in COLUMNS:
        return text
    raise argparse.ArgumentTypeError(f"unknown column {text!r}: expected one of {', '.join(COLUMNS)}")


def parse(arguments: Optional[list[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    many = 1_000_000_000
    add = parser.add_argument
    add("--levels", type=listed(number("a level", 1, 6)), default=list(range(1, 7)), help="such as 1,3 (default: all)")
    add("--editions", type=listed(number("an edition", 2022, 2023)), default=[2022, 2023], help="default: both")
    add("--players", type=listed(number("players", 1, 5)), default=[2], help="such as 1,2,4 (default: 2)")
    add("--thinking", type=listed(thinking), help="simulations or time for each decision, such as 30,300,50ms (default: 60)")
    add("--policy", choices=["adviser", "greedy", "random"], default="adviser", help="the player (default: adviser)")
    add("--games", type=number("games", 1, many), default=10, help="number of games for each combination (default: 10)")
    add("--seed", type=number("a seed", 0, 2**63), default=0, help="seed of the first game (default: 0)")
    add("--columns", type=listed(column), default=["points"], help=f"some of {','.join(COLUMNS)} (default: points)")
    add("--out", type=Path, help="folder for the results; with the same folder, a stopped sweep continues")
    add("--batch", type=number("a batch", 1, many), default=5, help="number of games in one task (default: 5)")
    add("--workers", type=number("workers", 1, 1024), help="number of processes on this machine (default: processors)")
    add("--scheduler", help="address of a Dask scheduler (default: a cluster on this machine)")
    options = parser.parse_args(arguments)
    if options.policy != "adviser" and options.thinking:
        parser.error(f"argument --thinking: needs the policy adviser, not {options.policy}")
    options.thinking = options.thinking or (["60"] if options.policy == "adviser" else ["-"])
    return options


def sweep(options: argparse.Namespace) -> None:
    journal_file = None
    wanted, done = batches(options), dict[Batch, Played]()
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
        journal_file = options.out / "batches.csv"
        done = read_done(journal_file)
    todo = [batch for batch in wanted if batch not in done]
    print(f"{len(wanted)} batches, {len(wanted) - len(todo)} already done", file=sys.stderr)
    if todo:
        client = connect(options)
        try:
            done.update(run(client, todo, Journal(journal_file) if journal_file else None))
        finally:
            client.close()
            if client.cluster is not None and not options.scheduler:
                client.cluster.close()
    rows = rows_of((batch, done[batch]) for batch in wanted)
    print(markdown(rows, options.columns), end="")
    if options.out:
        write_table(rows, options.columns, options.out / "results.csv")
        plot(rows, options.out / "winrates.png")
        print(f"\nresults.csv and winrates.png are in {options.out}")


def main(arguments: Optional[list[str]] = None) -> int:
    try:
        sweep(parse(arguments))
    except (Trouble, OSError) as problem:
        print(f"sweep.py: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
