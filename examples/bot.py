#!/usr/bin/env python3
"""A bot in another language: plays one seat of a Dropship table with random choices, and nothing but Python.

    python3 bot.py http://127.0.0.1:4426 MATCH INVITATION [NAME]
"""
import base64, json, os, random, secrets, socket, struct, sys, urllib.request
from urllib.parse import urlparse


class Table:
    """A WebSocket to a server, with just as much of RFC 6455 as a table needs."""

    def __init__(self, url):
        at = urlparse(url)
        self.socket = socket.create_connection((at.hostname, at.port or 80), timeout=60)
        self.socket.sendall((f"GET /api/v1/play HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                             f"{base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
        self.lines = self.socket.makefile("rb")
        if b" 101 " not in self.lines.readline():
            sys.exit("this is no table")
        while self.lines.readline().strip():
            pass

    def send(self, kind, data):
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def say(self, **message):
        self.send(1, json.dumps(message).encode())

    def hear(self):
        while True:
            kind, size = self.lines.read(2)
            size = {126: lambda: struct.unpack(">H", self.lines.read(2))[0],
                    127: lambda: struct.unpack(">Q", self.lines.read(8))[0]}.get(size, lambda: size)()
            data = self.lines.read(size)
            if kind & 15 == 9:  # a ping wants a pong
                self.send(10, data)
            elif kind & 15 == 1:
                return next(iter(json.loads(data).items()))
            else:
                sys.exit("the table is closed")


def main(url, match, invitation, name="Python"):
    sit = json.dumps({"invite": invitation, "name": name, "nonce": secrets.token_hex(32)}).encode()
    with urllib.request.urlopen(f"{url}/api/v1/matches/{match}/sit", sit) as answer:
        token = json.load(answer)["token"]
    table = Table(url)
    table.say(hello={"version": 1, "match": match, "token": token})
    while True:
        kind, said = table.hear()
        position = said["position"] if kind == "welcome" else said if kind == "position" else None
        if position and position.get("outcome"):
            return print(json.dumps(position["outcome"]))
        if position and "asked" in position:
            index = random.randrange(len(position["asked"]["choices"]))
            table.say(answer={"turn": position["turn"], "era": position["era"], "index": index})


main(*sys.argv[1:])
