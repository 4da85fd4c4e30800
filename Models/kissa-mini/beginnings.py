"""Many rows that follow one beginning, of each of which one place is asked for: the beginning is read once for all of them.

Shapes as in model.py; `past` holds a block's keys and values of the beginning, [1, key head, place, headWidth] each.
"""

import torch

from model import rotate


def remembered(model, beginning):
    """Each block's keys and values of a beginning's ids, at least one."""
    x, pasts, size = model.embedding(beginning.unsqueeze(0)), [], len(beginning)
    cosine, sine = model.cosine[:size], model.sine[:size]
    for block in model.blocks[:-1]:
        pasts.append([])
        x = block(x, cosine, sine, pasts[-1])
    attention, x = model.blocks[-1].attention, model.blocks[-1].attention_norm(x)
    keys, values = heads(attention, attention.key(x)), heads(attention, attention.value(x))
    return pasts + [[rotate(keys, cosine, sine), values]]


def places(model, size, pasts, rows, last):
    """What the output matrix sees of the place `last` [count] of each of rows [count, time] that follow a beginning of `size` ids."""
    count, time = rows.shape
    x, mine = model.embedding(rows), torch.arange(count, device=rows.device)
    cosine, sine = model.cosine[size : size + time], model.sine[size : size + time]
    for block, past in zip(model.blocks[:-1], pasts):
        y = block.attention_norm(x)
        x = x + attended(block.attention, y, y, past, cosine, sine, None)
        x = x + block.feed_forward(block.feed_forward_norm(x))
    block = model.blocks[-1]
    y, x = block.attention_norm(x), x[mine, last].unsqueeze(1)
    x = x + attended(block.attention, y, y[mine, last].unsqueeze(1), pasts[-1], cosine, sine, last)
    return model.norm(x + block.feed_forward(block.feed_forward_norm(x)))[:, 0]


def attended(attention, x, asking, past, cosine, sine, last):
    """Attention to the rows' own places up to the asking one, and to all of the beginning. `last`: which place asks, if not all do."""
    count, time, _ = x.shape
    k, v = rotate(heads(attention, attention.key(x)), cosine, sine), heads(attention, attention.value(x))
    later = torch.full((time, time), -1e4, device=x.device).triu(1)
    if last is not None:
        cosine, sine, later = cosine[last][:, None, None], sine[last][:, None, None], later[last][:, None, None]
    q = rotate(heads(attention, attention.query(asking)), cosine, sine) * attention.head_width**-0.5
    key_heads, asked = k.shape[1], q.shape[2]
    # Heads that share a key head stand one below the other, and so do all rows where they meet the beginning.
    own = lambda y: y.reshape(count, key_heads, -1, y.shape[-1])
    shared = lambda y: y.transpose(0, 1).reshape(key_heads, -1, y.shape[-1])
    apart = lambda y: y.view(key_heads, count, -1, y.shape[-1]).transpose(0, 1)
    q = own(q)
    group = q.shape[2] // asked
    scores = q @ k.mT + (later.repeat(group, 1) if last is None else later)
    before = apart(shared(q) @ past[0][0].mT)
    before, scores = torch.softmax(torch.cat([before, scores], -1), -1).split([before.shape[-1], time], -1)
    y = apart(shared(before) @ past[1][0]) + scores @ v
    return attention.out(y.reshape(count, key_heads * group, asked, -1).transpose(1, 2).reshape(count, asked, -1))


def heads(attention, y):
    return y.view(*y.shape[:2], -1, attention.head_width).transpose(1, 2)
