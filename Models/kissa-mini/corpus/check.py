"""Checks a file of topics: every pattern parses, expands, and is short enough; prints counts and samples.

    python check.py english/company.txt [--samples 3]        or said/english.txt, plain/english.txt
"""

import argparse
import random as random_module
from pathlib import Path

from conversations import Conversation
from grammar import MORE, PLAIN, expand, read_topic_file

LONGEST = {"en": {"player": 160, "replies": 120, "plainest": 60, "plain": 60, "openers": 70, "closers": 90}, "ja": {"player": 70, "replies": 60, "plainest": 30, "plain": 26, "openers": 30, "closers": 45}}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--samples", type=int, default=2)
    arguments = parser.parse_args()
    path = Path(arguments.file).resolve()
    language = {"english": "en", "japanese": "ja"}[path.stem if path.parent.name in (*MORE, PLAIN) else path.parent.name]
    random = random_module.Random(1)
    for topic in read_topic_file(path).values():
        parts = {"player": topic.player, "replies": [pattern for _, pattern, _ in topic.replies], "plainest": topic.plainest, "plain": topic.plain, "openers": topic.openers, "closers": topic.closers}
        print(f"## {topic.name}  " + "  ".join(f"{name} {len(patterns)}" for name, patterns in parts.items()))
        for name, patterns in parts.items():
            for pattern in patterns:
                texts = [text for _ in range(8) if (text := expansion(pattern, name, language, random))]
                if not texts:
                    print(f"   never expands ({name}): {pattern}")
                if texts and max(map(len, texts)) > LONGEST[language][name]:
                    print(f"   long ({name}): {max(texts, key=len)}")
            for _ in range(arguments.samples if patterns else 0):
                print(f"   {name}: {expansion(random.choice(patterns), name, language, random)}")


def expansion(pattern, name, language, random):
    made = Conversation(random, language)
    made.open()
    made.language, made.turn = language, {}
    made.you = "Mina" if language == "en" else "ミナ"
    made.your_drink = made.persona.drink
    return expand(pattern, made.mention if name == "player" else lambda slot: made.slot(slot, language) or made.mention(slot), random)


if __name__ == "__main__":
    main()
