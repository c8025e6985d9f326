"""Listens to all keys as a screen reader does (device events of AT-SPI), and prints each pressed one."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def pressed(event):
    print(event.event_string, flush=True)
    return False


Atspi.init()
listener = Atspi.DeviceListener.new(pressed)
for modifiers in (0, 1, 2):
    Atspi.register_keystroke_listener(
        listener, [], modifiers, 1 << Atspi.EventType.KEY_PRESSED_EVENT, Atspi.KeyListenerSyncType.NOSYNC)
print("listening", flush=True)
Atspi.event_main()
