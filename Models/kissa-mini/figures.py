"""Puts every hand-written item of evaluation/ to a model: a table of task, language and measure with 95% intervals.

    python figures.py [--model kissa-mini.gguf | work/checkpoint.pt] [--out ../../.build/evaluation.json] [--replies FILE]

Talk is answered greedily, forms at the model's own temperature. An interval is Wilson's.
"""

import argparse
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "evaluation"))

from items import TALK, items

GUESTS = 100
ALL_TALK = "all talk"


def interval(right, count, z=1.96):
    """Wilson's interval of a share."""
    share, square = right / count, z * z / count
    middle, half = share + square / 2, z * ((share * (1 - share) + square / 4) / count) ** 0.5
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def completer(path, seed, temperature):
    """Gives an answer to turns, by PyTorch with the file's own, quantised weights."""
    import torch

    import export
    import tokenizer as tokens_module
    from model import generate, load

    torch.set_num_threads(1)
    is_file = str(path).endswith(".gguf")
    model = export.read(path) if is_file else load(path)[0]
    encoder = tokens_module.Encoder(export.read_tokenizer(path) if is_file else tokens_module.load())
    generator = torch.Generator().manual_seed(seed)

    def complete(turns, is_talk):
        warmth, limit = (0.0, 96) if is_talk else (temperature, 320)
        ids = generate(model, encoder.prompt(turns), {encoder.end}, limit, warmth, generator)
        return encoder.tokenizer.decode(ids).strip()

    return complete


def measured(complete, share=1.0, tasks=None, verbose=False):
    """The table's rows and all replies. `share`: only so many of the items, spread evenly."""
    results, replies = {}, []
    chosen = [item for item in items() if not tasks or item.task in tasks]
    chosen = [item for number, item in enumerate(chosen) if int(number * share) != int((number + 1) * share)]
    for item in chosen:
        reply = complete(item.turns, item.task in TALK)
        verdict = item.judge(reply)
        replies.append({"task": item.task, "language": item.language, "topic": item.topic, "asked": item.turns[-1][1], "reply": reply, "judged": verdict})
        for task, measure, right in [(item.task, *pair) for pair in verdict.items()] + of_all_talk(item, verdict):
            for language in (item.language, "both"):
                results.setdefault((task, language, measure), []).append(bool(right))
        if verbose:
            print("·" if all(verdict.values()) else "x", item.task, item.language, item.turns[-1][1].splitlines()[0][:90], "->", reply, flush=True)
    table = [row(key, values) for key, values in results.items()]
    tasks, languages = [*dict.fromkeys(item.task for item in chosen), ALL_TALK], ("en", "ja", "both")
    table.sort(key=lambda row: (tasks.index(row["task"]), row["measure"], languages.index(row["language"])))
    return table, replies


def of_all_talk(item, verdict):
    """What an item of talk counts for beside its own task: whether the reply says what was asked for, and keeps the persona."""
    if item.task not in TALK:
        return []
    return [(ALL_TALK, "relevant", verdict.get("on topic", verdict.get("persona"))), (ALL_TALK, "persona kept", verdict["kept"])]


def row(key, values):
    task, language, measure = key
    low, high = interval(sum(values), len(values))
    share = sum(values) / len(values)
    return {"task": task, "language": language, "measure": measure, "of": len(values), "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def distinct_names(complete, count):
    """How many of so many guests' names differ, asked as the game asks."""
    asked = [item for item in items() if item.task == "guest"]
    games_own = [next(item for item in asked if item.language == language) for language in ("en", "ja")]
    names = set()
    for number in range(count):
        try:
            names.add(json.loads(complete(games_own[number % 2].turns, False))["name"])
        except (ValueError, KeyError, TypeError):
            continue
    return {"task": "guest", "language": "both", "measure": f"distinct names of {count}", "of": count, "share": len(names) / count, "low": None, "high": None}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", default=str(HERE / "kissa-mini.gguf"))
    parser.add_argument("--temperature", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="only this share of the items")
    parser.add_argument("--tasks", nargs="*", help="only these")
    parser.add_argument("--guests", type=int, default=GUESTS, help="guests whose names are compared")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--out")
    parser.add_argument("--replies", help="write every reply as a line of JSON")
    arguments = parser.parse_args()
    complete = completer(arguments.model, arguments.seed, arguments.temperature)
    table, replies = measured(complete, arguments.share, arguments.tasks, arguments.verbose)
    if arguments.guests:
        table.append(distinct_names(complete, arguments.guests))
    for row in table:
        between = "" if row["low"] is None else f"  {row['low']:4.0%} to {row['high']:4.0%}"
        print(f"{row['task']:14} {row['language']:5} {row['measure']:22} {row['share']:6.1%} of {row['of']:<4}{between}")
    if arguments.out:
        Path(arguments.out).parent.mkdir(parents=True, exist_ok=True)
        Path(arguments.out).write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    if arguments.replies:
        Path(arguments.replies).write_text("".join(json.dumps(reply, ensure_ascii=False) + "\n" for reply in replies), encoding="utf-8")


if __name__ == "__main__":
    main()
