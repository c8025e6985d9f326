"""A user's systemd, as far as Quiver asks it: it lists one unit, and each line of input adds or removes one."""
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


def unit(name):
    return (name, "", "loaded", "active", "running", "", PATH + "/unit", 0, "", "/")


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    if method == "ListUnitsByPatterns":
        answer = GLib.Variant("(a(ssssssouso))", ([unit(sys.argv[1])],))
    elif method == "StartTransientUnit":
        name = arguments.unpack()[0]
        emit("UnitNew", name)
        print(name, flush=True)
        answer = GLib.Variant("(o)", (PATH + "/job/1",))
    else:
        answer = None
    invocation.return_value(answer)


def emit(signal, name):
    bus.emit_signal(None, PATH, MANAGER, signal, GLib.Variant("(so)", (name, PATH + "/unit")))


def read(_channel, _condition):
    words = sys.stdin.readline().split()
    if not words:
        loop.quit()
        return False
    emit(words[0], words[1])
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call)
loop = GLib.MainLoop()
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.systemd1", Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.IO_IN | GLib.IO_HUP, read)
loop.run()
