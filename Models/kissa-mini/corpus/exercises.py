"""Short exercises: taking over a name, finding what belongs to a key, the month of a date, what follows from a comparison.

Each is a few dozen tokens of what a form needs several hundred for, so that many are seen in the time of one form. They
are (role, text) pairs like a conversation, and begin with a system line, since without one people just talk.

    python exercises.py [--count 10] [--seed 1]
"""

import argparse
import random as random_module

from brewing import Brew, Order, judged, rating, title
from customer_words import REQUESTS
from exercise_words import GIVEN, NAMING, RECALLING
from forms import (
    CALENDAR_DESCRIPTION, CONTACTS_DESCRIPTION, NAME_ONLY, call, compact, comparison, customer_answer, date_of, dream_name, pick, today)
from inventions import rare_name
from world import COMMON_DRINKS, LANGUAGES, made_up_name, person, thing


def anybody(random, language):
    kind = random.random()
    if kind < 0.25:
        return person(language, random)[language]
    return rare_name(random, language) if kind < 0.75 else made_up_name(language, random) if kind < 0.88 else dream_name(random, language)


def word(random, language):
    kind = random.random()
    if kind < 0.4:
        return anybody(random, language)
    return thing(language, random) if kind < 0.8 else random.choice(COMMON_DRINKS).name[language]


def naming(random, language):
    """A name is given, and taken over."""
    asked, said = random.choice(NAMING[language])
    name = anybody(random, language)
    return [("user", asked.replace("{name}", name)), ("assistant", said.replace("{name}", name))]


def customer(random, language):
    """A name is given, or a tool has looked it up, and stands first in a form."""
    name = anybody(random, language)
    is_short = random.random() < 0.75
    answer = compact({"displayName": name}) if is_short else customer_answer(random, language, name)
    if random.random() < 0.5:
        return [("system", NAME_ONLY)] * is_short + [("tool", name), ("assistant", answer)]
    asked = pick(random, GIVEN if random.random() < 0.3 else REQUESTS, language).replace("%", name)
    return [("user", asked + ("\n" + NAME_ONLY if is_short else "")), ("assistant", answer)]


def recalling(random, language):
    """What belongs to one of several keys."""
    keys = list(dict.fromkeys(anybody(random, language) for _ in range(random.randint(2, 4))))
    values = [word(random, language) for _ in keys]
    told, asked, said = random.choice(RECALLING[language])
    chosen = random.randrange(len(keys))
    joined = (" " if language == "en" else "").join(told.format(key, value) for key, value in zip(keys, values))
    return [("user", joined + asked.format(keys[chosen])), ("assistant", said.format(keys[chosen], values[chosen]))]


def month(random, language):
    """The month of a date, as a number."""
    day = today(random)
    return [("user", f"Today is {day}."), ("assistant", compact({"month": date_of(day)["month"]}))]


def calling(random, language):
    """A tool is called with today's month or date."""
    day = today(random)
    if random.random() < 0.5:
        told, called = CONTACTS_DESCRIPTION.format(day), call("getContacts", month=date_of(day)["month"])
    else:
        told = CALENDAR_DESCRIPTION.format(anybody(random, language), day)
        called = call("getCalendarEvents", **date_of(day))
    return [("system", told), ("assistant", called)]


def arguments(random, language):
    """A tool of any name is called with what was said, or with today's date."""
    day, kinds = today(random), random.sample(list(GIVEN_VALUES), random.randint(1, 3))
    values = {key: GIVEN_VALUES[key](random, language) for key in kinds}
    name = random.choice(("get", "find", "set", "add", "show", "count", "open")) + made_up_name("en", random).capitalize()
    asked = [SAID_VALUES[language][key].format(value) for key, value in values.items()]
    is_dated = random.random() < 0.4
    if is_dated:
        values |= {key: date_of(day)[key] for key in ("day", "month", "year")} if random.random() < 0.5 else {"date": day}
    described = f"{name}({', '.join(values)}) {random.choice(TOOL_DESCRIPTIONS)}" + f" Today is {day}." * is_dated
    random.shuffle(asked)
    return [("system", described), ("user", " ".join(asked)), ("assistant", call(name, **values))]


TOOL_DESCRIPTIONS = ("does what the player asks.", "looks something up.", "knows the answer.", "writes it down.", "helps.")
GIVEN_VALUES = {
    "who": lambda random, language: anybody(random, language), "count": lambda random, language: random.randint(1, 99),
    "what": lambda random, language: word(random, language), "at": lambda random, language: f"{random.randint(0, 23):02}:{random.randint(0, 59):02}",
    "where": lambda random, language: rare_name(random, language), "code": lambda random, language: "".join(random.choice("0123456789abcdefxyz") for _ in range(random.randint(3, 7))),
}
SAID_VALUES = {
    "en": {"who": "It's for {}.", "count": "I need {} of them.", "what": "It is about {}.", "at": "At {}, please.", "where": "We are in {}.", "code": "The code is {}."},
    "ja": {"who": "{}さんの分です。", "count": "{}個ください。", "what": "{}のことです。", "at": "{}にお願いします。", "where": "場所は{}です。", "code": "番号は{}です。"},
}


def dates(random, language):
    """Parts of dates, one after another."""
    made = []
    for _ in range(random.randint(2, 3)):
        day = today(random)
        name, key = random.choice((("getContacts", ("month",)), ("getCalendarEvents", ("day", "month", "year")), ("getDay", ("day",)), ("getYear", ("year", "month"))))
        asked = random.choice((f"Today is {day}.", f"Today is {day}. " + word(random, language), f"{word(random, language)}. Today is {day}.", day))
        made += [("user", f"{name}: {asked}"), ("assistant", call(name, **{part: date_of(day)[part] for part in key}))]
    return made


def listing(random, language):
    """From a comparison of an order and a drink to what is right, what isn't, and the rating."""
    order = Order(random)
    rows = Brew(order, random).compared(order)
    matched, missed = judged(rows)
    names = {key: [title(part, language) for part in parts] for key, parts in (("matched", matched), ("missed", missed))}
    return [comparison(rows, language)[-1], ("assistant", compact(names | {"rating": rating(matched, missed)}))]


EXERCISE_LINES = {"en": "This is an exercise.", "ja": "これは練習です。"}
EXERCISES = {naming: 0.14, customer: 0.22, recalling: 0.07, month: 0.04, calling: 0.12, arguments: 0.13, dates: 0.12, listing: 0.16}


def exercise(random, language=None):
    """One exercise, as (role, text) pairs."""
    language = language or random.choice(LANGUAGES)
    made = random.choices(list(EXERCISES), list(EXERCISES.values()))[0](random, language)
    return made if made[0][0] == "system" else [("system", EXERCISE_LINES[language])] + made


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    arguments = parser.parse_args()
    random = random_module.Random(arguments.seed)
    for _ in range(arguments.count):
        for role, text in exercise(random):
            print(f"{role}: {text}")
        print()


if __name__ == "__main__":
    main()
