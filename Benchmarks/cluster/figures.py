"""What the loads of several servers report in the same way."""

import pathlib
import statistics


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def latencies(pages):
    """Of all pages, from a press to its answer."""
    seconds = [latency for page in pages for latency in page.latencies]
    return {"median ms": round(statistics.median(seconds) * 1000, 1), "p99 ms": round(percentile(seconds, 0.99) * 1000, 1)}


def memory_bytes(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))
