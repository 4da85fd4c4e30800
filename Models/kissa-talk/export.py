"""Writes a trained LoRA as an adapter in GGUF, as llama.cpp has them: `general.type` is `adapter`.

    python export.py BASE.gguf work/adapter.pt talk-en.gguf --base-name "SmolLM2 135M Instruct"
"""

import argparse

import gguf
import numpy
import torch

from base import File

QUANTIZED_BLOCK = 32


def add(writer, name, values):
    """In Q8_0 where rows are whole blocks, which loses little and reads faster; else in F16."""
    if values.shape[1] % QUANTIZED_BLOCK:
        return writer.add_tensor(name, values.astype(numpy.float16))
    kind = gguf.GGMLQuantizationType.Q8_0
    return writer.add_tensor(name, gguf.quantize(values, kind), raw_dtype=kind)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("adapter")
    parser.add_argument("out")
    parser.add_argument("--name", default="kissa-talk")
    parser.add_argument("--license", default="apache-2.0")
    parser.add_argument("--base-name", required=True, help="the base's title in `kissa models`")
    parser.add_argument("--guidance", type=float, help="the scale of classifier-free guidance that replies are written with")
    arguments = parser.parse_args()
    saved = torch.load(arguments.adapter, weights_only=False)
    writer = gguf.GGUFWriter(arguments.out, File(arguments.base).architecture)
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", saved["lora"]["alpha"])
    writer.add_name(arguments.name)
    writer.add_license(arguments.license)
    writer.add_base_model_count(1)
    writer.add_base_model_name(0, arguments.base_name)
    if arguments.guidance:
        writer.add_float32("kissa.guidance.scale", arguments.guidance)
    for name, value in saved["state"].items():
        # blocks.3.matrices.attn_q.a
        _, block, _, matrix, part = name.split(".")
        add(writer, f"blk.{block}.{matrix}.weight.lora_{part}", value.float().numpy())
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    main()
