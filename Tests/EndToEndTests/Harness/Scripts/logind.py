"""systemd-logind on the bus of the computer, as far as Quiver asks it. It prints each call that changes something. With the
argument `refuse` it answers as it does to a user who may not restart the computer, and with `na` as on a computer that cannot
be restarted, shut down or suspended."""
import sys

from gi.repository import Gio, GLib

MANAGER = """<node><interface name="org.freedesktop.login1.Manager">
<method name="Reboot"><arg type="b" direction="in"/></method>
<method name="PowerOff"><arg type="b" direction="in"/></method>
<method name="Suspend"><arg type="b" direction="in"/></method>
<method name="CanReboot"><arg type="s" direction="out"/></method>
<method name="CanPowerOff"><arg type="s" direction="out"/></method>
<method name="CanSuspend"><arg type="s" direction="out"/></method>
</interface></node>"""
SESSION = """<node><interface name="org.freedesktop.login1.Session">
<method name="Lock"/>
<method name="Terminate"/>
<property name="Id" type="s" access="read"/>
</interface></node>"""


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    if method.startswith("Can"):
        answer = "na" if sys.argv[1:] == ["na"] else "challenge"
        return invocation.return_value(GLib.Variant("(s)", (answer,)))
    print(method, *arguments.unpack(), flush=True)
    if sys.argv[1:] == ["refuse"]:
        name = "org.freedesktop.DBus.Error.InteractiveAuthorizationRequired"
        return invocation.return_dbus_error(name, "Interactive authentication required.")
    invocation.return_value(None)


def register(path, description):
    interface = Gio.DBusNodeInfo.new_for_xml(description).interfaces[0]
    bus.register_object(path, interface, call, lambda *_: GLib.Variant("s", "c1"), None)


bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
register("/org/freedesktop/login1", MANAGER)
register("/org/freedesktop/login1/session/auto", SESSION)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.login1", Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.MainLoop().run()
