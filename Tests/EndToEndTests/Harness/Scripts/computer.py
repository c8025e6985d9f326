"""NetworkManager and UPower, as far as Quiver asks them. A line of input changes the state: `wireless` and a percentage,
`wired`, `offline`, `battery`, a percentage and a state of UPower, `no-battery`, or `leave` to give up the name of
NetworkManager."""
import os

from gi.repository import Gio, GLib

NETWORK = "org.freedesktop.NetworkManager"
POWER = "org.freedesktop.UPower"
ACTIVE, POINT = "/org/freedesktop/NetworkManager/ActiveConnection/7", "/org/freedesktop/NetworkManager/AccessPoint/3"
# For each object, its interface and its properties.
objects = {
    "/org/freedesktop/NetworkManager": (NETWORK, {
        "State": GLib.Variant("u", 70), "PrimaryConnection": GLib.Variant("o", ACTIVE),
        "PrimaryConnectionType": GLib.Variant("s", "802-11-wireless"),
    }),
    ACTIVE: (NETWORK + ".Connection.Active", {"SpecificObject": GLib.Variant("o", POINT)}),
    POINT: (NETWORK + ".AccessPoint", {"Strength": GLib.Variant("y", 70)}),
    "/org/freedesktop/UPower/devices/DisplayDevice": (POWER + ".Device", {
        "Percentage": GLib.Variant("d", 80), "State": GLib.Variant("u", 2), "IsPresent": GLib.Variant("b", True),
    }),
}


def export(path, interface, properties):
    lines = "".join(f'<property name="{key}" type="{value.get_type_string()}" access="read"/>'
                    for key, value in properties.items())
    xml = f'<node><interface name="{interface}">{lines}</interface></node>'
    bus.register_object(
        path, Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], None, lambda *names: objects[path][1][names[-1]], None)


def change(path, **changes):
    interface, properties = objects[path]
    properties.update(changes)
    arguments = GLib.Variant("(sa{sv}as)", (interface, changes, []))
    bus.emit_signal(None, path, "org.freedesktop.DBus.Properties", "PropertiesChanged", arguments)


def network(state, kind):
    change("/org/freedesktop/NetworkManager", State=GLib.Variant("u", state),
           PrimaryConnection=GLib.Variant("o", ACTIVE if kind else "/"), PrimaryConnectionType=GLib.Variant("s", kind))


def battery(percent, state, is_present=True):
    change("/org/freedesktop/UPower/devices/DisplayDevice", Percentage=GLib.Variant("d", percent),
           State=GLib.Variant("u", state), IsPresent=GLib.Variant("b", is_present))


def obey(word, *numbers):
    if word == "wireless":
        change(POINT, Strength=GLib.Variant("y", int(numbers[0])))
        network(70, "802-11-wireless")
    elif word == "wired":
        network(70, "802-3-ethernet")
    elif word == "offline":
        network(20, "")
    elif word == "battery":
        battery(float(numbers[0]), int(numbers[1]))
    elif word == "no-battery":
        battery(0, 0, False)
    elif word == "leave":
        Gio.bus_unown_name(names[NETWORK])


def read(_channel, _condition):
    # Not readline, which would keep further lines in its buffer.
    lines = os.read(0, 4096).decode().splitlines()
    if not lines:
        loop.quit()
        return False
    for line in lines:
        obey(*line.split())
    return True


def owned(_bus, name):
    print(name, flush=True)


bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
for path, (interface, properties) in objects.items():
    export(path, interface, properties)
loop = GLib.MainLoop()
names = {name: Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, owned, None)
         for name in (NETWORK, POWER)}
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.IO_IN | GLib.IO_HUP, read)
loop.run()
