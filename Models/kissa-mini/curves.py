"""Draws a checkpoint's loss curve, and writes it and the evaluation's table as CSV, for the model card.

    python curves.py [--checkpoint work/checkpoint.pt] [--table ../../.build/evaluation.json] [--out results]
"""

import argparse
import csv
import json
from pathlib import Path

HERE = Path(__file__).parent
WIDTH, HEIGHT, LEFT, TOP = 720, 300, 48, 16
INK, LINE, GRID = "#6b5b4e", "#b5651d", "#d9cfc4"


def smoothed(values, span=9):
    half = span // 2
    windows = (values[max(0, place - half) : place + half + 1] for place in range(len(values)))
    return [sum(window) / len(window) for window in windows]


def plot(curve):
    """The reply loss by millions of tokens, as SVG; readable on light and on dark ground."""
    tokens, losses = [point[0] / 1e6 for point in curve], smoothed([point[1] for point in curve])
    top = max(losses[3:])
    x = lambda value: LEFT + (WIDTH - LEFT - 16) * value / tokens[-1]
    y = lambda value: TOP + (HEIGHT - TOP - 40) * (1 - min(value, top) / top)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" fill="{INK}">']
    for value in range(int(top) + 1):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    for value in range(0, int(tokens[-1]) + 1, tick(tokens[-1])):
        parts.append(f'<text x="{x(value):.1f}" y="{HEIGHT - 22}" text-anchor="middle">{value}</text>')
    points = " ".join(f"{x(token):.1f},{y(loss):.1f}" for token, loss in zip(tokens, losses))
    parts.append(f'<polyline fill="none" stroke="{LINE}" stroke-width="1.5" points="{points}"/>')
    parts.append(f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 4}" text-anchor="middle">millions of tokens seen; loss of a reply\'s tokens, in nats</text></svg>')
    return "\n".join(parts) + "\n"


def tick(last, most=20):
    """A round distance at which at most so many labels stand up to `last`."""
    return next(round(step * 10**power) for power in range(9) for step in (1, 2, 5) if last / (step * 10**power) <= most)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", default=str(HERE / "work" / "checkpoint.pt"))
    parser.add_argument("--table", default=str(HERE / "../../.build/evaluation.json"))
    parser.add_argument("--out", default=str(HERE / "results"))
    arguments = parser.parse_args()
    import torch

    curve = torch.load(arguments.checkpoint, map_location="cpu", weights_only=True)["state"]["curve"]
    out = Path(arguments.out)
    out.mkdir(exist_ok=True)
    (out / "loss.svg").write_text(plot(curve), encoding="utf-8")
    write(out / "loss.csv", ["tokens", "reply loss", "aims right"], curve)
    table = json.loads(Path(arguments.table).read_text(encoding="utf-8"))
    write(out / "evaluation.csv", list(table[0]), [row.values() for row in table])


def write(path, head, rows):
    with open(path, "w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([head, *rows])


if __name__ == "__main__":
    main()
