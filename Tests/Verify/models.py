"""Small GGUF files of the Llama architecture with random weights and a real vocabulary.

Random weights are chaotic where trained ones are not: an activation that lies between two quants is rounded up by one
implementation and down by the other, and at full strength a few layers make that one or two per cent of every logit, in
llama.cpp against itself as well. So layers are damped here, as training does: each adds a fraction to what passes by.
"""

from dataclasses import dataclass

import gguf
import numpy
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

import texts

CONTROL_TOKENS = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
CHAT_TEMPLATE = (
    "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}")


@dataclass
class Shape:
    name: str
    weights: gguf.GGMLQuantizationType
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
    vocabulary: int = 1024
    # Not damped: compared only as closely as llama.cpp agrees with itself.
    chaotic: bool = False


F32, F16, Q8_0 = (gguf.GGMLQuantizationType[name] for name in ("F32", "F16", "Q8_0"))

# What all layers together add to what passes by: the coarser the rounding, the less.
DAMPING = {F32: 0.5, F16: 0.3, Q8_0: 0.03}

SHAPES = [
    Shape("f32-tied", F32, "gpt-2", 64, 2, 96, 4, 4, True),
    Shape("f32-odd-head", F32, "default", 96, 2, 160, 4, 1, False),
    Shape("f16-grouped", F16, "smollm", 128, 3, 256, 4, 2, False),
    Shape("f16-scaled", F16, "qwen2", 128, 2, 224, 2, 1, True, rope_scale=4.0),
    Shape("q8-3m", Q8_0, "smollm", 192, 6, 512, 6, 2, True, vocabulary=2048),
    Shape("q8-full-heads", Q8_0, "llama-bpe", 256, 3, 544, 4, 4, False, rope_base=500000.0),
    Shape("q8-factors", Q8_0, "qwen2", 128, 3, 352, 2, 2, True, rope_base=500000.0, rope_factors=True),
    Shape("q8-chaotic", Q8_0, "smollm", 192, 6, 512, 6, 2, True, vocabulary=2048, chaotic=True),
]


def train_vocabulary(size, corpus=None):
    """A byte-level vocabulary: the 256 bytes first, then merges, then the control tokens. A small corpus yields fewer."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=size - len(CONTROL_TOKENS), initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False)
    tokenizer.train_from_iterator(corpus or texts.corpus(1, 4000), trainer)
    import json
    model = json.loads(tokenizer.to_str())["model"]
    tokens = [token for token, _ in sorted(model["vocab"].items(), key=lambda item: item[1])]
    merges = [merge if isinstance(merge, str) else " ".join(merge) for merge in model["merges"]]
    return tokens + CONTROL_TOKENS, merges


def write(shape, path, context=2048, vocabulary=None):
    random_numbers = numpy.random.default_rng(len(shape.name) * 1000 + shape.width)
    writer = gguf.GGUFWriter(path, "llama")
    head = shape.width // shape.heads
    tokens, merges = vocabulary or train_vocabulary(shape.vocabulary)
    write_metadata(writer, shape, tokens, merges, context, head)

    def add(name, *dimensions, spread=None, kind=None):
        kind = kind or (shape.weights if len(dimensions) == 2 else F32)
        if len(dimensions) == 1:
            numbers = 1 + 0.1 * random_numbers.standard_normal(dimensions)
        else:
            numbers = (spread or dimensions[1] ** -0.5) * random_numbers.standard_normal(dimensions)
        numbers = gguf.quants.quantize(numbers.astype(numpy.float32), kind)
        writer.add_tensor(name, numbers, raw_dtype=kind)

    damping = (1 if shape.chaotic else DAMPING[shape.weights] / shape.layers) * shape.width ** -0.5
    add("token_embd.weight", len(tokens), shape.width, spread=1.0)
    # Signs at random, or else a tied model would only ever repeat its last token.
    signs = random_numbers.choice([-1, 1], shape.width)
    writer.add_tensor("output_norm.weight", (signs * (1 + 0.1 * random_numbers.random(shape.width))).astype(numpy.float32))
    if not shape.tied:
        add("output.weight", len(tokens), shape.width, spread=1.0)
    if shape.rope_factors:
        factors = numpy.linspace(1, 8, head // 2).astype(numpy.float32)
        writer.add_tensor("rope_freqs.weight", factors)
    for layer in range(shape.layers):
        prefix = f"blk.{layer}."
        add(prefix + "attn_norm.weight", shape.width)
        add(prefix + "attn_q.weight", shape.heads * head, shape.width, spread=1.5 * shape.width ** -0.5)
        add(prefix + "attn_k.weight", shape.key_heads * head, shape.width, spread=1.5 * shape.width ** -0.5)
        add(prefix + "attn_v.weight", shape.key_heads * head, shape.width)
        add(prefix + "attn_output.weight", shape.width, shape.heads * head, spread=3 * damping)
        add(prefix + "ffn_norm.weight", shape.width)
        add(prefix + "ffn_gate.weight", shape.feed_forward, shape.width)
        add(prefix + "ffn_up.weight", shape.feed_forward, shape.width)
        add(prefix + "ffn_down.weight", shape.width, shape.feed_forward, spread=damping)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_metadata(writer, shape, tokens, merges, context, head):
    writer.add_name(shape.name)
    writer.add_context_length(context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.feed_forward)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.key_heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(head)
    writer.add_rope_freq_base(shape.rope_base)
    if shape.rope_scale:
        writer.add_rope_scaling_type(gguf.RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(shape.rope_scale)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(shape.pre_tokenizer)
    writer.add_token_list(tokens)
    writer.add_token_types([
        gguf.TokenType.CONTROL if token in CONTROL_TOKENS else gguf.TokenType.NORMAL for token in tokens])
    writer.add_token_merges(merges)
    writer.add_eos_token_id(tokens.index("<|im_end|>"))
    writer.add_bos_token_id(tokens.index("<|endoftext|>"))
    writer.add_add_bos_token(False)
    writer.add_chat_template(CHAT_TEMPLATE)
