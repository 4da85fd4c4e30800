"""The conversations by hand (CONVERSATIONS.md), read, and put into words as the game puts them to a model.

    python corpus.py [--language en] [--count 3] [--seed 1]      prints some, as a model reads them
"""

import argparse
import dataclasses
import pathlib
import random
import re

HERE = pathlib.Path(__file__).parent
LANGUAGES = "en", "ja"
FIELDS = "name", "side", "persona", "day", "memory", "tags"
# {kind:word}, which may be exchanged for another word of its kind.
MARK = re.compile(r"\{(name|pet|town|guest|drink|number):([^{}]+)\}")


@dataclasses.dataclass
class Conversation:
    """A talk between a player and a character. Its lines are the character's and the player's in turn."""

    id: str
    fields: dict
    lines: list

    @property
    def language(self):
        return self.id.split("-")[0]

    @property
    def replies(self):
        """What the character says after its greeting."""
        return self.lines[2::2]


def read(path):
    """The conversations of a file. Raises ValueError with the place of what isn't of the form."""
    found = []
    for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
        head, *rest = block.split("\n")
        if not head.startswith("@ "):
            raise ValueError(f"{path.name}: {head!r} is no identity")
        fields, lines = {}, []
        for line in rest:
            key, _, value = line.partition(":")
            value = value.strip()
            if key in ("C", "P"):
                if key != "CP"[len(lines) % 2]:
                    raise ValueError(f"{path.name}, {head}: two lines of {key} in a row")
                lines.append(value)
            elif key in FIELDS and not lines:
                fields[key] = f"{fields[key]}\n{value}" if key in fields else value
            else:
                raise ValueError(f"{path.name}, {head}: {line!r} is of no kind")
        found.append(Conversation(head[2:].strip(), fields, lines))
    return found


def all_of(language, folder=HERE / "conversations"):
    return [c for path in sorted((folder / language).glob("*.txt")) for c in read(path)]


class Words:
    """What marked words are exchanged for."""

    def __init__(self, language):
        folder = HERE / "words" / language
        self.kinds = {path.stem: path.read_text(encoding="utf-8").split("\n") for path in folder.glob("*.txt")}
        self.kinds = {kind: [word for word in words if word] for kind, words in self.kinds.items()}

    def exchange(self, conversation, rng, share=0.8):
        """The conversation without marks: `share` of its marked words are others, the same wherever they stand."""
        chosen, taken = {}, set()

        def word(match):
            mark = match.groups()
            if mark not in chosen:
                others = [
                    w for w in self.kinds.get(mark[0], []) if w not in taken and w.isdigit() == mark[1].isdigit()
                ] if rng.random() < share else []
                chosen[mark] = rng.choice(others) if others else mark[1]
                taken.add(chosen[mark])
            return chosen[mark]

        def plain(text):
            return MARK.sub(word, text)

        fields = {key: plain(value) for key, value in conversation.fields.items()}
        return Conversation(conversation.id, fields, [plain(line) for line in conversation.lines])


# As Apps/DreamCoffee words its instructions (Dialog/DialogEngine.swift); check.py holds them together.
INSTRUCTIONS = {
    "en": (
        "This is a conversation between a character of a game and its player. You are {name}. Speak in the first person, as "
        "{name}, and never as anyone else. {persona}\nThe coffee shop lies in a dream: everything is free, and the baristas are "
        "paid in inspiration. Answer in one or two short, friendly sentences.\nYou just said: \"{line}\""),
    "ja": (
        "これはゲームの登場人物とプレイヤーの会話です。あなたは{name}です。いつも{name}として、一人称で話してください。{persona}\n"
        "このコーヒーショップは夢の中にあり、すべて無料で、バリスタの報酬はひらめきです。短く親しみやすい一文か二文で答えてください。\n"
        "いま、あなたはこう言いました。「{line}」"),
}


def messages(conversation):
    """[(role, text)]: the instructions, then player and character in turn. Every reply is the assistant's."""
    fields = conversation.fields
    persona = "\n".join(fields[key] for key in ("persona", "memory", "day") if key in fields)
    line = conversation.lines[0]
    system = INSTRUCTIONS[conversation.language].format(name=fields["name"], persona=persona, line=line)
    return [("system", system)] + [
        ("user" if index % 2 == 0 else "assistant", text) for index, text in enumerate(conversation.lines[1:])]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng, words = random.Random(arguments.seed), Words(arguments.language)
    for conversation in rng.sample(all_of(arguments.language), arguments.count):
        for role, text in messages(words.exchange(conversation, rng)):
            print(f"{role}: {text}")
        print()


if __name__ == "__main__":
    main()
