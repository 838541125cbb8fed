"""Learns to predict the result of a team's game from a position.

    fit.py OUT START FILE...               learns from files written by mistbank_positions; starts from the network START, or
                                           from an untrained network if START is "none"; writes the network to OUT in bytes
    fit.py --read SOURCE OUT               reads the network from a learned_..._levels.cpp and writes it to OUT in bytes
    fit.py --write NETWORK SOURCE LEVELS   writes the bytes of NETWORK as the C++ file SOURCE; LEVELS: "first" or "later"

The network has a layer of rectified linear units between the inputs and three logistic outputs (src/adviser/outlook.hpp).
The optimiser Adam minimises the cross-entropy plus a penalty for the distance from the start. A tenth of the positions is
not used for training, to measure predictions for unseen positions.

The target of a position combines the final result of its game, which depends on many random draws, with the result of its
simulations. The simulations use the network that played, and prefer lines that this network overrates. Therefore the results
of simulations are first calibrated with the final results of games, separately for each file. For lines that were not played,
the simulations are the only target.
"""

import re
import sys
from pathlib import Path

import numpy as np

SIGNS, UNITS, RESULTS = 74, 32, 3
SHAPES = [(SIGNS, UNITS), (UNITS,), (UNITS, RESULTS), (RESULTS,)]
BATCH = 512
EPOCHS_FROM_NOTHING, EPOCHS = 30, 8
RATE_FROM_NOTHING, RATE = 2e-3, 5e-4
TOWARDS_NOTHING, TOWARDS_START = 2e-5, 5e-4
TRUST = 0.4  # weight of the simulations' result in the target; the rest is the weight of the final result
SHARE_OF_LINES = 0.5  # weight of a position after a line that was not played; played positions have weight 1
POSITIONS_APART = 400  # number of successive positions kept together, for training or for testing: those of a game are similar


def share(number):
    return 1 / (1 + np.exp(-np.clip(number, -30, 30)))


def number_of(share_of_one):
    within = np.clip(share_of_one, 1e-3, 1 - 1e-3)
    return np.log(within / (1 - within))


def foresee(network, signs):
    at = signs @ network[0] + network[1]
    units = np.maximum(at, 0)
    return at, units, share(units @ network[2] + network[3])


def surprise(results, foreseen):
    return -(results * np.log(foreseen + 1e-7) + (1 - results) * np.log(1 - foreseen + 1e-7)).mean(0)


def gradient(network, start, signs, results, weights):
    at, units, foreseen = foresee(network, signs)
    error = (foreseen - results) * weights[:, None] / len(signs)
    of_units = (error @ network[2].T) * (at > 0)
    slopes = [signs.T @ of_units, of_units.sum(0), units.T @ error, error.sum(0)]
    if start is None:
        return [slope + (TOWARDS_NOTHING * layer if layer.ndim > 1 else 0) for slope, layer in zip(slopes, network)]
    return [slope + TOWARDS_START * (layer - of_start) for slope, layer, of_start in zip(slopes, network, start)]


def from_nothing():
    chance = np.random.default_rng(1)
    return [chance.normal(0, 1 / np.sqrt(shape[0]), shape) if len(shape) > 1 else np.zeros(shape) for shape in SHAPES]


def learn(network, start, signs, results, weights):
    epochs, fastest = (EPOCHS_FROM_NOTHING, RATE_FROM_NOTHING) if start is None else (EPOCHS, RATE)
    chance = np.random.default_rng(1)
    network = [layer.astype(np.float32) for layer in network]
    means = [np.zeros_like(layer) for layer in network]
    squares = [np.zeros_like(layer) for layer in network]
    step = 0
    for epoch in range(epochs):
        rate = fastest / 2 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = chance.permutation(len(signs))
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            step += 1
            for i, slope in enumerate(gradient(network, start, signs[batch], results[batch], weights[batch])):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                scale = np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8
                network[i] -= (rate * (means[i] / (1 - 0.9**step)) / scale).astype(np.float32)
    return network


# Calibrates the results of simulations. Newton's method fits a linear function of the predicted log-odds to the final results
# of games. A small penalty keeps the function near the identity, because there may be only a few games.
def in_line(thought, end):
    thought = thought.copy()
    played = ~np.isnan(end[:, 0])
    for result in range(RESULTS):
        numbers, ends = number_of(thought[played, result]), end[played, result]
        slope, rest = 1.0, 0.0
        for _ in range(20):
            foreseen = share(slope * numbers + rest)
            error, curve = foreseen - ends, foreseen * (1 - foreseen)
            both = (curve * numbers).mean()
            bend = [[(curve * numbers**2).mean() + 0.02, both], [both, curve.mean() + 1e-3]]
            step = np.linalg.solve(bend, [(error * numbers).mean() + 0.02 * (slope - 1), error.mean() + 1e-3 * rest])
            slope, rest = slope - step[0], rest - step[1]
        thought[:, result] = share(slope * number_of(thought[:, result]) + rest)
    return thought


def read_positions(name):
    rows = np.fromfile(name, np.float32).reshape(-1, SIGNS + 2 * RESULTS)
    signs, thought, end = rows[:, :SIGNS], rows[:, SIGNS : SIGNS + RESULTS], rows[:, SIGNS + RESULTS :]
    return signs, in_line(thought, end), end


def fit(out, start, files):
    signs, thought, end = (np.concatenate(part) for part in zip(*[read_positions(name) for name in files]))
    was_played = ~np.isnan(end[:, 0])
    results = np.where(was_played[:, None], (1 - TRUST) * end + TRUST * thought, thought)
    weights = np.where(was_played, 1, SHARE_OF_LINES).astype(np.float32)
    middle, spread = signs.mean(0), signs.std(0) + 0.05
    signs = (signs - middle) / spread
    apart = max(1, min(POSITIONS_APART, len(signs) // 20))
    looked_at = (np.arange(len(signs)) // apart) % 10 == 0
    network, known = from_nothing(), None
    if start != "none":
        known = read_network(start)
        known[1] = known[1] + middle @ known[0]
        known[0] = known[0] * spread[:, None]
        network = known
    network = learn(network, known, signs[~looked_at], results[~looked_at], weights[~looked_at])
    ends = end[looked_at & was_played]
    foreseen = foresee(network, signs[looked_at & was_played])[2]
    blindly = np.broadcast_to(end[~looked_at & was_played].mean(0), foreseen.shape)
    print(
        f"{len(signs)} positions: surprise {surprise(ends, foreseen).round(4)}"
        f" (of who foresees the mean: {surprise(ends, blindly).round(4)})"
    )
    network[1] = network[1] - middle / spread @ network[0]
    network[0] = network[0] / spread[:, None]
    Path(out).write_bytes(b"".join(layer.astype(np.float32).tobytes() for layer in network))


def read_network(name):
    numbers = np.fromfile(name, np.float32)
    ends = np.cumsum([np.prod(shape) for shape in SHAPES])
    assert len(numbers) == ends[-1], f"{name}: not a network of this shape"
    return [layer.reshape(shape) for layer, shape in zip(np.split(numbers, ends[:-1]), SHAPES)]


# --- source ----------------------------------------------------------------------------------------------------------

HEAD = """// Written by tests/strength/learning/run from games that the adviser played with itself.
#include "adviser/outlook.hpp"

namespace mistbank {
namespace {

constexpr Network learned = {
    // clang-format off
"""
FOOT = """    // clang-format on
};

}  // namespace

const Network& network_of_LEVELS_levels() { return learned; }

}  // namespace mistbank
"""


def braced(layer):
    if layer.ndim == 1:
        return "{" + ",".join(f"{number:.4f}".rstrip("0") + "F" for number in layer) + "}"
    return "{\n" + ",\n".join("    " + braced(row) for row in layer) + "\n    }"


def write_source(name, source, levels):
    layers = read_network(name)
    Path(source).write_text(HEAD + ",\n".join("    " + braced(layer) for layer in layers) + "\n" + FOOT.replace("LEVELS", levels))


def read_source(source, out):
    text = Path(source).read_text().split("clang-format off")[1].split("// clang-format on")[0]
    numbers = np.array(re.findall(r"-?\d+\.\d*(?=F)", text), np.float32)
    assert len(numbers) == sum(np.prod(shape) for shape in SHAPES), f"{source}: not a network of this shape"
    Path(out).write_bytes(numbers.tobytes())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write_source(*sys.argv[2:5])
    elif sys.argv[1:2] == ["--read"]:
        read_source(*sys.argv[2:4])
    elif len(sys.argv) > 3:
        fit(sys.argv[1], sys.argv[2], sys.argv[3:])
    else:
        sys.exit(__doc__)
