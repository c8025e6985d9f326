"""A program for an on-screen keyboard, as far as Quiver asks it. The argument is the one that it is: `squeekboard` or `onboard`.
It prints each call."""
import sys

from gi.repository import Gio, GLib

SQUEEKBOARD = """<node><interface name="sm.puri.OSK0"><method name="SetVisible"><arg type="b" direction="in"/></method>
<property name="Visible" type="b" access="read"/></interface></node>"""
ONBOARD = """<node><interface name="org.onboard.Onboard.Keyboard"><method name="Show"/><method name="Hide"/>
<property name="Visible" type="b" access="read"/></interface></node>"""
NAMES = {
    "squeekboard": ("sm.puri.OSK0", "/sm/puri/OSK0", SQUEEKBOARD),
    "onboard": ("org.onboard.Onboard", "/org/onboard/Onboard/Keyboard", ONBOARD),
}
visible = False


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    global visible
    visible = arguments.unpack()[0] if method == "SetVisible" else method == "Show"
    print(method, *arguments.unpack(), flush=True)
    changed = GLib.Variant("(sa{sv}as)", (interface.name, {"Visible": GLib.Variant("b", visible)}, []))
    bus.emit_signal(None, path, "org.freedesktop.DBus.Properties", "PropertiesChanged", changed)
    invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
name, path, xml = NAMES[sys.argv[1]]
interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
bus.register_object(path, interface, call, lambda *_: GLib.Variant("b", visible), None)
Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None)
GLib.MainLoop().run()
