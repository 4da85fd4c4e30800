"""Measures tests of a counter a second, and the seconds from a saved source to a picture of its screen.

A package is made by `kissa new`, as a developer's is, and built in debug where Kissa is. Its test opens a window with a counter,
taps, and looks, once for each of a thousand arguments; Swift Testing's own last line says how long all took.
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COUNT = 1000
ROUNDS = int(os.environ.get("ROUNDS", 5))
TESTS = """
@MainActor
struct ManyCounters {
    @Test(arguments: 0..<%d) func `a tap adds one, again`(round: Int) throws {
        let window = TestWindow(ContentView())
        try window.tap("Add one")
        #expect(try window.find("count").label == "1")
    }
}
""" % COUNT


def said(*command):
    """What a program says; all of it is shown where it fails."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(f"{result.stdout}\n{command[0]} ended with {result.returncode}")
    return result.stdout


def seconds_of_tests(package):
    words = said("swift", "test", "--package-path", package, "--scratch-path", ROOT / ".build", "--filter", "ManyCounters")
    return float(re.search(r"passed after ([0-9.]+) seconds", words).group(1))


def seconds_to_picture(kissa, package, view, text):
    """From saving a source with another text to the files of its screens."""
    view.write_text(view.read_text().replace("Add one", text))
    start = time.monotonic()
    said(kissa, "shot", "--scratch-path", ROOT / ".build", "-o", package / "shots", package)
    seconds = time.monotonic() - start
    view.write_text(view.read_text().replace(text, "Add one"))
    assert f'button "{text}"' in (package / "shots" / "ManyApp.txt").read_text()
    return seconds


def main():
    kissa = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([kissa, "new", "Many"], check=True, cwd=folder, capture_output=True)
        package = pathlib.Path(folder) / "Many"
        tests = package / "Tests" / "ManyTests" / "ContentViewTests.swift"
        tests.write_text(tests.read_text() + TESTS)
        seconds_of_tests(package)
        taken = statistics.median(seconds_of_tests(package) for _ in range(ROUNDS))
        view = package / "Sources" / "Many" / "ContentView.swift"
        seconds_to_picture(kissa, package, view, "Warm up")
        picture = statistics.median(seconds_to_picture(kissa, package, view, f"Add {n}") for n in range(2, 2 + ROUNDS))
    rows = [("tests of a counter a second, debug", "1/s", COUNT / taken), ("from a saved source to its picture, debug", "s", picture)]
    for measure, unit, value in rows:
        print(f"{measure}: {value:.3g} {unit}")
    results = ROOT / ".build" / "benchmarks" / "testing.json"
    results.parent.mkdir(parents=True, exist_ok=True)
    results.write_text(json.dumps([
        {"measure": measure, "unit": unit, "ours": value, "peer": None, "peerName": None, "ratio": None}
        for measure, unit, value in rows]))


if __name__ == "__main__":
    main()
