"""Confidence intervals for the share of games won, and for the difference of two shares."""

from __future__ import annotations

NORMAL = 1.959963984540054  # number of standard deviations on each side of the mean that enclose 95 % of a normal distribution


def wilson(won: int, games: int, z: float = NORMAL) -> tuple[float, float]:
    """Returns the 95 % confidence interval of a share (Wilson 1927). The interval is also valid for small numbers of
    games."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return (low if won > 0 else 0.0), (high if won < games else 1.0)  # exact bounds, without rounding errors


def difference(won: int, games: int, other_won: int, other_games: int) -> tuple[float, float, float]:
    """Returns the difference of two shares, first minus second, and its 95 % confidence interval. The interval is
    computed from the two Wilson intervals (Newcombe 1998, method 10)."""
    low, high = wilson(won, games)
    other_low, other_high = wilson(other_won, other_games)
    if games == 0 or other_games == 0:
        return 0.0, low - other_high, high - other_low
    share, other_share = won / games, other_won / other_games
    apart = share - other_share
    below = ((share - low) ** 2 + (other_high - other_share) ** 2) ** 0.5
    above = ((high - share) ** 2 + (other_share - other_low) ** 2) ** 0.5
    return apart, apart - below, apart + above
