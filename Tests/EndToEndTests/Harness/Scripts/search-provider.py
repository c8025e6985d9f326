"""A search provider. It prints the calls that it answers. The second argument says how it behaves."""
import array
import os
import sys

from gi.repository import Gio, GLib

PATH = "/provider"
INTERFACE = """<node><interface name="org.gnome.Shell.SearchProvider2">
<method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
<method name="GetSubsearchResultSet"><arg type="as" direction="in"/><arg type="as" direction="in"/>
<arg type="as" direction="out"/></method>
<method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
<method name="ActivateResult"><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="u" direction="in"/></method>
</interface></node>"""
name, behaviour = sys.argv[1:]


def flood():
    """A million ids, in the serialized form, because building the value takes seconds."""
    count = 1_000_000
    offsets = array.array("I", range(8, 8 * count + 1, 8))
    data = b"".join(b"%07d\0" % number for number in range(count)) + offsets.tobytes()
    return GLib.Variant.new_from_bytes(GLib.VariantType("(as)"), GLib.Bytes(data), True)


def meta(number, text):
    return {"id": GLib.Variant("s", number), "name": GLib.Variant("s", text)}


def ids(terms):
    if behaviour == "flood":
        return million
    return GLib.Variant("(as)", ([f"{number}:{' '.join(terms)}" for number in range(7)],))


def metas(wanted):
    if behaviour == "lie":
        return GLib.Variant("(aa{sv})", ([meta("other", "Unasked"), {"name": GLib.Variant("s", "Without id")}],))
    if behaviour == "boast":
        return GLib.Variant("(aa{sv})", ([meta(number, "x" * 1_000_000) for number in wanted],))
    found = [meta(number, f"Found {number}") | {"description": GLib.Variant("s", "it")} for number in wanted]
    if behaviour == "paint":
        red = bytes([255, 0, 0] * 64 * 64)
        picture = GLib.Variant("(iiibiiay)", (64, 64, 192, False, 8, 3, red))
        found[0] |= {"icon-data": picture, "clipboardText": GLib.Variant("s", "copied")}
        found[1] |= {"icon": GLib.Variant("(sv)", ("file", GLib.Variant("s", f"file://{os.environ['QUIVER_TEST_DESKTOP']}/green.svg")))}
        found[2] |= {"icon": GLib.Variant("(sv)", ("themed", GLib.Variant("as", ["no-such-icon"])))}
    return GLib.Variant("(aa{sv})", (found,))


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    values = arguments.unpack()
    if behaviour == "hang":
        return
    if behaviour == "die":
        os._exit(1)
    if behaviour == "refuse" and method == "ActivateResult":
        invocation.return_dbus_error("org.example.Error", "no")
        return
    answer = {"GetInitialResultSet": ids, "GetSubsearchResultSet": lambda _former, terms: ids(terms)}
    answer |= {"GetResultMetas": metas, "ActivateResult": lambda *_: None}
    invocation.return_value(answer[method](*values))
    print(method, *values, flush=True)


def filter_wrong_types(_connection, message, is_incoming):
    """GIO would not send answers of a type that the introspection does not have."""
    if is_incoming or message.get_message_type() != Gio.DBusMessageType.METHOD_RETURN:
        return message
    if message.get_destination() and message.get_body() and message.get_body().get_type_string() == "(as)":
        message = message.copy()
        message.set_body(GLib.Variant("(a{sv}i)", ({}, 7)))
    return message


million = flood() if behaviour == "flood" else None
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call)
if behaviour == "mistype":
    bus.add_filter(filter_wrong_types)
Gio.bus_own_name_on_connection(
    bus, name, Gio.BusNameOwnerFlags.NONE, lambda *_: print("owned", flush=True), None
)
GLib.MainLoop().run()
