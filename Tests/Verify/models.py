"""Small GGUF files of every architecture and quantisation with random weights and a real vocabulary.

Random weights are chaotic where trained ones are not: an activation that lies between two quants is rounded up by one
implementation and down by the other, and at full strength a few layers make that one or two per cent of every logit, in
llama.cpp against itself as well. So layers are damped here, as training does: each adds a fraction to what passes by.
"""

import logging
from dataclasses import dataclass

import gguf
import numpy

import vocabularies
from families import FAMILIES

F32, F16, BF16, Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, IQ4_NL, IQ4_XS, MXFP4, TQ1_0, TQ2_0 = (
    gguf.GGMLQuantizationType[name]
    for name in ("F32", "F16", "BF16", "Q8_0", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL",
                 "IQ4_XS", "MXFP4", "TQ1_0", "TQ2_0"))

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
    # Factors for each pair, for short contexts and for long ones beyond so many tokens.
    long_rope: int | None = None
    rotated: int | None = None
    # By how much queries grow with the logarithm of their position, in steps of YaRN's first context.
    temperature: float | None = None
    yarn_log: float | None = None
    alpha: float | None = None
    # Key heads, value heads and their numbers where layers keep a state.
    delta: tuple[int, int, int] | None = None
    # What the shared network gives is gated.
    shared_gate: bool = False
    # Layers behind the others that guess further tokens.
    guessing: int = 0
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


SHAPES = [
    Shape("f32-tied", F32, "gpt-2", 64, 2, 96, 4, 4, True),
    Shape("f32-odd-head", F32, "default", 96, 2, 160, 4, 1, False),
    Shape("f16-grouped", F16, "smollm", 128, 3, 256, 4, 2, False),
    Shape("f16-scaled", F16, "qwen2", 128, 2, 224, 2, 1, True, rope_scale=4.0),
    Shape("q8-3m", Q8_0, "smollm", 192, 6, 512, 6, 2, True, vocabulary=2048),
    Shape("q8-full-heads", Q8_0, "llama-bpe", 256, 3, 544, 4, 4, False, rope_base=500000.0),
    Shape("q8-factors", Q8_0, "qwen2", 128, 3, 352, 2, 2, True, rope_base=500000.0, rope_factors=True),
    Shape("q8-chaotic", Q8_0, "smollm", 192, 6, 512, 6, 2, True, vocabulary=2048, chaotic=True),
    Shape("bf16", BF16, "gpt-4o", 128, 2, 256, 4, 2, False, prompts=24),
    Shape("q4-0", Q4_0, "tekken", 192, 3, 352, 6, 2, True, prompts=24),
    Shape("q4-1", Q4_1, "smollm", 192, 3, 352, 6, 2, False, prompts=24),
    Shape("q5-0", Q5_0, "smollm", 192, 3, 352, 6, 2, False, prompts=24),
    Shape("q5-1", Q5_1, "smollm", 192, 3, 352, 6, 2, True, prompts=24),
    Shape("q4-k", Q4_K, "qwen2", 256, 3, 512, 4, 2, True, prompts=24),
    Shape("q5-k", Q5_K, "qwen2", 256, 3, 512, 4, 2, False, prompts=24),
    Shape("q6-k", Q6_K, "qwen2", 256, 3, 512, 4, 2, True, prompts=24),
    Shape("q4-k-m", Q4_K_M, "qwen2", 256, 4, 512, 4, 2, True, prompts=24),
    Shape("llama2-f16", F16, "spm", 128, 2, 256, 4, 4, False, prompts=24),
    Shape("unigram-f16", F16, "unigram", 128, 2, 256, 4, 2, True, prompts=24),
    Shape("unigram-plain", F16, "unigram-plain", 128, 2, 256, 4, 2, True, prompts=24),
    Shape("smollm3-f16", F16, "llama-bpe", 128, 5, 256, 4, 1, True, rope_base=5e6, architecture="smollm3", prompts=24),
    Shape("qwen2-f16", F16, "qwen2", 128, 3, 256, 4, 2, True, rope_base=1e6, architecture="qwen2", prompts=24),
    Shape("qwen2-yarn", F16, "qwen2", 128, 3, 256, 2, 2, True, rope_base=1e6, architecture="qwen2", yarn=(4.0, 512),
          prompts=24),
    Shape("qwen2-q4-k", Q4_K, "qwen2", 256, 3, 512, 4, 2, False, rope_base=1e6, architecture="qwen2", prompts=24),
    Shape("qwen3-f16", F16, "qwen2", 128, 3, 256, 4, 2, True, rope_base=1e6, architecture="qwen3", head=64, prompts=24),
    Shape("qwen3-q8", Q8_0, "qwen2", 128, 3, 256, 4, 2, False, rope_base=1e6, architecture="qwen3", head=64, prompts=24),
    Shape("gemma2-f16", F16, "spm-plain", 128, 4, 256, 4, 2, True, architecture="gemma2", head=64, window=48, prompts=24),
    Shape("gemma2-q8", Q8_0, "spm-plain", 128, 4, 256, 4, 2, True, architecture="gemma2", head=64, window=48, prompts=24),
    Shape("gemma3-f16", F16, "spm-plain", 128, 7, 256, 4, 1, True, rope_base=1e6, rope_scale=8.0, architecture="gemma3",
          head=64, window=40, prompts=24),
    Shape("gemma3-q5-0", Q5_0, "spm-plain", 128, 7, 256, 4, 1, True, rope_base=1e6, architecture="gemma3", head=64,
          window=40, window_rope_base=20000.0, prompts=24),
    Shape("q3-k", Q3_K, "qwen2", 256, 3, 512, 4, 2, True, prompts=24),
    Shape("q2-k", Q2_K, "qwen2", 256, 3, 512, 4, 2, False, prompts=24),
    Shape("iq4-nl", IQ4_NL, "qwen2", 192, 3, 352, 6, 2, True, prompts=24),
    Shape("iq4-xs", IQ4_XS, "qwen2", 256, 3, 512, 4, 2, True, prompts=24),
    Shape("mxfp4", MXFP4, "qwen2", 192, 3, 352, 6, 2, False, prompts=24),
    Shape("tq1-0", TQ1_0, "qwen2", 256, 3, 512, 4, 2, False, prompts=24),
    Shape("tq2-0", TQ2_0, "qwen2", 256, 3, 512, 4, 2, True, prompts=24),
    Shape("fused-long", F16, "spm", 128, 3, 256, 4, 4, False, architecture="phi3", long_rope=512, prompts=24),
    Shape("fused-short", F16, "gpt-4o", 128, 3, 256, 4, 2, True, architecture="phi3", long_rope=4096, rotated=24, prompts=24),
    Shape("fused-q8", Q8_0, "gpt-4o", 128, 3, 256, 4, 2, True, architecture="phi3", prompts=24),
    Shape("granite-f16", F16, "refact", 128, 3, 256, 4, 2, True, architecture="granite", prompts=24),
    Shape("granite-q4-k", Q4_K, "refact", 256, 3, 512, 4, 2, True, architecture="granite", prompts=24),
    Shape("olmo2-f16", F16, "smollm", 128, 3, 256, 4, 4, False, architecture="olmo2", prompts=24),
    Shape("olmo3-f16", F16, "smollm", 128, 6, 256, 4, 2, False, architecture="olmo2", window=40, yarn=(4.0, 512), prompts=24),
    Shape("exaone4-f16", F16, "exaone4", 128, 3, 256, 4, 2, True, architecture="exaone4", rope_factors=True, prompts=24),
    Shape("exaone4-64", F16, "exaone4", 64, 64, 96, 2, 1, True, architecture="exaone4", window=40, prompts=8),
    Shape("seed-oss-f16", F16, "qwen2", 128, 3, 256, 4, 2, False, architecture="seed_oss", head=64, prompts=24),
    Shape("hunyuan-f16", F16, "qwen2", 128, 3, 256, 4, 2, True, architecture="hunyuan-dense", alpha=50.0, prompts=24),
    Shape("ernie4-5-f16", F16, "spm", 128, 3, 256, 4, 1, True, architecture="ernie4_5", rope_base=5e5, prompts=24),
    Shape("glm4-f16", F16, "gpt-4o", 128, 3, 256, 4, 2, False, architecture="glm4", rotated=16, prompts=24),
    Shape("apertus-f16", F16, "tekken", 128, 3, 256, 4, 2, False, architecture="apertus", rope_factors=True, prompts=24),
    Shape("mistral3-f16", F16, "tekken", 128, 3, 256, 4, 2, True, architecture="mistral3", head=64, yarn=(16.0, 64),
          yarn_log=1.0, temperature=0.1, rope_base=1e6, prompts=24),
    Shape("lfm2-f16", F16, "lfm2", 128, 6, 256, 4, 2, True, architecture="lfm2", prompts=24),
    Shape("mixtral-f16", F16, "spm", 128, 3, 160, 4, 2, False, experts=(8, 2), prompts=24),
    Shape("qwen3moe-f16", F16, "qwen2", 128, 3, 96, 4, 2, False, architecture="qwen3moe", head=64, experts=(16, 4), prompts=24),
    Shape("qwen3moe-q4-k", Q4_K, "qwen2", 256, 3, 256, 4, 2, False, architecture="qwen3moe", experts=(16, 4), prompts=24),
    Shape("olmoe-f16", F16, "smollm", 128, 3, 96, 4, 4, False, architecture="olmoe", experts=(16, 4), prompts=24),
    Shape("granitemoe-f16", F16, "refact", 128, 3, 96, 4, 2, True, architecture="granitemoe", experts=(8, 3), shared=160,
          prompts=24),
    Shape("gpt-oss-f16", F16, "gpt-4o", 128, 4, 96, 4, 2, False, architecture="gpt-oss", head=32, experts=(8, 2), window=40,
          yarn=(8.0, 512), prompts=24),
    Shape("gpt-oss-mxfp4", MXFP4, "gpt-4o", 128, 4, 96, 4, 2, False, architecture="gpt-oss", head=32, experts=(8, 2), window=40,
          yarn=(8.0, 512), prompts=24),
    Shape("qwen35-f16", F16, "qwen35", 128, 8, 256, 4, 2, True, architecture="qwen35", head=64, rotated=16, delta=(2, 4, 32),
          rope_base=1e7, prompts=24),
    Shape("qwen35-q4-k", Q4_K, "qwen35", 256, 4, 512, 4, 2, False, architecture="qwen35", head=64, rotated=16, delta=(4, 4, 64),
          rope_base=1e7, guessing=1, prompts=24),
    Shape("qwen35moe-f16", F16, "qwen35", 128, 4, 96, 4, 2, False, architecture="qwen35moe", head=64, rotated=16,
          delta=(2, 4, 32), rope_base=1e7, experts=(16, 4), shared=96, shared_gate=True, prompts=24),
    Shape("qwen3next-f16", F16, "qwen2", 128, 4, 96, 4, 2, False, architecture="qwen3next", head=64, rotated=16,
          delta=(2, 4, 32), rope_base=1e7, experts=(16, 4), shared=96, shared_gate=True, prompts=24),
    # What tells these apart is how texts are cut.
    Shape("cut-lfm2", F16, "lfm2", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-chatglm", F16, "chatglm-bpe", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-glm4", F16, "glm4", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-qwen35", F16, "qwen35", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-seed-coder", F16, "seed-coder", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-deepseek-v3", F16, "deepseek-v3", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-deepseek-coder", F16, "deepseek-coder", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-superbpe", F16, "superbpe", 64, 1, 96, 2, 1, True, prompts=2),
    Shape("cut-hunyuan", F16, "hunyuan", 64, 1, 96, 2, 1, True, prompts=2),
]

# The formats that the gguf package reads but does not write, and what llama.cpp calls them where it quantises.
QUANTIZED_BY_LLAMA = {
    Q4_K_M: "Q4_K_M", Q4_K: "Q4_K_S", Q5_K: "Q5_K_S", Q6_K: "Q6_K", Q3_K: "Q3_K_S", Q2_K: "Q2_K", IQ4_NL: "IQ4_NL",
    IQ4_XS: "IQ4_XS"}


def write(shape, path, context=2048, vocabulary=None):
    """Writes the file of a shape.

    vocabulary: one trained on something else than the shape asks for.
    """
    vocabulary = vocabulary or vocabularies.train(shape.pre_tokenizer, shape.vocabulary).padded(shape.vocabulary)
    kind = QUANTIZED_BY_LLAMA.get(shape.weights)
    if kind is None:
        return write_as(shape, shape.weights, path, context, vocabulary)
    plain = path.with_suffix(".f32")
    write_as(shape, F16 if shape.weights == Q4_K_M else F32, plain, context, vocabulary)
    quantize(plain, path, kind, pure=shape.weights != Q4_K_M)
    plain.unlink()


def quantize(plain, path, kind, pure):
    import llama_cpp  # Not where the other formats do.
    logging.getLogger("llama-cpp-python").setLevel(logging.ERROR)  # It would tell of every tensor.
    parameters = llama_cpp.llama_model_quantize_default_params()
    parameters.ftype, parameters.pure, parameters.nthread = getattr(llama_cpp, f"LLAMA_FTYPE_MOSTLY_{kind}"), pure, 1
    if llama_cpp.llama_model_quantize(str(plain).encode(), str(path).encode(), parameters) != 0:
        raise RuntimeError(f"llama.cpp can't quantise to {kind}")


def write_as(shape, weights, path, context, vocabulary):
    random_numbers = numpy.random.default_rng(len(shape.name) * 1000 + shape.width)
    writer = gguf.GGUFWriter(path, shape.architecture)
    family, head = shape.family, shape.head_width
    write_metadata(writer, shape, vocabulary, context)

    def add(name, *dimensions, spread=None, kind=None, around=1.0):
        kind = (weights if len(dimensions) > 1 else F32) if kind is None else kind
        if len(dimensions) == 1 or around == 0:
            numbers = around + (0.1 if spread is None else spread) * random_numbers.standard_normal(dimensions)
        else:
            numbers = (spread or dimensions[-1] ** -0.5) * random_numbers.standard_normal(dimensions)
        numbers = gguf.quants.quantize(numbers.astype(numpy.float32), kind)
        writer.add_tensor(name, numbers, raw_dtype=kind)

    share = 1 if shape.chaotic else shape.damping / shape.layers
    damping = share * shape.width ** -0.5
    add("token_embd.weight", len(vocabulary.tokens), shape.width, spread=1.0)
    # Signs at random, or else a tied model would only ever repeat its last token.
    signs = random_numbers.choice([-1, 1], shape.width)
    name = "token_embd_norm.weight" if family.convolutions else "output_norm.weight"
    writer.add_tensor(name, (signs * (1 + 0.1 * random_numbers.random(shape.width))).astype(numpy.float32))
    if not shape.tied:
        add("output.weight", len(vocabulary.tokens), shape.width, spread=1.0)
    if shape.long_rope:
        for name, most in ("short", 1.5), ("long", 12):
            writer.add_tensor(
                f"rope_factors_{name}.weight", numpy.linspace(1, most, (shape.rotated or head) // 2).astype(numpy.float32))
    if shape.rope_factors:
        factors = numpy.linspace(1, 8, head // 2).astype(numpy.float32)
        writer.add_tensor("rope_freqs.weight", factors)
    # A normalised result is damped by its norm, beside an embedding that may have been scaled up.
    result = share * (shape.width ** 0.5 if family.scaled_embedding else 1)
    for layer in range(shape.layers):
        prefix = f"blk.{layer}."
        if family.input_norms:
            add(prefix + "attn_norm.weight", shape.width)
            add(prefix + family.feed_forward_norm + ".weight", shape.width)
        if family.convolutions and layer % 3 < 2:
            add(prefix + "shortconv.in_proj.weight", 3 * shape.width, shape.width)
            add(prefix + "shortconv.conv.weight", shape.width, 3, kind=F32, spread=0.6)
            add(prefix + "shortconv.out_proj.weight", shape.width, shape.width, spread=damping)
            write_network(shape, add, prefix, damping)
            continue
        if family.delta and layer % 4 < 3:
            write_delta(shape, add, prefix, damping)
            write_network(shape, add, prefix, damping)
            continue
        if family.fused_inputs:
            add(prefix + "attn_qkv.weight", (shape.heads + 2 * shape.key_heads) * head, shape.width)
        else:
            queries = shape.heads * head * (2 if family.delta else 1)
            add(prefix + "attn_q.weight", queries, shape.width, spread=1.5 * shape.width ** -0.5)
            add(prefix + "attn_k.weight", shape.key_heads * head, shape.width, spread=1.5 * shape.width ** -0.5)
            add(prefix + "attn_v.weight", shape.key_heads * head, shape.width)
        add(prefix + "attn_output.weight", shape.width, shape.heads * head, spread=3 * damping)
        write_network(shape, add, prefix, damping)
        if family.output_bias:
            add(prefix + "attn_output.bias", shape.width, around=0, spread=damping)
        if family.sinks:
            add(prefix + "attn_sinks.weight", shape.heads, around=0, spread=1)
        if family.wide_head_norms:
            add(prefix + "attn_q_norm.weight", shape.heads * head, around=1.2)
            add(prefix + "attn_k_norm.weight", shape.key_heads * head, around=1.2)
        if family.biases:
            add(prefix + "attn_q.bias", shape.heads * head, around=0, spread=0.5)
            add(prefix + "attn_k.bias", shape.key_heads * head, around=0, spread=0.5)
            add(prefix + "attn_v.bias", shape.key_heads * head, around=0, spread=0.5)
        if family.head_norms:
            add(prefix + "attn_q_norm.weight", head, around=1.2)
            add(prefix + "attn_k_norm.weight", head, around=1.2)
        if family.result_norms:
            add(prefix + "post_attention_norm.weight", shape.width, around=result, spread=0.1 * result)
            add(prefix + "post_ffw_norm.weight", shape.width, around=result, spread=0.1 * result)
    for layer in range(shape.layers, shape.layers + shape.guessing):
        write_guess(shape, add, f"blk.{layer}.", head)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_delta(shape, add, prefix, damping):
    key_heads, value_heads, size = shape.delta
    channels = (2 * key_heads + value_heads) * size
    add(prefix + "attn_qkv.weight", channels, shape.width)
    add(prefix + "attn_gate.weight", value_heads * size, shape.width)
    if shape.family.fused_rates:
        add(prefix + "ssm_ba.weight", 2 * value_heads, shape.width)
    else:
        add(prefix + "ssm_beta.weight", value_heads, shape.width)
        add(prefix + "ssm_alpha.weight", value_heads, shape.width)
    add(prefix + "ssm_conv1d.weight", channels, 4, kind=F32, spread=0.6)
    add(prefix + "ssm_dt.bias", value_heads, around=-1.0, spread=1.0)
    # Some heads remember for long, others hardly.
    add(prefix + "ssm_a", value_heads, around=-0.7, spread=0.2)
    add(prefix + "ssm_norm.weight", size)
    add(prefix + "ssm_out.weight", shape.width, value_heads * size, spread=damping)


def write_guess(shape, add, prefix, head):
    """A layer that guesses a further token; nothing here runs it."""
    width = shape.width
    for name in "attn_norm", shape.family.feed_forward_norm, "nextn.enorm", "nextn.hnorm":
        add(f"{prefix}{name}.weight", width)
    add(prefix + "nextn.eh_proj.weight", width, 2 * width)
    add(prefix + "attn_q.weight", 2 * shape.heads * head, width)
    add(prefix + "attn_k.weight", shape.key_heads * head, width)
    add(prefix + "attn_v.weight", shape.key_heads * head, width)
    add(prefix + "attn_output.weight", width, shape.heads * head)
    add(prefix + "attn_q_norm.weight", head)
    add(prefix + "attn_k_norm.weight", head)
    write_network(shape, add, prefix, width ** -0.5)


def write_network(shape, add, prefix, damping):
    family, width, inner = shape.family, shape.width, shape.feed_forward
    if not shape.experts:
        if not family.fused_gate and not family.xielu:
            add(prefix + "ffn_gate.weight", inner, width)
        add(prefix + "ffn_up.weight", inner * (2 if family.fused_gate else 1), width)
        add(prefix + "ffn_down.weight", width, inner, spread=damping)
        return
    count = shape.experts[0]
    # Scores far enough apart that rounding chooses no other expert.
    add(prefix + "ffn_gate_inp.weight", count, width, kind=F32, spread=4 * width ** -0.5)
    add(prefix + "ffn_gate_exps.weight", count, inner, width)
    add(prefix + "ffn_up_exps.weight", count, inner, width)
    add(prefix + "ffn_down_exps.weight", count, width, inner, spread=damping)
    if family.expert_biases:
        add(prefix + "ffn_gate_inp.bias", count, around=0, spread=0.5)
        add(prefix + "ffn_gate_exps.bias", count, inner, around=0, spread=0.3, kind=F32)
        add(prefix + "ffn_up_exps.bias", count, inner, around=0, spread=0.3, kind=F32)
        add(prefix + "ffn_down_exps.bias", count, width, around=0, spread=damping, kind=F32)
    if shape.shared_gate:
        add(prefix + "ffn_gate_inp_shexp.weight", width, around=0, spread=2 * width ** -0.5)
    if shape.shared:
        add(prefix + "ffn_gate_shexp.weight", shape.shared, width)
        add(prefix + "ffn_up_shexp.weight", shape.shared, width)
        add(prefix + "ffn_down_shexp.weight", width, shape.shared, spread=damping)


def write_metadata(writer, shape, vocabulary, context):
    writer.add_name(shape.name)
    writer.add_context_length(context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers + shape.guessing)
    if shape.guessing:
        writer.add_nextn_predict_layers(shape.guessing)
    if shape.delta:
        key_heads, value_heads, size = shape.delta
        writer.add_ssm_conv_kernel(4)
        writer.add_ssm_state_size(size)
        writer.add_ssm_group_count(key_heads)
        writer.add_ssm_time_step_rank(value_heads)
        writer.add_ssm_inner_size(value_heads * size)
        if shape.architecture != "qwen3next":
            writer.add_rope_dimension_sections([3, 3, 2, 0])
    writer.add_feed_forward_length(shape.feed_forward)
    writer.add_head_count(shape.heads)
    if shape.family.convolutions:
        writer.add_head_count_kv([shape.key_heads if layer % 3 == 2 else 0 for layer in range(shape.layers)])
        writer.add_shortconv_l_cache(3)
    else:
        writer.add_head_count_kv(shape.key_heads)
    writer.add_layer_norm_rms_eps(1e-5)
    if shape.head:
        writer.add_key_length(shape.head)
        writer.add_value_length(shape.head)
    elif not shape.rotated:
        writer.add_rope_dimension_count(shape.head_width)
    writer.add_rope_freq_base(shape.rope_base)
    if shape.rope_scale:
        writer.add_rope_scaling_type(gguf.RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(shape.rope_scale)
    if shape.yarn:
        writer.add_rope_scaling_type(gguf.RopeScalingType.YARN)
        writer.add_rope_scaling_factor(shape.yarn[0])
        writer.add_rope_scaling_orig_ctx_len(shape.yarn[1])
    if shape.long_rope:
        writer.add_rope_scaling_type(gguf.RopeScalingType.LONGROPE)
        writer.add_rope_scaling_attn_factors(1.19)
        writer.add_rope_scaling_orig_ctx_len(shape.long_rope)
    if shape.rotated:
        writer.add_rope_dimension_count(shape.rotated)
    if shape.temperature:
        writer.add_attn_temperature_scale(shape.temperature)
    if shape.yarn_log:
        writer.add_rope_scaling_yarn_log_mul(shape.yarn_log)
    if shape.alpha:
        writer.add_rope_scaling_alpha(shape.alpha)
    if shape.experts:
        writer.add_expert_count(shape.experts[0])
        writer.add_expert_used_count(shape.experts[1])
        if shape.architecture not in ("llama", "granitemoe", "olmoe"):
            writer.add_expert_feed_forward_length(shape.feed_forward)
    if shape.shared:
        writer.add_expert_shared_feed_forward_length(shape.shared)
    if shape.family.scales:
        writer.add_embedding_scale(3.0)
        writer.add_residual_scale(0.4)
        writer.add_attention_scale(0.1)
        writer.add_logit_scale(2.0)
    if shape.family.xielu:
        for number, add in enumerate((writer.add_xielu_alpha_n, writer.add_xielu_alpha_p, writer.add_xielu_beta)):
            add([0.5 + 0.1 * number + 0.05 * layer for layer in range(shape.layers)])
        writer.add_xielu_eps([-1e-6] * shape.layers)
    if shape.windowed:
        writer.add_sliding_window_pattern(shape.windowed)
    if shape.window:
        writer.add_sliding_window(shape.window)
    if shape.window_rope_base:
        writer.add_rope_freq_base_swa(shape.window_rope_base)
    if shape.family.capped:
        # Tighter than Gemma's own, so that they show.
        writer.add_attn_logit_softcapping(6.0)
        writer.add_final_logit_softcapping(20.0)
    vocabulary.write(writer)
