"""Draws how thinking time affects strength: the share of games that the adviser wins against itself with a quarter of the
time, for several thinking times.

    curve.py PICTURE FILE...

FILE contains the games of a match "adviser Tms" against "adviser T/4ms", written by mistbank_strength --into. The script writes
the picture as SVG, and prints a table on standard output.
"""

import math
import re
import sys
from pathlib import Path

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 620, 24, 300
LEAST, MOST = 0.4, 0.9  # range of the picture's vertical axis, unless an interval exceeds it
STYLE = """
text { font: 13px sans-serif; fill: #777 }
.grid { stroke: #888; opacity: 0.3 }
.even { stroke: #888; stroke-dasharray: 4 4 }
.interval { stroke: #3d8fbd; stroke-width: 2; fill: none }
.curve { stroke: #3d8fbd; stroke-width: 2.5; fill: none; opacity: 0.5 }
.point { fill: #3d8fbd }
"""


def interval(share, games):
    """Returns the 95 % Wilson interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def read(file):
    """Returns the stronger player's time in milliseconds, the number of games, and the share of wins. Counts repeated games
    once."""
    games, time = {}, None
    for line in Path(file).read_text(encoding="utf-8").splitlines():
        _, one, _, _, number, won, *_ = line.split("\t")
        time = float(re.search(r"([\d.]+)ms", one)[1])
        games[int(number)] = float(won)
    return time, len(games), sum(games.values()) / len(games)


def named(time):
    return f"{time / 1000:g} s" if time >= 1000 else f"{time:g} ms"


def table(points):
    yield "Base game, two players: the share that the adviser wins against itself at a quarter of the time, by the time that"
    yield "it has for a decision."
    yield ""
    yield "![Won against itself at a quarter of the time, by the time for a decision](curve.svg)"
    yield ""
    yield "| a decision | against | games | won |"
    yield "|--:|--:|--:|--:|"
    for time, games, share in points:
        low, high = interval(share, games)
        yield (
            f"| {named(time)} | {named(time / 4)} | {games} | "
            f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f}) |"
        )


def picture(points):
    intervals = [interval(share, games) for _, games, share in points]
    least = min([LEAST] + [math.floor(10 * low) / 10 for low, _ in intervals])
    most = max([MOST] + [math.ceil(10 * high) / 10 for _, high in intervals])
    first, last = math.log(points[0][0] / 1.4), math.log(points[-1][0] * 1.4)

    def across(time):
        return LEFT + (RIGHT - LEFT) * (math.log(time) - first) / (last - first)

    def down(share):
        return BOTTOM - (BOTTOM - TOP) * (share - least) / (most - least)

    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'role="img" aria-label="Won against itself at a quarter of the time, by the time for a decision">'
    )
    yield f"<style>{STYLE}</style>"
    for tenth in range(round(10 * least), round(10 * most) + 1):
        y, kind = down(tenth / 10), "even" if tenth == 5 else "grid"
        yield f'<line class="{kind}" x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth} %</text>'
    at = [f"{across(time):.1f},{down(share):.1f}" for time, _, share in points]
    yield f'<polyline class="curve" points="{" ".join(at)}"/>'
    for (time, games, share), (low, high) in zip(points, intervals):
        x = across(time)
        yield (
            f'<path class="interval" d="M{x:.1f} {down(low):.1f}V{down(high):.1f}M{x - 5:.1f} {down(low):.1f}h10'
            f'M{x - 5:.1f} {down(high):.1f}h10"><title>{named(time)}: {100 * share:.0f} % of {games} games, '
            f"{100 * low:.0f} to {100 * high:.0f}</title></path>"
        )
        yield f'<circle class="point" cx="{x:.1f}" cy="{down(share):.1f}" r="4"/>'
        yield f'<text x="{x:.1f}" y="{BOTTOM + 20}" text-anchor="middle">{named(time)}</text>'
    middle = (LEFT + RIGHT) / 2
    yield f'<text x="{middle:.0f}" y="{BOTTOM + 46}" text-anchor="middle">time of the processor for a decision</text>'
    yield "</svg>"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    points = sorted(read(file) for file in sys.argv[2:])
    Path(sys.argv[1]).write_text("\n".join(picture(points)) + "\n", encoding="utf-8")
    print("\n".join(table(points)))


if __name__ == "__main__":
    main()
