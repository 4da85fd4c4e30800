"""Adapters with random weights for the models of `models.py`, as llama.cpp's converter would write them."""

from dataclasses import dataclass

import gguf
import numpy

from models import F16, F32, Q8_0

LAYER_MATRICES = ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down")


@dataclass
class AdapterShape:
    # The name of the base model's shape.
    base: str
    rank: int
    weights: gguf.GGMLQuantizationType = F32
    alpha: float = 16.0
    # Matrices of the layers. The embedding and the output are adapted too where they aren't tied.
    matrices: tuple[str, ...] = LAYER_MATRICES


SHAPES = [
    AdapterShape("f32-tied", 4),
    AdapterShape("f32-odd-head", 20, alpha=20.0),
    AdapterShape("f16-grouped", 8, F16),
    AdapterShape("q8-3m", 32, Q8_0),
    AdapterShape("q4-1", 16, F16),
    AdapterShape("q4-k-m", 16, F32, matrices=("attn_q", "attn_v")),
    AdapterShape("qwen2-f16", 8, F16),
    AdapterShape("qwen3-q8", 8, F16),
    AdapterShape("gemma3-f16", 8, F32, alpha=0.0),
]


def write(shape, base, path, strength=0.3):
    """Writes an adapter for a model's file.

    strength: the adapter's effect relative to the matrices.
    """
    random_numbers = numpy.random.default_rng(shape.rank * 100 + len(shape.base))
    reader = gguf.GGUFReader(base)
    tensors = {tensor.name: tensor for tensor in reader.tensors}
    architecture = reader.get_field("general.architecture").contents()
    writer = gguf.GGUFWriter(path, architecture)
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", shape.alpha)
    factor = shape.alpha / shape.rank if shape.alpha else 1

    def add(name, columns, rows, spread):
        numbers = (spread * random_numbers.standard_normal((rows, columns))).astype(numpy.float32)
        writer.add_tensor(name, gguf.quants.quantize(numbers, shape.weights), raw_dtype=shape.weights)

    wanted = [name for name, tensor in tensors.items() if len(tensor.shape) == 2 and name.split(".")[-2] in shape.matrices]
    if "output.weight" in tensors:
        wanted += ["output.weight", "token_embd.weight"]
    for name in wanted:
        tensor = tensors[name]
        columns, rows = (int(size) for size in tensor.shape)
        spread = float(gguf.quants.dequantize(tensor.data, tensor.tensor_type).std())
        # The product has the same spread as the matrix, times the strength.
        second = strength * spread / factor * (columns / shape.rank) ** 0.5
        if name == "token_embd.weight":
            add(f"{name}.lora_a", shape.rank, rows, 1)
            add(f"{name}.lora_b", shape.rank, columns, strength * spread / factor * shape.rank ** -0.5)
        else:
            add(f"{name}.lora_a", columns, shape.rank, columns ** -0.5)
            add(f"{name}.lora_b", shape.rank, rows, second)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
