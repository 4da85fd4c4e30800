"""Writes a trained LoRA as an adapter in GGUF, as llama.cpp has them: `general.type` is `adapter`.

    python export.py BASE.gguf work/adapter.pt kissa-talk.gguf [--name kissa-talk]
"""

import argparse

import gguf
import numpy
import torch

from base import File


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("adapter")
    parser.add_argument("out")
    parser.add_argument("--name", default="kissa-talk")
    parser.add_argument("--license", default="apache-2.0")
    arguments = parser.parse_args()
    saved = torch.load(arguments.adapter, weights_only=False)
    writer = gguf.GGUFWriter(arguments.out, File(arguments.base).architecture)
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", saved["alpha"])
    writer.add_name(arguments.name)
    writer.add_license(arguments.license)
    for name, value in saved["state"].items():
        # blocks.3.matrices.attn_q.a
        _, block, _, matrix, part = name.split(".")
        writer.add_tensor(f"blk.{block}.{matrix}.weight.lora_{part}", value.float().numpy().astype(numpy.float16))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    main()
