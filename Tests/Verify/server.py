"""Runs llama-cpp-python's server with the embedded model, and kissa against it.

Greedy text must equal llama.cpp's without a server. A reply to a schema must satisfy it, although this server doesn't support
json_schema; this tests the fallback to formats that it accepts. Refusals must be reported in one line.
"""

import argparse
import concurrent.futures
import json
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from peer import Peer

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = ROOT / "Sources/FoundationModels/Resources/kissa-mini.gguf"
CONTEXT = 1024
TOKENS = 48
# <|im_end|>
END = 1
PROMPTS = [
    "Hello!",
    "What do you recommend today?",
    "I am so tired. My cat woke me up at five.",
    "おはようございます",
    "コーヒーをください☕️",
]
# The server, but without the repetition penalty that it applies to requests that set none. With the penalty, its greedy choice
# isn't the most likely token.
SERVER = """
import llama_cpp.server.types as types
types.CreateChatCompletionRequest.model_fields["repeat_penalty"].default = 1.0
types.CreateChatCompletionRequest.model_rebuild(force=True)
import llama_cpp.server.__main__ as server
server.main()
"""
SCHEMA = {
    "title": "Order",
    "type": "object",
    "properties": {"drink": {"type": "string", "enum": ["latte", "tea"]}, "cups": {"type": "integer"}},
    "required": ["drink", "cups"],
    "additionalProperties": False,
    "x-order": ["drink", "cups"],
}


class Checks:
    """Counts the checks that pass and prints those that fail."""

    def __init__(self):
        self.failed = 0

    def check(self, name, holds, detail=""):
        print(f"{'ok  ' if holds else 'FAIL'} {name}{'' if holds else ': ' + detail}", flush=True)
        self.failed += not holds


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start_server(port, log):
    """Starts a server that renders the file's own template and queues a request instead of interrupting the previous one."""
    command = [sys.executable, "-c", SERVER, "--model", MODEL, "--model_alias", "kissa-mini"]
    command += ["--host", "127.0.0.1", "--port", str(port), "--n_ctx", str(CONTEXT), "--n_threads", "2"]
    command += ["--chat_format", "chat_template.default", "--interrupt_requests", "false"]
    server = subprocess.Popen([str(word) for word in command], stdout=log, stderr=log)
    for _ in range(600):
        if server.poll() is not None:
            last = pathlib.Path(log.name).read_text(errors="replace")[-2000:]
            sys.exit(f"The server ended with {server.returncode}:\n{last}")
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/models", timeout=1)
            return server
        except OSError:
            time.sleep(0.1)
    sys.exit("The server did not come up in a minute")


def run(kissa, *arguments, model=None, text=""):
    command = [kissa, arguments[0], *(["--model", str(model)] if model else []), *arguments[1:]]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=300)


class Oracle:
    """llama.cpp's own greedy replies to a conversation in the model's markup."""

    def __init__(self, peer):
        self.peer = peer
        self.said = ""

    def reply(self, prompt):
        self.said += f"<|im_start|>user\n{prompt}<|im_end|>\n<|im_start|>assistant\n"
        chosen, _ = self.peer.greedy(self.peer.tokens(self.said, special=True), TOKENS)
        if END in chosen:
            chosen = chosen[: chosen.index(END)]
        reply = self.peer.llama.detokenize(chosen).decode("utf-8")
        self.said += f"{reply}<|im_end|>\n"
        # An empty reply prints no line.
        return reply + "\n" if reply else ""


def verify_text(checks, kissa, server):
    peer = Peer(MODEL, context=CONTEXT)
    options = ["--temperature", "0", "--max-tokens", str(TOKENS)]
    for prompt in PROMPTS:
        expected, there = Oracle(peer).reply(prompt), run(kissa, "generate", *options, prompt, model=server)
        same = expected == there.stdout
        checks.check(f"greedy: {prompt}", same, f"{there.stdout!r} instead of {expected!r} {there.stderr}")
    oracle, turns = Oracle(peer), ["Hello!", "What is your name?", "Could I have a latte?"]
    expected = "".join(oracle.reply(turn) for turn in turns)
    there = run(kissa, "chat", *options, model=server, text="\n".join(turns) + "\n/exit\n")
    checks.check("a chat of three turns", expected == there.stdout,
                 f"{there.stdout!r} instead of {expected!r} {there.stderr}")
    seeded = [run(kissa, "generate", "--seed", "7", "--max-tokens", "32", "Hello!", model=server) for _ in range(2)]
    checks.check("the same seed, the same words", seeded[0].stdout == seeded[1].stdout and seeded[0].returncode == 0,
                 f"{seeded[0].stdout!r}, then {seeded[1].stdout!r} {seeded[0].stderr}")


def verify_schema(checks, kissa, server, directory):
    path = pathlib.Path(directory) / "schema.json"
    path.write_text(json.dumps(SCHEMA))
    options = ["--schema", path, "--max-tokens", "64", "--temperature", "0"]
    reply = run(kissa, "generate", *options, "Two teas, please", model=server)
    try:
        value = json.loads(reply.stdout)
        holds = list(value) == ["drink", "cups"] and value["drink"] in ("latte", "tea") and isinstance(value["cups"], int)
    except ValueError:
        holds = False
    checks.check("a structure by a schema", holds, f"{reply.stdout!r} {reply.stderr}")


def verify_details(checks, kissa, server):
    models = json.loads(run(kissa, "models", "--json", model=server).stdout or "[]")
    checks.check("the server's models", [model["name"] for model in models] == ["kissa-mini"], f"{models}")
    bench = run(kissa, "bench", "--prompt-tokens", "64", "--tokens", "16", "--runs", "1", "--json", model=server)
    rows = json.loads(bench.stdout or "[]")
    checks.check("speed", len(rows) == 2 and all(row["mean"] > 0 for row in rows), bench.stdout + bench.stderr)


def verify_failures(checks, kissa, server):
    long = run(kissa, "generate", "word " * CONTEXT * 2, model=server)
    # This server notices it only after it has begun to respond, and closes the connection.
    said = long.returncode == 1 and not long.stdout and long.stderr.count("\n") == 1
    checks.check("a prompt beyond the context", said, long.stdout + long.stderr)
    nowhere = run(kissa, "generate", "Hello", model=server.replace("/v1", "/v2"))
    checks.check("a path that is not there", nowhere.returncode == 1 and "404" in nowhere.stderr, nowhere.stderr)


def verify_parallel(checks, kissa, server):
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(
            lambda number: run(kissa, "generate", "--temperature", "0", "--max-tokens", "8", "Hello!", model=server),
            range(8)))
    same = {reply.stdout for reply in replies}
    checks.check("eight at once", len(same) == 1 and "" not in same, f"{same} {[r.stderr for r in replies]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kissa", required=True)
    arguments = parser.parse_args()
    checks = Checks()
    with tempfile.TemporaryDirectory() as directory, open(pathlib.Path(directory) / "server.log", "w") as log:
        port = free_port()
        process = start_server(port, log)
        server = f"http://127.0.0.1:{port}/v1#kissa-mini"
        try:
            verify_text(checks, arguments.kissa, server)
            verify_schema(checks, arguments.kissa, server, directory)
            verify_details(checks, arguments.kissa, server)
            verify_failures(checks, arguments.kissa, server)
            verify_parallel(checks, arguments.kissa, server)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
    print(f"server: {checks.failed} failed")
    sys.exit(1 if checks.failed else 0)


if __name__ == "__main__":
    main()
