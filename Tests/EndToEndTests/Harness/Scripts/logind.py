"""systemd-logind on the bus of the computer, as far as Quiver asks it. It prints each call. With the argument `refuse` it
answers as it does to a user who may not restart the computer."""
import sys

from gi.repository import Gio, GLib

PATH = "/org/freedesktop/login1"
INTERFACE = """<node><interface name="org.freedesktop.login1.Manager">
<method name="Reboot"><arg type="b" direction="in"/></method>
<method name="PowerOff"><arg type="b" direction="in"/></method>
</interface></node>"""


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    print(method, *arguments.unpack(), flush=True)
    if sys.argv[1:] == ["refuse"]:
        name = "org.freedesktop.DBus.Error.InteractiveAuthorizationRequired"
        return invocation.return_dbus_error(name, "Interactive authentication required.")
    invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.login1", Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.MainLoop().run()
