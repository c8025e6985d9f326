"""Compares two files of numbers, one on each line, that were measured in turn.
    compare-samples.py OURS OTHERS
Prints the ratio of the medians with its 95 % confidence interval, such as "1.02 (0.97 to 1.06)", from bootstrap samples (Efron 1979).
"slower" follows if the ratio is above 1.05 with this confidence, and "perhaps slower" if the interval leaves that open. Fewer than
five numbers have a ratio only.
"""

import random
import statistics
import sys

LIMIT = 1.05
RESAMPLES = 10_000


def numbers(path):
    with open(path) as file:
        return [float(line) for line in file]


def interval(ours, others):
    """The same numbers always have the same interval."""
    choice = random.Random(0)

    def median(values):
        return statistics.median(choice.choices(values, k=len(values)))

    ratios = sorted(median(ours) / median(others) for _ in range(RESAMPLES))
    return ratios[RESAMPLES // 40], ratios[-RESAMPLES // 40]


def main():
    ours, others = map(numbers, sys.argv[1:])
    ratio = statistics.median(ours) / statistics.median(others)
    if min(len(ours), len(others)) < 5:
        print(f"{ratio:.2f}")
        return
    low, high = interval(ours, others)
    verdict = ", slower" if low > LIMIT else ", perhaps slower" if high > LIMIT else ""
    print(f"{ratio:.2f} ({low:.2f} to {high:.2f}){verdict}")


main()
