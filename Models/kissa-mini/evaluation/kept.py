"""Whether a reply keeps the persona: what it says of itself is what the instructions say.

    python kept.py REPLIES.jsonl     # prints what it finds in the replies that figures.py wrote
    python kept.py --check           # how well it does on replies of the generator's, with the right facts and with others'

A claim is a phrase in which somebody gives their name, role, home, hobby, drink, dream or mood. It must fit the persona's fact
of that kind where it has one, and a persona without one may invent it. What is no claim is kept: a reply beside the point is
judged elsewhere. Whoever says that they are a machine is out of any persona.
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
NAME = r"([A-Z][\w'-]+)"
A_ROLE = r"((?:an?|the) [^,.!?:;]+?)"
KATAKANA = r"([ァ-ヶー・]{2,12})"
WORDS = r"([^。、！？「」]+?)"
OUT = re.compile(r"\b(?:language model|an AI\b|artificial intelligence|chatbot|assistant)|言語モデル|人工知能|ＡＩ|AI(?:です|なので|として)|アシスタント", re.IGNORECASE)

CLAIMS = {
    "en": {
        "name": [
            rf"\b(?:I'm|I am|[Mm]y name is|me|mine is|mine is always) {NAME}", rf"(?:^|[.!?] ){NAME}(?:, that's me|'s the name|, that's my name|, at your service)",
            rf"\b(?:Just|Simply|Plain|pleasure:) {NAME}"],
        "role": [
            rf"\b(?:I'm|I am) (?:no less real than this dream, and I'm )?[A-Z]\w+, {A_ROLE}(?= in this| of this| around|[,.!?;])",
            rf"\bI'm {A_ROLE}, (?:and I love every|so this place|can't you tell|and right now|and tonight|proud|awake|paid|off duty|never)",
            rf"\b(?:this dream|easy to explain|no secret|is simple): I'm {A_ROLE}[,.]", rf"\b(?:As|Being) {A_ROLE}, I ", rf"\bhere as {A_ROLE},",
            rf"\b(?:shop|dream|story) needs {A_ROLE},", rf"\b(?:looking at|talking to) {A_ROLE},", rf"\bfor I'm {A_ROLE}[.,]"],
        "home": [r"\bI(?:'m| am| come| came) from ([^,.!?;]+)", r"\b[Hh]ome for me is ([^,.!?;]+)"],
        "hobby": [r"\bI (?:love|enjoy) (\w+ing\b[^,.!?:;]*)", r"([^,.!?:;]+), that's my hobby"],
        "drink": [r"([^,.!?:;]+), always\b", r"(?:tongue wants|indeed|close to my heart)[.!] ([^,.!?:;]+), please"],
        "dream": [r"\bI dreamt (?:of|about|that) ([^.!?;]+)"],
        "mood": [r"\bHow I feel\? I'm ([^,.!?;]+)", r"\bI (?:feel|am feeling) (\w+) (?:today|right now|tonight)"],
    },
    "ja": {
        "name": [rf"(?:わたし|私|ぼく|僕|名前|とき|こちら)は、?{KATAKANA}(?:です|といいます|と申します|、)", rf"{KATAKANA}(?:と申します|という名前|という者|と呼ばれて|と名乗って)", rf"(?:縫って|書いて)あります。.*の{KATAKANA}です"],
        "role": [rf"わたしは{WORDS}(?:です、だから|です。毎日)", rf"{WORDS}として、", rf"(?:役目|仕事|肩書き)は{WORDS}です", rf"(?:ここ|夢)では{WORDS}をしています", rf"{WORDS}の(?:仕事|毎日|暮らし)は"],
        "home": [rf"(?:わたしは|)([^。、！？は]+)の(?:出身です|生まれです)", rf"(?:生まれ|ふるさと|出身)は([^。、！？]+?)です", r"([^。、！？は]+)から来ました"],
        "hobby": [rf"(?:趣味|楽しみ|得意なの)は、?{WORDS}です", r"([^。、！？は]+)に夢中です", rf"暇があれば{WORDS}です", r"([^。、！？は]+)の(?:おかげで退屈|話ならひと晩)"],
        "drink": [r"([^。、！？は]+)には目がない"],
        "dream": [rf"「?{WORDS}夢を見(?:ました|たんです)"],
        "mood": [rf"(?:今日は|いまは|今夜は)(?:とても|すこし|なんだか)?{WORDS}です"],
    },
}
# What fits a pattern of claims and is none.
NO_CLAIMS = re.compile(
    r"^(?:名前|どこ|何|人それぞれ|大事|誰|わたし|自分|夢$|夢では)|どんな|(?:もの|こと|がち)$|^(?:where|so|not|happy to|glad)\b", re.IGNORECASE)
# "わたしはバリスタです" has the form of a name.
AS_WELL = {"name": ("role",), "role": ("name",)}
# How one feels may be put in many words: only what is plainly another mood counts.
MOODS = re.compile(r"nervous|tired|sad|angry|cheerful|grumpy|worried|lonely|bored|hopeful|shy|sleepy|緊張|疲れ|悲し|怒|陽気|不機嫌|心配|寂し|さびし|退屈|眠")


def facts_of_personas():
    """{persona: {fact: pattern}}"""
    facts = {}
    for line in (HERE / "facts.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            persona, fact, pattern = line.split(" | ")
            facts.setdefault(persona, {})[fact] = pattern
    return facts


def claims(language, reply):
    """What a reply says of its speaker, as (fact, words) pairs."""
    for fact, patterns in CLAIMS[language].items():
        for pattern in patterns:
            for match in re.finditer(pattern, reply):
                words = match[1].strip()
                if not NO_CLAIMS.search(words) and (fact != "mood" or MOODS.search(words)):
                    yield fact, words


def broken(language, facts, reply):
    """The claims that the facts contradict; a role is also told by a name, as in "I'm Lisa"."""
    found = [("persona", match[0]) for match in OUT.finditer(reply)]
    for fact, words in claims(language, reply):
        fitting = [facts[kind] for kind in (fact, *AS_WELL.get(fact, ())) if kind in facts]
        if fact in facts and not any(re.search(pattern, words, re.IGNORECASE) for pattern in fitting):
            found.append((fact, words))
    return found


def check(count=4000):
    """How many replies of the generator's are flagged, beside the speaker's own facts and beside another's."""
    import random as random_module
    sys.path.insert(0, str(HERE.parent / "corpus"))
    from facts import Facts
    random, made = random_module.Random(5), []
    while len(made) < count:
        talk = Facts(random)
        talk.open()
        for _ in range(6):
            talk.exchange()
        made.append((talk, told_by(talk)))
    own = other = said = 0
    for place, (talk, facts) in enumerate(made):
        stranger = made[place - 1][1] if made[place - 1][0].language == talk.language else None
        for role, text in talk.turns:
            if role != "assistant" or not any(fact in facts for fact, _ in claims(talk.language, text)):
                continue
            said += 1
            wrong = broken(talk.language, facts, text)
            own += bool(wrong)
            if wrong and own < 30:
                print(wrong, "|", text)
            other += bool(stranger) and bool(broken(talk.language, stranger, text))
    print(f"of {said} replies with claims {own} are flagged beside their own facts, {other} beside those of others")


def told_by(talk):
    """The facts of the generator's persona as patterns."""
    persona, index = talk.persona, 0 if talk.language == "en" else 1
    words = {"name": persona.name[talk.written], "role": persona.role[talk.language]}
    words |= {name: fact[index] for name in ("mood", "dream", "hobby", "home") if (fact := getattr(persona, name))}
    if persona.drink:
        words["drink"] = persona.drink.name[talk.language]
    return {name: re.escape(word) for name, word in words.items()}


def main():
    if "--check" in sys.argv:
        return check()
    for path in sys.argv[1:]:
        rows = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]
        talk = [row for row in rows if "kept" in row["judged"]]
        for row in talk:
            if not row["judged"]["kept"]:
                print(row["task"], "|", row["asked"], "->", row["reply"])
        print(f"{path}: {sum(row['judged']['kept'] for row in talk)} of {len(talk)} keep the persona")


if __name__ == "__main__":
    main()
