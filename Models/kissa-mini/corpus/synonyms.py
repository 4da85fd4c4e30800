"""Exchanges words of players' lines for others of the same meaning (synonyms.txt): breadth that no list of patterns has."""

import re
from pathlib import Path

EXCHANGED_LINES, EXCHANGED_WORDS = 0.45, 0.5
KANJI = re.compile(r"[\u4e00-\u9fff]")


def read():
    """By language: which words a word may be exchanged for, and a pattern that finds them, the longest first."""
    tables = {}
    for line in (Path(__file__).parent / "synonyms.txt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            language, text = line.split(" ", 1)
            words = [word.strip() for word in text.split(",")]
            for word in words:
                tables.setdefault(language, {}).setdefault(word.lower(), []).extend(other for other in words if other != word)
    return {language: (table, pattern(language, table)) for language, table in tables.items()}


def pattern(language, table):
    if language == "ja":
        # Two kana are as likely a piece of another word.
        table = [word for word in table if len(word) > 2 or KANJI.search(word)]
    words = "|".join(re.escape(word) for word in sorted(table, key=len, reverse=True))
    return re.compile(words if language == "ja" else rf"(?<![\w'])(?:{words})(?![\w'])", re.IGNORECASE)


TABLES = read()


def exchanged(text, language, random, kept):
    """The line with some of its words exchanged, but for those within a text of `kept`, which a reply takes up."""
    if random.random() >= EXCHANGED_LINES:
        return text
    table, found = TABLES[language]
    kept = [value.lower() for value in kept]

    def other(match):
        word = match[0]
        if random.random() >= EXCHANGED_WORDS or any(word.lower() in value for value in kept) or is_piece(match):
            return word
        chosen = random.choice(table[word.lower()])
        return chosen[:1].upper() + chosen[1:] if word[:1].isupper() and not word.startswith("I") else chosen

    return found.sub(other, text)


def is_piece(match):
    """Whether a kanji at the edge of the match belongs to a longer word."""
    before, after = match.string[: match.start()][-1:], match.string[match.end() :][:1]
    return bool(KANJI.match(match[0]) and KANJI.match(before) or KANJI.match(match[0][-1]) and KANJI.match(after))
