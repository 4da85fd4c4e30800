"""How near the hand-written lines come to what the generator makes: the share of lines that have a run of words
(English: four; Japanese: eight characters) in common with any of 200,000 generated player's lines, and those runs.

    python evaluation/overlap.py
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from evaluate import corpus_lines, items


def runs(text, language):
    if language == "ja":
        plain = re.sub(r"[^\w]", "", text)
        return {plain[at : at + 8] for at in range(len(plain) - 7)}
    words = re.findall(r"[\w']+", text.lower())
    return {" ".join(words[at : at + 4]) for at in range(len(words) - 3)}


def main():
    _, player = corpus_lines()
    for language in ("en", "ja"):
        known = set().union(*(runs(text, language) for text in player))
        chosen = [item["line"] for item in items() if item["language"] == language]
        shared = {line: sorted(runs(line, language) & known) for line in chosen}
        touched = {line: found for line, found in shared.items() if found}
        print(language, f"{len(touched)} of {len(chosen)} lines share a run with the corpus")
        for line, found in touched.items():
            print("  ", line, found)


if __name__ == "__main__":
    main()
