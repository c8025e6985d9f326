"""The desktop portal, as far as it shows notifications. It prints the id, the title and the text of each."""
from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.Notification">
<method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
</interface></node>"""


def call(_connection, _sender, _path, _interface, _method, arguments, invocation):
    name, notification = arguments.unpack()
    print(name, notification["title"], notification["body"], sep=" | ", flush=True)
    invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(
    "/org/freedesktop/portal/desktop", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.MainLoop().run()
