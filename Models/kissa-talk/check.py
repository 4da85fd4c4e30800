"""Holds the corpus to its form (CONVERSATIONS.md), and finds what stands in it too often.

    python check.py [--quiet]
Exits with 1 where something is of the wrong form, twice, or among the lines of the evaluation.
"""

import argparse
import collections
import re
import sys

import corpus
import judged

SIDES = "guest", "staff"
TAGS = set(
    "smalltalk followup told corrected turned feelings teasing day rules memory nonsense rude machine world emoji typing "
    "opinion story advice play goodbye".split())
# In words, in Japanese in characters.
REPLY_LENGTH_MAX = {"en": 60, "ja": 140}
# Conversations that share more of their lines' beginnings are one written twice.
SHARED_MAX = 0.5


def faults(conversation):
    """What is wrong with one conversation."""
    fields = conversation.fields
    for field in ("name", "side", "persona", "tags"):
        if not fields.get(field):
            yield f"no {field}"
    if fields.get("side") not in SIDES:
        yield f"side is {fields.get('side')!r}"
    unknown = {tag.strip() for tag in fields.get("tags", "").split(",")} - TAGS
    if unknown:
        yield f"unknown tags {sorted(unknown)}"
    if len(conversation.lines) % 2 == 0 or len(conversation.lines) < 5:
        yield f"{len(conversation.lines)} lines"
    if not all(conversation.lines):
        yield "an empty line"
    for reply in conversation.replies:
        length = len(reply.split()) if conversation.language == "en" else len(reply)
        if length > REPLY_LENGTH_MAX[conversation.language]:
            yield f"a reply of {length}: {reply[:40]}"
    for line in conversation.lines + list(fields.values()):
        if re.search(r"[{}]", corpus.MARK.sub("", line)):
            yield f"a broken mark: {line[:60]}"


def beginnings(conversation):
    return {line[:24].lower() for line in conversation.lines if len(line) > 12}


def twins(conversations):
    """Pairs that are nearly the same."""
    places = collections.defaultdict(list)
    for index, conversation in enumerate(conversations):
        for beginning in beginnings(conversation):
            places[beginning].append(index)
    shared = collections.Counter()
    for found in places.values():
        shared.update((a, b) for i, a in enumerate(found) for b in found[i + 1:])
    for (a, b), count in shared.items():
        if count > SHARED_MAX * min(len(beginnings(conversations[a])), len(beginnings(conversations[b]))):
            yield conversations[a].id, conversations[b].id


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quiet", action="store_true")
    arguments = parser.parse_args()
    wrong = 0
    for language in corpus.LANGUAGES:
        conversations = corpus.all_of(language)
        told = [f"{c.id}: {fault}" for c in conversations for fault in faults(c)]
        told += [f"{id}: stands twice" for id, n in collections.Counter(c.id for c in conversations).items() if n > 1]
        told += [f"{a} and {b} are nearly the same" for a, b in twins(conversations)]
        unseen = judged.player_lines(language)
        told += [
            f"{c.id}: {line!r} is a line of the evaluation" for c in conversations for line in c.lines[1::2]
            if len(line) > 20 and line.lower() in unseen]
        for line in told:
            print(line)
        wrong += len(told)
        if not arguments.quiet:
            replies = [reply for c in conversations for reply in c.replies]
            openings = collections.Counter(
                " ".join(r.split()[:2]) if language == "en" else r[:3] for r in map(lambda r: corpus.MARK.sub(r"\2", r), replies))
            print(f"{language}: {len(conversations)} conversations, {len(replies)} replies; commonest openings:",
                  ", ".join(f"{text} {count / len(replies):.1%}" for text, count in openings.most_common(8)))
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
