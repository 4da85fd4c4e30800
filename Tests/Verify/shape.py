"""The contents of `models.py`'s files: the format of the weights and the sizes of the model."""

from dataclasses import dataclass

import gguf

from families import FAMILIES

F32, F16, BF16, Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, IQ4_NL, IQ4_XS, MXFP4, TQ1_0, TQ2_0 = (
    gguf.GGMLQuantizationType[name]
    for name in ("F32", "F16", "BF16", "Q8_0", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL",
                 "IQ4_XS", "MXFP4", "TQ1_0", "TQ2_0"))
# Formats with codebooks, in which every bit sequence is a valid weight.
CODEBOOKS = [gguf.GGMLQuantizationType[name]
             for name in ("IQ1_S", "IQ1_M", "IQ2_XXS", "IQ2_XS", "IQ2_S", "IQ3_XXS", "IQ3_S")]

# Not a format of its own: llama.cpp's mixture of Q4_K and Q6_K, the most downloaded of all.
Q4_K_M = "Q4_K_M"

# How much all layers together add to the residual: less for formats with coarser rounding of activations.
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
    # The YaRN factor and the original context length.
    yarn: tuple[float, int] | None = None
    vocabulary: int = 1024
    # Not damped. These models only have to agree as closely as llama.cpp's own implementations do.
    chaotic: bool = False
    architecture: str = "llama"
    # The head size, if it isn't the width divided by the heads.
    head: int | None = None
    window: int | None = None
    window_rope_base: float | None = None
    # Which layers have a window, if the file lists them.
    windowed: tuple[bool, ...] | None = None
    # The number of experts and of those for each token, and the inner width of the shared network.
    experts: tuple[int, int] | None = None
    shared: int = 0
    # The number of expert groups, and how many of the best are used.
    groups: tuple[int, int] | None = None
    weight_scale: float | None = None
    # Factors for each pair, for short contexts and for those longer than this many tokens.
    long_rope: int | None = None
    rotated: int | None = None
    # How much queries grow with the logarithm of their position, in units of YaRN's original context.
    temperature: float | None = None
    yarn_log: float | None = None
    alpha: float | None = None
    # Key heads, value heads and their size, in layers that keep a state.
    delta: tuple[int, int, int] | None = None
    # Latent attention: the size of the latent vector, of the query vector (0 for none), a head's unrotated size, its rotary size,
    # and its value size.
    latent: tuple[int, int, int, int, int] | None = None
    # The output of the shared network is gated.
    shared_gate: bool = False
    # Additional layers that predict a further token.
    guessing: int = 0
    # How many of the last layers reuse an earlier one's keys, and the size of each layer's own input for a token.
    shared_keys: int = 0
    layer_input: int = 0
    # The number of prompts to compare; the first model of a kind gets all.
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
