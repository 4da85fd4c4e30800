"""Conversations about what has been said: the facts of the persona, and what the player told of themselves a moment ago.

In other conversations these are asked now and then, and mostly of somebody who doesn't know; here they are asked all the
time and mostly known, so that to look back is worth learning.

    python facts.py [--count 5] [--seed 1]
"""

import argparse
import random as random_module

from conversations import Conversation, JOIN, TOPICS
from grammar import capitalised, expand, parse
from world import COMMON_DRINKS, invented_drink

# Which topic asks for which part of a persona.
ASKING = {"mood": "howareyou", "drink": "mydrink", "dream": "dream", "hobby": "hobby", "home": "home"}
TOLD = {"myname": 2, "order": 2, "likedrink": 1}
# Of a conversation that digresses, so much is about anything else.
DIGRESSION_SHARE = 0.7
# Beside the grammar's own: how others might take up what the player told.
TAKEN_UP = {
    ("en", "you"): ["Nice to meet you, {0}!", "Hello, {0}!", "{0}, welcome.", "Hi {0}! How are you tonight?", "{0}! What a good name.", "Good to know, {0}.", "Ah, {0}. Come in!", "Welcome to the shop, {0}. Have a seat."],
    ("en", "drink"): ["One {0}, coming up!", "{0}, gladly.", "A fine choice, one {0}.", "Of course, one {0} for you.", "{0}, right away!", "Certainly.", "Coming up!", "Very well, {0} it shall be.", "Good taste!"],
    ("ja", "you"): ["はじめまして、{0}さん！", "{0}さん、こんにちは。", "{0}さんですね。", "{0}さん、いい名前ですね。", "ようこそ、{0}さん。", "{0}さん、よろしくお願いします。", "やあ、{0}さん！今夜の気分は？"],
    ("ja", "drink"): ["{0}ですね、かしこまりました。", "はい、{0}をひとつ。", "{0}、すぐにお持ちします！", "{0}ですね、喜んで。", "もちろんです。", "{0}とは、いい選択です。", "少々お待ちください。"],
}
LAST_TIME = {
    "en": [parse(text) for text in (
        "The player has been here before and (had|drank|ordered) {it}.",
        "The player (comes often|is a regular|visits every week|is no stranger here)(: last time it was|, and last had|, and had at the last visit) {it}.",
        "(Last time|On the last visit|At the last visit|A few nights ago|When you last met), the player (drank|ordered|asked for|chose) {it}.",
        "You (have met the player|know the player|have served the player) (before|already)(, and served|, who had|: it was) {it}(.| then.| that time.)",
        "(You remember|You still know|You haven't forgotten) (the player's last order|what the player drank last|the player's last drink): {it}.",
        "{It} was what the player (had|drank|ordered) (last time|the last time|on an earlier night|before).",
        "The player's last (order|drink|cup) (was|here was) {it}.")],
    "ja": [parse(text) for text in (
        "プレイヤーは(前に来たとき|前に|このあいだ|先週)、{it}を(飲みました|頼みました|注文しました)。",
        "プレイヤーは(常連|なじみの客|よく来る人)で、(前回|この前|最後)の(注文|一杯|飲み物)は{it}でした。",
        "(前に|この前|先日|先日来たとき)プレイヤーが(頼んだ|飲んだ|選んだ|注文した)のは{it}です。",
        "(前回|この前|前)の(注文|一杯|飲み物)は{it}(でした|です)。(プレイヤーとは顔なじみです。|)",
        "あなたはプレイヤーに(会ったことがあり|会うのは初めてではなく|前にも会っていて)、(そのとき|前回|この前)(出した|作った|運んだ)のは{it}です。",
        "プレイヤーには(前回|この前|前に){it}を(出しました|作りました|お出ししました)。")],
}


class Facts(Conversation):
    """A conversation that comes back to what is known: all the time, or, where it digresses, after much other talk."""

    def __init__(self, random, language=None, digresses=False):
        super().__init__(random, language)
        self.digresses = digresses

    def open(self, brief=True, has_met=False):
        for fact in ASKING:
            if self.chance(0.2):
                setattr(self.persona, fact, None)
        if self.chance(0.7):
            self.persona.want = self.persona.history = None
            self.persona.trainee = self.persona.busy = False
        self.persona.invent(self.random, self.language, 0.4)
        is_regular = self.chance(0.25)
        if is_regular:
            self.your_drink = self.random.choice(COMMON_DRINKS) if self.chance(0.7) else invented_drink(self.random)
        super().open(brief, has_met)
        if is_regular and self.turns and self.turns[0][0] == "system":
            self.remember_last_time()
        elif not has_met:
            self.your_drink = None

    def remember_last_time(self):
        """Says in the instructions what the player had."""
        role, text = self.turns[0]
        drink = self.your_drink.with_article() if self.written == "en" else self.your_drink.name["ja"]
        told = expand(self.random.choice(LAST_TIME[self.written]), lambda name: drink if name == "it" else capitalised(drink), self.random)
        first, line, rest = text.partition("\n")
        self.turns[0] = (role, first + JOIN[self.written] + told + line + rest)

    def choose_topic(self):
        if self.digresses and self.labels and self.chance(DIGRESSION_SHARE):
            return super().choose_topic()
        topics, kind = TOPICS[self.language], self.random.random()
        if kind < 0.18 and not (self.you and self.your_drink):
            return topics[self.random.choices(list(TOLD), list(TOLD.values()))[0]]
        if kind < 0.82:
            known = ["name", "role"] + 3 * [topic for fact, topic in ASKING.items() if getattr(self.persona, fact)]
            told = ["whatsmyname"] * 4 * bool(self.you) + ["whatdidiorder"] * 3 * bool(self.your_drink)
            return topics[self.random.choice(told if told and self.chance(0.5) else known)]
        if kind < 0.84:
            return topics[self.random.choice(["whatsmyname", "whatdidiorder", *ASKING.values()])]
        return super().choose_topic()

    def answer(self, topic):
        super().answer(topic)
        value = self.turn.get("you") if topic.name == "myname" else self.turn.get("drink") if topic.name in TOLD else None
        if value and self.chance(0.5):
            text = self.random.choice(TAKEN_UP[self.language, "you" if topic.name == "myname" else "drink"]).format(value)
            # Without an aim it is only to be looked back at, not to be learnt.
            self.turns[-1] = ("assistant", text[:1].upper() + text[1:])
            self.labels.pop()
            self.pending = None

    def known(self):
        """Every text that a reply takes up, of the persona and of what the player told."""
        persona, index = self.persona, 0 if self.language == "en" else 1
        facts = [persona.name[self.written], persona.role[self.language], self.you]
        facts += [fact[index] for fact in (persona.mood, persona.dream, persona.hobby, persona.home) if fact]
        facts += [drink.name[self.language] for drink in (persona.drink, self.your_drink, self.turn.get("drinkvalue")) if drink]
        return [fact for fact in facts if fact]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=5)
    arguments = parser.parse_args()
    random = random_module.Random(arguments.seed)
    for _ in range(arguments.count):
        made = Facts(random)
        made.open()
        for _ in range(5):
            made.exchange()
        for role, text in made.turns:
            print(f"{role}: {text}")
        print()


if __name__ == "__main__":
    main()
