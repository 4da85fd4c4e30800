"""Writes the averaged weights of a checkpoint as a GGUF file (architecture llama, Q8_0), and checks what it wrote.

    python export.py [--checkpoint work/checkpoint.pt] [--out kissa-mini.gguf]
The check reads the file back, and compares greedy replies with PyTorch's; with llama-cpp-python installed, its too.
"""

import argparse
import json
import random as random_module

import gguf
import numpy
import torch

import tokenizer as tokens_module
from conversations import conversation
from model import Configuration, Model, generate, load

TEMPLATE = (
    "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
# How likely words are chosen where an app leaves it open: so small a model is best when it says what it is surest of.
TEMPERATURE = 0.4
BLOCK = {
    "attention_norm.weight": "attn_norm.weight", "attention.query.weight": "attn_q.weight", "attention.key.weight": "attn_k.weight",
    "attention.value.weight": "attn_v.weight", "attention.out.weight": "attn_output.weight", "feed_forward_norm.weight": "ffn_norm.weight",
    "feed_forward.gate.weight": "ffn_gate.weight", "feed_forward.up.weight": "ffn_up.weight", "feed_forward.down.weight": "ffn_down.weight",
}


def file_name(name):
    """PyTorch's name of a tensor -> the file's."""
    if name.startswith("blocks."):
        _, index, rest = name.split(".", 2)
        return f"blk.{index}.{BLOCK[rest]}"
    return {"embedding.weight": "token_embd.weight", "norm.weight": "output_norm.weight"}[name]


def interleaved(weight, heads):
    """Rows from "halves turn against each other" to "neighbours turn against each other", as llama.cpp rotates."""
    return weight.reshape(heads, 2, weight.shape[0] // heads // 2, -1).swapaxes(1, 2).reshape(weight.shape)


def halved(weight, heads):
    """The inverse of `interleaved`."""
    return weight.reshape(heads, weight.shape[0] // heads // 2, 2, -1).swapaxes(1, 2).reshape(weight.shape)


def head_count(name, c):
    return c.heads if name.endswith("query.weight") else c.key_heads if name.endswith("key.weight") else None


def write(model, path):
    c = model.c
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("kissa-mini")
    writer.add_description("A character of Dream Coffee, trained from scratch by the Kissa project")
    writer.add_license("apache-2.0")
    writer.add_languages(["en", "ja"])
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    writer.add_context_length(c.context)
    writer.add_embedding_length(c.width)
    writer.add_block_count(c.layers)
    writer.add_feed_forward_length(c.hidden)
    writer.add_head_count(c.heads)
    writer.add_head_count_kv(c.key_heads)
    writer.add_rope_dimension_count(c.width // c.heads)
    writer.add_rope_freq_base(c.rope_base)
    writer.add_layer_norm_rms_eps(c.epsilon)
    writer.add_vocab_size(c.vocabulary)
    writer.add_float32("general.sampling.temp", TEMPERATURE)
    write_tokenizer(writer)
    for name, parameter in model.state_dict().items():
        weight = parameter.float().numpy()
        heads = head_count(name, c)
        weight = interleaved(weight, heads) if heads else weight
        if weight.ndim == 1:
            writer.add_tensor(file_name(name), weight.astype(numpy.float32))
        else:
            packed = gguf.quants.quantize(weight, gguf.GGMLQuantizationType.Q8_0)
            writer.add_tensor(file_name(name), packed, raw_dtype=gguf.GGMLQuantizationType.Q8_0)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_tokenizer(writer):
    description = json.loads(tokens_module.PATH.read_text(encoding="utf-8"))
    vocabulary = tokens_module.load().get_vocab()
    words = sorted(vocabulary, key=vocabulary.get)
    control = {token["content"] for token in description["added_tokens"]}
    merges = [merge if isinstance(merge, str) else " ".join(merge) for merge in description["model"]["merges"]]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("smollm")
    writer.add_token_list(words)
    writer.add_token_types([gguf.TokenType.CONTROL if word in control else gguf.TokenType.NORMAL for word in words])
    writer.add_token_merges(merges)
    start, end = vocabulary[tokens_module.START], vocabulary[tokens_module.END]
    writer.add_bos_token_id(start)
    writer.add_eos_token_id(end)
    writer.add_eot_token_id(end)
    writer.add_pad_token_id(end)
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)


def read(path):
    """The model that a file holds, dequantised into PyTorch."""
    reader = gguf.GGUFReader(path)
    field = lambda name: reader.fields[name].contents()
    c = Configuration(
        vocabulary=field("llama.vocab_size"), width=field("llama.embedding_length"), layers=field("llama.block_count"),
        heads=field("llama.attention.head_count"), key_heads=field("llama.attention.head_count_kv"),
        hidden=field("llama.feed_forward_length"), context=field("llama.context_length"),
        rope_base=field("llama.rope.freq_base"), epsilon=field("llama.attention.layer_norm_rms_epsilon"))
    tensors = {tensor.name: gguf.quants.dequantize(tensor.data, tensor.tensor_type) for tensor in reader.tensors}
    model = Model(c)
    state = {}
    for name in model.state_dict():
        weight, heads = tensors[file_name(name)], head_count(name, c)
        state[name] = torch.tensor(numpy.array(halved(weight, heads) if heads else weight))
    model.load_state_dict(state)
    return model.eval()


def read_tokenizer(path):
    """The tokenizer that a file holds."""
    reader = gguf.GGUFReader(path)
    words = reader.fields["tokenizer.ggml.tokens"].contents()
    merges = [tuple(merge.split(" ")) for merge in reader.fields["tokenizer.ggml.merges"].contents()]
    return tokens_module.assemble({word: index for index, word in enumerate(words)}, merges)


def check(model, path, count=40):
    """Greedy replies of the file beside the checkpoint's: quantisation may turn a near tie, no more."""
    encoder = tokens_module.Encoder(tokens_module.load())
    written = read(path)
    random = random_module.Random("export check")
    samples = [conversation(random, 3)[:-1] for _ in range(count)]
    stop = {encoder.end}
    same = sum(generate(model, encoder.prompt(turns), stop) == generate(written, encoder.prompt(turns), stop) for turns in samples)
    print(f"greedy replies equal to PyTorch's before quantisation: {same} of {count}")
    try:
        import llama_cpp
    except ImportError:
        print("llama-cpp-python is not installed: not compared with llama.cpp")
        return
    engine = llama_cpp.Llama(str(path), n_ctx=written.c.context, verbose=False)
    tokens_equal = replies_equal = 0
    for turns in samples:
        text = "".join(f"<|im_start|>{role}\n{text}<|im_end|>\n" for role, text in turns) + "<|im_start|>assistant\n"
        ids = engine.tokenize(text.encode(), add_bos=False, special=True)
        tokens_equal += ids == encoder.prompt(turns)
        reply = []
        engine.reset()
        for id in engine.generate(ids, temp=0.0):
            if id in stop or len(reply) == 96:
                break
            reply.append(id)
        replies_equal += reply == generate(written, encoder.prompt(turns), stop)
    print(f"llama.cpp: tokens equal {tokens_equal} of {count}, greedy replies equal to the file's in PyTorch {replies_equal} of {count}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", default=str(tokens_module.WORK / "checkpoint.pt"))
    parser.add_argument("--out", default=str(tokens_module.HERE / "kissa-mini.gguf"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    model, state = load(arguments.checkpoint)
    write(model, arguments.out)
    print(f"{arguments.out}: {model.parameter_count()} parameters after {state['state']['seen'] / 1e6:.1f} M tokens")
    check(model, arguments.out)


if __name__ == "__main__":
    main()
