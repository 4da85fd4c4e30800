"""kissa-mini's tokenizer: byte-level BPE, learnt from the corpus, that llama.cpp's pre-tokenizer "smollm" reproduces
(single digits, then GPT-2's split), and the ChatML layout of a conversation as token ids with loss weights.

    python tokenizer.py        learns work/tokenizer.json
"""

import random as random_module
import sys
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "corpus"))
from conversations import LABELS

WORK = HERE / "work"
PATH = WORK / "tokenizer.json"
START, END = "<|im_start|>", "<|im_end|>"
VOCABULARY = 4096
# Where words are broken into smaller tokens than usual, so many of the merges are left out.
MERGES_LOST = 0.12
PROMPT_WEIGHT, REPLY_WEIGHT, AIM_WEIGHT = 0.1, 1.0, 4.0
# Before its first word a reply says to itself what it is about, in one control token, which no text shows. A model this
# small understands a line far sooner than it answers well; what it has understood then stands where every layer sees it.
AIMS = [f"<|aim:{label}|>" for label in LABELS]


def assemble(vocabulary, merges):
    tokenizer = Tokenizer(models.BPE(vocabulary, merges))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)])
    tokenizer.decoder = decoders.ByteLevel()
    if vocabulary:
        tokenizer.add_special_tokens([START, END] + AIMS)
    return tokenizer


def learn(path=PATH, conversations=24000, seed=7):
    from conversations import conversation

    random = random_module.Random(seed)
    tokenizer = assemble({}, [])
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY, special_tokens=[START, END], initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False)
    # Without the instructions' fixed sentences most of the time: they would fill the statistics.
    texts = (text for _ in range(conversations) for role, text in conversation(random, 6) if role != "system" or random.random() < 0.15)
    tokenizer.train_from_iterator(texts, trainer)
    tokenizer.add_special_tokens(AIMS)
    path.parent.mkdir(exist_ok=True)
    tokenizer.save(str(path))
    return tokenizer


def load(path=PATH):
    return Tokenizer.from_file(str(path))


class Encoder:
    """Turns (role, text) pairs into ids and the weight of each id as a prediction."""

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer
        ids = lambda text: tokenizer.encode(text, add_special_tokens=False).ids
        self.breaking = Tokenizer.from_str(tokenizer.to_str())
        self.breaking.model.dropout = MERGES_LOST
        self.end = tokenizer.token_to_id(END)
        self.openings = {role: [tokenizer.token_to_id(START)] + ids(f"{role}\n") for role in ("system", "user", "assistant", "tool")}
        self.closing = [self.end] + ids("\n")
        self.ids = ids
        self.aims = {label: tokenizer.token_to_id(aim) for label, aim in zip(LABELS, AIMS)}

    def broken(self, text):
        """A text's ids where some merges are left out, so that words come in smaller tokens."""
        return self.breaking.encode(text, add_special_tokens=False).ids

    def message(self, role, text, aim=None, broken=False):
        """A message; a reply with its aim (one of LABELS), as it is generated, or without, as a transcript has it."""
        opening, body = self.openings[role], self.broken(text) if broken else self.ids(text)
        weight = REPLY_WEIGHT if role == "assistant" else PROMPT_WEIGHT
        weights = [0.0] * len(opening) + [weight] * (len(body) + 1) + [0.0] * (len(self.closing) - 1)
        if aim is None:
            return opening + body + self.closing, weights
        start = len(opening)
        return opening + [self.aims[aim]] + body + self.closing, weights[:start] + [AIM_WEIGHT] + weights[start:]

    def prompt(self, turns):
        """The ids after which a reply is to be generated."""
        return [id for role, text in turns for id in self.message(role, text)[0]] + self.openings["assistant"]


if __name__ == "__main__":
    tokenizer = learn()
    print(tokenizer.get_vocab_size(), "tokens in", PATH)
