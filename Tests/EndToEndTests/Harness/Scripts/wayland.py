"""A connection to a Wayland compositor, for scripts that are devices of it."""
import os
import socket
import struct
import sys
import time

# The numbers of the objects that each connection has. The compositor gives the number of a callback free when it is done.
DISPLAY, REGISTRY, CALLBACK = 1, 2, 3
# The number of the first other object.
FIRST = 4
# The numbers of requests and events, in the order of the protocol.
SYNC, GET_REGISTRY, BIND = 0, 1, 0
ERROR, GLOBAL, DONE = 0, 0, 0


class Compositor:
    def __init__(self):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(f"{os.environ['XDG_RUNTIME_DIR']}/{os.environ['WAYLAND_DISPLAY']}")
        self.globals = {}
        self.send(DISPLAY, GET_REGISTRY, struct.pack("=I", REGISTRY))
        self.synchronize()

    def send(self, target, request, arguments=b"", files=()):
        message = struct.pack("=IHH", target, request, len(arguments) + 8) + arguments
        socket.send_fds(self.connection, [message], files)

    def bind(self, interface, number):
        """Gives an object of the compositor a number."""
        identity = text(interface) + struct.pack("=II", 1, number)
        self.send(REGISTRY, BIND, struct.pack("=I", self.globals[interface]) + identity)

    def synchronize(self):
        """Waits until the compositor has processed all requests."""
        self.send(DISPLAY, SYNC, struct.pack("=I", CALLBACK))
        while self.receive() != (CALLBACK, DONE):
            pass

    def receive(self):
        target, word = struct.unpack("=II", self.exactly(8))
        event, arguments = word & 0xFFFF, self.exactly((word >> 16) - 8)
        if (target, event) == (DISPLAY, ERROR):
            sys.exit(f"the compositor refuses a request: {arguments}")
        if (target, event) == (REGISTRY, GLOBAL):
            name, length = struct.unpack("=II", arguments[:8])
            self.globals[arguments[8 : 7 + length].decode()] = name
        return target, event

    def exactly(self, count):
        content = b""
        while len(content) < count:
            more = self.connection.recv(count - len(content))
            if not more:
                sys.exit("the compositor has ended")
            content += more
        return content


def text(words):
    content = words.encode() + b"\0"
    return struct.pack("=I", len(content)) + content + bytes(-len(content) % 4)


def milliseconds():
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


def answer(compositor, perform):
    """Performs each line on standard input, and answers it when the compositor has processed it."""
    compositor.synchronize()
    print("ready", flush=True)
    for line in sys.stdin:
        perform(line.strip("\n"))
        compositor.synchronize()
        print("done", flush=True)
