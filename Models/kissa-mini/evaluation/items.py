"""The hand-written items of this directory: what is put to the model, and what must be true of its answer.

Every item has a task, a language, the turns before the answer, and `judge`, which gives each measure of an answer as true
or false. `right language`, `on topic`, `persona` and `kept` (nothing said of oneself is at odds with the instructions) are said
of talk; the others of forms.
"""

import json
import random as random_module
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "corpus"))

from brewing import PARTS, rating, title
from forms import (
    CALENDAR_DESCRIPTION, CONTACTS_DESCRIPTION, CUSTOMER_ASKING, CUSTOMER_SCHEMA, DATE, GUEST_SCHEMAS, MONTH, call, comparison, date_of,
    signature, verdict_request)
from instructions import INSTRUCTIONS
from kept import broken, facts_of_personas

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
PERSONAS = json.loads((HERE / "personas.json").read_text(encoding="utf-8"))
FACTS = facts_of_personas()
SYSTEMS = {
    "en": "A conversation between a player and a helpful assistant. This is a fantasy role-playing game in Dream Coffee, a beloved coffee shop in the dream realm. Your role is to use your imagination and to make up fun characters of the game.",
    "ja": "プレイヤーと親切なアシスタントの会話です。これは、夢の世界で愛されているコーヒーショップ「ドリームコーヒー」を舞台にしたファンタジーゲームです。あなたの役割は、想像力を使って楽しい登場人物を生み出すことです。日本語で答えてください。",
}
TALK = ("first hundred", "talk", "persona", "memory", "deflection")
FORM = "\nAnswer with JSON:\n"
CUSTOMER_KEYS = ["displayName", "encounter", "level", "attributes", "resumeConversationLine", "firstLine"]


@dataclass
class Item:
    task: str
    language: str
    topic: str
    turns: list
    judge: Callable


def right_language(language, reply):
    """Japanese script in a Japanese reply, none in an English one; names in the other script are allowed."""
    japanese = len(JAPANESE.findall(reply))
    words = len(LATIN_WORD.findall(reply))
    return japanese > 3 * words and japanese > 0 if language == "ja" else words > 0 and japanese <= 4


def fits(pattern, reply):
    """Whether a reply has what every part of the pattern asks for, and nothing that a part with "!" forbids."""
    parts = [part.strip() for part in pattern.split(" & ")]
    return all(bool(re.search(part.lstrip("!"), reply, re.IGNORECASE)) != part.startswith("!") for part in parts)


def rows(name, fields):
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            # A pattern is the last field, and has bars of its own.
            yield [field.strip() for field in line.split(" | ", fields - 1)]


# MARK: Talk


def character(language, persona):
    name, text, line = PERSONAS[persona][language]
    return INSTRUCTIONS[language][0][0].replace("{me}", name).replace("{persona}", text).replace("{line}", line)


def judged_talk(task, language, persona, pattern):
    def judge(reply):
        spoken = right_language(language, reply)
        fitting = "persona" if task == "persona" else "on topic"
        return {"right language": spoken, fitting: spoken and fits(pattern, reply), "kept": not broken(language, FACTS[persona], reply)}
    return judge


def talk(task, name):
    for language, persona, topic, said, pattern in rows(name, 5):
        lines = said.split(" / ")
        turns = [("system", character(language, persona))]
        turns += [("assistant" if place % 2 else "user", line) for place, line in enumerate(lines)]
        yield Item(task, language, topic, turns, judged_talk(task, language, persona, pattern))


def lines():
    """The first hundred lines, which have been asked since the first edition."""
    for text in (HERE / "lines.jsonl").read_text(encoding="utf-8").splitlines():
        item = json.loads(text)
        language = item["language"]
        turns = [("system", character(language, item["persona"]))] + [tuple(pair) for pair in item.get("before", [])]
        pattern = " & ".join(item["any"])
        yield Item("first hundred", language, item["topic"], turns + [("user", item["line"])], judged_talk("talk", language, item["persona"], pattern))


# MARK: Forms


def parsed(text, keys):
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return value if isinstance(value, dict) and list(value) == keys else None


def guests():
    schema = GUEST_SCHEMAS[0]
    for language, asked in rows("guests.txt", 2):
        def judge(reply, language=language):
            guest = parsed(reply, ["name", "coffeeOrder", "picture"])
            return {"valid": guest is not None, "right language": guest is not None and right_language(language, guest["coffeeOrder"])}
        yield Item("guest", language, "guest", [("system", SYSTEMS[language]), ("user", asked + FORM + schema)], judge)


def customers():
    for language, name, asked in rows("customers.txt", 3):
        def judge(reply, language=language, name=name):
            made = parsed(reply, CUSTOMER_KEYS)
            return {"valid": made is not None, "name": made is not None and made["displayName"] == name,
                    "right language": made is not None and right_language(language, made["firstLine"])}
        yield Item("customer", language, "customer", [("system", SYSTEMS[language]), ("user", asked + FORM + CUSTOMER_SCHEMA)], judge)


def tools():
    """Calls, and customers of the name that the tool then gave."""
    for language, tool, day, name, said in rows("tools.txt", 5):
        if tool == "getContacts":
            wanted = call(tool, month=date_of(day)["month"])
            described = signature(tool, CONTACTS_DESCRIPTION.format(day), {"month": MONTH})
            turns = [("system", said + "\n\n" + described), ("user", CUSTOMER_ASKING[language] + FORM + CUSTOMER_SCHEMA)]

            def judge_name(reply, name=name):
                made = parsed(reply, CUSTOMER_KEYS)
                return {"valid": made is not None, "name": made is not None and made["displayName"] == name}
            yield Item("tool's output", language, tool, turns + [("assistant", wanted), ("tool", name)], judge_name)
        else:
            wanted = call(tool, **date_of(day))
            described = signature(tool, CALENDAR_DESCRIPTION.format(name, day), DATE)
            persona = "You are a guest, not a barista." if language == "en" else "あなたはお客さんで、バリスタではありません。"
            instructions = INSTRUCTIONS[language][1][0].replace("{me}", name).replace("{persona}", persona)
            turns = [("system", instructions + "\n\n" + described), ("user", said)]
        yield Item("tool", language, tool, turns, lambda reply, wanted=wanted: judged_call(reply, wanted))


def verdicts():
    random = random_module.Random("hand-written")
    parts = {part[0]: part for kind in PARTS.values() for part in kind}
    for line in (HERE / "verdicts.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        language, order, *ids = (field.strip() for field in line.split("|"))
        drink, matched, missed, wanted = ([parts[id] for id in field.split()] for field in ids)
        instead = dict(zip((part[0] for part in missed), wanted))
        # The table that the game's `compareDrinks` tool gives for this order.
        rows = [(part, part if part in matched else instead.get(part[0]), part in matched) for part in drink]
        names = [[title(part, language) for part in some] for some in (drink, matched, missed)]
        true = {"matched": names[1], "missed": names[2], "rating": rating(matched, missed)}
        turns = verdict_request(random, language, order, names[0], names[0])
        compared = comparison(rows, language)
        yield Item("verdict", language, "call", turns, lambda reply, called=compared[0][1]: judged_call(reply, called))
        yield Item("verdict", language, "verdict", turns + compared, lambda reply, true=true: judged_verdict(reply, true))


def judged_call(reply, wanted):
    return {"call": re.sub(r"\s", "", reply) == re.sub(r"\s", "", wanted)}


VERDICT_KEYS = ["matched", "missed", "rating", "comment"]


def judged_verdict(reply, true):
    """`lists`: both are exactly right; `reasons`: nothing is named that isn't true; `rating` and whether it follows."""
    made = parsed(reply, VERDICT_KEYS)
    if made is None:
        return dict.fromkeys(("valid", "lists", "reasons", "rating", "consistent"), False)
    return {
        "valid": True,
        "lists": all(set(made[key]) == set(true[key]) for key in ("matched", "missed")),
        "reasons": all(set(made[key]) <= set(true[key]) for key in ("matched", "missed")),
        "rating": made["rating"] == true["rating"],
        "consistent": made["rating"] == rating(made["matched"], made["missed"]),
    }


def items():
    """All items, in a fixed order."""
    made = [*lines(), *talk("talk", "talk.txt"), *talk("persona", "persona.txt"), *talk("memory", "memory.txt")]
    return made + [*talk("deflection", "deflection.txt"), *guests(), *customers(), *tools(), *verdicts()]


if __name__ == "__main__":
    made = items()
    for task in dict.fromkeys(item.task for item in made):
        print(f"{task:14} {sum(item.task == task for item in made)}")
    print(f"{'all':14} {len(made)}")
