"""A base model from its GGUF file, in PyTorch: a llama (SmolLM2), a qwen2 or a gemma3, with a LoRA beside its weights.

The weights are those that the engine runs, dequantised; rows of queries and keys stand as the file has them.
"""

import dataclasses
import math

import gguf
import numpy
import torch
from torch import nn
from torch.nn import functional as F

# Per block: the file's names of the matrices that an adapter adds to.
MATRICES = "attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"


@dataclasses.dataclass(frozen=True)
class Lora:
    """What stands beside the weights: A is [rank, inputs], B [outputs, rank], B(A x) counts alpha / rank."""

    rank: int = 16
    alpha: float = 32.0
    matrices: tuple = MATRICES


class File:
    """Tensors and metadata of a GGUF file."""

    def __init__(self, path):
        self.reader = gguf.GGUFReader(path)
        self.architecture = self("general.architecture")

    def __call__(self, key, default=None):
        field = self.reader.fields.get(key)
        return default if field is None else field.contents()

    def of_architecture(self, key, default=None):
        return self(f"{self.architecture}.{key}", default)

    def tensors(self):
        return {
            t.name: torch.from_numpy(numpy.array(gguf.dequantize(t.data, t.tensor_type), dtype=numpy.float32))
            for t in self.reader.tensors}


class Linear(nn.Module):
    """A frozen matrix with its bias and, if it is adapted, scale · B(A x) beside it."""

    def __init__(self, weight, bias, lora):
        super().__init__()
        self.register_buffer("weight", weight, persistent=False)
        self.register_buffer("bias", bias, persistent=False)
        self.lora = lora
        if lora:
            self.a = nn.Parameter(torch.randn(lora.rank, weight.shape[1]) / math.sqrt(weight.shape[1]))
            self.b = nn.Parameter(torch.zeros(weight.shape[0], lora.rank))

    def forward(self, x):
        y = F.linear(x, self.weight.to(x.dtype), None if self.bias is None else self.bias.to(x.dtype))
        if not self.lora:
            return y
        return y + self.lora.alpha / self.lora.rank * F.linear(F.linear(x, self.a.to(x.dtype)), self.b.to(x.dtype))


class Norm(nn.Module):
    def __init__(self, weight, epsilon):
        super().__init__()
        self.register_buffer("weight", weight, persistent=False)
        self.epsilon = epsilon

    def forward(self, x):
        y = x.float()
        return (y * torch.rsqrt(y.pow(2).mean(-1, keepdim=True) + self.epsilon) * self.weight).to(x.dtype)


def turned(x, angles, is_interleaved):
    """RoPE: pairs are neighbours in llama's files, halves in the others'."""
    cosines, sines = angles
    a, b = (x[..., 0::2], x[..., 1::2]) if is_interleaved else x.chunk(2, -1)
    first, second = a * cosines - b * sines, a * sines + b * cosines
    return torch.stack((first, second), -1).flatten(-2) if is_interleaved else torch.cat((first, second), -1)


class Block(nn.Module):
    def __init__(self, tensors, index, shape, lora):
        super().__init__()
        self.shape = shape
        self.is_local = shape.window > 0 and (index + 1) % shape.window_period != 0

        def get(name, part="weight"):
            return tensors.get(f"blk.{index}.{name}.{part}")

        def norm(name):
            return Norm(get(name), shape.epsilon) if get(name) is not None else None

        self.matrices = nn.ModuleDict({
            name: Linear(get(name), get(name, "bias"), lora if name in lora.matrices else None) for name in MATRICES})
        self.attn_norm, self.ffn_norm = norm("attn_norm"), norm("ffn_norm")
        self.q_norm, self.k_norm = norm("attn_q_norm"), norm("attn_k_norm")
        self.post_attention, self.post_ffn = norm("post_attention_norm"), norm("post_ffw_norm")

    def forward(self, x, angles, mask, cache=None):
        """x: [rows, positions, width]. mask: what each position sees, added to the scores."""
        m, shape = self.matrices, self.shape
        rows, count, _ = x.shape
        h = self.attn_norm(x)
        q, k, v = (m[name](h).view(rows, count, -1, shape.head).transpose(1, 2) for name in MATRICES[:3])
        if self.q_norm:
            q, k = self.q_norm(q), self.k_norm(k)
        angles, mask = (angles[1], mask[1]) if self.is_local else (angles[0], mask[0])
        q, k = turned(q, angles, shape.is_interleaved), turned(k, angles, shape.is_interleaved)
        if cache is not None:
            k, v = cache.extended(self, k, v)
        groups = q.shape[1] // k.shape[1]
        y = F.scaled_dot_product_attention(
            q, k.repeat_interleave(groups, 1), v.repeat_interleave(groups, 1), attn_mask=mask)
        y = m["attn_output"](y.transpose(1, 2).reshape(rows, count, -1))
        x = x + (self.post_attention(y) if self.post_attention else y)
        h = self.ffn_norm(x)
        gate = F.gelu(m["ffn_gate"](h), approximate="tanh") if shape.is_gemma else F.silu(m["ffn_gate"](h))
        y = m["ffn_down"](gate * m["ffn_up"](h))
        return x + (self.post_ffn(y) if self.post_ffn else y)


class Shape:
    """What the metadata says of a network."""

    def __init__(self, file):
        get = file.of_architecture
        if file.architecture not in ("llama", "qwen2", "gemma3"):
            raise ValueError(f"{file.architecture} is neither llama, qwen2 nor gemma3")
        self.is_gemma, self.is_interleaved = file.architecture == "gemma3", file.architecture == "llama"
        width, heads = get("embedding_length"), get("attention.head_count")
        self.layers, self.width = get("block_count"), width
        self.head = get("attention.key_length", width // heads)
        self.epsilon = get("attention.layer_norm_rms_epsilon")
        self.bases = get("rope.freq_base", 10_000.0), 10_000.0
        self.window = get("attention.sliding_window") if self.is_gemma else 0
        self.window_period = 6


class Base(nn.Module):
    def __init__(self, path, lora=Lora()):
        super().__init__()
        file = File(path)
        self.file, self.shape, self.lora = file, Shape(file), lora
        tensors = file.tensors()
        self.register_buffer("embedding", tensors["token_embd.weight"], persistent=False)
        self.register_buffer("output", tensors.get("output.weight", self.embedding), persistent=False)
        self.blocks = nn.ModuleList(Block(tensors, i, self.shape, lora) for i in range(self.shape.layers))
        self.norm = Norm(tensors["output_norm.weight"], self.shape.epsilon)

    def angles(self, places, dtype):
        """Of every place, for the layers that see all and for those that see a window."""
        exponents = torch.arange(0, self.shape.head, 2, device=places.device).float() / self.shape.head
        found = []
        for base in self.shape.bases:
            turns = places[..., None].float() * base ** -exponents
            found.append((turns.cos()[:, None].to(dtype), turns.sin()[:, None].to(dtype)))
        return found

    def masks(self, places, known, dtype):
        """[rows, 1, positions, known]: 0 for what a place sees, minus infinity for the rest."""
        back = places[:, None, :, None] - known[:, None, None, :]
        hidden = [back < 0, (back < 0) | (back >= self.shape.window)] if self.shape.window else [back < 0, back < 0]
        return [torch.zeros(h.shape, dtype=dtype, device=h.device).masked_fill(h, -torch.inf) for h in hidden]

    def hidden(self, tokens, places, known=None, cache=None, dtype=torch.bfloat16):
        x = F.embedding(tokens, self.embedding).to(dtype)
        if self.shape.is_gemma:
            x = x * torch.tensor(math.sqrt(self.shape.width), dtype=dtype)
        angles = self.angles(places, dtype)
        mask = self.masks(places, places if known is None else known, dtype)
        for block in self.blocks:
            x = block(x, angles, mask, cache)
        return self.norm(x)

    def logits(self, hidden):
        return F.linear(hidden, self.output.to(hidden.dtype)).float()

    def rounded(self):
        """With frozen matrices in bfloat16, so that no product converts them anew."""
        for buffer in self.buffers():
            if buffer.dim() == 2:
                buffer.data = buffer.data.to(torch.bfloat16)
        return self

    def trained(self):
        return {name: p for name, p in self.named_parameters()}
