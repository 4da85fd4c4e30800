"""Reads the grammar files and expands their patterns.

A pattern is text with alternatives in round brackets, `(a|b|)`, nested at will, and slots in braces, `{drink}`. An
alternative whose slot has no value is not eligible; a pattern without an eligible expansion expands to None.

A file of topics has blocks that open with `## topic key=value…` and hold lines
  `<`   what the player may say;            `>`    a reply's core (`S>` only by staff, `G>` only by guests);
  `o>`  a reaction that may stand before;   `c>`   a remark that may follow, whichever core it is;
  `p>`  a plain sentence to begin with: what anybody would say at once (in `plain/`); `P>` what most would;
  `why>` a reply to "why?" after it;        `nil>` a core for when the facts asked for are not known.
"""

import re
from pathlib import Path

HERE = Path(__file__).parent
# What else players say, and how many times as often a pattern there is drawn as a topic's own: those of `said/` and
# `vocabulary/` have many more expansions.
MORE = {"said": 5, "phrases": 4, "vocabulary": 20}
# With what replies begin plainly.
PLAIN = "plain"


def capitalised(text):
    return text[:1].upper() + text[1:]


def parse(text):
    """A sequence of literals, ("slot", name) and ("choice", [sequence…])."""
    sequence, rest = _sequence(text, 0, False)
    if rest != len(text):
        raise ValueError(f"unbalanced bracket in {text!r}")
    return sequence


def _sequence(text, at, inner):
    items = []
    while at < len(text):
        character = text[at]
        if character == "(":
            options = []
            at += 1
            while True:
                option, at = _sequence(text, at, True)
                options.append(option)
                if at >= len(text):
                    raise ValueError(f"unbalanced bracket in {text!r}")
                at += 1
                if text[at - 1] == ")":
                    break
            items.append(("choice", options))
        elif character in "|)" and inner:
            break
        elif character == ")":
            raise ValueError(f"unbalanced bracket in {text!r}")
        elif character == "{":
            end = text.index("}", at)
            items.append(("slot", text[at + 1 : end]))
            at = end + 1
        else:
            match = re.compile(r"[^({|)]+" if inner else r"[^({)]+").match(text, at)
            items.append(match.group())
            at = match.end()
    return items, at


def slots(sequence):
    found = set()
    for item in sequence:
        if isinstance(item, tuple):
            found |= {item[1]} if item[0] == "slot" else set().union(*map(slots, item[1]))
    return found


def expand(sequence, values, random):
    """The text of one random expansion, or None. `values(name)` gives a slot's text or None."""
    parts = []
    for item in sequence:
        if isinstance(item, str):
            parts.append(item)
        elif item[0] == "slot":
            value = values(item[1])
            if value is None:
                return None
            parts.append(value)
        else:
            options = list(item[1])
            random.shuffle(options)
            text = next((text for text in (expand(option, values, random) for option in options) if text is not None), None)
            if text is None:
                return None
            parts.append(text)
    return "".join(parts)


class Topic:
    """What can be said about one thing, and what is answered."""

    def __init__(self, name, attributes):
        self.name = name
        self.tone = attributes.get("tone", "warm")
        self.ask = attributes["ask"].split(",") if "ask" in attributes else []
        self.facts = set(attributes["facts"].split(",")) if "facts" in attributes else set()
        self.weight = float(attributes.get("weight", 1))
        self.player, self.replies, self.plainest, self.plain, self.openers, self.closers, self.why, self.nil = [], [], [], [], [], [], [], []


def read_topics(language):
    """The topics of a language, from the files of its directory, in the order of their names, what else players say, and how replies begin."""
    topics = {}
    for path in sorted((HERE / language).glob("*.txt")):
        topics |= read_topic_file(path)
    for directory, times in MORE.items():
        for name, topic in read_topic_file(HERE / directory / f"{language}.txt").items():
            topics[name].player += topic.player * times
            topics[name].replies += topic.replies
    for name, topic in read_topic_file(HERE / PLAIN / f"{language}.txt").items():
        topics[name].plain, topics[name].plainest = topic.plain, topic.plainest
    return topics


def read_topic_file(path):
    topics = {}
    topic = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("# "):
            continue
        try:
            if line.startswith("## "):
                title, *attributes = line[3:].split()
                if title in topics:
                    raise ValueError(f"topic {title} stands here twice")
                topic = topics[title] = Topic(title, dict(pair.split("=") for pair in attributes))
                continue
            mark, text = line.split(" ", 1)
            pattern = parse(text)
            if mark == "<":
                topic.player.append(pattern)
            elif mark in (">", "S>", "G>"):
                topic.replies.append((mark[:-1], pattern, slots(pattern)))
            elif mark in (lists := {"P>": topic.plainest, "p>": topic.plain, "o>": topic.openers, "c>": topic.closers, "why>": topic.why, "nil>": topic.nil}):
                lists[mark].append(pattern)
            else:
                raise ValueError(f"unknown mark {mark!r}")
        except ValueError as error:
            raise ValueError(f"{path.name}:{number}: {error}") from None
    return topics


class Question:
    """A question that a character asks, with its replies to yes and no, by language."""

    def __init__(self, following):
        self.following = following
        self.lines = {(language, mark): [] for language in ("en", "ja") for mark in "qyn"}


def read_questions(name="questions.txt"):
    questions = {}
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("? "):
            tag, following = line[2:].split(" next=")
            question = questions[tag] = Question(following.split(","))
        elif line[:3] in ("en ", "ja "):
            question.lines[line[:2], line[3]].append(parse(line[6:]))
    return questions


def read_colour(name="colour.txt"):
    colour = {}
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            lines = colour[tuple(line[1:-1].split())] = []
        elif line and not line.startswith("#"):
            lines.append(parse(line))
    return colour


def read_world(name="world.txt"):
    """The tables of world.txt: section -> list of tuples of cells."""
    tables = {}
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table = tables[line[1:-1]] = []
        elif line and not line.startswith("#"):
            table.append(tuple(cell.strip() for cell in line.split("|")))
    return tables
