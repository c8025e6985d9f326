"""A program that tells launchers about applications. Each line on standard input is the URI of an application and a GVariant of its
properties. It prints who has the name of Unity."""
import sys

from gi.repository import Gio, GLib

bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def tell(uri, properties):
    bus.emit_signal(
        None, "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update",
        GLib.Variant.new_tuple(GLib.Variant("s", uri), GLib.Variant.parse(GLib.VariantType("a{sv}"), properties)))


def read(channel, _condition):
    line = channel.readline()
    if not line:
        sys.exit()
    tell(*line.rstrip("\n").split(" ", 1))
    return True


Gio.bus_watch_name_on_connection(
    bus, "com.canonical.Unity", Gio.BusNameWatcherFlags.NONE, lambda *_: print("heard", flush=True),
    lambda *_: print("unheard", flush=True))
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
GLib.MainLoop().run()
