"""What can be brewed, how an order asks for it, and what a guest makes of a drink: verdicts follow from this one table.

A part of a drink has an id, its title in both languages, and patterns with which an order asks for it. An order asks for
some parts, perhaps for a mood that several parts give, or for a part to be left out. What a drink has of these is as ordered;
what it has in their stead, and what is missing from it, is not. Dream Coffee's `compareDrinks` tool tells a guest so; what
to make of it is the guest's to decide.
"""

import re

from grammar import expand, parse

# kind: id, English title, Japanese title, how an English order says it, how a Japanese one does.
PARTS = {
    "type": [
        ("latte", "Latte", "ラテ", "latte|caffè latte|café latte|caffe latte", "ラテ|カフェラテ|カフェ・ラテ"),
        ("dripCoffee", "Drip coffee", "ドリップコーヒー", "drip coffee|filter coffee|drip|pour-over", "ドリップコーヒー|ドリップ|ハンドドリップ"),
        ("espresso", "Espresso", "エスプレッソ", "espresso|espresso shot|shot of espresso", "エスプレッソ"),
        ("macciato", "Macchiato", "マキアート", "macchiato", "マキアート"),
        ("cappucino", "Cappuccino", "カプチーノ", "cappuccino", "カプチーノ"),
        ("cortado", "Cortado", "コルタード", "cortado", "コルタード"),
        ("tea", "Tea", "ティー", "tea|black tea|cup of tea", "ティー|紅茶|お茶"),
        ("hotChocolate", "Hot chocolate", "ホットチョコレート", "hot chocolate|cocoa|drinking chocolate", "ホットチョコレート|ココア|チョコレートドリンク"),
    ],
    "temperature": [
        ("hot", "hot", "ホット", "hot|warm|steaming|piping hot|steaming hot|toasty", "温かい|ホットの|ホット|あつあつの|熱い|あったかい|湯気の立つ|ほかほかの"),
        ("iced", "iced", "アイス", "iced|cold|cool|ice-cold|chilled|icy|frosty", "冷たい|アイスの|アイス|ひんやりした|氷入りの|よく冷えた|きんきんに冷えた|氷たっぷりの"),
    ],
    "milk": [
        ("twoPercent", "low-fat milk", "低脂肪乳", "low-fat milk|two percent milk|2% milk", "低脂肪乳|低脂肪牛乳|低脂肪ミルク"),
        ("whole", "whole milk", "牛乳", "whole milk|real milk|full-fat milk|full cream milk", "牛乳|普通の牛乳|成分無調整牛乳"),
        ("halfAndHalf", "half and half", "ハーフ＆ハーフ", "half and half|half-and-half", "ハーフ＆ハーフ|ハーフアンドハーフ"),
        ("almond", "almond milk", "アーモンドミルク", "almond milk|almond", "アーモンドミルク|アーモンド乳"),
        ("soy", "soy milk", "豆乳", "soy milk|soya milk|soya", "豆乳|ソイミルク"),
        ("oat", "oat milk", "オーツミルク", "oat milk|oat", "オーツミルク|オートミルク|オーツ麦のミルク"),
        ("skim", "skimmed milk", "無脂肪乳", "skimmed milk|skim milk|fat-free milk", "無脂肪乳|無脂肪ミルク|スキムミルク"),
    ],
    "flavour": [
        ("lavendar", "lavender", "ラベンダー", "lavender", "ラベンダー|ラヴェンダー"),
        ("vanilla", "vanilla", "バニラ", "vanilla", "バニラ"),
        ("spiceCookie", "spiced cookie", "スパイスクッキー", "spiced cookie|gingerbread|spice cookie|speculoos", "スパイスクッキー|ジンジャーブレッド"),
        ("mocha", "mocha", "モカ", "mocha|chocolate", "モカ|モカ風味"),
        ("caramel", "caramel", "キャラメル", "caramel", "キャラメル|カラメル"),
        ("hazelnut", "hazelnut", "ヘーゼルナッツ", "hazelnut", "ヘーゼルナッツ"),
        ("ube", "ube", "紫いも", "ube|purple yam", "紫いも|紫芋|ウベ"),
        ("chai", "chai", "チャイ", "chai", "チャイ"),
        ("chamomile", "chamomile", "カモミール", "chamomile|camomile", "カモミール|カミツレ"),
    ],
}
KINDS = list(PARTS)
MILKS = {part[0] for part in PARTS["milk"]}

# Moods as parts are described, and the ids of the parts that give them.
MOODS = {
    ("creamy", "creamy", "クリーミー", "creamy|silky|velvety", "クリーミーな|まろやかな|なめらかな"): MILKS - {"skim"} | {"latte", "cappucino", "hotChocolate"},
    ("sweet", "sweet", "甘さ", "sweet", "甘い|甘めの"): {"vanilla", "spiceCookie", "mocha", "caramel", "hazelnut", "ube", "hotChocolate"},
    ("strong", "strong", "濃さ", "strong|bold", "濃い|濃いめの"): {"espresso", "macciato", "cortado", "dripCoffee"},
    ("floral", "floral", "花の香り", "floral|flowery", "花の香りの"): {"lavendar", "chamomile"},
    ("nutty", "nutty", "ナッツ", "nutty", "ナッツの香りの"): {"hazelnut", "almond"},
    ("spicy", "spicy", "スパイス", "spicy", "スパイシーな|スパイスのきいた"): {"chai", "spiceCookie"},
}


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


def refusal(part):
    """What a guest calls it where a part is to be left out."""
    return ("no " + part[0], "no " + part[1].lower(), part[2] + "なし")


class Order:
    """What a guest wants: parts by kind, perhaps a mood, perhaps something left out."""

    def __init__(self, random):
        self.parts, self.mood, self.refused = {}, None, None
        if random.random() < 0.25:
            self.mood = random.choice(list(MOODS))
        if not self.mood or random.random() < 0.6:
            self.parts["type"] = random.choice(PARTS["type"])
        if random.random() < 0.8:
            self.parts["temperature"] = random.choice(PARTS["temperature"])
        if self.parts.get("type", "?")[0] == "hotChocolate" and random.random() < 0.7:
            self.parts["temperature"] = PARTS["temperature"][0]
        if random.random() < 0.5 and not self.mood:
            self.parts["milk"] = random.choice(PARTS["milk"])
        if random.random() < (0.25 if self.mood else 0.6):
            self.parts["flavour"] = random.choice(PARTS["flavour"])
        if random.random() < 0.1:
            refused = random.choice(PARTS[random.choice(("milk", "flavour"))])
            self.refused = refused if refused not in self.parts.values() else None

    def words(self, language, random):
        """The drink as the order says it: "an iced vanilla latte with oat milk"."""
        say = lambda kind: wish(self.parts[kind], language, random) if kind in self.parts else ""
        said = {kind: say(kind) for kind in KINDS}
        said["type"] = said["type"] or random.choice(("drink", "cup of something") if language == "en" else ("飲み物", "一杯"))
        if self.mood and language == "en":
            said["flavour"] = f"{wish(self.mood, language, random)} {said['flavour']}".strip()
        words = (japanese_order if language == "ja" else english_order)(said, random)
        if self.mood and language == "ja":
            words = wish(self.mood, language, random) + words
        if self.refused and language == "en":
            words += random.choice((" without {}", ", no {}", ", but no {}", " but hold the {}")).format(wish(self.refused, language, random))
        elif self.refused:
            words = wish(self.refused, language, random) + random.choice(("抜きの", "なしの")) + words
        return words


def english_order(said, random):
    """"an iced vanilla latte with oat milk", or its parts in another order."""
    milk, after = said["milk"], []
    before = {kind: said[kind] for kind in ("temperature", "flavour")}
    if before["flavour"] and random.random() < 0.3:
        after.append(random.choice(["with {}", "with {} syrup", "with a hint of {}", "with a little {}", "with {} in it", "flavoured with {}"]).format(before.pop("flavour")))
    if milk and random.random() < 0.15:
        before["milk"] = milk
    elif milk:
        milk = milk if "milk" in milk or "half" in milk else milk + " milk"
        after.append(random.choice(["with {}", "with {}", "made with {}", "on {}", "and {}", "with a splash of {}", "with some {}"]).format(milk))
    if before["temperature"] and random.random() < 0.15:
        ice = before.pop("temperature") in ICY
        after.append(random.choice(["on ice", "over ice", "with ice", "nice and cold", "cold", "with lots of ice"] if ice else ["nice and hot", "served hot", "good and warm", "hot"]))
    random.shuffle(after)
    words = " ".join(word for word in list(before.values()) + [said["type"]] if word)
    article = "an" if words[0] in "aeiou" and not words.startswith(("u", "one")) else "a"
    if random.random() < 0.25:
        article = random.choice([article + " large", article + " big", "a small", "a cup of", "a mug of", "some", "one", "a nice", "a lovely"])
        article = article.replace("an large", "a large").replace("an big", "a big")
    joined = [f", {part}" if part[:4] not in ("with", "made", "and ") else f" {part}" for part in after]
    return f"{article} {words}" + "".join(joined)


def japanese_order(said, random):
    temperature, flavour, drink, milk = (said[kind] for kind in ("temperature", "flavour", "type", "milk"))
    milk = milk and random.choice([milk + "の", milk + "入りの", milk + "で作った", milk + "を使った", milk + "たっぷりの"])
    flavour = flavour and random.choice([flavour, flavour, flavour, flavour + "風味の", flavour + "味の", flavour + "の香りの", flavour + "入りの"])
    parts = [part for part in (temperature, milk, flavour) if part]
    if random.random() < 0.35:
        random.shuffle(parts)
        # What has no particle stands before its drink.
        parts.sort(key=lambda part: part in (flavour, "アイス", "ホット") and not part.endswith("の"))
    return "".join(parts) + drink


ICY = ("iced", "cold", "cool", "ice-cold", "chilled", "icy", "frosty")


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

    def compared(self, order):
        """Rows: a part, what was ordered of its kind (or None), and whether the one is the other. What is missing has a row too."""
        rows, answered = [], set()
        there = {part[0] for _, part in self.parts}
        accepted = MOODS[order.mood] if order.mood else set()
        for kind, part in self.parts:
            wanted = order.parts.get(kind)
            if part == order.refused:
                rows.append((part, refusal(part), False))
            elif part == wanted:
                rows.append((part, wanted, True))
            elif part[0] in accepted:
                rows.append((part, order.mood, True))
            elif wanted and wanted[0] not in there:
                rows.append((part, wanted, False))
                answered.add(kind)
            else:
                rows.append((part, None, False))
        for kind, wanted in order.parts.items():
            if wanted[0] not in there and kind not in answered:
                rows.append((wanted, wanted, False))
        if order.mood and not accepted & there:
            rows.append((order.mood, order.mood, False))
        return rows


def judged(rows):
    """The parts that are as ordered, and those that are not or are missing."""
    return [part for part, wanted, mark in rows if mark], [part for part, wanted, mark in rows if wanted and not mark]


def note(wanted, mark, language):
    """What was ordered and the mark, as `compareDrinks` notes them."""
    return f"{title(wanted, language)} {'yes' if mark else 'no'}" if wanted else "-"


def rating(matched, missed):
    if not missed:
        return "delighted" if len(matched) >= 2 else "pleased"
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
