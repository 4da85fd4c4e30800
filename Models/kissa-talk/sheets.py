"""Blind sheets for raters (evaluation/judged/RUBRIC.md), and what their ratings say.

    python sheets.py make work/sheets --set work --models mini=work/mini.json talk=work/talk.json
    python sheets.py read work/sheets ratings-1.txt ratings-2.txt [--out results/judged.json]
`make` writes a sheet a language, whose conversations are shuffled across models and named by numbers, and `key.json`, which
no rater sees. A rating is a line `number: point sense told persona language says`, each y, n or - (no right answer).
"""

import argparse
import collections
import json
import pathlib
import random

import corpus
import judged

MARKS = "point", "sense", "told", "persona", "language", "says"


def make(arguments):
    rng, key = random.Random(arguments.seed), {}
    models = dict(model.split("=", 1) for model in arguments.models)
    replies = {name: json.loads(pathlib.Path(path).read_text(encoding="utf-8")) for name, path in models.items()}
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for language in corpus.LANGUAGES:
        talks = [(asked, name) for asked in judged.read(arguments.set, language) for name in models if asked.id in replies[name]]
        rng.shuffle(talks)
        sheet = [block(asked, replies[name][asked.id], name, key) for asked, name in talks]
        if sheet:
            (arguments.folder / f"sheet.{language}.txt").write_text("\n\n".join(sheet) + "\n", encoding="utf-8")
    (arguments.folder / "key.json").write_text(json.dumps(key, ensure_ascii=False, indent=0), encoding="utf-8")


def block(asked, replies, name, key):
    """One conversation as a rater reads it; its replies' numbers go into the key."""
    lines = [f"{field}: {value}" for field, value in asked.fields.items()] + [f"    {asked.greeting}"]
    for (kind, right, line), reply in zip(asked.lines, replies):
        number = str(len(key) + 1)
        key[number] = {"model": name, "language": asked.language, "kind": kind, "told": right is not None}
        lines += [f"> {line}" + (f"   [right: {right}]" if right else ""), f"{number}. {reply}"]
    return "\n".join(lines)


def ratings(path):
    """{number: {mark: True, False or None}}"""
    found = {}
    for line in pathlib.Path(path).read_text(encoding="utf-8").split("\n"):
        number, colon, marks = line.partition(":")
        if colon and number.strip().isdigit() and len(marks.split()) == len(MARKS):
            found[number.strip()] = {
                mark: None if value == "-" else value.lower() == "y" for mark, value in zip(MARKS, marks.split())}
    return found


def kappa(pairs):
    """Cohen's: how far two raters agree beyond chance; None where there is nothing to disagree about."""
    count = len(pairs)
    same = sum(a == b for a, b in pairs) / count
    a, b = sum(x for x, _ in pairs) / count, sum(y for _, y in pairs) / count
    chance = a * b + (1 - a) * (1 - b)
    return None if chance == 1 else {
        "kappa": round((same - chance) / (1 - chance), 3), "n": count, "same": round(same, 3), "a": round(a, 3), "b": round(b, 3)}


def share(values):
    return {"share": round(sum(values) / len(values), 3), "n": len(values)} if values else None


def read(arguments):
    key = json.loads((arguments.folder / "key.json").read_text(encoding="utf-8"))
    first, second = map(ratings, arguments.ratings)
    missing = [number for number in key if number not in first or number not in second]
    told = collections.defaultdict(lambda: collections.defaultdict(list))
    pairs = collections.defaultdict(list)
    for number, entry in key.items():
        if number in missing:
            continue
        every = []
        for mark in MARKS:
            a, b = first[number][mark], second[number][mark]
            if a is None or b is None:
                continue
            pairs[entry["language"], mark].append((a, b))
            told[entry["model"], entry["language"]][mark].append(a and b)
            told[entry["model"], entry["language"]][f"{mark} of {entry['kind']}"].append(a and b)
            every.append(a and b)
        told[entry["model"], entry["language"]]["every"].append(all(every))
    result = {
        "missing": len(missing),
        "agreement": {f"{language} {mark}": kappa(values) for (language, mark), values in pairs.items()},
        "models": {f"{model} {language}": {mark: share(values) for mark, values in marks.items()}
                   for (model, language), marks in told.items()}}
    text = json.dumps(result, ensure_ascii=False, indent=1)
    if arguments.out:
        arguments.out.write_text(text + "\n", encoding="utf-8")
    for name, marks in sorted(result["models"].items()):
        print(name, ", ".join(f"{mark} {100 * marks[mark]['share']:.0f}%" for mark in (*MARKS, "every") if marks.get(mark)))
    for name, value in sorted(result["agreement"].items()):
        print(name, value)
    if missing:
        print(len(missing), "replies were not rated by both")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    making = verbs.add_parser("make")
    making.add_argument("folder", type=pathlib.Path)
    making.add_argument("--set", choices=judged.SETS, default="work")
    making.add_argument("--models", nargs="+", required=True, metavar="NAME=FILE")
    making.add_argument("--seed", type=int, default=1)
    making.set_defaults(run=make)
    reading = verbs.add_parser("read")
    reading.add_argument("folder", type=pathlib.Path)
    reading.add_argument("ratings", nargs=2)
    reading.add_argument("--out", type=pathlib.Path)
    reading.set_defaults(run=read)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
