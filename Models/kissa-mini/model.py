"""kissa-mini's network: a Llama in PyTorch, small enough to be read in one sitting.

Shapes are named [batch, time, width]; head vectors are [batch, head, time, headWidth]. Rotary positions turn the halves
of a head vector against each other (the layout of GPT-NeoX); export.py permutes the rows for llama.cpp's interleaved one.
"""

from dataclasses import asdict, dataclass

import torch
from torch import nn
from torch.nn import functional as F


# Up to this length of rows `attend` is the faster way on a processor.
MIDDLING = 1024


@dataclass
class Configuration:
    vocabulary: int = 4096
    width: int = 256
    layers: int = 10
    heads: int = 8
    key_heads: int = 4
    hidden: int = 896
    context: int = 4096
    rope_base: float = 10000.0
    epsilon: float = 1e-5

    def dictionary(self):
        return asdict(self)


class Normalisation(nn.Module):
    def __init__(self, width, epsilon):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.epsilon = epsilon

    def forward(self, x):
        return F.rms_norm(x, (x.shape[-1],), self.weight.to(x.dtype), self.epsilon)


class Attention(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.c = c
        self.head_width = c.width // c.heads
        self.query = nn.Linear(c.width, c.width, bias=False)
        self.key = nn.Linear(c.width, c.key_heads * self.head_width, bias=False)
        self.value = nn.Linear(c.width, c.key_heads * self.head_width, bias=False)
        self.out = nn.Linear(c.width, c.width, bias=False)

    def forward(self, x, cosine, sine, past=None):
        batch, time, _ = x.shape
        heads = lambda y: y.view(batch, time, -1, self.head_width).transpose(1, 2)
        q, k, v = heads(self.query(x)), heads(self.key(x)), heads(self.value(x))
        q, k = rotate(q, cosine, sine), rotate(k, cosine, sine)
        if past is not None:
            if past:
                k, v = torch.cat([past[0], k], 2), torch.cat([past[1], v], 2)
            past[:] = [k, v]
        if past is None and time <= MIDDLING and not q.is_cuda:
            y = attend(q, k, v)
        else:
            group = self.c.heads // self.c.key_heads
            k, v = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
            y = F.scaled_dot_product_attention(q, k, v, is_causal=time > 1)
        return self.out(y.transpose(1, 2).reshape(batch, time, -1))


def attend(q, k, v, chunk=128):
    """Causal attention of rows, a chunk of queries at a time, key heads shared: while training on a processor, about twice as
    fast as `scaled_dot_product_attention` for rows of a few hundred places."""
    batch, heads, time, width = q.shape
    key_heads, group = k.shape[1], heads // k.shape[1]
    q = (q * width**-0.5).view(batch, key_heads, group, time, width)
    parts = []
    for begin in range(0, time, chunk):
        end = min(time, begin + chunk)
        some = q[:, :, :, begin:end].reshape(batch, key_heads, -1, width)
        scores = (some @ k[:, :, :end].mT).view(batch, key_heads, group, end - begin, end)
        # Only the chunk's own keys can be later than one of its queries.
        later = torch.full((end - begin, end - begin), -1e4, dtype=q.dtype, device=q.device).triu(1)
        shares = torch.softmax(scores + F.pad(later, (begin, 0)), -1).view(batch, key_heads, -1, end)
        parts.append((shares @ v[:, :, :end]).view(batch, key_heads, group, end - begin, width))
    return torch.cat(parts, 3).view(batch, heads, time, width)


class FeedForward(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.gate = nn.Linear(c.width, c.hidden, bias=False)
        self.up = nn.Linear(c.width, c.hidden, bias=False)
        self.down = nn.Linear(c.hidden, c.width, bias=False)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class Block(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.attention_norm = Normalisation(c.width, c.epsilon)
        self.attention = Attention(c)
        self.feed_forward_norm = Normalisation(c.width, c.epsilon)
        self.feed_forward = FeedForward(c)

    def forward(self, x, cosine, sine, past=None):
        x = x + self.attention(self.attention_norm(x), cosine, sine, past)
        return x + self.feed_forward(self.feed_forward_norm(x))


class Model(nn.Module):
    """Token ids [batch, time] to logits [batch, time, vocabulary]; the embedding is also the output matrix."""

    def __init__(self, c):
        super().__init__()
        self.c = c
        self.embedding = nn.Embedding(c.vocabulary, c.width)
        self.blocks = nn.ModuleList(Block(c) for _ in range(c.layers))
        self.norm = Normalisation(c.width, c.epsilon)
        half = c.width // c.heads // 2
        frequencies = c.rope_base ** (-torch.arange(half).float() / half)
        angles = torch.outer(torch.arange(c.context).float(), frequencies)
        self.register_buffer("cosine", angles.cos(), persistent=False)
        self.register_buffer("sine", angles.sin(), persistent=False)
        for name, parameter in self.named_parameters():
            if parameter.dim() == 2:
                scale = (2 * c.layers) ** -0.5 if name.endswith(("out.weight", "down.weight")) else 1.0
                nn.init.normal_(parameter, std=scale * (0.02 if "embedding" in name else c.width**-0.5))

    def forward(self, tokens, past=None, last_only=False):
        x = self.hidden(tokens, past)
        return (x[:, -1:] if last_only else x) @ self.embedding.weight.t()

    def hidden(self, tokens, past=None, positions=None):
        """What the output matrix sees: [batch, time, width]. `positions` [batch, time]: where tokens stand, if not one after another."""
        start = past[0][0].shape[2] if past and past[0] else 0
        time = tokens.shape[1]
        x = self.embedding(tokens)
        places = slice(start, start + time) if positions is None else positions.unsqueeze(1)
        cosine, sine = self.cosine[places], self.sine[places]
        for index, block in enumerate(self.blocks):
            x = block(x, cosine, sine, past[index] if past is not None else None)
        return self.norm(x)

    def parameter_count(self):
        return sum(parameter.numel() for parameter in self.parameters())


def rotate(x, cosine, sine):
    first, second = x.float().chunk(2, -1)
    return torch.cat([first * cosine - second * sine, second * cosine + first * sine], -1).to(x.dtype)


def load(path, device="cpu"):
    """A model and its training record from a checkpoint."""
    state = torch.load(path, map_location=device, weights_only=True)
    model = Model(Configuration(**state["configuration"])).to(device)
    model.load_state_dict(state.get("average", state["model"]))
    return model.eval(), state


@torch.inference_mode()
def generate(model, prompt, stop, limit=96, temperature=0.0, generator=None):
    """The ids that follow `prompt` until a stop id; greedy at temperature 0."""
    past = [[] for _ in model.blocks]
    logits = model(torch.tensor([prompt], device=model.embedding.weight.device), past, last_only=True)[0, -1]
    made = []
    while len(made) < limit:
        if temperature > 0:
            choice = torch.multinomial(torch.softmax(logits.float() / temperature, -1), 1, generator=generator).item()
        else:
            choice = logits.argmax().item()
        if choice in stop:
            break
        made.append(choice)
        logits = model(torch.tensor([[choice]], device=model.embedding.weight.device), past, last_only=True)[0, -1]
    return made
