"""Answers in forms: guests, verdicts and customers as JSON, and calls of tools; as (role, text) pairs like a conversation.

What is asked for is phrased as Dream Coffee does and in other ways; the shape of the answer is described as
FoundationModels describes a schema to a local model.

    python forms.py [--count 5] [--seed 1]
"""

import argparse
import json
import random as random_module
from calendar import monthrange

from brewing import Brew, Order, judged, note, noun, patterns, rating, said, title
from customer_words import REQUESTS
from form_words import ASKING, COMMENTS, CREATURES, GREETINGS, LOOKS, ORDERS, SPEAKING, SYSTEMS, THINGS
from instructions import INSTRUCTIONS
from inventions import rare_name
from plan_words import ACQUAINTANCES, PLANS, PLANS_ASKED, PLANS_FOUND, PLANS_NONE
from world import LANGUAGES, made_up_name, person

FORMS = ("guest", "verdict", "customer", "tool")
FORM_WEIGHTS = (0.7, 0.0, 0.3, 0.0)
CALLED_SHARE = 0.25
LONG_FORM_WEIGHTS = (0.0, 0.6, 0.0, 0.4)  # calls of tools are longer than most rows: they have rows of their own


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def pick(random, table, language, **values):
    """An expansion of one of a table's patterns; dream words fill the slots that nothing else fills."""
    dream = said(random.choice(THINGS[language]), random)
    values.setdefault("thing", dream[:1].lower() + dream[1:])
    return next(text for text in iter(lambda: said(random.choice(table[language]), random, **values), "") if text is not None)


def picture(random, language):
    return pick(random, LOOKS, language, creature=random.choice(CREATURES)[LANGUAGES.index(language)])


def order_line(random, language):
    """An order, and how it is said; some ask only for a mood."""
    order = Order(random)
    return order, pick(random, ORDERS, language, drink=order.words(language, random))


def anybody(random, language):
    """A name: known, or such that only what was told can say it."""
    return person(language, random)[language] if random.random() < 0.4 else rare_name(random, language)


def dream_name(random, language):
    """A name such as a dream gives: made of two words, or of syllables."""
    if random.random() < 0.4:
        if language == "en":
            return "".join(random.choice(SYLLABLES) for _ in range(random.choice((2, 2, 3)))).capitalize() + random.choice(["", "", "n", "s", "x", "l", "th", "m"])
        return "".join(random.choice(KATAKANA_PAIRS) for _ in range(random.choice((2, 2, 3))))
    return random.choice(NAME_STARTS[language]) + random.choice(NAME_ENDS[language])


SYLLABLES = (
    "ba be bi bo bu da de di do du fa fe fi fo fu ga ge gi go gu ha he hi ho hu ja jo ju ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu "
    "pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi wo ya yo yu za ze zi zo quo fri glo tri plu ster bran kle").split()
NAME_STARTS = {
    "en": (
        "Thistle Moon Pebble Clover Honey Velvet Button Marsh Star Bramble Willow Copper Feather Lantern Misty Puddle Maple Poppy Sunny Acorn Berry Cinder Dapple Ember "
        "Fable Ginger Hazel Inky Juniper Kettle Lumi Moss Nutmeg Opal Pepper Quill Rusty Saffron Tinsel Umber Whisper Twinkle Drizzle Biscuit Almond Basil Cobweb Dusk "
        "Echo Fern Glimmer Harbour Ivy Jingle Kelp Lavender Mellow Needle Olive Parsley Quiet Ribbon Silver Tansy Under Violet Winter Yonder Zephyr Apricot Bumble Candle "
        "Dandy Elder Fiddle Gravel Hollow Indigo Jelly Knot Lemon Marble Noodle Orchid Plum Raven Salt Thunder Upper Vapour Walnut Crumb Frost Pocket Tumble").split(),
    "ja": (
        "ほし つき くも はな ゆめ かぜ そら あめ ゆき こはる すず ひだまり まめ こもれび しずく もも あお みず はっぱ きのみ わた ちょこ もふ ころ ふわ あかり いと うみ えだ おと かげ きり "
        "くるみ けむり こま さくら しお せみ そよ たね ちり つゆ てまり とばり なみ にじ ぬの ねむ のはら はね ひかり ふえ へちま ほのか まり みの むぎ めだか もり やま ゆげ よもぎ らくだ りんご るり れもん").split(),
}
NAME_ENDS = {
    "en": (
        "down bell wick leaf foot berry drop whisk puff song kin moth wing tail bean light dew nose brook top shell bloom paw let cap field mere ling thorn spoon stitch "
        "hop patch gold worth snap ridge bright wood fluff crumb glow knot pip").split(),
    "ja": ["まる", "すけ", "こ", "のん", "ちゃ", "りん", "ぽん", "っこ", "べえ", "ぴ", "たろう", "み", "きち", "ひめ", "るん", "ぞう", "のすけ", "もん", "さん", "ね", "よ", "わ", "えもん", "ぺ", "にゃ", "の助"],
}
KATAKANA_PAIRS = (
    "ルナ ミロ ポポ チカ モモ ノア リリ コロ トワ フワ ピノ ハル ネム ソラ マメ ココ ユメ タマ キキ ロコ ムー ラン リオ ナギ カイ サク テン ヌイ ヒナ ベル ガル ジュ ズミ ダン デラ ドリ "
    "バズ ビー ブン ボア パル プチ ペコ アキ イム ウタ エル オト クル ケイ シロ スイ セナ タオ ツム トト ニコ ネリ ノン ハオ ヘム ホロ マウ ミカ メイ ヤム ヨル ラピ レン ワン").split()


def guest(random, language):
    """A new guest: a name, what it orders, and what it looks like."""
    schema = random.choice(GUEST_SCHEMAS)
    _, order = order_line(random, language)
    look = picture(random, language)
    name = dream_name(random, language)
    nested = "picture" in schema
    answer = {"name": name, "coffeeOrder": order}
    answer |= {"picture": {"imageDescription": look}} if nested else {"imageDescription": look}
    return [
        ("system", pick(random, SYSTEMS, language)),
        ("user", pick(random, ASKING, language) + "\nAnswer with JSON:\n" + schema),
        ("assistant", compact(answer)),
    ]


GUEST_SCHEMAS = [
    '{"name": string (A short, friendly name), "coffeeOrder": string (What the guest says to order a coffee, in one sentence), "picture": GenerableImage}\nGenerableImage = {"imageDescription": string (An animal, a plant or a thing, never a human)}',
    '{"name": string, "coffeeOrder": string, "picture": {"imageDescription": string}}',
    '{"name": string (A name), "coffeeOrder": string (An order), "imageDescription": string (What the guest looks like)}',
]


def verdict(random, language):
    """A guest's verdict: it compares the drink with its order by a tool, and says what was right, what was not, how pleased
    it is, and why."""
    order, line = order_line(random, language)
    brew = Brew(order, random)
    rows = brew.compared(order)
    matched, missed = judged(rows)
    how = rating(matched, missed)
    wanted = [wanted for part, wanted, mark in rows if wanted and not mark]
    # Something that is missing can't be blamed for being there.
    instead = [part for part, wanted, mark in rows if wanted and not mark and part != wanted]
    spoken = {
        slot: noun(random.choice(parts), language) if parts else None
        for slot, parts in (("good", matched), ("bad", instead), ("wanted", wanted))}
    answer = {
        "matched": [title(part, language) for part in matched], "missed": [title(part, language) for part in missed],
        "rating": how, "comment": pick(random, COMMENTS[how], language, **spoken)}
    asked = verdict_request(random, language, line, brew.titles(language), [title(part, language) for part, _, _ in rows])
    return asked + comparison(rows, language) + [("assistant", compact(answer))]


def comparison(rows, language):
    """The call that compares, and what it brings."""
    notes = {title(part, language): note(wanted, mark, language) for part, wanted, mark in rows}
    return [("assistant", call("compareDrinks")), ("tool", json.dumps(notes, ensure_ascii=False))]


def verdict_request(random, language, order, titles, judged_titles):
    """What a guest is asked who ordered so and was served a drink of these parts."""
    some = "[" + " | ".join(compact(text) for text in judged_titles) + f", at most {len(judged_titles)}]"
    schema = (
        '{"matched": ' + some + ' (What in the drink was as ordered), "missed": ' + some + ' (What was not), '
        '"rating": Rating, "comment": string (What the guest says to the barista, in one or two sentences)}\n'
        'Rating = "delighted" | "pleased" | "disappointed"')
    asked = pick(random, SPEAKING, language, order=order, drink=(", " if language == "en" else "、").join(titles))
    me, look = dream_name(random, language), picture(random, language)
    system = pick(random, SPEAKING_SYSTEMS, language, me=me, look=look) + "\n" + pick(random, COMPARING, language)
    return [
        ("system", system + "\n\n" + signature("compareDrinks", "Compares your drink with your order, part by part.", {})),
        ("user", asked + "\nAnswer with JSON:\n" + schema),
    ]


COMPARING = {
    "en": patterns("""
        Use the compareDrinks tool to find out what in your drink is as you ordered it.
        (Look with|Ask|Use) the compareDrinks tool (before you judge|to compare your drink with your order).
        """),
    "ja": patterns("""
        飲み物のどこが注文どおりかはcompareDrinksツールで調べてください。
        compareDrinks(ツール|)(を使って|で)、注文と飲み物をくらべてください。
        """),
}

SPEAKING_SYSTEMS = {
    "en": patterns("""
        This is a conversation between a character of a game and its player. You are {me}. Speak in the first person, as {me}, and never as anyone else. This is what you look like: {look}. You are a guest of Dream Coffee, a coffee shop in a dream: everything is free, and the baristas are paid in inspiration. Answer in one or two short, friendly sentences.
        You are {me}, a guest of a coffee shop. You look like this: {look}.
        """),
    "ja": patterns("""
        これはゲームの登場人物とプレイヤーの会話です。あなたは{me}です。{me}として一人称で話し、ほかの誰にもならないでください。あなたの見た目は「{look}」です。あなたは夢の中のコーヒーショップ「ドリームコーヒー」のお客さんです。ここではすべてが無料で、バリスタはひらめきで報酬をもらいます。短く親しみやすい一文か二文で答えてください。
        あなたはコーヒーショップのお客さん、{me}です。見た目は「{look}」です。
        """),
}

ENCOUNTERS = ("newOrder", "wantToTalkToManager")
ATTRIBUTES = ("sassy", "tired", "hungry", "excited", "nervous")
CUSTOMER_SCHEMA = (
    '{"displayName": string (A name), "encounter": Encounter, "level": integer from 1 to 10 (How well the guest knows the shop), '
    '"attributes": [Attribute, 2], "resumeConversationLine": string (A friendly greeting), "firstLine": string (A friendly remark to the barista)}\n'
    'Encounter = "newOrder" | "wantToTalkToManager"\n'
    'Attribute = "sassy" | "tired" | "hungry" | "excited" | "nervous"')


def customer_answer(random, language, name):
    return compact({
        "displayName": name, "encounter": random.choice(ENCOUNTERS), "level": random.randint(1, 10),
        "attributes": random.sample(ATTRIBUTES, 2), "resumeConversationLine": pick(random, GREETINGS["again"], language),
        "firstLine": pick(random, GREETINGS["first"], language)})


CUSTOMER_ASKING = {
    "en": "Make up a friendly customer who enjoys coffee. The customer must have the name of somebody in the contacts.",
    "ja": "コーヒーが好きな、親しみやすいお客さんを一人考えてください。名前は連絡先にある人の名前にしてください。",
}
NAME_ONLY = 'Answer with JSON:\n{"displayName": string}'
CUSTOMER_NAMED = {"en": " The name is {0}.", "ja": "名前は{0}です。"}


def customer(random, language):
    """A guest whose name is given, somewhere in the request."""
    name = anybody(random, language)
    asked = CUSTOMER_ASKING[language] + CUSTOMER_NAMED[language].format(name)
    if random.random() < 0.6:
        asked = pick(random, REQUESTS, language).replace("%", name)
    return [
        ("system", pick(random, SYSTEMS, language)),
        ("user", asked + "\nAnswer with JSON:\n" + CUSTOMER_SCHEMA),
        ("assistant", customer_answer(random, language, name)),
    ]


TOOLS_BEFORE = "# Tools\n\nYou may call one or more functions to assist with the user query.\n\nYou are provided with function signatures within <tools></tools> XML tags:\n<tools>\n"
TOOLS_AFTER = '\n</tools>\n\nFor each function call, return a json object with function name and arguments within <tool_call></tool_call> XML tags:\n<tool_call>\n{"name": <function-name>, "arguments": <args-json-object>}\n</tool_call>'
CONTACTS_INSTRUCTIONS = {
    "en": patterns("""
        Use the getContacts tool to get a name for a customer.
        (Look up|Find|Get) the name of (a|the) (customer|guest) with (the|) getContacts( tool|).
        The getContacts tool knows the names of (customers|guests).
        (Ask|Call|Use|Consult|Query) getContacts (for|to find) (a name|the name|somebody's name|a person)( first| before anything else|)(.|, please.)
        (Take|Pick|Choose) (a|the) name (from|out of|with) getContacts(.|; don't make one up.|, the player's contacts.)
        (The player's|All) (contacts|acquaintances|friends) are in getContacts(.|: look there.|, which you may call.)
        """),
    "ja": patterns("""
        お客さんの名前はgetContactsツールで調べてください。
        getContacts(ツール|)を使って、お客さんの名前を調べてください。
        お客さんの名前は(getContacts|getContactsツール)(が知っています|に聞いてください)。
        (まず|最初に|かならず)getContacts(を呼んで|で調べて|に問い合わせて)、(名前|人の名前|だれか)を(決めて|見つけて|選んで)ください。
        (名前は|人は|だれにするかは)(getContacts|連絡先のツール)から(取って|もらって|決めて)ください。
        プレイヤーの(連絡先|友人|知人)は(getContactsで見られます|getContactsにあります)。
        """),
}


def today(random):
    """A date; a month's last days more often than they come, or so few would not be learnt."""
    year, month = random.randint(2020, 2035), random.randint(1, 12)
    last = monthrange(year, month)[1]
    day = random.randint(28, last) if random.random() < 0.2 else random.randint(1, last)
    return f"{year}-{month:02}-{day:02}"


def signature(name, description, properties):
    """A tool as a prompt describes it."""
    parameters = {
        "title": "Arguments", "type": "object", "properties": properties, "required": list(properties),
        "additionalProperties": False, "x-order": list(properties)}
    function = {"name": name, "description": description, "parameters": parameters}
    return TOOLS_BEFORE + json.dumps({"type": "function", "function": function}) + TOOLS_AFTER


def call(name, **arguments):
    return '<tool_call>\n{"name": "' + name + '", "arguments": ' + compact(arguments) + "}\n</tool_call>"


CONTACTS_DESCRIPTION = "Gets the name of a contact who was born in this month. Today is {}."
CALENDAR_DESCRIPTION = "Gets the events that the player has with {}. Today is {}."
MONTH = {"type": "integer", "minimum": 1, "maximum": 12, "description": "The month of the birthday, as a number"}
DATE = {
    "day": {"type": "integer", "minimum": 1, "maximum": 31}, "month": {"type": "integer", "minimum": 1, "maximum": 12},
    "year": {"type": "integer"}}


def date_of(day):
    year, month, day = (int(part) for part in day.split("-"))
    return {"day": day, "month": month, "year": year}


def contacts(random, language, is_short=False):
    """A customer whose name a tool knows: the call with this month, its output, and the answer with that name."""
    day, name = today(random), anybody(random, language)
    tools = signature("getContacts", CONTACTS_DESCRIPTION.format(day), {"month": MONTH})
    return [
        ("system", pick(random, CONTACTS_INSTRUCTIONS, language) + "\n\n" + tools),
        ("user", CUSTOMER_ASKING[language] + "\n" + (NAME_ONLY if is_short else "Answer with JSON:\n" + CUSTOMER_SCHEMA)),
        ("assistant", call("getContacts", month=date_of(day)["month"])),
        ("tool", name),
        ("assistant", customer_answer(random, language, name)),
    ]


def calendar(random, language, is_short=False):
    """A guest who is asked for plans looks into the player's calendar, and says what is there."""
    day, me = today(random), anybody(random, language)
    index = LANGUAGES.index(language)
    plan = random.choice(PLANS)[index]
    is_free = random.random() < 0.35
    found = f"{day}T{random.randint(8, 21):02}:{random.choice(('00', '30'))}:00Z: {plan}"
    if is_free:
        found = f"The player has {random.randint(0, 6)} events today, but no events with {me}."
    tools = signature("getCalendarEvents", CALENDAR_DESCRIPTION.format(me, day), DATE)
    return [
        ("system", INSTRUCTIONS[language][3 if is_short else 1][0].replace("{me}", me).replace("{persona}", pick(random, ACQUAINTANCES, language)) + "\n\n" + tools),
        ("user", pick(random, PLANS_ASKED, language, me=me)),
        ("assistant", call("getCalendarEvents", **date_of(day))),
        ("tool", found),
        ("assistant", pick(random, PLANS_NONE if is_free else PLANS_FOUND, language, plan=plan)),
    ]


def called_only(random, language):
    """A request that ends with its call: more of them fit into a row."""
    return (contacts if random.random() < 0.55 else calendar)(random, language, is_short=True)[:3]


def tool(random, language):
    return (contacts if random.random() < 0.65 else calendar)(random, language)


MAKERS = dict(zip(FORMS, (guest, verdict, customer, tool)))


def form(random, language=None, is_long=False):
    """One request with its answer, as (role, text) pairs."""
    if not is_long and random.random() < CALLED_SHARE:
        return called_only(random, language or random.choice(LANGUAGES))
    kind = random.choices(FORMS, LONG_FORM_WEIGHTS if is_long else FORM_WEIGHTS)[0]
    return MAKERS[kind](random, language or random.choice(LANGUAGES))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--kind", choices=FORMS)
    arguments = parser.parse_args()
    random = random_module.Random(arguments.seed)
    for _ in range(arguments.count):
        language = random.choice(LANGUAGES)
        made = MAKERS[arguments.kind](random, language) if arguments.kind else form(random, language)
        for role, text in made:
            print(f"{role}: {text}")
        print()


if __name__ == "__main__":
    main()
