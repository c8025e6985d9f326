"""A user's systemd, as far as Quiver asks it: it lists active units. A line of input changes one, and names the signal."""
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
</interface></node>"""
active = [sys.argv[1]]


def unit(name):
    return (name, "", "loaded", "active", "running", "", PATH + "/unit", 0, "", "/")


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    if method == "ListUnitsByPatterns":
        answer = GLib.Variant("(a(ssssssouso))", ([unit(name) for name in active],))
    elif method == "StartTransientUnit":
        name = arguments.unpack()[0]
        active.append(name)
        emit("UnitNew", name)
        print(name, flush=True)
        answer = GLib.Variant("(o)", (PATH + "/job/1",))
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
