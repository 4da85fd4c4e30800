#!/usr/bin/env python3
"""PostgreSQL, HAProxy and several processes of an app on the loopback of one machine, with data of their own, until Ctrl-C.

    deploy/cluster.py PATH-OF-THE-APP [--processes 4] [--port 8100] [--data FOLDER]

`make cluster N=4` builds Dream Coffee and starts it so. Without `--data` everything is forgotten at the end.
"""

import argparse
import glob
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def program(name):
    """A program of PostgreSQL's newest version that is installed, or one on the path."""
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), key=lambda path: int(path.split("/")[4]))
    path = found[-1] if found else shutil.which(name)
    if path is None:
        sys.exit(f"{name} isn't installed: apt-get install postgresql haproxy")
    return path


class Database:
    """A server of PostgreSQL on a Unix socket. It doesn't run as root, so that root gives it to the user postgres."""

    def __init__(self, folder):
        self.folder, self.process = pathlib.Path(folder) / "postgres", None
        self.as_user = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups", "--"] if (
            os.geteuid() == 0) else []

    @property
    def address(self):
        return f"postgresql://kissa@{str(self.folder).replace('/', '%2F')}:5432/postgres"

    def start(self):
        if not (self.folder / "data").exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            if self.as_user:
                shutil.chown(self.folder, "postgres", "postgres")
            subprocess.run(
                [*self.as_user, program("initdb"), "-D", self.folder / "data", "-U", "kissa", "-A", "trust", "-E", "UTF8",
                 "--no-instructions"], check=True, stdout=subprocess.DEVNULL, cwd=self.folder)
        self.process = subprocess.Popen(
            [*self.as_user, program("postgres"), "-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses="],
            stderr=subprocess.DEVNULL, cwd=self.folder, start_new_session=True)
        for _ in range(600):
            ready = [program("pg_isready"), "-q", "-h", self.folder]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        sys.exit("PostgreSQL didn't start")

    def kill(self):
        """With all that it has in memory."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process and self.process.poll() is None:
            # Immediately; what was confirmed is in its log.
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()


class Process:
    """A process of the app."""

    def __init__(self, app, port, environment, log):
        self.app, self.port, self.environment, self.log, self.process = app, port, environment, log, None

    def start(self):
        environment = {**os.environ, **self.environment, "PORT": str(self.port), "HOST": "127.0.0.1"}
        self.process = subprocess.Popen(
            [self.app], env=environment, stdout=subprocess.DEVNULL, stderr=self.log, start_new_session=True)

    def wait_until_ready(self, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        sys.exit(f"a process of {self.app} didn't become ready")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self, seconds=30):
        """Drains it."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.kill()

    def metrics(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


PROXY = """
global
    maxconn 8000
defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout http-request 10s
    timeout tunnel 1h
    option redispatch 1
    retries 3
    retry-on conn-failure empty-response 503
frontend page
    bind 127.0.0.1:{port}
    http-request deny deny_status 404 if {{ path /metrics }}
    default_backend app
backend app
    balance leastconn
    option forwardfor
    cookie kissa-process insert indirect nocache httponly attr SameSite=Lax
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr host 127.0.0.1:{port}
    http-check expect status 200
    default-server inter 500ms fastinter 200ms fall 1 rise 1
{servers}
"""


class Proxy:
    """HAProxy, as deploy/haproxy.cfg sets it up, but without TLS."""

    def __init__(self, folder, port, processes):
        self.file, self.process = pathlib.Path(folder) / "haproxy.cfg", None
        servers = [f"    server p{p.port} 127.0.0.1:{p.port} check cookie p{p.port}" for p in processes]
        self.file.write_text(PROXY.format(port=port, servers="\n".join(servers)))

    def start(self):
        haproxy = shutil.which("haproxy") or "/usr/sbin/haproxy"
        if not os.path.exists(haproxy):
            sys.exit("haproxy isn't installed: apt-get install haproxy")
        self.process = subprocess.Popen([haproxy, "-q", "-db", "-f", self.file], stderr=subprocess.DEVNULL)

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class Cluster:
    """With `machines`, each process has a folder of its own, as on a machine of its own, and a copy of the first one's keys."""

    def __init__(self, app, count, port=0, data=None, machines=False, **environment):
        self.is_kept = data is not None
        self.folder = data or tempfile.mkdtemp(prefix="kissa-cluster-", dir="/tmp")
        os.makedirs(self.folder, exist_ok=True)
        # The database's user has to get through.
        os.chmod(self.folder, 0o711)
        self.port = port or free_port()
        self.database = Database(self.folder)
        self.log = open(pathlib.Path(self.folder) / "log.jsonl", "ab")
        environment = {
            "KISSA_STORE": self.database.address, "XDG_DATA_HOME": f"{self.folder}/app",
            "KISSA_ALLOWED_HOSTS": f"http://127.0.0.1:{self.port},http://localhost:{self.port}",
            "KISSA_TRUSTED_PROXIES": "127.0.0.1", "KISSA_LOG": "json", **environment}
        own = [{"XDG_DATA_HOME": f"{self.folder}/machine{number}", "KISSA_KEY_COPIES": "1"} for number in range(count)]
        self.processes = [
            Process(app, free_port(), {**environment, **(own[number] if machines else {})}, self.log)
            for number in range(count)]
        self.proxy = Proxy(self.folder, self.port, self.processes)

    def start(self):
        self.database.start()
        first, *others = self.processes
        first.start()
        first.wait_until_ready()
        for process in others:
            self.copy_keys(first, process)
            process.start()
        for process in others:
            process.wait_until_ready()
        self.proxy.start()
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        sys.exit("the proxy didn't come up")

    @staticmethod
    def copy_keys(first, other):
        """From one process's folder to another's, as an operator does it."""
        source, target = (pathlib.Path(process.environment["XDG_DATA_HOME"]) for process in (first, other))
        if source == target:
            return
        for key in source.glob("kissa/*/*.key"):
            place = target / key.relative_to(source)
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            shutil.copy2(key, place)

    def stop(self):
        self.proxy.stop()
        for process in self.processes:
            if process.process and process.process.poll() is None:
                process.process.send_signal(signal.SIGINT)
        for process in self.processes:
            process.stop(5)
        self.database.stop()
        self.log.close()
        if not self.is_kept:
            shutil.rmtree(self.folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("app")
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--port", type=int, default=8100)
    parser.add_argument("--data")
    chosen = parser.parse_args()
    cluster = Cluster(chosen.app, chosen.processes, chosen.port, chosen.data)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        cluster.start()
        ports = ", ".join(str(process.port) for process in cluster.processes)
        print(f"{chosen.processes} processes are open at http://localhost:{cluster.port}/ (Ctrl-C closes them)", flush=True)
        print(f"Their ports: {ports}. Their log: {cluster.folder}/log.jsonl", flush=True)
        while True:
            time.sleep(1)
            for process in cluster.processes:
                if process.process.poll() is not None:
                    print(f"The process on {process.port} has ended, and is started again", flush=True)
                    process.start()
    except KeyboardInterrupt:
        pass
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
