"""Sends requests to `kissa serve` with OpenAI's own client and with curl, and attacks it.

The parsed responses must equal the model's output in the tool's own process. Schemas must be respected, errors must become the
client's exceptions, replies must run concurrently, and a client that disconnects must stop its reply.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import socket
import subprocess
import sys
import time

import openai
from pydantic import BaseModel

KEY = "sesame-of-the-verification"
NAME = "cat"
TOKENS = 24
MESSAGES = [{"role": "user", "content": "Good morning!"}]
TOOLS = [
    {
        "type": "function",
        "function": {
            "name": "weather",
            "description": "Tells the weather of a city",
            "parameters": {
                "type": "object",
                "properties": {"city": {"type": "string", "enum": ["Nara", "Kyoto"]}},
                "required": ["city"],
            },
        },
    }
]


class Order(BaseModel):
    drink: str
    cups: int


class Checks:
    """Counts the checks that pass and prints those that fail."""

    def __init__(self):
        self.failed = 0

    def check(self, name, holds, detail=""):
        print(f"{'ok  ' if holds else 'FAIL'} {name}{'' if holds else f': {detail}'}", flush=True)
        self.failed += not holds

    def refused(self, name, kind, ask):
        try:
            ask()
            self.check(name, False, "it was answered")
        except kind as error:
            self.check(name, True)
            return error
        except Exception as error:
            self.check(name, False, f"{type(error).__name__}: {error}")
        return None


def start(kissa):
    environment = os.environ | {"KISSA_MODEL": "mini", "KISSA_SERVE_KEY": KEY}
    process = subprocess.Popen(
        [kissa, "serve", "--port", "0", "--name", NAME, "--parallel", "4"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    return process, process.stdout.readline().split()[-1]


def own_words(kissa):
    """The model's output in the tool's own process."""
    result = subprocess.run(
        [kissa, "generate", "--model", "mini", "--temperature", "0", "--max-tokens", str(TOKENS), MESSAGES[0]["content"]],
        capture_output=True, text=True, check=True)
    return result.stdout.removesuffix("\n")


def texts(client, checks, kissa):
    words = own_words(kissa)
    whole = client.chat.completions.create(model=NAME, messages=MESSAGES, temperature=0, max_tokens=TOKENS)
    checks.check("says what it says in this process", whole.choices[0].message.content == words, whole)
    usage = whole.usage
    checks.check(
        "counts tokens", 0 < usage.completion_tokens <= TOKENS
        and usage.total_tokens == usage.prompt_tokens + usage.completion_tokens, usage)
    chunks = list(client.chat.completions.create(
        model=NAME, messages=MESSAGES, temperature=0, max_tokens=TOKENS, stream=True,
        stream_options={"include_usage": True}))
    said = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    checks.check("streams the same", said == words, said)
    checks.check("counts the same in a stream", chunks[-1].usage.completion_tokens == usage.completion_tokens, chunks[-1])
    seeded = [
        client.chat.completions.create(model=NAME, messages=MESSAGES, temperature=1, seed=7, max_tokens=TOKENS)
        .choices[0].message.content for _ in range(2)]
    checks.check("says the same for a seed", seeded[0] == seeded[1], seeded)
    checks.check("lists its model", [model.id for model in client.models.list()] == [NAME])


def shapes(client, checks):
    parsed = client.chat.completions.parse(
        model=NAME, messages=[{"role": "user", "content": "Two lattes, please."}], response_format=Order,
        temperature=0, max_tokens=80)
    checks.check("parses into the client's types", isinstance(parsed.choices[0].message.parsed, Order), parsed)
    loose = client.chat.completions.create(
        model=NAME, messages=MESSAGES, response_format={"type": "json_object"}, temperature=0, max_tokens=80)
    checks.check("writes an object", isinstance(json.loads(loose.choices[0].message.content), dict), loose)
    called = client.chat.completions.create(
        model=NAME, messages=[{"role": "user", "content": "How is the weather in Nara?"}], tools=TOOLS,
        tool_choice="required", temperature=0, max_tokens=80)
    calls = called.choices[0].message.tool_calls
    checks.check(
        "calls a tool by its schema", bool(calls) and calls[0].function.name == "weather"
        and json.loads(calls[0].function.arguments)["city"] in ("Nara", "Kyoto"), called)
    if not calls:
        return
    answered = client.chat.completions.create(
        model=NAME, tools=TOOLS, temperature=0, max_tokens=TOKENS,
        messages=[
            {"role": "user", "content": "How is the weather in Nara?"}, called.choices[0].message.model_dump(exclude_none=True),
            {"role": "tool", "tool_call_id": calls[0].id, "content": "Sunny"},
        ])
    checks.check("goes on with what a tool gave", answered.choices[0].finish_reason in ("stop", "length", "tool_calls"), answered)


def refusals(client, checks, address):
    def ask(**more):
        return lambda: client.chat.completions.create(**({"model": NAME, "messages": MESSAGES} | more))

    stranger = openai.OpenAI(base_url=address, api_key="wrong", max_retries=0)
    checks.refused("wants its key", openai.AuthenticationError, lambda: stranger.models.list())
    checks.refused("knows no other model", openai.NotFoundError, ask(model="gpt"))
    error = checks.refused("refuses a temperature", openai.BadRequestError, ask(temperature=9))
    checks.check("names its place", error is not None and error.param == "temperature", error)
    checks.refused("refuses several replies", openai.BadRequestError, ask(n=2))
    long = [{"role": "user", "content": "word " * 60_000}]
    error = checks.refused("refuses what the context can't hold", openai.BadRequestError, ask(messages=long))
    checks.check("names the reason", error is not None and error.code == "context_length_exceeded", error)


def crowd(client, checks):
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        said = list(pool.map(
            lambda _: client.chat.completions.create(
                model=NAME, messages=MESSAGES, temperature=0, max_tokens=TOKENS).choices[0].message.content, range(32)))
    checks.check("says the same to everybody at once", len(set(said)) == 1, set(said))


def leaving(client, checks):
    """A long reply whose client disconnects must not delay the others."""
    for _ in range(8):
        stream = client.chat.completions.create(
            model=NAME, messages=MESSAGES, temperature=1, max_tokens=4000, stream=True, response_format={"type": "json_object"})
        next(iter(stream))
        stream.close()
    start = time.monotonic()
    client.chat.completions.create(model=NAME, messages=MESSAGES, temperature=0, max_tokens=4)
    checks.check("stops replies whose clients leave", time.monotonic() - start < 20, time.monotonic() - start)


def curl(checks, address):
    body = json.dumps({"model": NAME, "messages": MESSAGES, "temperature": 0, "max_tokens": 4})
    result = subprocess.run(
        ["curl", "-sS", "-w", "\n%{http_code}", f"{address}/chat/completions", "-H", "content-type: application/json",
         "-H", f"authorization: Bearer {KEY}", "-d", body], capture_output=True, text=True)
    text, status = result.stdout.rsplit("\n", 1)
    checks.check("answers curl", status == "200" and "choices" in json.loads(text), result)


def attack(checks, address, process):
    """Hundreds of slow, broken and greedy clients, while others are served."""
    host, port = address.split("//")[1].split("/")[0].split(":")
    head = (f"POST /v1/chat/completions HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {KEY}\r\n"
            "Content-Type: application/json\r\nContent-Length: ")
    sockets = []
    for index in range(200):
        connection = socket.create_connection((host, int(port)), timeout=10)
        # An incomplete head, an incomplete body, a body longer than announced, and garbage.
        said = [head, f"{head}1000\r\n\r\n{{", f"{head}2\r\n\r\n{{}}{'x' * 5000}", "\0\x1b[31m\r\n\r\n"][index % 4]
        try:
            connection.sendall(said.encode())
        except OSError:
            pass
        sockets.append(connection)
    before = os.times(), cpu_seconds(process.pid)
    time.sleep(2)
    spent = cpu_seconds(process.pid) - before[1]
    checks.check("spends little on those who wait", spent < 0.5, f"{spent} s of two")
    client = openai.OpenAI(base_url=address, api_key=KEY, max_retries=0)
    answer = client.chat.completions.create(model=NAME, messages=MESSAGES, temperature=0, max_tokens=4)
    checks.check("answers others meanwhile", bool(answer.choices), answer)
    for connection in sockets:
        connection.close()


def cpu_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kissa", required=True)
    kissa = parser.parse_args().kissa
    checks = Checks()
    process, address = start(kissa)
    try:
        client = openai.OpenAI(base_url=address, api_key=KEY, max_retries=0, timeout=120)
        texts(client, checks, kissa)
        shapes(client, checks)
        refusals(client, checks, address)
        crowd(client, checks)
        leaving(client, checks)
        curl(checks, address)
        attack(checks, address, process)
    finally:
        process.send_signal(2)
        log = process.communicate(timeout=60)[1]
    checks.check("ends in peace", process.returncode == 0, process.returncode)
    checks.check("logs neither its key nor what was said", KEY not in log and MESSAGES[0]["content"] not in log)
    checks.check("logs nothing that commands a terminal", all(character.isprintable() or character == "\n" for character in log))
    sys.exit(1 if checks.failed else 0)


if __name__ == "__main__":
    main()
