"""An American keyboard of a Wayland compositor (virtual-keyboard-unstable-v1). Each line on standard input is `press` KEY…, such as
ctrl+a, or `type` TEXT, of letters, digits and blanks. It is answered by a line when the compositor has processed it."""
import os
import struct
import time

import wayland

SEAT, MANAGER, KEYBOARD = wayland.FIRST, wayland.FIRST + 1, wayland.FIRST + 2
# The numbers of requests, in the order of the protocols.
CREATE_KEYBOARD = 0
KEYMAP, KEY, MODIFIERS = 0, 1, 2
RELEASED, PRESSED = 0, 1
XKB = 1
LAYOUT = b"""xkb_keymap {
xkb_keycodes { include "evdev+aliases(qwerty)" };
xkb_types { include "complete" };
xkb_compat { include "complete" };
xkb_symbols { include "pc+us+inet(evdev)" };
};\0"""
# The codes of keys in linux/input-event-codes.h.
CODES = {
    "Escape": 1, "BackSpace": 14, "Tab": 15, "Return": 28, "ctrl": 29, "shift": 42, "alt": 56, " ": 57, "Home": 102, "Up": 103,
    "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Page_Down": 109, "Delete": 111,
}
for first, keys in (2, "1234567890"), (16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"):
    CODES.update((key, first + number) for number, key in enumerate(keys))
# The bits of modifiers in the layout.
MASKS = {"shift": 1, "ctrl": 4, "alt": 8}
# Seconds between two keys.
PAUSE = 0.02


def key(name, state):
    compositor.send(KEYBOARD, KEY, struct.pack("=III", wayland.milliseconds(), CODES[name], state))


def hold(modifiers):
    held = sum(MASKS[name] for name in modifiers)
    compositor.send(KEYBOARD, MODIFIERS, struct.pack("=IIII", held, 0, 0, 0))


def press(combination):
    *modifiers, name = combination.split("+")
    for modifier in modifiers:
        key(modifier, PRESSED)
    hold(modifiers)
    key(name, PRESSED)
    key(name, RELEASED)
    for modifier in modifiers:
        key(modifier, RELEASED)
    hold([])
    time.sleep(PAUSE)


def perform(line):
    action, _, rest = line.partition(" ")
    for name in rest.split() if action == "press" else rest:
        press(f"shift+{name.lower()}" if len(name) == 1 and name.isupper() else name)


compositor = wayland.Compositor()
compositor.bind("wl_seat", SEAT)
compositor.bind("zwp_virtual_keyboard_manager_v1", MANAGER)
compositor.send(MANAGER, CREATE_KEYBOARD, struct.pack("=II", SEAT, KEYBOARD))
layout = os.memfd_create("layout")
os.write(layout, LAYOUT)
compositor.send(KEYBOARD, KEYMAP, struct.pack("=II", XKB, len(LAYOUT)), [layout])
wayland.answer(compositor, perform)
