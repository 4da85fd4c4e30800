"""The plane's engine beside Golly's QuickLife (bgolly): same file, same generations, in alternating runs; medians.

Prints a table and writes .build/benchmarks/life.json, an array of {measure, unit, ours, peer, peerName, ratio}. A ratio above 1
means that the engine is ahead. Both times are those of the whole process, from reading the file to the last population,
and the populations must be the same.
"""

import argparse
import gzip
import json
import pathlib
import re
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BREEDER = pathlib.Path("/usr/share/golly/Patterns/Life/Breeders/breeder.lif")
NAME = "Golly QuickLife"


def timed(command):
    start = time.monotonic()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return time.monotonic() - start, output


def run_ours(program, file, generations):
    seconds, output = timed([program, file, str(generations)])
    return seconds, int(output.split()[1])


def run_peer(file, generations, directory):
    """The population is counted in the file that it writes: what it prints is in its own manner."""
    result = directory / "result.rle"
    step = ["-i", str(generations)]
    seconds, _ = timed(["bgolly", "-q", "-q", "-a", "QuickLife", "-m", str(generations), *step, "-o", result, file])
    return seconds, population(result)


def population(file):
    data = file.read_bytes()
    text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode()
    body = "".join(line for line in text.splitlines() if not line.startswith(("#", "x")))
    return sum(int(count or 1) for count in re.findall(r"(\d*)o", body))


def compare(measure, program, file, generations, rounds, directory):
    found, expected, counts = [], [], set()
    for _ in range(rounds):
        for times, (seconds, count) in (
            (found, run_ours(program, file, generations)), (expected, run_peer(file, generations, directory))):
            times.append(seconds)
            counts.add(count)
    if len(counts) != 1:
        raise SystemExit(f"{measure}: the populations differ: {sorted(counts)}")
    ours, peer = statistics.median(found), statistics.median(expected)
    return {"measure": measure, "unit": "s", "ours": round(ours, 3), "peer": round(peer, 3), "peerName": NAME,
            "ratio": round(peer / ours, 2), "population": counts.pop()}


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
        measures = [("soup 2048", soup, 1000), ("breeder 20000", BREEDER, 20000)]
        results = [compare(measure, arguments.ours, file, generations, arguments.rounds, directory)
                   for measure, file, generations in measures if arguments.only in (None, measure)]
    print(f"{'measure':16} {'Kissa':>10} {NAME:>16} {'ratio':>7}")
    for result in results:
        print(f"{result['measure']:16} {result['ours']:9.2f}s {result['peer']:15.2f}s {result['ratio']:7.2f}")
    target = ROOT / ".build" / "benchmarks" / "life.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
