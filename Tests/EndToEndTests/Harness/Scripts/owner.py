"""Owns a name on the session bus until it ends."""
import sys

from gi.repository import Gio, GLib

bus = Gio.bus_get_sync(Gio.BusType.SESSION)
Gio.bus_own_name_on_connection(
    bus, sys.argv[1], Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.MainLoop().run()
