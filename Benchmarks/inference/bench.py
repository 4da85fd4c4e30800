"""The engine beside llama.cpp: same file, same threads, same lengths, in alternating runs; medians.

Prints a table and writes .build/benchmarks/inference.json, an array of {measure, unit, ours, peer, peerName, ratio}. A ratio
above 1 means that the engine is ahead.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import sysconfig
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Verify"))

import models  # noqa: E402

ROUNDS = 7
RUNS_PER_ROUND = 3


def build_peer(directory):
    """The peer's program, linked to the llama.cpp that the Python package brings."""
    packages = pathlib.Path(sysconfig.get_paths()["platlib"])
    library = packages / "llama_cpp" / "lib"
    headers = next(path.parent for path in [*packages.glob("include/llama.h"), *packages.glob("llama_cpp/include/llama.h")])
    program = directory / "peer"
    subprocess.run(
        ["cc", "-O2", f"-I{headers}", pathlib.Path(__file__).with_name("peer.c"), "-o", program, f"-L{library}", "-lllama",
         f"-Wl,-rpath,{library}", "-Wl,--unresolved-symbols=ignore-in-shared-libs"], check=True)
    return program


def model_of_3m(directory):
    """kissa-mini where it has been trained, or else random weights of its shape."""
    trained = sorted((ROOT / "Models" / "kissa-mini").glob("*.gguf"))
    if trained:
        return trained[0]
    path = directory / "3m.gguf"
    models.write(next(shape for shape in models.SHAPES if shape.name == "q8-3m"), path)
    return path


def rates(program, model, measure, threads):
    output = subprocess.run(
        [program, model, measure, str(threads), str(RUNS_PER_ROUND)], check=True, capture_output=True, text=True).stdout
    return [float(line) for line in output.split()]


def compare(ours, peer, model, measure, name, threads):
    found, expected = [], []
    for _ in range(ROUNDS):
        found += rates(ours, model, measure, threads)
        expected += rates(peer, model, measure, threads)
    our_rate, peer_rate = statistics.median(found), statistics.median(expected)
    return {"measure": f"{measure} {name} t{threads}", "unit": "tokens/s", "ours": round(our_rate, 1),
            "peer": round(peer_rate, 1), "peerName": "llama.cpp", "ratio": round(our_rate / peer_rate, 2)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        peer = build_peer(directory)
        model = model_of_3m(directory)
        results = [compare(arguments.ours, peer, model, measure, "3M Q8_0", 1) for measure in ("decode", "prefill")]
    print(f"{'measure':28} {'Kissa':>12} {'llama.cpp':>12} {'ratio':>7}")
    for result in results:
        print(f"{result['measure']:28} {result['ours']:12.1f} {result['peer']:12.1f} {result['ratio']:7.2f}")
    target = ROOT / ".build" / "benchmarks" / "inference.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
