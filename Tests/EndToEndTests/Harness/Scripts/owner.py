"""Owns a name on the session bus until it ends. With `replace` it takes the name over from another program."""
import sys

from gi.repository import Gio, GLib

flags = Gio.BusNameOwnerFlags.REPLACE if "replace" in sys.argv else Gio.BusNameOwnerFlags.NONE
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
Gio.bus_own_name_on_connection(
    bus, sys.argv[1], flags, lambda *_: print("owned", flush=True), None
)
GLib.MainLoop().run()
