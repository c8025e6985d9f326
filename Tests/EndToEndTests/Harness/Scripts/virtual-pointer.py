"""A mouse of a Wayland compositor (wlr-virtual-pointer-unstable-v1). The arguments are the width and the height of all
outputs. Each line on standard input is a list of actions: `move` X Y, `press` BUTTON, `release` BUTTON, `wait` SECONDS. It
is answered by a line when the compositor has processed them."""
import os
import socket
import struct
import sys
import time

MANAGER = "zwlr_virtual_pointer_manager_v1"
# The numbers of the objects, in the order in which this program creates them. The display is always 1. The compositor gives
# the number of a callback free when it is done.
DISPLAY, REGISTRY, CALLBACK, POINTER_MANAGER, POINTER = 1, 2, 3, 4, 5
# The numbers of requests and events, in the order of the protocols.
SYNC, GET_REGISTRY, BIND, CREATE_POINTER = 0, 1, 0, 0
MOVE, BUTTON, FRAME = 1, 2, 4
ERROR, GLOBAL, DONE = 0, 0, 0
RELEASED, PRESSED = 0, 1


def text(words):
    content = words.encode() + b"\0"
    return struct.pack("=I", len(content)) + content + bytes(-len(content) % 4)


class Compositor:
    def __init__(self):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(f"{os.environ['XDG_RUNTIME_DIR']}/{os.environ['WAYLAND_DISPLAY']}")
        self.globals = {}

    def send(self, target, request, arguments=b""):
        self.connection.sendall(struct.pack("=IHH", target, request, len(arguments) + 8) + arguments)

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


def milliseconds():
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


def move(x, y):
    place = struct.pack("=IIIII", milliseconds(), int(x), int(y), int(sys.argv[1]), int(sys.argv[2]))
    compositor.send(POINTER, MOVE, place)
    compositor.send(POINTER, FRAME)


def button(number, state):
    compositor.send(POINTER, BUTTON, struct.pack("=III", milliseconds(), int(number), state))
    compositor.send(POINTER, FRAME)


compositor = Compositor()
compositor.send(DISPLAY, GET_REGISTRY, struct.pack("=I", REGISTRY))
compositor.synchronize()
identity = text(MANAGER) + struct.pack("=II", 1, POINTER_MANAGER)
compositor.send(REGISTRY, BIND, struct.pack("=I", compositor.globals[MANAGER]) + identity)
# Without a seat, the compositor chooses one.
compositor.send(POINTER_MANAGER, CREATE_POINTER, struct.pack("=II", 0, POINTER))
compositor.synchronize()
print("ready", flush=True)
for line in sys.stdin:
    words = iter(line.split())
    for word in words:
        if word == "move":
            move(next(words), next(words))
        elif word == "press":
            button(next(words), PRESSED)
        elif word == "release":
            button(next(words), RELEASED)
        else:
            time.sleep(float(next(words)))
    compositor.synchronize()
    print("done", flush=True)
