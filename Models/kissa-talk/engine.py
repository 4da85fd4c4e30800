"""Leads Kissa's own engine through the conversations that replies are judged on, as a game does.

    python engine.py KISSA BASE.gguf work/replies.json [--adapter work/talk.gguf] [--set work] [--languages en ja]
KISSA is the built tool (.build/release/kissa). Greedy, each conversation with the model's own replies before it; also tells how long
the first token of a reply takes.
"""

import argparse
import json
import select
import subprocess
import time

import corpus
import judged

# Seconds without another character after which a reply with line breaks is over.
PAUSE = 0.5


def replies(command, asked):
    """The replies to a conversation's lines, and the seconds until each began."""
    talk = corpus.Conversation(f"{asked.language}-x", asked.fields, [asked.greeting])
    process = subprocess.Popen(
        [*command, "--instructions", corpus.messages(talk)[0][1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    found, waits = [], []
    for _, _, line in asked.lines:
        begun = time.monotonic()
        process.stdin.write(line.encode() + b"\n")
        text, first = b"", None
        while True:
            ready, _, _ = select.select([process.stdout], [], [], PAUSE if text.endswith(b"\n") else None)
            if not ready:
                break
            piece = process.stdout.read(4096)
            if not piece:
                break
            first = first or time.monotonic() - begun
            text += piece
        found.append(text.decode().strip())
        waits.append(first or 0)
    process.stdin.close()
    process.wait()
    return found, waits


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kissa")
    parser.add_argument("base")
    parser.add_argument("out")
    parser.add_argument("--adapter")
    parser.add_argument("--set", choices=judged.SETS, default="work")
    parser.add_argument("--languages", nargs="+", default=list(corpus.LANGUAGES))
    parser.add_argument("--count", type=int, help="so many conversations a language")
    arguments = parser.parse_args()
    command = [arguments.kissa, "chat", "--model", arguments.base, "--temperature", "0"]
    command += ["--adapter", arguments.adapter] if arguments.adapter else []
    found, waits = {}, []
    for language in arguments.languages:
        for asked in judged.read(arguments.set, language)[:arguments.count]:
            found[asked.id], first = replies(command, asked)
            waits += first[1:]
    with open(arguments.out, "w", encoding="utf-8") as out:
        json.dump(found, out, ensure_ascii=False, indent=1)
    waits.sort()
    print(f"first token: {1000 * waits[len(waits) // 2]:.0f} ms in the median, {1000 * waits[len(waits) * 9 // 10]:.0f} for nine of ten")


if __name__ == "__main__":
    main()
