"""The network on rows laid end to end: all but attention sees tokens only, [tokens, width], whatever the rows' length, and so
is compiled once for all lengths. Computes what model.py's `hidden` does; matrices are multiplied in `half`."""

import torch
from torch.nn import functional as F

from lines import BEGINS
from model import rotate


def asked(x, norm, query, key, value, cosine, sine, epsilon, half):
    """What attention is given: queries, keys and values [tokens, heads, headWidth]."""
    y = F.rms_norm(x, (x.shape[-1],), norm, epsilon).to(half)
    together = y @ torch.cat([query, key, value]).to(half).t()
    heads = lambda part: part.view(x.shape[0], -1, 2 * cosine.shape[-1])
    q, k, v = (heads(part) for part in together.split([query.shape[0], key.shape[0], value.shape[0]], -1))
    return rotate(q, cosine, sine), rotate(k, cosine, sine), v


def answered(x, y, out, norm, gate, up, down, epsilon, half):
    """The residual stream behind attention, whose result is `y` [tokens, width], and the feed-forward."""
    x = x + (y @ out.to(half).t())
    z = F.rms_norm(x, (x.shape[-1],), norm, epsilon).to(half)
    opened, lifted = (z @ torch.cat([gate, up]).to(half).t()).chunk(2, -1)
    return x + ((F.silu(opened) * lifted) @ down.to(half).t())


class Flat:
    """Hidden states by a model's own parameters. `compiles`: have its parts compiled when they are first used."""

    def __init__(self, model, half=torch.bfloat16, compiles=False):
        self.model, self.half = model, half
        compiled = (lambda part: torch.compile(part, dynamic=False)) if compiles else (lambda part: part)
        self.asked, self.answered = compiled(asked), compiled(answered)

    def hidden(self, tokens, places, mask=None):
        """[rows, time] of ids and of positions -> [rows * time, width]. `mask` [rows, 1, time, time]: who sees whom, if not all what is before."""
        c, model = self.model.c, self.model
        rows, time = tokens.shape
        turned = places.reshape(-1)
        cosine, sine = model.cosine[turned].unsqueeze(1), model.sine[turned].unsqueeze(1)
        x = model.embedding(tokens.reshape(-1))
        apart = lambda y: y.view(rows, time, -1, y.shape[-1]).transpose(1, 2)
        group = c.heads // c.key_heads
        for block in model.blocks:
            attention, forward = block.attention, block.feed_forward
            q, k, v = self.asked(
                x, block.attention_norm.weight, attention.query.weight, attention.key.weight, attention.value.weight, cosine, sine, c.epsilon, self.half)
            k, v = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
            y = F.scaled_dot_product_attention(apart(q), apart(k), apart(v), attn_mask=mask, is_causal=mask is None)
            x = self.answered(
                x, y.transpose(1, 2).reshape(rows * time, -1), attention.out.weight, block.feed_forward_norm.weight, forward.gate.weight,
                forward.up.weight, forward.down.weight, c.epsilon, self.half)
        return F.rms_norm(x, (c.width,), model.norm.weight, c.epsilon).to(self.half)


def lines_apart(places):
    """The places of rows of lines without their marks, and who sees whom: a line what is before all lines, and itself."""
    line = (places >= BEGINS).cumsum(1)
    time = places.shape[1]
    before = torch.ones(time, time, dtype=torch.bool, device=places.device).tril()
    same = line[:, :, None] == line[:, None, :]
    return places % BEGINS, (before & (same | (line == 0)[:, None, :])).unsqueeze(1)
