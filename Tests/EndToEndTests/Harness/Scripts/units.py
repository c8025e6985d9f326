"""A user's systemd, as far as Quiver asks it: it lists, starts, stops and kills active units. The arguments are those that are
active at first. One whose name contains `hung` does not stop. A line of input changes a unit, and names the signal. With
--busy, the first question for the units is not answered."""
import fnmatch
import os
import sys

from gi.repository import Gio, GLib

PATH = "/org/freedesktop/systemd1"
MANAGER = "org.freedesktop.systemd1.Manager"
INTERFACE = """<node><interface name="org.freedesktop.systemd1.Manager">
<method name="Subscribe"/>
<method name="ListUnitsByPatterns"><arg type="as" direction="in"/><arg type="as" direction="in"/>
<arg type="a(ssssssouso)" direction="out"/></method>
<method name="StartTransientUnit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="a(sv)" direction="in"/><arg type="a(sa(sv))" direction="in"/><arg type="o" direction="out"/></method>
<method name="StopUnit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="o" direction="out"/></method>
<method name="KillUnit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="i" direction="in"/></method>
</interface></node>"""
is_busy = "--busy" in sys.argv
active = [argument for argument in sys.argv[1:] if argument != "--busy"]


def unit(name):
    return (name, "", "loaded", "active", "running", "", PATH + "/unit", 0, "", "/")


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    global is_busy
    if method == "ListUnitsByPatterns" and is_busy:
        is_busy = False
        return
    if method == "ListUnitsByPatterns":
        patterns = arguments.unpack()[1]
        names = [name for name in active if any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)]
        answer = GLib.Variant("(a(ssssssouso))", ([unit(name) for name in names],))
    elif method == "StartTransientUnit":
        name = arguments.unpack()[0]
        active.append(name)
        emit("UnitNew", name)
        print(name, flush=True)
        answer = GLib.Variant("(o)", (PATH + "/job/1",))
    elif method in ("StopUnit", "KillUnit") and arguments.unpack()[0] not in active:
        return invocation.return_dbus_error("org.freedesktop.systemd1.NoSuchUnit", "not loaded")
    elif method == "StopUnit":
        name, _ = arguments.unpack()
        print("StopUnit", name, flush=True)
        if "hung" not in name:
            change("UnitRemoved", name)
        answer = GLib.Variant("(o)", (PATH + "/job/2",))
    elif method == "KillUnit":
        name, whom, number = arguments.unpack()
        print("KillUnit", name, whom, number, flush=True)
        change("UnitRemoved", name)
        answer = None
    else:
        answer = None
    invocation.return_value(answer)


def emit(signal, name):
    if signal == "JobRemoved":
        arguments = GLib.Variant("(uoss)", (1, PATH + "/job/1", name, "done"))
    else:
        arguments = GLib.Variant("(so)", (name, PATH + "/unit"))
    bus.emit_signal(None, PATH, MANAGER, signal, arguments)


def read(_channel, _condition):
    # Not readline, which would keep further lines in its buffer.
    lines = os.read(0, 4096).decode().splitlines()
    if not lines:
        loop.quit()
        return False
    for signal, name in map(str.split, lines):
        change(signal, name)
    return True


def change(signal, name):
    # A unit is loaded before it is active.
    if signal == "JobRemoved":
        active.append(name)
    elif signal == "UnitRemoved":
        active.remove(name)
    emit(signal, name)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call)
loop = GLib.MainLoop()
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.systemd1", Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.IO_IN | GLib.IO_HUP, read)
loop.run()
