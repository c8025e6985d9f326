"""A mouse of a Wayland compositor (wlr-virtual-pointer-unstable-v1). The arguments are the width and the height of all
outputs. Each line on standard input is a list of actions: `move` X Y, `press` BUTTON, `release` BUTTON, `wait` SECONDS. It
is answered by a line when the compositor has processed them."""
import struct
import sys
import time

import wayland

MANAGER, POINTER = wayland.FIRST, wayland.FIRST + 1
# The numbers of requests, in the order of the protocols.
CREATE_POINTER = 0
MOVE, BUTTON, FRAME = 1, 2, 4
RELEASED, PRESSED = 0, 1


def move(x, y):
    place = struct.pack("=IIIII", wayland.milliseconds(), int(x), int(y), int(sys.argv[1]), int(sys.argv[2]))
    compositor.send(POINTER, MOVE, place)
    compositor.send(POINTER, FRAME)


def button(number, state):
    compositor.send(POINTER, BUTTON, struct.pack("=III", wayland.milliseconds(), int(number), state))
    compositor.send(POINTER, FRAME)


def perform(line):
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


compositor = wayland.Compositor()
compositor.bind("zwlr_virtual_pointer_manager_v1", MANAGER)
# Without a seat, the compositor chooses one.
compositor.send(MANAGER, CREATE_POINTER, struct.pack("=II", 0, POINTER))
wayland.answer(compositor, perform)
