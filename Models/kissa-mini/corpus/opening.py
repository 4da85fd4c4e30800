"""How a conversation begins: the instructions, what was said when the two met before, the character's first words."""

from grammar import read_questions
from instructions import INSTRUCTIONS, meeting
from world import LANGUAGES, Persona

QUESTIONS = read_questions()
JOIN = {"en": " ", "ja": ""}


class Opening:
    """The part of a conversation that opens it."""

    topics = {}  # by language, then by name

    def open(self, brief=False, has_met=False):
        """The instructions, and now and then an earlier conversation's last response. `brief`: hardly any; `has_met`: they
        tell what was said when the two met before."""
        written = self.language if self.chance(0.85) else self.random.choice(LANGUAGES)
        kind = self.random.random()
        plain = self.chance(0.5 if brief else 0.1) and not has_met
        if not plain:
            self.written = written
            told = self.persona.text(written, self.random) + (self.met_before() if has_met else "")
            line = self.opening_line(written)
            texts, weights = zip(*INSTRUCTIONS[written])
            text = texts[3] if brief else self.random.choices(texts, weights)[0]
            if "{line}" not in text:
                self.pending = None
            text = text.replace("{me}", self.persona.name[written]).replace("{line}", line)
            self.turns.append(("system", text.replace("{persona}", told)))
        else:
            # Without instructions nobody has said who speaks: a barista of the shop without facts.
            self.persona = Persona(self.random, self.language)
            for fact in ("mood", "drink", "dream", "want", "history", "hobby", "home"):
                setattr(self.persona, fact, None)
            self.persona.name = {"en": "Kissa", "ja": "キッサ"}
            self.persona.role, self.persona.role_with_article, self.persona.staff = {"en": "barista", "ja": "バリスタ"}, "a barista", True
            self.written = self.language
        if kind < 0.12:
            # As after a resumed conversation: the last response, whose question is not kept.
            self.turn, topic = {}, self.choose_topic()
            self.player_line(topic)
            self.answer(topic)
            self.labels.clear()
            self.turn = {}

    def met_before(self):
        """What the player and the character said when they met before, as the game tells it."""
        spoken = self.language
        for _ in range(self.random.randint(1, 4)):
            self.exchange()
        told = meeting(self.turns, self.written)
        self.turns, self.labels, self.turn, self.pending, self.last_topic, self.language = [], [], {}, None, None, spoken
        return told

    def opening_line(self, language):
        self.turn = {}
        topics = self.topics[language]
        kind = self.random.random()
        spoken, self.language = self.language, language
        line = self.reply_text(topics[self.random.choice(["greet", "greet", "shop", "customers", "mydrink", "dream"])])[0] if kind < 0.75 else ""
        self.language = spoken
        if self.persona.want and self.chance(0.6):
            question, self.pending = self.persona.want[1 if language == "en" else 3], self.persona.want[4]
        else:
            tag = self.random.choice(list(QUESTIONS))
            question, self.pending = self.expanded(self.random.choice(QUESTIONS[tag].lines[language, "q"]), language), tag
        if line and self.chance(0.25):
            self.pending = None
            return line
        return (line + JOIN[language] + question).strip()
