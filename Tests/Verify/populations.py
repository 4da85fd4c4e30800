"""Compares the populations of Golly's patterns after the same number of generations, by this project's two engines and by Golly.

A pattern with an unsupported rule or format is skipped and counted. Prints the differences, and fails if there are any.
"""

import argparse
import pathlib
import subprocess

# Patterns that take longer are skipped and listed.
SECONDS = 60


def population(command):
    """The last number that a program prints; None if it fails, and "late" if it takes too long."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "late"
    return int(run.stdout.split()[-1].replace(",", "")) if run.returncode == 0 else None


def compare(program, file, generations):
    ours = {engine: population([program, engine, file, generations]) for engine in ("hashed", "bits")}
    found = {engine: count for engine, count in ours.items() if isinstance(count, int)}
    if not found:
        return "late" if "late" in ours.values() else "refused"
    golly = population(["bgolly", "-a", "HashLife", "-m", generations, "-i", generations, file])
    if not isinstance(golly, int):
        return "late"
    if set(found.values()) == {golly}:
        return "same" if len(found) == 2 else "same by one engine"
    print(f"{file}: {ours}, Golly {golly}", flush=True)
    return "different"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="BenchmarkLife")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--generations", default="100")
    arguments = parser.parse_args()
    results = {}
    for file in sorted(path for path in arguments.folder.rglob("*") if path.is_file()):
        result = compare(arguments.program, file, arguments.generations)
        results.setdefault(result, []).append(file)
        if result == "late":
            print(f"{file}: more than {SECONDS} seconds", flush=True)
    print(", ".join(f"{result}: {len(files)}" for result, files in sorted(results.items())))
    if "different" in results or not results.get("same"):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
