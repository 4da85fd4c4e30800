"""Makes conversations: who speaks, what the player says, what the character answers, turn by turn.

    python conversations.py --seed 1 --count 3        prints samples
Everything is drawn from one `random.Random`, so that a seed names a corpus.
"""

import argparse
import random as random_module
import re

import noise
import players
from grammar import capitalised, expand, read_colour, read_topics, slots
from opening import JOIN, QUESTIONS, Opening
from synonyms import exchanged
from world import COMMON_DRINKS, DRINKS, LANGUAGES, TABLES, Persona, gibberish, invented_drink, made_up_name, person, thing

TOPICS = {"en": read_topics("english"), "ja": read_topics("japanese")}
COLOUR = read_colour()
FOLLOWING = ("why", "more", "really")
MENTIONED = {"drink", "adrink", "thing", "place", "dream", "other", "newname", *players.SLOTS}
UNKNOWING = {"knowledge", "math", "politics", "code"}
NO_OPENER = {"yes", "no", "maybe", "wait", "math", "nonsense", "whatsmyname", "whatdidiorder", "joke", "huh"}
# So many replies begin with a plain sentence, and so many of these with what most would say.
PLAIN_SHARE, PLAINEST_SHARE = 0.8, 0.75
ANIMAL_NOISES = {"en": ["meow", "woof", "moo", "quack", "beep boop", "zzz", "brrr", "la la la", "hmpf"], "ja": ["にゃー", "わん", "もー", "がおー", "ぴぴぴ"]}

# What a reply is about: the topics, and yes or no to each question. A reply names it to itself (see tokenizer.py).
LABELS = list(TOPICS["en"]) + [f"{answer}/{tag}" for answer in ("yes", "no") for tag in QUESTIONS]
ENGLISH_LOWER = {"It's", "The", "That's", "Try", "How", "Every", "Everything", "This", "In", "You", "You're", "We're", "Of", "A", "Your", "What", "They", "There's", "My", "Our", "If", "Here", "Take", "Sit", "Come", "Because", "Some", "Yes", "No", "Be", "Then", "On", "When", "As", "To", "Nothing", "Put", "Keep"}

# Words that two parts of a reply may well share.
LITTLE = set("a an the and or but so as of in on at to for from with by it it's is are was i i'm i'll you you're we that this there there's here my your our me be do have has not no if when one all every up out".split())
ECHO_CHARACTERS = 5
COMMON_ENDINGS = {"でしょうか", "ませんから", "いますから", "のですから", "てください", "でください", "いましょう"}


class Conversation(Opening):
    """One conversation; `turns` grows as (role, text) pairs."""

    topics = TOPICS

    def __init__(self, random, language=None):
        self.random = random
        self.language = language or random.choice(LANGUAGES)
        self.persona = Persona(random, self.language)
        self.others = [person(self.language, random) for _ in range(2)]
        self.you = None
        self.your_drink = None
        self.pending = None
        self.last_topic = None
        self.turn = {}
        self.turns = []
        self.labels = []

    def chance(self, share):
        return self.random.random() < share

    # MARK: Slots

    def expanded(self, pattern, language=None):
        language = language or self.language
        return expand(pattern, lambda name: self.slot(name, language), self.random)

    def slot(self, name, language):
        if name[:1].isupper():
            value = self.slot(name[0].lower() + name[1:], language)
            return value and capitalised(value)
        if name in self.turn:
            return self.turn[name]
        persona, random, index = self.persona, self.random, LANGUAGES.index(language)
        drink = lambda drink: drink and drink.name[language]
        match name:
            case "me":
                return persona.name[getattr(self, "written", language)]
            case "you":
                return self.you
            case "role":
                return persona.role[language]
            case "arole":
                return persona.role_with_article
            case "mood":
                return persona.mood and persona.mood[index]
            case "mydream":
                return persona.dream and persona.dream[index]
            case "hobby":
                return persona.hobby and persona.hobby[index]
            case "from":
                return persona.home and persona.home[index]
            case "hist":
                return persona.history[0 if index == 0 else 2] if persona.history else ""
            case "mydrink":
                return drink(persona.drink)
            case "amydrink":
                return persona.drink and persona.drink.with_article()
            case "mydrinkis":
                return persona.drink and persona.drink.description(language, random)
            case "yourdrink":
                return drink(self.your_drink)
            case "yourdrinkis":
                return self.your_drink and self.your_drink.description(language, random)
            case "rec" | "arec" | "recis" | "rectrait" | "rec2" | "rec3":
                return self.recommended(name, language)
            case "food":
                return random.choice(TABLES["foods"])[index]
            case "other":
                return random.choice(self.others)[language]
        return None

    def recommended(self, name, language):
        """The recommended drink stays the same within a reply."""
        if "recommended" not in self.turn:
            favourite = self.persona.drink
            self.turn["recommended"] = favourite if favourite and self.chance(0.3) else self.random.choice(DRINKS)
        drink = self.turn["recommended"]
        match name:
            case "rec":
                return drink.name[language]
            case "arec":
                return drink.with_article()
            case "recis":
                return drink.description(language, self.random)
            case "rectrait":
                return drink.trait(language, self.random)
        return self.random.choice(DRINKS).name[language]

    def mention(self, name):
        """A slot of the player's line: what is mentioned is kept for the reply."""
        language, random = self.language, self.random
        index = LANGUAGES.index(language)
        if name[:1].isupper():
            value = self.mention(name[0].lower() + name[1:])
            return value and capitalised(value)
        if name in ("drink", "adrink"):
            if "drinkvalue" not in self.turn:
                drink = invented_drink(random) if self.chance(0.12) else random.choice(COMMON_DRINKS if self.chance(0.85) else DRINKS)
                self.turn.update(
                    drinkvalue=drink, drink=drink.name[language], adrink=drink.with_article(),
                    drinkis=drink.description(language, random), drinktrait=drink.trait(language, random),
                    itwillbe=f"it will be {drink.description('en', random)}.")
            return self.turn[name]
        if name in self.turn:
            return self.turn[name]
        if told := players.drawn(name, index, random):
            self.turn.update(told)
            return told[name]
        match name:
            case "newname":
                value = person(language, random)[language] if self.chance(0.5) else made_up_name(language, random)
                self.turn["you"] = value
            case "dream":
                value = random.choice(TABLES["dreams"])[index]
            case "thing":
                value = thing(language, random)
            case "place":
                value = random.choice(TABLES["places"])[index]
            case "other":
                value = random.choice(self.others)[language]
            case "food":
                value = random.choice(TABLES["foods"])[index]
            case "hobby":
                return random.choice(TABLES["hobbies"])[index]
            case "number":
                return str(random.choice([random.randint(0, 12), random.randint(0, 999)]))
            case "gibberish":
                return gibberish(language, random)
            case "animalnoise":
                return random.choice(ANIMAL_NOISES[language])
            case "me":
                return self.persona.name[self.written]
            case _:
                return self.slot(name, language)
        self.turn[name] = value
        return value

    # MARK: The player

    def choose_topic(self):
        topics = TOPICS[self.language]
        if not self.labels and self.chance(0.2):
            return topics["greet"]
        if self.pending and self.chance(0.5):
            return topics[self.random.choice(QUESTIONS[self.pending].following)]
        if self.last_topic and self.chance(0.13):
            return topics[self.random.choice(FOLLOWING)]
        if self.you and self.chance(0.06):
            return topics["whatsmyname"]
        if self.your_drink and self.chance(0.06):
            return topics["whatdidiorder"]
        names = list(topics)
        drawn = lambda: topics[self.random.choices(names, [topics[name].weight for name in names])[0]]
        topic = drawn()
        # Were it asked as often as other things, "I don't know" would be the likeliest answer.
        return drawn() if topic.nil and not self.fact_known(topic) and self.chance(0.8) else topic

    def player_line(self, topic):
        text = expand(self.random.choice(topic.player), self.mention, self.random)
        if self.chance(0.09) and topic.name not in FOLLOWING:
            first = TOPICS[self.language][self.random.choice(["greet", "thanks", "really", "sorry", "yes", "laugh"])]
            held, self.turn = self.turn, {}
            opening = expand(self.random.choice(first.player), self.mention, self.random)
            self.turn = held
            text = noise.sentence(opening, self.language, self.random) + text
        if self.chance(0.05) and topic.name not in FOLLOWING + ("yes", "no", "maybe"):
            text = self.rambling() + text
        kept = [value for value in self.turn.values() if isinstance(value, str)]
        text = exchanged(text, self.language, self.random, kept)
        text = (noise.english if self.language == "en" else noise.japanese)(text, self.random)
        return text.strip() or ("hm" if self.language == "en" else "うん")

    def rambling(self):
        """Statements before the point: long lines whose last sentence is what matters."""
        held = self.turn
        parts = []
        for _ in range(self.random.randint(1, 3)):
            self.turn = {}
            topic = TOPICS[self.language][self.random.choice(["school", "weather", "tired", "happy", "travel", "friends", "opinion", "likedrink", "yourdream", "sky"])]
            parts.append(noise.sentence(expand(self.random.choice(topic.player), self.mention, self.random), self.language, self.random))
        self.turn = held
        return "".join(parts)

    # MARK: The character

    def reply_text(self, topic):
        """One reply's core, and whether it may be followed by a question."""
        staff = "S" if self.persona.staff else "G"
        eligible = [(pattern, used) for who, pattern, used in topic.replies if who in ("", staff)]
        preferred = [pair for pair in eligible if self.takes_up(pair[1], topic)]
        self.random.shuffle(eligible)
        self.random.shuffle(preferred)
        order = preferred + eligible if topic.facts or self.chance(0.9) else eligible
        if self.chance(0.85):
            # Whoever tells of an animal or a trade is answered about that one.
            order = [pair for pair in preferred if pair[1] & players.taken_up(self.turn)] + order
        if topic.nil and not self.fact_known(topic):
            order = [pair for pair in preferred if pair[1] & MENTIONED] + [(self.random.choice(topic.nil), set())]
        for pattern, _ in order:
            text = self.expanded(pattern)
            if text is not None:
                return text.strip(), True
        raise ValueError(f"no reply fits topic {topic.name}")

    def takes_up(self, used, topic):
        """Whether a reply uses what the player mentioned or the fact that the topic asks for."""
        names = {name.lower() for name in used}
        names |= {name[1:] for name in names if name.startswith("a")}
        mentioned = {name for name in names & MENTIONED if name in self.turn}
        return bool(mentioned or names & topic.facts)

    def fact_known(self, topic):
        facts = {"mydream": self.persona.dream, "mydrink": self.persona.drink, "hobby": self.persona.hobby, "from": self.persona.home,
                 "you": self.you, "yourdrink": self.your_drink}
        return all(facts.get(fact, True) for fact in topic.facts)

    def core(self, topic):
        """The reply's core for this player line: a yes or no to what was asked, a why after a topic, or the topic's own."""
        mark = {"yes": "y", "no": "n"}.get(topic.name)
        self.label = topic.name
        if mark and self.pending and QUESTIONS[self.pending].lines[self.language, mark]:
            self.label = f"{topic.name}/{self.pending}"
            return self.expanded(self.random.choice(QUESTIONS[self.pending].lines[self.language, mark]))
        if topic.name == "why" and self.last_topic and self.last_topic.why:
            lines = TOPICS[self.language][self.last_topic.name].why
            text = lines and self.expanded(self.random.choice(lines))
            if text:
                return text
        return self.reply_text(topic)[0]

    def answer(self, topic):
        """A reply: perhaps a reaction, the core, and nearly always a question or a remark after it. Composed of parts,
        few replies of a trained model are the corpus's own; and since hardly any core stands alone, even the likeliest
        reply does not stop after it."""
        core = self.core(topic)
        opened = self.opened(topic, core)
        following = self.following(topic, core)
        parts = without_echo(opened + ([following] if following else []), opened[-1], self.language)
        if following not in parts:
            self.pending = None
        self.turns.append(("assistant", JOIN[self.language].join(parts)))
        self.labels.append((len(self.turns) - 1, self.label))

    def opened(self, topic, core):
        """The core, mostly after a plain sentence that shows what was understood, else perhaps after a reaction of the topic's own
        or an interjection of its tone."""
        answers_question = self.label != topic.name
        if not answers_question and self.chance(PLAIN_SHARE) and (plain := self.plainly(topic)):
            # What has been said plainly needs no core that says it again.
            return [plain] if pieces(plain, self.language) & pieces(core, self.language) else [plain, core]
        # Who doesn't know says so first, mostly: the core then says it by a picture.
        if topic.openers and not answers_question and self.chance(0.85 if topic.name in UNKNOWING else 0.6):
            opener = self.expanded(self.random.choice(topic.openers))
            if opener:
                return [opener, core]
        if topic.name in NO_OPENER or not self.chance(0.2):
            return [core]
        opener = self.expanded(self.random.choice(COLOUR[self.language, topic.tone]))
        if self.language == "en" and opener.endswith(",") and core.split()[0].rstrip(",") in ENGLISH_LOWER:
            core = core[:1].lower() + core[1:]
        return [opener, core]

    def plainly(self, topic):
        """A plain sentence to begin with, or None: mostly what most would say, and first of all the fact that was asked for."""
        for patterns in ([topic.plainest] if self.chance(PLAINEST_SHARE) else []) + [topic.plain]:
            drawn = self.random.sample(patterns, len(patterns))
            for pattern in sorted(drawn, key=lambda pattern: not self.takes_up(slots(pattern), topic)):
                if text := self.expanded(pattern):
                    return text
        return None

    def following(self, topic, core):
        """What follows the core: a question (then pending), a remark on the topic or the shop, or None."""
        self.pending = None
        room = len(core) < (150 if self.language == "en" else 70)
        asks = topic.ask if room and not core.rstrip().endswith(("?", "？")) else []
        if asks and self.chance(0.36):
            self.pending = self.random.choice(asks)
            return self.expanded(self.random.choice(QUESTIONS[self.pending].lines[self.language, "q"]))
        if topic.closers and self.label == topic.name and self.chance(0.9):
            remark = self.expanded(self.random.choice(topic.closers))
            if remark:
                return remark
        if topic.name != "bye" and self.chance(0.5):
            kind = self.random.choice(["any", "staff" if self.persona.staff else "guest"])
            return self.expanded(self.random.choice(COLOUR[self.language, kind]))
        return None

    def exchange(self):
        """The player's line and the reply to it."""
        if self.chance(0.03):
            self.language = self.random.choice(LANGUAGES)
        topic = self.choose_topic()
        if topic.name not in ("why", "more", "really", "yes", "no", "maybe"):
            self.turn = {}
        else:
            self.turn.pop("recommended", None)
        pending = self.pending
        line = self.player_line(topic)
        self.pending = pending
        self.turns.append(("user", line))
        you = self.turn.get("you")
        self.you = you if topic.name == "myname" and you else self.you
        if topic.name in ("order", "likedrink") and "drinkvalue" in self.turn:
            self.your_drink = self.turn["drinkvalue"]
        if topic.name != "myname":
            self.turn.pop("you", None)
        self.answer(topic)
        if topic.name not in FOLLOWING:
            self.last_topic = topic


def without_echo(parts, core, language):
    """The parts of a reply but for those that say again what another says: parts are drawn apart, and a network that reads
    "The time? Hard to say. The time? Our clock floats" learns to begin anew."""
    said, kept = pieces(core, language), []
    for part in parts:
        mine = pieces(part, language)
        # Behind an interjection the core begins in lower case.
        if part.lower() == core.lower():
            kept.append(part)
        elif not mine & said:
            kept.append(part)
            said |= mine
    return kept


def pieces(text, language):
    """What is read as said twice where it comes again: two words side by side that aren't both little ones, or five characters."""
    if language == "ja":
        text = re.sub(r"[、。！？…\s]", "", text)
        return {text[at : at + ECHO_CHARACTERS] for at in range(len(text) - ECHO_CHARACTERS + 1)} - COMMON_ENDINGS
    words = re.findall(r"[\w']+", text.lower())
    pairs = zip(words, words[1:])
    return {pair for pair in pairs if not LITTLE.issuperset(pair)}


def conversation(random, turns, language=None):
    """A whole conversation with `turns` exchanges, as (role, text) pairs."""
    made = Conversation(random, language)
    made.open()
    for _ in range(turns):
        made.exchange()
    return made.turns


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--language", choices=LANGUAGES)
    arguments = parser.parse_args()
    random = random_module.Random(arguments.seed)
    for _ in range(arguments.count):
        for role, text in conversation(random, arguments.turns, arguments.language):
            print(f"{role}: {text}")
        print()


if __name__ == "__main__":
    main()
