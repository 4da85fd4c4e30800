"""Speaks the Language Server Protocol to SourceKit-LSP about a package, and checks what an editor would show."""

import argparse
import json
import pathlib
import queue
import subprocess
import threading
import time

PATIENCE_SECONDS = 120


class Editor:
    """An editor's side of the protocol: requests, notifications, and messages from the server."""

    def __init__(self, package: pathlib.Path, scratch: str):
        command = ["sourcekit-lsp", "--scratch-path", scratch]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=package)
        self.said: queue.Queue = queue.Queue()
        self.count = 0
        self.diagnostics: dict[str, list] = {}
        threading.Thread(target=self.read, daemon=True).start()
        # The modules come from the package's build, so that nothing is built again for the editor.
        self.ask("initialize", {
            "processId": None, "rootUri": package.as_uri(), "capabilities": {},
            "initializationOptions": {"backgroundIndexing": False},
        })
        self.tell("initialized", {})

    def read(self):
        while header := self.process.stdout.readline():
            length = 0
            while header.strip():
                name, value = header.decode().split(":", 1)
                if name.lower() == "content-length":
                    length = int(value)
                header = self.process.stdout.readline()
            self.said.put(json.loads(self.process.stdout.read(length)))

    def write(self, message: dict):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method: str, parameters: dict):
        self.write({"method": method, "params": parameters})

    def ask(self, method: str, parameters: dict):
        self.count += 1
        self.write({"id": self.count, "method": method, "params": parameters})
        return self.hear(lambda message: message.get("id") == self.count and "method" not in message)["result"]

    def hear(self, is_wanted):
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            message = self.said.get(timeout=max(0, end - time.monotonic()))
            if message.get("method") == "textDocument/publishDiagnostics":
                self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
            elif "method" in message and "id" in message:
                self.write({"id": message["id"], "result": None})
            if "error" in message:
                raise SystemExit(f"The server refused: {message['error']}")
            if is_wanted(message):
                return message

    def errors(self, file: pathlib.Path) -> list[str]:
        """The compiler's errors in a file, once they have been reported."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            found = self.ask("textDocument/diagnostic", {"textDocument": {"uri": file.as_uri()}})["items"]
            if found:
                return [item["message"] for item in found]
            time.sleep(0.5)
        return []


def place(text: str, words: str) -> dict:
    """The position after the first occurrence of some words."""
    before = text[: text.index(words) + len(words)]
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}


def check(is_so: bool, what: str):
    print(("ok      " if is_so else "WRONG   ") + what)
    if not is_so:
        raise SystemExit(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("package", type=pathlib.Path)
    parser.add_argument("--scratch-path", required=True)
    arguments = parser.parse_args()
    file = next(arguments.package.glob("Sources/*/ContentView.swift")).resolve()
    text = file.read_text()
    editor = Editor(arguments.package.resolve(), arguments.scratch_path)
    document = {"uri": file.as_uri()}
    editor.tell("textDocument/didOpen", {"textDocument": {**document, "languageId": "swift", "version": 1, "text": text}})

    # Until the package's settings are loaded, the server treats the file as standalone.
    hover, end = None, time.monotonic() + PATIENCE_SECONDS
    while hover is None and time.monotonic() < end:
        hover = editor.ask("textDocument/hover", {"textDocument": document, "position": place(text, "VStac")})
        time.sleep(0.5)
    check(hover is not None and "VStack" in json.dumps(hover), "pointing at VStack tells what it is")

    typed = text.replace(".padding()", ".padding().font")
    change = {"textDocument": {**document, "version": 2}, "contentChanges": [{"text": typed}]}
    editor.tell("textDocument/didChange", change)
    found = editor.ask("textDocument/completion", {"textDocument": document, "position": place(typed, ".padding().font")})
    labels = [item["label"] for item in found["items"]]
    check(any(label.startswith("fontWeight(") for label in labels), "typing .font offers fontWeight")

    wrong = text.replace("count += 1", "count += oneMore")
    change = {"textDocument": {**document, "version": 3}, "contentChanges": [{"text": wrong}]}
    editor.tell("textDocument/didChange", change)
    errors = editor.errors(file)
    check(any("oneMore" in error for error in errors), "a name that isn't there is an error")
    check(len(errors) == 1, "and the only one")

    change = {"textDocument": {**document, "version": 4}, "contentChanges": [{"text": text}]}
    editor.tell("textDocument/didChange", change)
    where = editor.ask("textDocument/definition", {"textDocument": document, "position": place(text, "VStac")})
    places = [item.get("uri") or item.get("targetUri") for item in (where if isinstance(where, list) else [where])]
    sources = (pathlib.Path(__file__).resolve().parents[2] / "Sources").as_uri()
    check(any((uri or "").startswith(sources) for uri in places), "VStack's definition is found in Kissa")
    editor.ask("shutdown", {})
    editor.tell("exit", {})
    editor.process.wait()


main()
