"""What a bag of n-grams understands of the lines in evaluation/aims.txt, when it is trained on nothing but the corpus's: the
mark that evaluate_aims.py's figures are to be held against. It knows neither order nor context, learns in minutes, and is thrown away.

    python evaluate_ngrams.py [--lines 120000] [--epochs 3] [--source all | own | said | phrases | vocabulary]
"""

import argparse
import random as random_module
import re
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "corpus"))
sys.path.insert(0, str(HERE / "evaluation"))

import torch
from torch.nn import functional as F

from conversations import Conversation
from grammar import expand, read_topic_file
from items import rows

LANGUAGES = {"en": "english", "ja": "japanese"}
# How often a pattern of each source is drawn.
WEIGHTS = {"own": 1, "said": 5, "phrases": 4, "vocabulary": 20}
BUCKETS, WIDTH, BATCH = 1 << 19, 96, 256


def ngrams(language, text):
    """The buckets of a line's words, their pairs and its letters; of a Japanese one's characters."""
    text = text.lower()
    if language == "en":
        words = re.findall(r"[a-z']+|[^\sa-z]", text)
        found = words + [f"{a} {b}" for a, b in zip(words, words[1:])] + [f"{a} _ {b}" for a, b in zip(words, words[2:])]
        found += [f"#{text[at : at + 4]}" for at in range(len(text) - 3)]
    else:
        text = f"^{text}$"
        found = [text[at : at + length] for length in (1, 2, 3, 4) for at in range(len(text) - length + 1)]
    return [zlib.crc32(gram.encode()) % BUCKETS for gram in found] or [0]


def patterns(language, sources):
    """By topic, lists of patterns and how often each is drawn."""
    name, found = LANGUAGES[language], {}
    for source in sources:
        paths = sorted((HERE / "corpus" / name).glob("*.txt")) if source == "own" else [HERE / "corpus" / source / f"{name}.txt"]
        for path in paths:
            for topic, block in read_topic_file(path).items():
                found.setdefault(topic, []).append((block.player, WEIGHTS[source] * len(block.player)))
    return found


def drawn(topics, sources, count, random):
    """Fresh lines of the corpus, as (n-grams, topic's number)."""
    found = {language: patterns(language, sources) for language in LANGUAGES}
    made, talks = [], {}
    while len(made) < count:
        language, topic = random.choice(list(LANGUAGES)), random.choice(topics)
        lists, weights = zip(*found[language].get(topic, [([], 0)]))
        if not any(weights):
            continue
        if language not in talks or random.random() < 0.02:
            talks[language] = Conversation(random, language)
            talks[language].open(True)
        text = expand(random.choice(random.choices(lists, weights)[0]), talks[language].mention, random)
        if text:
            made.append((ngrams(language, text), topics.index(topic)))
    return made


def scores(bag, head, lines):
    offsets = [0]
    for line in lines[:-1]:
        offsets.append(offsets[-1] + len(line))
    return head(F.dropout(bag(torch.tensor([gram for line in lines for gram in line]), torch.tensor(offsets)), 0.2, head.training))


@torch.no_grad()
def report(bag, head, items, topics, epoch):
    head.eval()
    right = {}
    for language, topic, line in items:
        likeliest = topics[scores(bag, head, [ngrams(language, line)]).argmax().item()]
        right.setdefault(language, []).append(likeliest == topic)
    head.train()
    right["both"] = sum(right.values(), [])
    print(f"epoch {epoch}\t" + "\t".join(f"{name} {sum(part) / len(part):.1%}" for name, part in right.items()), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", type=int, default=120_000)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--source", choices=["all", *WEIGHTS], default="all")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    random = random_module.Random("n-grams")
    items = list(rows("aims.txt", 3))
    topics = sorted({topic for _, topic, _ in items})
    lines = drawn(topics, WEIGHTS if arguments.source == "all" else [arguments.source], arguments.lines, random)
    bag, head = torch.nn.EmbeddingBag(BUCKETS, WIDTH, mode="mean", sparse=True), torch.nn.Linear(WIDTH, len(topics))
    torch.nn.init.normal_(bag.weight, std=0.1)
    optimizers = [torch.optim.SparseAdam(bag.parameters(), lr=0.02), torch.optim.Adam(head.parameters(), lr=0.005)]
    for epoch in range(1, arguments.epochs + 1):
        random.shuffle(lines)
        for first in range(0, len(lines), BATCH):
            grams, numbers = zip(*lines[first : first + BATCH])
            loss = F.cross_entropy(scores(bag, head, grams), torch.tensor(numbers))
            for optimizer in optimizers:
                optimizer.zero_grad()
            loss.backward()
            for optimizer in optimizers:
                optimizer.step()
        report(bag, head, items, topics, epoch)


if __name__ == "__main__":
    main()
