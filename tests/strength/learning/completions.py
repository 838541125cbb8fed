"""Learns to predict the probability that a feature is completed.

    completions.py SOURCE FAMILY.PLAYERS.completions...

The files contain the output of mistbank_completions. Each file trains the row of its family and number of players in SOURCE,
which is src/adviser/learned_completions.cpp. The script rewrites SOURCE; rows without a file stay the same. For each kind of
feature, the logarithm of the odds is a weighted sum of the inputs (src/adviser/completion.hpp). Newton's method fits the
weights. A rare kind gets the weights of the monastery; if the monastery is also rare, the kind keeps its weights. For each
file the script prints two cross-entropies: of predicting the mean rate of completion, and of predicting with the weights.
"""

import re
import sys
from pathlib import Path

import numpy as np

FAMILIES = ["base", "ghosts", "boxes"]
PLAYERS = range(2, 7)
KINDS = ["road", "city", "monastery", "castle", "cemetery"]
WEIGHTS = ["at_rest", "of_open", "of_time", "of_fitting"]
MONASTERY = 2
FEWEST = 2000  # smallest number of features from which to learn the weights of a kind
CALMING = 1e-2
STEPS = 40

HEAD = """// Written by tests/strength/learning/completions from games that advisers played with each other.
#include "adviser/completion.hpp"

namespace mistbank {
namespace {

constexpr LearnedCompletions learned = {{
    // clang-format off
"""
TAIL = """    // clang-format on
}};

}  // namespace

const LearnedCompletions& learned_completions() { return learned; }

}  // namespace mistbank
"""


def chances(shown, weights):
    return 1 / (1 + np.exp(-shown @ weights))


def surprise(foreseen, completed):
    within = np.clip(foreseen, 1e-4, 1 - 1e-4)
    return -np.mean(np.where(completed == 1, np.log(within), np.log(1 - within)))


def fitted(shown, completed):
    weights = np.zeros(len(WEIGHTS))
    for _ in range(STEPS):
        foreseen = chances(shown, weights)
        slope = shown.T @ (foreseen - completed) + CALMING * weights
        bend = (shown * (foreseen * (1 - foreseen))[:, None]).T @ shown + CALMING * np.eye(len(WEIGHTS))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def learned_row(file, before):
    """Returns the weights of each kind of feature: fitted, or for rare kinds those of the monastery or the weights `before`."""
    features = np.loadtxt(file, ndmin=2)
    row, told = {}, []
    for kind, name in enumerate(KINDS):
        chosen = features[features[:, 0] == kind]
        if len(chosen) < FEWEST:
            continue
        shown, completed = np.column_stack([np.ones(len(chosen)), chosen[:, 1:4]]), chosen[:, 4]
        row[kind] = fitted(shown, completed)
        ignorant = surprise(np.full(len(chosen), completed.mean()), completed)
        told.append(f"{name} {ignorant:.3f} {surprise(chances(shown, row[kind]), completed):.3f} of {len(chosen)}")
    print(f"{Path(file).stem}: {'; '.join(told)}", flush=True)
    return [row.get(kind, row.get(MONASTERY, before[kind])) for kind in range(len(KINDS))]


def read_table(source):
    within = source.read_text().split("clang-format off")[1].split("// clang-format on")[0]
    numbers = re.findall(r"-?\d+\.\d+", within)
    return np.array(numbers, float).reshape(len(FAMILIES), len(PLAYERS), len(KINDS), len(WEIGHTS))


def write_table(source, table):
    lines = []
    for family, of_family in zip(FAMILIES, table):
        lines.append(f"    // {family}: {', '.join(KINDS)}; each with {', '.join(WEIGHTS)}\n    {{\n")
        for players, row in zip(PLAYERS, of_family):
            kinds = ", ".join("{" + ", ".join(f"{weight:.3f}" for weight in weights) + "}" for weights in row)
            lines.append(f"        {{{kinds}}}{',' if players < PLAYERS[-1] else ''}  // {players} players\n")
        lines.append(f"    }}{',' if family != FAMILIES[-1] else ''}\n")
    source.write_text(HEAD + "".join(lines) + TAIL)


def main(source, *files):
    table = read_table(Path(source))
    for file in files:
        family, players = Path(file).name.split(".")[:2]
        place = FAMILIES.index(family), PLAYERS.index(int(players))
        table[place] = learned_row(file, table[place])
    write_table(Path(source), table)


if __name__ == "__main__":
    main(*sys.argv[1:])
