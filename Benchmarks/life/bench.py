"""The plane's engines beside Golly's (bgolly): bits beside QuickLife, and HashLife beside HashLife, in one step and with the
same memory; same file, same generations, in alternating runs; medians.

Prints a table and writes .build/benchmarks/life.json, an array of {measure, unit, ours, peer, peerName, ratio}. A ratio above 1
means that the engine is ahead. Both times are those of the whole process, from reading the file to the last population,
and the populations must be the same.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATTERNS = pathlib.Path("/usr/share/golly/Patterns")
BREEDER = PATTERNS / "Life/Breeders/breeder.lif"
# Both engines by their names here and in Golly.
ENGINES = {"bits": "QuickLife", "hashed": "HashLife"}
# Golly's standard, in megabytes; `BenchmarkLife` takes as much.
MEMORY = "500"


def timed(command):
    start = time.monotonic()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return time.monotonic() - start, output


def run_ours(program, engine, file, generations):
    seconds, output = timed([program, engine, file, str(generations)])
    return seconds, int(output.split()[1])


def run_peer(engine, file, generations):
    """It prints the population after the step, with commas: `20,000: 541,885`."""
    step = ["-m", str(generations), "-i", str(generations)]
    seconds, output = timed(["bgolly", "-a", ENGINES[engine], "-M", MEMORY, *step, file])
    return seconds, int(output.split()[-1].replace(",", ""))


def compare(measure, program, engine, file, generations, rounds):
    found, expected, counts = [], [], set()
    for _ in range(rounds):
        for times, (seconds, count) in (
            (found, run_ours(program, engine, file, generations)), (expected, run_peer(engine, file, generations))):
            times.append(seconds)
            counts.add(count)
    if len(counts) != 1:
        raise SystemExit(f"{measure}: the populations differ: {sorted(counts)}")
    ours, peer = statistics.median(found), statistics.median(expected)
    return {"measure": measure, "unit": "s", "ours": round(ours, 3), "peer": round(peer, 3),
            "peerName": f"Golly {ENGINES[engine]}", "ratio": round(peer / ours, 2), "population": counts.pop()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", required=True, type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", help="the measure to run")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        soup = directory / "soup.rle"
        subprocess.run([arguments.ours, "soup", "2048", soup], check=True)
        measures = [
            ("soup 2048", "bits", soup, 1000), ("breeder 20000", "bits", BREEDER, 20000),
            ("breeder 20000, hashed", "hashed", BREEDER, 20000),
            ("metapixel-galaxy 2^20", "hashed", PATTERNS / "HashLife/metapixel-galaxy.mc.gz", 1 << 20),
            ("metapixel-parity64 2^17", "hashed", PATTERNS / "HashLife/metapixel-parity64.mc.gz", 1 << 17),
            ("jagged 2^20", "hashed", PATTERNS / "HashLife/jagged.mc", 1 << 20),
            ("hexadecimal 2^18", "hashed", PATTERNS / "HashLife/hexadecimal.mc.gz", 1 << 18),
        ]
        results = [compare(measure, arguments.ours, engine, file, generations, arguments.rounds)
                   for measure, engine, file, generations in measures if arguments.only in (None, measure)]
    print(f"{'measure':24} {'Kissa':>10} {'Golly':>10} {'ratio':>7}")
    for result in results:
        print(f"{result['measure']:24} {result['ours']:9.3f}s {result['peer']:9.3f}s {result['ratio']:7.2f}  {result['peerName']}")
    target = ROOT / ".build" / "benchmarks" / "life.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
