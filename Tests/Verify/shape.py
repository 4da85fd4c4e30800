"""What the files of `models.py` hold: how weights are written, and what a model's sizes are."""

from dataclasses import dataclass

import gguf

from families import FAMILIES

F32, F16, BF16, Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, IQ4_NL, IQ4_XS, MXFP4, TQ1_0, TQ2_0 = (
    gguf.GGMLQuantizationType[name]
    for name in ("F32", "F16", "BF16", "Q8_0", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL",
                 "IQ4_XS", "MXFP4", "TQ1_0", "TQ2_0"))
# Formats with codebooks, in which every sequence of bits stands for weights.
CODEBOOKS = [gguf.GGMLQuantizationType[name]
             for name in ("IQ1_S", "IQ1_M", "IQ2_XXS", "IQ2_XS", "IQ2_S", "IQ3_XXS", "IQ3_S")]

# Not a format of its own: llama.cpp's mixture of Q4_K and Q6_K, the most downloaded of all.
Q4_K_M = "Q4_K_M"

# What all layers together add to what passes by: the coarser the rounding of activations, the less.
DAMPING = {F32: 0.5, F16: 0.3, BF16: 0.1}
DAMPING_OF_QUANTS = 0.03


@dataclass
class Shape:
    name: str
    weights: gguf.GGMLQuantizationType | str
    pre_tokenizer: str
    width: int
    layers: int
    feed_forward: int
    heads: int
    key_heads: int
    tied: bool
    rope_base: float = 10000.0
    rope_scale: float | None = None
    rope_factors: bool = False
    # By how much angles are stretched after YaRN, and the context that they once were right for.
    yarn: tuple[float, int] | None = None
    vocabulary: int = 1024
    # Not damped: compared only as closely as llama.cpp agrees with itself.
    chaotic: bool = False
    architecture: str = "llama"
    # Numbers a head, where that isn't the width's share.
    head: int | None = None
    window: int | None = None
    window_rope_base: float | None = None
    # Which layers have a window, where the file tells of each.
    windowed: tuple[bool, ...] | None = None
    # Experts, those of a token, and the inner numbers of a network that looks at every token besides.
    experts: tuple[int, int] | None = None
    shared: int = 0
    # Experts come from so many groups, of which the best so many count.
    groups: tuple[int, int] | None = None
    weight_scale: float | None = None
    # Factors for each pair, for short contexts and for long ones beyond so many tokens.
    long_rope: int | None = None
    rotated: int | None = None
    # By how much queries grow with the logarithm of their position, in steps of YaRN's first context.
    temperature: float | None = None
    yarn_log: float | None = None
    alpha: float | None = None
    # Key heads, value heads and their numbers where layers keep a state.
    delta: tuple[int, int, int] | None = None
    # Where keys and values come from one vector of each token: its numbers, those of the vector that queries come from (0 for
    # none), a head's plain numbers, those that carry the position, and those that it gives.
    latent: tuple[int, int, int, int, int] | None = None
    # What the shared network gives is gated.
    shared_gate: bool = False
    # Layers behind the others that guess further tokens.
    guessing: int = 0
    # How many of the last layers read an earlier one's keys, and the numbers that each layer has of its own for a token.
    shared_keys: int = 0
    layer_input: int = 0
    # Prompts to compare; all where it is the first of its kind.
    prompts: int = 200

    @property
    def family(self):
        return FAMILIES[self.architecture]

    @property
    def head_width(self):
        return self.head or self.width // self.heads

    @property
    def damping(self):
        return DAMPING.get(self.weights, DAMPING_OF_QUANTS)
