"""Leads a base, with or without an adapter, through the conversations that replies are judged on.

    python talk.py BASE.gguf work/replies.json [--adapter work/adapter.pt] [--set work] [--languages en ja]
Greedy with the engine's repetition penalty, all conversations at once, each with the model's own replies before it. On a GPU in seconds.
"""

import argparse
import json

import torch

import corpus
import judged
from base import Base, Lora
from tokens import Tokenizer

# Tokens of a reply, and of a conversation.
REPLY_MAX, LENGTH_MAX = 80, 2048
# As the engine has them where a file recommends nothing else.
PENALTY, PENALTY_LAST = 1.1, 64


class Cache:
    """Keys and values of every block, at the places that each row has come to."""

    def __init__(self):
        self.kept, self.places = {}, None

    def extended(self, block, keys, values):
        old = self.kept.get(block)
        kept = (keys, values) if old is None else (torch.cat((old[0], keys), 2), torch.cat((old[1], values), 2))
        self.kept[block] = kept
        return kept


class Talk:
    """Conversations side by side. Rows of different length are padded, and what is padding is never seen."""

    # A place beyond all others: nobody looks there.
    NOWHERE = 1 << 20

    def __init__(self, model, tokenizer, count, device):
        self.model, self.tokenizer, self.device = model, tokenizer, device
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32
        self.cache, self.known = Cache(), torch.empty(count, 0, dtype=torch.long, device=device)
        self.lengths = [0] * count
        self.replies = [[] for _ in range(count)]

    def read(self, rows):
        """Reads some tokens more of each row; returns the hidden state behind each row's last."""
        width = max(len(row) for row in rows)
        tokens = torch.zeros(len(rows), width, dtype=torch.long)
        places = torch.full((len(rows), width), self.NOWHERE)
        for index, row in enumerate(rows):
            tokens[index, :len(row)] = torch.tensor(row, dtype=torch.long)
            places[index, :len(row)] = torch.arange(self.lengths[index], self.lengths[index] + len(row))
            self.lengths[index] += len(row)
        tokens, places = tokens.to(self.device), places.to(self.device)
        self.known = torch.cat((self.known, places), 1)
        hidden = self.model.hidden(tokens, places, self.known, self.cache, self.dtype)
        last = torch.tensor([max(len(row), 1) - 1 for row in rows], device=self.device)
        return hidden[torch.arange(len(rows), device=self.device), last]

    def chosen(self, hidden):
        """The likeliest token of each row; what its reply has lately said is less likely (`penalty_repeat`)."""
        logits = self.model.logits(hidden)
        for row, reply in zip(logits, self.replies):
            last = torch.tensor(sorted(set(reply[-PENALTY_LAST:])), dtype=torch.long, device=row.device)
            row[last] = torch.where(row[last] > 0, row[last] / PENALTY, row[last] * PENALTY)
        return logits.argmax(-1).tolist()

    def reply(self, prompts):
        """Reads prompts (empty for rows that are at their end) and writes a reply to each."""
        hidden = self.read(prompts)
        self.replies, going = [[] for _ in prompts], [bool(prompt) for prompt in prompts]
        for _ in range(REPLY_MAX):
            chosen = self.chosen(hidden)
            going = [g and token != self.tokenizer.end for g, token in zip(going, chosen)]
            if not any(going):
                break
            step = [[token] if g else [] for g, token in zip(going, chosen)]
            for reply, row in zip(self.replies, step):
                reply += row
            hidden = self.read(step)
        return [self.tokenizer.decode(reply).strip() for reply in self.replies]


@torch.no_grad()
def replies(model, tokenizer, conversations, device):
    """{"work-en-01": [reply, …]}"""
    talk = Talk(model, tokenizer, len(conversations), device)
    found = {asked.id: [] for asked in conversations}
    for turn in range(max(len(asked.lines) for asked in conversations)):
        prompts = [prompt(tokenizer, asked, turn) for asked in conversations]
        prompts = [p if length + len(p) < LENGTH_MAX else [] for p, length in zip(prompts, talk.lengths)]
        for asked, asks, reply in zip(conversations, prompts, talk.reply(prompts)):
            if asks:
                found[asked.id].append(reply)
    return found


def prompt(tokenizer, asked, turn):
    """What a model reads before its reply of a turn; nothing behind the last."""
    if turn >= len(asked.lines):
        return []
    talk = corpus.Conversation(f"{asked.language}-x", asked.fields, [asked.greeting])
    system, line = corpus.messages(talk)[0], asked.lines[turn][2]
    if turn == 0:
        tokens, _ = tokenizer.conversation([system, ("user", line)])
    else:
        # The end of the reply before, which was not read back.
        tokens = [tokenizer.end] + tokenizer.encode("\n") + sum(tokenizer.message("user", line), [])
    return tokens + tokenizer.message("assistant", "")[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("out")
    parser.add_argument("--adapter")
    parser.add_argument("--set", choices=judged.SETS, default="work")
    parser.add_argument("--languages", nargs="+", default=list(corpus.LANGUAGES))
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(arguments.threads)
    saved = torch.load(arguments.adapter, weights_only=False) if arguments.adapter else None
    model = Base(arguments.base, Lora(**saved["lora"]) if saved else Lora(1, 1.0))
    if saved:
        model.load_state_dict(saved["state"])
    model = model.to(device).eval()
    tokenizer = Tokenizer(model.file)
    found = {}
    for language in arguments.languages:
        found |= replies(model, tokenizer, judged.read(arguments.set, language), device)
    with open(arguments.out, "w", encoding="utf-8") as out:
        json.dump(found, out, ensure_ascii=False, indent=1)


if __name__ == "__main__":
    main()
