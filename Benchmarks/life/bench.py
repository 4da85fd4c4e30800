"""The plane's engines beside Golly's (bgolly): bits beside QuickLife, and HashLife beside HashLife, in one step and with the
same memory; same file, same generations, in alternating runs; medians.

Prints a table and writes .build/benchmarks/life.json, an array of {measure, unit, ours, peer, peerName, ratio}. A ratio above 1
means that the engine is ahead. Both times are the processor's for the whole process, from its start to the last population, and
the populations must be the same.
"""

import argparse
import json
import pathlib
import resource
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATTERNS = pathlib.Path("/usr/share/golly/Patterns")
BREEDER = PATTERNS / "Life/Breeders/breeder.lif"
# Both engines by their names here and in Golly.
ENGINES = {"bits": "QuickLife", "hashed": "HashLife"}
# Golly's standard, in megabytes; `BenchmarkLife` takes as much.
MEMORY = "500"


def timed(command):
    """The seconds that a processor spent on a program, which other programs on the machine hardly change."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, output


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
    parser.add_argument("--only", help="the measures to run: those that have this in their names")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        soup = directory / "soup.rle"
        subprocess.run([arguments.ours, "soup", "2048", soup], check=True)
        measures = [
            ("soup 2048", "bits", soup, 1000), ("breeder 20000", "bits", BREEDER, 20000),
            ("breeder 20000 hashed", "hashed", BREEDER, 20000),
            ("metapixel-galaxy 2^20 hashed", "hashed", PATTERNS / "HashLife/metapixel-galaxy.mc.gz", 1 << 20),
            ("metapixel-parity64 2^17 hashed", "hashed", PATTERNS / "HashLife/metapixel-parity64.mc.gz", 1 << 17),
            ("jagged 2^20 hashed", "hashed", PATTERNS / "HashLife/jagged.mc", 1 << 20),
        ]
        print(f"{'measure':30} {'Kissa':>10} {'Golly':>10} {'ratio':>7}")
        results = []
        for measure, engine, file, generations in measures:
            if (arguments.only or "") not in measure:
                continue
            result = compare(measure, arguments.ours, engine, file, generations, arguments.rounds)
            results.append(result)
            print(f"{measure:30} {result['ours']:9.3f}s {result['peer']:9.3f}s {result['ratio']:7.2f}  {result['peerName']}", flush=True)
    target = ROOT / ".build" / "benchmarks" / "life.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
