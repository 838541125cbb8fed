"""Compares the adviser's predicted chances of winning with the results of the games.

    calibration.py FILE...

FILE contains lines from mistbank_strength --foreseen: preset, players, game, turn, foreseen, won. The script prints a table
with a row for each preset and number of players. A row has the number of games, the number of positions, the mean squared error
of the predictions, and the error of always predicting the mean. For the predictions below 20 %, from 20 to 40 % and so on, the
row has their mean, the share of wins, and the number of positions.
"""

import sys
from pathlib import Path

FIFTHS = 5


def mean(values):
    return sum(values) / len(values)


def read(files):
    """Returns a list of (game, foreseen, won) for each preset and number of players, with an entry for each position."""
    rows = {}
    for file in files:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            preset, players, game, _, foreseen, won = line.split("\t")
            rows.setdefault((preset, int(players)), []).append((int(game), float(foreseen), float(won)))
    return rows


def error(pairs):
    """Returns the Brier score: the mean of the squared differences between predictions and results."""
    return mean([(foreseen - won) ** 2 for foreseen, won in pairs])


def fifth_of(foreseen):
    return min(int(foreseen * FIFTHS), FIFTHS - 1)


def cell(pairs):
    if not pairs:
        return "–"
    return f"{100 * mean([value for value, _ in pairs]):.0f} → {100 * mean([value for _, value in pairs]):.0f} ({len(pairs)})"


def row(name, players, positions):
    pairs = [(foreseen, won) for _, foreseen, won in positions]
    usual = mean([won for _, won in pairs])
    fifths = [[pair for pair in pairs if fifth_of(pair[0]) == number] for number in range(FIFTHS)]
    games = len({game for game, _, _ in positions})
    columns = [name, str(players), str(games), str(len(pairs)), f"{error(pairs):.3f}"]
    columns += [f"{error([(usual, won) for _, won in pairs]):.3f}"] + [cell(fifth) for fifth in fifths]
    return f"| {' | '.join(columns)} |"


def table(rows):
    yield "Advisers with 20 simulations play each other. Before each tile the player predicts the chance to win (`winning` of the"
    yield "chosen action). Each fifth of the predictions has, in percent, the mean prediction → the share of wins (positions). The"
    yield "error is the mean squared error (Brier); the next column is the error of always predicting the mean. Positions of one"
    yield "game are alike: a fifth with few games proves nothing."
    yield ""
    bounds = [f"{100 * number // FIFTHS} to {100 * (number + 1) // FIFTHS} %" for number in range(FIFTHS)]
    yield f"| game | players | games | positions | error | error of the mean | {' | '.join(bounds)} |"
    yield "|---|--:|--:|--:|--:|--:|" + "--:|" * FIFTHS
    for (name, players), positions in rows.items():
        yield row(name, players, positions)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print("\n".join(table(read(sys.argv[1:]))))
