"""Prints conversations with the model as they come, for the model card: seed by seed, at the model's own temperature.

    python samples.py [--model kissa-mini.gguf] [--count 40] [--first-seed 1]

The player's lines are taken in turn from evaluation/talk.txt, three a conversation; nothing is chosen or mended.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "evaluation"))

from figures import completer
from items import character, rows

LINES = 3


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", default=str(HERE / "kissa-mini.gguf"))
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--temperature", type=float, default=0.4)
    arguments = parser.parse_args()
    said = {language: [row for row in rows("talk.txt", 5) if row[0] == language] for language in ("en", "ja")}
    for number in range(arguments.count):
        language, seed = ("en", "ja")[number % 2], arguments.first_seed + number
        complete = completer(arguments.model, seed, arguments.temperature)
        # Every thirteenth line, so that three in a row speak of different things.
        chosen = [said[language][(number * LINES + place) * 13 % len(said[language])] for place in range(LINES)]
        persona = chosen[0][1]
        turns = [("system", character(language, persona))]
        print(f"\n**Seed {seed}, {persona}**\n")
        for _, _, _, line, _ in chosen:
            turns.append(("user", line))
            turns.append(("assistant", complete(turns, False)))
            print(f"- {line}  \n  *{turns[-1][1]}*")


if __name__ == "__main__":
    main()
