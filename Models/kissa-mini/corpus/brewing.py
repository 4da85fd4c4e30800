"""What can be brewed, how an order asks for it, and what a guest makes of a drink: verdicts follow from this one table.

A part of a drink has an id, its title in both languages, and patterns with which an order asks for it. An order asks for
some parts; a drink that has one of them matches there, a drink that has another part of the same kind misses it.
"""

import re

from grammar import expand, parse

# kind: id, English title, Japanese title, how an English order says it, how a Japanese one does.
PARTS = {
    "type": [
        ("latte", "Latte", "ラテ", "latte|caffè latte", "ラテ|カフェラテ"),
        ("dripCoffee", "Drip coffee", "ドリップコーヒー", "drip coffee|filter coffee", "ドリップコーヒー|ドリップ"),
        ("espresso", "Espresso", "エスプレッソ", "espresso", "エスプレッソ"),
        ("macciato", "Macchiato", "マキアート", "macchiato", "マキアート"),
        ("cappucino", "Cappuccino", "カプチーノ", "cappuccino", "カプチーノ"),
        ("cortado", "Cortado", "コルタード", "cortado", "コルタード"),
        ("tea", "Tea", "ティー", "tea", "ティー|紅茶"),
        ("hotChocolate", "Hot chocolate", "ホットチョコレート", "hot chocolate|cocoa", "ホットチョコレート|ココア"),
    ],
    "temperature": [
        ("hot", "hot", "ホット", "hot|warm|steaming|piping hot", "温かい|ホットの|あつあつの|熱い"),
        ("iced", "iced", "アイス", "iced|cold|cool|ice-cold", "冷たい|アイスの|ひんやりした|氷入りの"),
    ],
    "milk": [
        ("twoPercent", "low-fat milk", "低脂肪乳", "low-fat milk", "低脂肪乳"),
        ("whole", "whole milk", "牛乳", "whole milk|real milk", "牛乳"),
        ("halfAndHalf", "half and half", "ハーフ＆ハーフ", "half and half", "ハーフ＆ハーフ"),
        ("almond", "almond milk", "アーモンドミルク", "almond milk", "アーモンドミルク"),
        ("soy", "soy milk", "豆乳", "soy milk", "豆乳"),
        ("oat", "oat milk", "オーツミルク", "oat milk", "オーツミルク"),
        ("skim", "skimmed milk", "無脂肪乳", "skimmed milk", "無脂肪乳"),
    ],
    "flavour": [
        ("lavendar", "lavender", "ラベンダー", "lavender", "ラベンダー"),
        ("vanilla", "vanilla", "バニラ", "vanilla", "バニラ"),
        ("spiceCookie", "spiced cookie", "スパイスクッキー", "spiced cookie|gingerbread", "スパイスクッキー"),
        ("mocha", "mocha", "モカ", "mocha", "モカ"),
        ("caramel", "caramel", "キャラメル", "caramel", "キャラメル"),
        ("hazelnut", "hazelnut", "ヘーゼルナッツ", "hazelnut", "ヘーゼルナッツ"),
        ("ube", "ube", "紫いも", "ube", "紫いも"),
        ("chai", "chai", "チャイ", "chai", "チャイ"),
        ("chamomile", "chamomile", "カモミール", "chamomile", "カモミール"),
    ],
}
KINDS = list(PARTS)


def title(part, language):
    return part[1 if language == "en" else 2]


# Temperatures are no things that one can praise or miss.
NOUNS = {"hot": ("warmth", "温かさ"), "iced": ("ice", "冷たさ")}


def noun(part, language):
    """A part as a sentence speaks of it."""
    if part[0] in NOUNS:
        return NOUNS[part[0]][0 if language == "en" else 1]
    return title(part, language).lower()


def wish(part, language, random):
    return random.choice(part[3 if language == "en" else 4].split("|"))


class Order:
    """What a guest wants: parts by kind, each of which a drink can match or miss."""

    def __init__(self, random):
        self.parts = {"type": random.choice(PARTS["type"])}
        if random.random() < 0.8:
            self.parts["temperature"] = random.choice(PARTS["temperature"])
        if self.parts["type"][0] == "hotChocolate" and random.random() < 0.7:
            self.parts["temperature"] = PARTS["temperature"][0]
        if random.random() < 0.5:
            self.parts["milk"] = random.choice(PARTS["milk"])
        if random.random() < 0.6:
            self.parts["flavour"] = random.choice(PARTS["flavour"])

    def words(self, language, random):
        """The drink as the order says it: "an iced vanilla latte with oat milk"."""
        say = lambda kind: wish(self.parts[kind], language, random) if kind in self.parts else ""
        temperature, flavour, drink, milk = (say(kind) for kind in ("temperature", "flavour", "type", "milk"))
        if language == "ja":
            milk = milk and random.choice([milk + "の", milk + "入りの"])
            if temperature and random.random() < 0.5:
                return temperature + milk + flavour + drink
            return milk + temperature + flavour + drink
        words = " ".join(word for word in (temperature, flavour, drink) if word)
        article = "an" if words[0] in "aeiou" and not words.startswith("u") else "a"
        return f"{article} {words}" + (f" with {milk}" if milk else "")


class Brew:
    """A drink that was made, near an order or far from it."""

    def __init__(self, order, random):
        keeps = random.choice([0.95, 0.7, 0.4, 0.1])
        self.parts = []
        for kind in KINDS:
            wanted = order.parts.get(kind)
            if wanted and random.random() < keeps:
                self.parts.append((kind, wanted))
            elif kind in ("type", "temperature") or random.random() < 0.45:
                self.parts.append((kind, random.choice(PARTS[kind])))
        if random.random() < 0.15:
            more = random.choice(PARTS["flavour"])
            if more not in [part for _, part in self.parts]:
                self.parts.append(("flavour", more))

    def titles(self, language):
        return [title(part, language) for _, part in self.parts]

    def judged(self, order):
        """The parts that are as ordered, and those that stand where another was wanted."""
        flavour_is_there = any(part == order.parts.get("flavour") for kind, part in self.parts if kind == "flavour")
        matched = [part for kind, part in self.parts if order.parts.get(kind) == part]
        missed = [
            part for kind, part in self.parts
            if kind in order.parts and order.parts[kind] != part and not (kind == "flavour" and flavour_is_there)]
        return matched, missed


def rating(matched, missed):
    if not missed and len(matched) >= 2:
        return "delighted"
    return "pleased" if len(matched) > len(missed) else "disappointed"


def patterns(text):
    return [parse(line.strip()) for line in text.splitlines() if line.strip()]


def said(pattern, random, **values):
    """One expansion of a pattern; what a slot is given stands for it. Where a value is None, the pattern has to do without
    it; None if it can't. `<<` and `>>` are written as braces, which in a pattern are a slot's."""
    text = expand(pattern, values.get, random)
    if text is None:
        return None
    text = re.sub(r"\b([Aa]) (?=[aeio]|umb)", r"\1n ", text.strip()).replace("<<", "{").replace(">>", "}")
    return text[:1].upper() + text[1:]
