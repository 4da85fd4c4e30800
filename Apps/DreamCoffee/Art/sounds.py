#!/usr/bin/env python3
"""Makes Dream Coffee's sounds, sample by sample, into its folder Sounds. Standard library only.

Run it after a change; the WAV files it writes are committed, so that building the game needs no Python.
"""
import math
import random
import struct
import wave
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "Sounds"
RATE = 22050


def tone(frequency, seconds, loudness, partials=((1, 1.0), (2, 0.35), (3, 0.12))):
    """A struck note that dies away; the higher a partial, the sooner."""
    return [
        loudness * sum(
            share * math.sin(2 * math.pi * frequency * number * index / RATE) * math.exp(-3.2 * number * index / RATE / seconds)
            for number, share in partials) * min(1, index / 120)
        for index in range(int(seconds * RATE))
    ]


def mixed(*parts):
    """Sounds that begin at their times, in seconds."""
    length = max(int(start * RATE) + len(sound) for start, sound in parts)
    samples = [0.0] * length
    for start, sound in parts:
        for index, value in enumerate(sound):
            samples[int(start * RATE) + index] += value
    return samples


def pouring(seconds):
    """Soft noise that rises in pitch, as a cup does that fills, with some bubbles."""
    rng = random.Random(5)
    samples, low, lower = [], 0.0, 0.0
    for index in range(int(seconds * RATE)):
        time = index / RATE / seconds
        smoothing = 0.06 + 0.10 * time
        low += smoothing * (rng.uniform(-1, 1) - low)
        lower += 0.02 * (low - lower)
        samples.append(1.3 * (low - lower) * math.sin(math.pi * time) ** 0.6)
    bubbles = [(rng.uniform(0.1, seconds - 0.2), tone(rng.uniform(320, 620), 0.09, 0.1, ((1, 1.0),))) for _ in range(9)]
    return mixed((0, samples), *bubbles)


SOUNDS = {
    "bell": lambda: mixed((0, tone(1046.5, 0.9, 0.30)), (0.12, tone(1318.5, 0.9, 0.24))),
    "brew": lambda: pouring(1.4),
    "pleased": lambda: mixed(
        *((0.1 * step, tone(note, 0.8, 0.24)) for step, note in enumerate((523.25, 659.25, 783.99, 1046.5)))),
    "sigh": lambda: mixed((0, tone(392.0, 0.8, 0.26)), (0.22, tone(329.63, 1.0, 0.26))),
}


def save(name, samples):
    FOLDER.mkdir(exist_ok=True)
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", int(32767 * max(-1, min(1, value)))) for value in samples))


if __name__ == "__main__":
    for name, make in SOUNDS.items():
        save(name, make())
