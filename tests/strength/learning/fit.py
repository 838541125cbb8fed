"""Learns from positions how a team's game ends.

    fit.py OUT EPOCHS FILE...          learns from files of mistbank_positions; writes the network in bytes
    fit.py --read SOURCE OUT           the network of a learned.cpp in bytes
    fit.py --write NETWORK SOURCE      and the other way round

The network is a layer of rectified units between the signs and three logistic results (src/adviser/outlook.hpp); its
cross-entropy is made small by Adam. A tenth of the positions is only looked at, to tell how well it foresees what it
has not seen.
"""

import re
import sys
from pathlib import Path

import numpy as np

SIGNS, UNITS, RESULTS = 74, 32, 3
SHAPES = [(SIGNS, UNITS), (UNITS,), (UNITS, RESULTS), (RESULTS,)]
BATCH, RATE, DECAY = 512, 2e-3, 2e-5
POSITIONS_APART = 400  # positions in a row that are learned from, or looked at, together: those of a game are alike


def foresee(network, signs):
    at = signs @ network[0] + network[1]
    units = np.maximum(at, 0)
    return at, units, 1 / (1 + np.exp(-np.clip(units @ network[2] + network[3], -30, 30)))


def surprise(results, foreseen):
    return -(results * np.log(foreseen + 1e-7) + (1 - results) * np.log(1 - foreseen + 1e-7)).mean(0)


def gradient(network, signs, results):
    at, units, foreseen = foresee(network, signs)
    error = (foreseen - results) / len(signs)
    of_units = (error @ network[2].T) * (at > 0)
    return [
        signs.T @ of_units + DECAY * network[0],
        of_units.sum(0),
        units.T @ error + DECAY * network[2],
        error.sum(0),
    ]


def learn(signs, results, epochs):
    chance = np.random.default_rng(1)
    network = [chance.normal(0, 1 / np.sqrt(shape[0]), shape) if len(shape) > 1 else np.zeros(shape) for shape in SHAPES]
    network = [layer.astype(np.float32) for layer in network]
    means = [np.zeros_like(layer) for layer in network]
    squares = [np.zeros_like(layer) for layer in network]
    step = 0
    for epoch in range(epochs):
        rate = RATE / 2 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = chance.permutation(len(signs))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for i, slope in enumerate(gradient(network, signs[batch], results[batch])):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                scale = np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8
                network[i] -= rate * (means[i] / (1 - 0.9**step)) / scale
    return network


def fit(out, epochs, files):
    rows = np.concatenate([np.fromfile(name, np.float32).reshape(-1, SIGNS + RESULTS) for name in files])
    signs, results = rows[:, :SIGNS], rows[:, SIGNS:]
    middle, spread = signs.mean(0), signs.std(0) + 0.05
    signs = (signs - middle) / spread
    apart = max(1, min(POSITIONS_APART, len(rows) // 20))
    looked_at = (np.arange(len(rows)) // apart) % 10 == 0
    network = learn(signs[~looked_at], results[~looked_at], epochs)
    foreseen = foresee(network, signs[looked_at])[2]
    blindly = np.broadcast_to(results[~looked_at].mean(0), foreseen.shape)
    print(
        f"{len(rows)} positions: surprise {surprise(results[looked_at], foreseen).round(4)}"
        f" (of who foresees the mean: {surprise(results[looked_at], blindly).round(4)})"
    )
    network[1] = network[1] - middle / spread @ network[0]
    network[0] = network[0] / spread[:, None]
    Path(out).write_bytes(b"".join(layer.astype(np.float32).tobytes() for layer in network))


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

const Network& network_of_teams() { return learned; }

}  // namespace mistbank
"""


def braced(layer):
    if layer.ndim == 1:
        return "{" + ",".join(f"{number:.4f}".rstrip("0") + "F" for number in layer) + "}"
    return "{\n" + ",\n".join("    " + braced(row) for row in layer) + "\n    }"


def write_source(name, source):
    numbers = np.fromfile(name, np.float32)
    layers = []
    for shape in SHAPES:
        layers.append(numbers[: np.prod(shape)].reshape(shape))
        numbers = numbers[np.prod(shape) :]
    Path(source).write_text(HEAD + ",\n".join("    " + braced(layer) for layer in layers) + "\n" + FOOT)


def read_source(source, out):
    text = Path(source).read_text().split("clang-format off")[1].split("// clang-format on")[0]
    numbers = np.array(re.findall(r"-?\d+\.\d*(?=F)", text), np.float32)
    assert len(numbers) == sum(np.prod(shape) for shape in SHAPES), f"{source}: not a network of this shape"
    Path(out).write_bytes(numbers.tobytes())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write_source(*sys.argv[2:4])
    elif sys.argv[1:2] == ["--read"]:
        read_source(*sys.argv[2:4])
    elif len(sys.argv) > 3:
        fit(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
    else:
        sys.exit(__doc__)
