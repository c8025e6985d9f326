"""The screens of the desktops: what is shown on them, and the keys that are pressed in front of them."""
import subprocess
import time

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gio, GLib


class XMonitor:
    """An X server without hardware. Its keys are real ones for all that is shown on it, a nested compositor too."""

    def __init__(self, variables):
        self.variables = variables

    def press(self, keys):
        """Presses keys together, such as `ctrl+alt+h`, and releases them."""
        self._run("xdotool", "key", keys)

    def save(self, path):
        """Saves a picture of the screen."""
        self._run("import", "-window", "root", path)

    def _run(self, *command):
        subprocess.run(command, env=self.variables, capture_output=True, timeout=20)


class GnomeMonitor:
    """The virtual monitor of GNOME without hardware, by its own D-Bus interfaces. Since GNOME 49 it cannot be nested."""

    # GNOME takes pictures only for the owners of a few names.
    _NAME = "org.freedesktop.impl.portal.desktop.gnome"
    _MODIFIERS = {"ctrl": "Control_L", "alt": "Alt_L", "shift": "Shift_L", "super": "Super_L"}

    def __init__(self, bus):
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(bus, flags, None, None)
        self._call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.RequestName", "(su)", self._NAME, 4)
        self._session, = self._call(
            "org.gnome.Mutter.RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop", "org.gnome.Mutter.RemoteDesktop.CreateSession")
        self._call_session("Start")
        # The first key makes the keyboard, and may be lost.
        self.press("shift")

    def hide_overview(self):
        """Hides the overview, with which a session of GNOME begins."""
        self._call(
            "org.gnome.Shell", "/org/gnome/Shell", "org.freedesktop.DBus.Properties.Set", "(ssv)", "org.gnome.Shell", "OverviewActive",
            GLib.Variant("b", False))

    def press(self, keys):
        values = [Gdk.keyval_from_name(self._MODIFIERS.get(key, key)) for key in keys.split("+")]
        for value in values:
            self._call_session("NotifyKeyboardKeysym", "(ub)", value, True)
            time.sleep(0.01)
        for value in reversed(values):
            self._call_session("NotifyKeyboardKeysym", "(ub)", value, False)
            time.sleep(0.01)

    def save(self, path):
        self._call(
            "org.gnome.Shell.Screenshot", "/org/gnome/Shell/Screenshot", "org.gnome.Shell.Screenshot.Screenshot", "(bbs)", False, False, path)

    def _call_session(self, method, types="()", *values):
        self._call("org.gnome.Mutter.RemoteDesktop", self._session, "org.gnome.Mutter.RemoteDesktop.Session." + method, types, *values)

    def _call(self, name, path, method, types="()", *values):
        interface, member = method.rsplit(".", 1)
        answer = self._bus.call_sync(
            name, path, interface, member, GLib.Variant(types, values), None, Gio.DBusCallFlags.NONE, 20_000, None)
        return answer.unpack()
