"""Short exercises: taking over a name, finding what belongs to a key, the month of a date, what follows from a comparison.

Each is a few dozen tokens of what a form needs several hundred for, so that many are seen in the time of one form. They
are (role, text) pairs like a conversation, and begin with a system line, since without one people just talk.

    python exercises.py [--count 10] [--seed 1]
"""

import argparse
import random as random_module

from brewing import Brew, Order, judged, rating, title
from exercise_words import GIVEN, NAMING, RECALLING
from forms import (
    CALENDAR_DESCRIPTION, CONTACTS_DESCRIPTION, call, compact, comparison, customer_answer, date_of, dream_name, pick, today)
from world import COMMON_DRINKS, LANGUAGES, made_up_name, person, thing


def anybody(random, language):
    kind = random.random()
    return person(language, random)[language] if kind < 0.5 else made_up_name(language, random) if kind < 0.8 else dream_name(random, language)


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


NAME_ONLY = 'Answer with JSON:\n{"displayName": string}'


def customer(random, language):
    """A name is given, or a tool has looked it up, and stands first in a form."""
    name = anybody(random, language)
    is_short = random.random() < 0.75
    answer = compact({"displayName": name}) if is_short else customer_answer(random, language, name)
    if random.random() < 0.5:
        return [("system", NAME_ONLY)] * is_short + [("tool", name), ("assistant", answer)]
    asked = pick(random, GIVEN, language).replace("%", name)
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


def listing(random, language):
    """From a comparison of an order and a drink to what is right, what isn't, and the rating."""
    order = Order(random)
    rows = Brew(order, random).compared(order)
    matched, missed = judged(rows)
    names = {key: [title(part, language) for part in parts] for key, parts in (("matched", matched), ("missed", missed))}
    return [comparison(rows, language)[-1], ("assistant", compact(names | {"rating": rating(matched, missed)}))]


EXERCISE_LINES = {"en": "This is an exercise.", "ja": "これは練習です。"}
EXERCISES = {naming: 0.18, customer: 0.22, recalling: 0.08, month: 0.07, calling: 0.15, listing: 0.30}


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
