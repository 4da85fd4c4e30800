"""The lines that replies are judged on (evaluation/judged): conversations whose player's lines are fixed beforehand."""

import dataclasses
import pathlib
import re

HERE = pathlib.Path(__file__).parent
SETS = "work", "card", "spare"


@dataclasses.dataclass
class Asked:
    """A conversation that a model is led through."""

    id: str
    fields: dict
    greeting: str
    # [(kind, right answer or None, line)]
    lines: list

    @property
    def language(self):
        return self.id.split("-")[1]


def read(name, language):
    """The conversations of a set."""
    found = []
    path = HERE / "evaluation" / "judged" / f"{name}.{language}.txt"
    for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
        asked = None
        for line in block.split("\n"):
            if line.startswith("@ "):
                asked = Asked(line[2:].strip(), {}, "", [])
            elif line.startswith("C:"):
                asked.greeting = line[2:].strip()
            elif match := re.fullmatch(r"P\[(\w+)(?:=([^\]]*))?\]: ?(.*)", line):
                asked.lines.append((match[1], match[2], match[3].strip()))
            else:
                key, _, value = line.partition(":")
                asked.fields[key] = f"{asked.fields[key]}\n{value.strip()}" if key in asked.fields else value.strip()
        found.append(asked)
    return found


def player_lines(language):
    """All lines of all sets, in lower case."""
    return {line.lower() for name in SETS for asked in read(name, language) for _, _, line in asked.lines}
