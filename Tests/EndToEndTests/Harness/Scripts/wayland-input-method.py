"""An input method of a Wayland compositor (zwp_input_method_v2). Each line on standard input is `compose` TEXT or `enter` TEXT. It waits
until text can be entered, and is answered by a line when the compositor has processed it."""
import struct

import wayland

SEAT, MANAGER, METHOD = wayland.FIRST, wayland.FIRST + 1, wayland.FIRST + 2
# The numbers of requests and events, in the order of the protocols.
GET_METHOD = 0
COMMIT_STRING, SET_PREEDIT_STRING, COMMIT = 0, 1, 3
ACTIVATE, DEACTIVATE, DONE = 0, 1, 5


class Compositor(wayland.Compositor):
    is_active = False
    # Each commit names the state that it follows, by the number of states so far.
    states = 0

    def receive(self):
        target, event = super().receive()
        if target == METHOD and event in (ACTIVATE, DEACTIVATE):
            self.is_active = event == ACTIVATE
        if (target, event) == (METHOD, DONE):
            self.states += 1
        return target, event


def perform(line):
    word, _, text = line.partition(" ")
    compositor.synchronize()
    while not compositor.is_active:
        compositor.receive()
    compositor.synchronize()
    if word == "enter":
        compositor.send(METHOD, COMMIT_STRING, wayland.text(text))
    else:
        end = len(text.encode())
        compositor.send(METHOD, SET_PREEDIT_STRING, wayland.text(text) + struct.pack("=ii", end, end))
    compositor.send(METHOD, COMMIT, struct.pack("=I", compositor.states))


compositor = Compositor()
compositor.bind("wl_seat", SEAT)
compositor.bind("zwp_input_method_manager_v2", MANAGER)
compositor.send(MANAGER, GET_METHOD, struct.pack("=II", SEAT, METHOD))
wayland.answer(compositor, perform)
