"""Texts for training small vocabularies and for prompts: English, Japanese, emoji, code, and text that breaks tokenizers."""

import json
import random

ENGLISH = """coffee dream cloud barista window morning customer story lantern whisper sugar cinnamon river moon quiet
strange perfect remember forget order please thank wonderful you I we they it's don't I'll we've she'd the a of and to in
was is with for on at by from that this never always perhaps nothing everything""".split()

JAPANESE = """夢 珈琲 雲 お客さん 今日 ください ありがとう ございます とても 甘い 苦い 朝 窓 物語 思い出 です ます を が は に の
と カフェラテ コーヒー ミルク いらっしゃいませ 注文 覚えて 忘れた 星 月 静か 不思議 一杯 二人""".split()

EMOJI = "☕ 🌙 ✨ 😀 👩‍🍳 🇯🇵 ❤️ 👍🏽 🫖 🌧️ 1️⃣ 🏳️‍🌈".split()

CODE = [
    "func brew(_ cups: Int) -> String {\n    return \"\\(cups) cups\"\n}\n",
    "for i in 0..<10 { total += prices[i] * 1.05 }\n",
    "if (x != nullptr && y->size() >= 42) { return x[0] ^ 0xFF; }\n",
    "<div class=\"menu\">\n\t<p>Price: $3.50</p>\n</div>\n",
    "SELECT name, COUNT(*) FROM orders WHERE price > 1000 GROUP BY name;\n",
    "# 2026-11-21T04:05:06Z  err=0x1f  path=/usr/lib\r\n",
]

ODD = [
    " ", "  ", "\n", "\n\n\n", "\t \n x", "a\n\n\nb", "   leading", "trailing   ", "a  b   c    d", "\r\n\r\n",
    "don't DON'T I'LL we'Ve 'tis rock'n'roll ''s", "1234567890 12 345 6,789.01 ３４５ ⅷ ½ ²", "é é ñ ü ß Ω я ש ع",
    "!!!???...---***", "a_b-c.d/e\\f|g~h`i^j", "<|im_start|>user<|im_end|>", "<|endoftext|>", "\u200b\u00a0\u3000x",
    "x\u0301\u0302\u0303", "\U0001F468\u200d\U0001F469\u200d\U0001F467", "ﾊﾝｶｸ ｶﾅ", "한국어 텍스트", "ไทย", "हिन्दी",
    "\x00\x01\x7f", "a" * 300, "日本" * 80, "'", "''", " '", "'s", "$+<=>^~|", "100%", "…—–“”‘’",
]


def sentence(random_numbers):
    kind = random_numbers.randrange(5)
    if kind <= 1:
        words = random_numbers.choices(ENGLISH, k=random_numbers.randint(3, 14))
        text = " ".join(words)
        return text[0].upper() + text[1:] + random_numbers.choice([".", "?", "!", "...", ", "])
    if kind == 2:
        return "".join(random_numbers.choices(JAPANESE, k=random_numbers.randint(2, 10))) + random_numbers.choice("。？！、")
    if kind == 3:
        return random_numbers.choice(CODE)
    return " ".join(random_numbers.choices(ENGLISH + EMOJI + JAPANESE, k=random_numbers.randint(2, 8))) + str(
        random_numbers.randrange(10**random_numbers.randint(1, 6)))


def corpus(seed, count):
    random_numbers = random.Random(seed)
    return [random_numbers.choice([" ", "\n", ""]).join(sentence(random_numbers) for _ in range(4)) for _ in range(count)]


def lines(count):
    """Lines of all kinds for the tokenizers, as bytes: half are natural, a third consists of characters from all of Unicode,
    and the rest is broken."""
    written, strange = count // 2, count // 3
    whole = (ODD + corpus(17, written))[:written] + random_strings(strange)
    return [line.encode("utf-8") for line in whole] + broken_lines(count - written - strange)


def prompts(count):
    """Distinct prompts, the unusual ones first; the same on every run."""
    return (ODD + corpus(7, count))[:count] if count > len(ODD) else ODD[:count]


def conversations(directory, count):
    """Conversations in ChatML on which a trained model wasn't trained: its persona and a user's message, every other one in
    Japanese."""
    evaluation = directory / "evaluation"
    personas = json.loads((evaluation / "personas.json").read_text(encoding="utf-8"))
    items = [json.loads(line) for line in (evaluation / "lines.jsonl").read_text(encoding="utf-8").splitlines()]
    by_language = [[item for item in items if item["language"] == language] for language in ("en", "ja")]
    chosen = [item for pair in zip(*by_language) for item in pair][:count]
    return [
        f"<|im_start|>system\n{personas[item['persona']][item['language']][1]}<|im_end|>\n"
        f"<|im_start|>user\n{item['line']}<|im_end|>\n<|im_start|>assistant\n" for item in chosen]


def random_strings(count):
    """Strings of characters from all of Unicode, only for the tokenizers."""
    random_numbers = random.Random(11)
    ranges = [(0x20, 0x7E), (0x20, 0x7E), (0x09, 0x0D), (0xA0, 0x17F), (0x300, 0x36F), (0x370, 0x52F), (0x600, 0x6FF),
              (0x900, 0x97F), (0xE00, 0xE7F), (0x2000, 0x206F), (0x2150, 0x218F), (0x3000, 0x30FF), (0x4E00, 0x9FFF),
              (0xAC00, 0xD7A3), (0xFF00, 0xFFEF), (0x1F300, 0x1F6FF), (0x1D400, 0x1D7FF)]

    def character():
        low, high = random_numbers.choice(ranges)
        return chr(random_numbers.randint(low, high))

    return ["".join(character() for _ in range(random_numbers.randint(1, 40))) for _ in range(count)]


def broken_lines(count):
    """Bytes that are only partly UTF-8: truncated characters, random single bytes, surrogates."""
    random_numbers = random.Random(13)

    def piece():
        kind = random_numbers.randrange(4)
        if kind == 0:
            return bytes([random_numbers.randrange(256)])
        encoded = random_numbers.choice(EMOJI + JAPANESE + ENGLISH).encode("utf-8")
        return encoded[: random_numbers.randrange(len(encoded) + 1)] if kind == 1 else encoded + b" "

    return [b"".join(piece() for _ in range(random_numbers.randint(1, 12))) for _ in range(count)]
