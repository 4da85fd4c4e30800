"""Measures kissa-mini's answers in forms against what is true of fresh requests: written freely, without a grammar's help.
(figures.py asks for the forms that were written by hand.)

    python evaluate_forms.py [--model kissa-mini.gguf | work/checkpoint.pt] [--count 100] [--show 0]

The measures, each a share: valid (JSON of the right keys); lists (a verdict's matched and missed parts are exactly the true
ones); rating (it follows from the true ones); consistent (the rating follows from the verdict's own lists); name (the
customer has the name that was given or looked up); call (the tool is called with this month); distinct (guests' names).
"""

import argparse
import json
import random as random_module
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "corpus"))

from brewing import rating
from forms import MAKERS
from world import LANGUAGES

GUEST_KEYS = {"name", "coffeeOrder"}


def parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


def judged_verdict(answer, true):
    valid = isinstance(answer, dict) and set(answer) == set(true)
    if not valid:
        return {"valid": False, "lists": False, "rating": False, "consistent": False}
    lists = all(set(answer[key]) == set(true[key]) for key in ("matched", "missed"))
    consistent = answer["rating"] == rating(answer["matched"], answer["missed"])
    return {"valid": True, "lists": lists, "rating": answer["rating"] == true["rating"], "consistent": consistent}


def judged_customer(answer, true):
    valid = isinstance(answer, dict) and set(answer) == set(true)
    return {"valid": valid, "name": valid and answer["displayName"] == true["displayName"]}


def judged_call(text, true):
    return {"call": re.sub(r"\s", "", text) == re.sub(r"\s", "", true)}


def measures(complete, count, show):
    """`complete(turns)` gives the text of the next message."""
    random = random_module.Random("forms/evaluation")
    results, names = {}, []

    def record(kind, language, values):
        for measure, value in values.items():
            results.setdefault((kind, language, measure), []).append(bool(value))

    for kind in MAKERS:
        for language in LANGUAGES:
            for number in range(count):
                made = MAKERS[kind](random, language)
                for place, (role, text) in enumerate(made):
                    if role != "assistant":
                        continue
                    said = complete(made[:place])
                    if number < show:
                        print(f"{kind} {language}\n  asked: {made[place - 1][1].splitlines()[0]}\n  said: {said}\n  true: {text}\n")
                    answer, true = parsed(said), parsed(text)
                    if text.startswith("<tool_call>"):
                        record(kind, language, judged_call(said, text))
                    elif true is None:
                        continue
                    elif kind == "verdict":
                        record(kind, language, judged_verdict(answer, true))
                    elif kind == "guest":
                        valid = isinstance(answer, dict) and GUEST_KEYS <= set(answer)
                        record(kind, language, {"valid": valid})
                        names.append(answer["name"] if valid else None)
                    else:
                        record(kind, language, judged_customer(answer, true))
    table = [{"form": kind, "language": language, "measure": measure, "share": sum(values) / len(values), "of": len(values)}
             for (kind, language, measure), values in results.items()]
    table.append({"form": "guest", "language": "both", "measure": "distinct", "share": len(set(names)) / len(names), "of": len(names)})
    return table


def completer(path, temperature, seed):
    import torch

    import export
    import tokenizer as tokens_module
    from model import generate, load

    torch.set_num_threads(1)
    is_file = str(path).endswith(".gguf")
    model = export.read(path) if is_file else load(path)[0]
    encoder = tokens_module.Encoder(export.read_tokenizer(path) if is_file else tokens_module.load())
    generator = torch.Generator().manual_seed(seed)

    def complete(turns):
        ids = generate(model, encoder.prompt(turns), {encoder.end}, limit=320, temperature=temperature, generator=generator)
        return encoder.tokenizer.decode(ids).strip()

    return complete


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", default=str(HERE / "kissa-mini.gguf"))
    parser.add_argument("--count", type=int, default=100, help="requests of each form and language")
    parser.add_argument("--temperature", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="print so many of each")
    parser.add_argument("--out", help="write the table as JSON")
    arguments = parser.parse_args()
    complete = completer(arguments.model, arguments.temperature, arguments.seed)
    table = measures(complete, arguments.count, arguments.show)
    for line in table:
        print(f"{line['form']:10}{line['language']:6}{line['measure']:12}{line['share']:6.1%} of {line['of']}")
    if arguments.out:
        Path(arguments.out).write_text(json.dumps(table, indent=1))


if __name__ == "__main__":
    main()
