"""How players really type: small letters, lost punctuation, typos, fillers, kana instead of kanji."""

import re

ENGLISH_SHORT = {
    "you": "u", "your": "ur", "are": "r", "please": "pls", "thanks": "thx", "because": "cuz", "I'm": "im",
    "what's": "whats", "don't": "dont", "can't": "cant", "favourite": "favorite", "really": "rly", "very": "v",
    "tonight": "2nite", "to": "2", "for": "4", "though": "tho", "okay": "ok", "something": "sth", "I'd": "id",
}
ENGLISH_FILLERS = [
    "so, ", "um, ", "well, ", "by the way, ", "hey, ", "ok, ", "oh, ", "actually, ", "hmm, ", "and ", "but ",
    "tell me, ", "I wonder, ", "say, ", "please, ", "excuse me, ", "just curious, ", "one question: ", "listen, ",
]
ENGLISH_TAILS = [" please", " :)", "!!", " lol", " haha", "...", " then", " btw", " :(", " xD", " hehe", " ok?", " mate"]
ENGLISH_SMALL = set("a an the is are am was were be do does did have has to of in on at it that this some my so very really just quite".split())
JAPANESE_FILLERS = [
    "えっと、", "あの、", "ねえ、", "ところで、", "そういえば、", "じゃあ、", "ちょっと聞きたいんだけど、", "すみません、",
    "あ、", "うーん、", "ちなみに", "それで、", "で、", "でも、", "なんか", "教えて、", "ねえねえ、", "えーと",
]
JAPANESE_TAILS = ["ね", "よ", "笑", "w", "！", "！！", "〜", "ー", "…", "(笑)", "♪", "？？", "かな", "です", "って"]
JAPANESE_DROPPED = [re.compile(mark) for mark in ("は", "を", "が", "です(か)?", "って", "に")]
KANA = [
    ("今日", "きょう"), ("明日", "あした"), ("昨日", "きのう"), ("名前", "なまえ"), ("何", "なに"), ("夢", "ゆめ"),
    ("飲", "の"), ("好き", "すき"), ("教えて", "おしえて"), ("元気", "げんき"), ("天気", "てんき"), ("空", "そら"),
    ("美味しい", "おいしい"), ("誰", "だれ"), ("私", "わたし"), ("店", "みせ"), ("話", "はなし"), ("見", "み"),
    ("音楽", "おんがく"), ("時間", "じかん"), ("食べ", "たべ"), ("眠", "ねむ"), ("嬉", "うれ"), ("寂", "さび"),
    ("疲", "つか"), ("猫", "ねこ"), ("犬", "いぬ"), ("仕事", "しごと"), ("本当", "ほんとう"), ("注文", "ちゅうもん"),
    ("ください", "下さい"), ("いま", "今"), ("コーヒー", "珈琲"), ("紅茶", "こうちゃ"), ("わたし", "私"), ("甘", "あま"),
    ("お願い", "おねがい"), ("おすすめ", "お勧め"), ("どこ", "何処"), ("ありがとう", "有難う"), ("思", "おも"),
    ("聞", "き"), ("知", "し"), ("言", "い"), ("来", "き"), ("行", "い"), ("人", "ひと"), ("家", "いえ"),
]


def misspell(word, random):
    if len(word) < 4 or not word.isalpha():
        return word
    at = random.randrange(1, len(word) - 1)
    kind = random.random()
    if kind < 0.35:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind < 0.7:
        return word[:at] + word[at + 1 :]
    return word[:at] + word[at] + word[at:]


def telegraphic(text, random):
    """Without a word or two of those that carry the least: what matters is what remains."""
    words = text.split(" ")
    small = [at for at, word in enumerate(words) if word.lower().strip(",") in ENGLISH_SMALL]
    dropped = set(random.sample(small, min(len(small), random.randint(1, 3))))
    return " ".join(word for at, word in enumerate(words) if at not in dropped) if len(words) - len(dropped) > 1 else text


def english(text, random):
    chance = random.random
    if chance() < 0.08:
        text = telegraphic(text, random)
    if chance() < 0.10:
        filler = random.choice(ENGLISH_FILLERS)
        keep = text.startswith(("I ", "I'", "I,"))
        text = filler + (text if keep else text[:1].lower() + text[1:])
        if chance() < 0.5:
            text = text[:1].upper() + text[1:]
    if chance() < 0.05:
        text = text.rstrip(".!?") + random.choice(ENGLISH_TAILS)
    if chance() < 0.08:
        text = " ".join(ENGLISH_SHORT.get(word, word) if chance() < 0.6 else word for word in text.split(" "))
    if chance() < 0.09:
        words = text.split(" ")
        at = random.randrange(len(words))
        words[at] = misspell(words[at], random)
        text = " ".join(words)
    case = chance()
    if case < 0.28:
        text = text.lower()
    elif case < 0.31:
        text = text.upper()
    elif case < 0.85:
        text = text[:1].upper() + text[1:]
    if chance() < 0.06:
        text = text.replace("'", random.choice(["", "’"]))
    if chance() < 0.06:
        text = text.rstrip(".!?")
    return text


def japanese(text, random):
    chance = random.random
    if chance() < 0.06:
        # Particles and politeness fall away in speech.
        text = random.choice(JAPANESE_DROPPED).sub("", text, count=1) or text
    if chance() < 0.10:
        text = random.choice(JAPANESE_FILLERS) + text
    if chance() < 0.05:
        text = text.rstrip("。！？") + random.choice(JAPANESE_TAILS)
    if chance() < 0.22:
        for plain, variant in random.sample(KANA, 14):
            text = text.replace(plain, variant)
    if chance() < 0.06:
        text = text.replace("？", "?").replace("！", "!")
    if chance() < 0.08:
        text = text.replace("、", random.choice(["", " ", "　"]))
    if chance() < 0.05:
        text = text.rstrip("。！？")
    return text


def sentence(text, language, random):
    """The text, ended so that another sentence may follow."""
    if language == "ja":
        return text + ("" if text.endswith(("。", "！", "？", "、")) else random.choice("。！、"))
    text = text.rstrip()
    return text + ("" if text.endswith((".", "!", "?", ",")) else random.choice(".!,")) + " "
