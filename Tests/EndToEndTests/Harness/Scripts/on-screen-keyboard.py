"""A window at the lower edge of the screen that keeps this height for itself, as an on-screen keyboard does."""
import subprocess
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("GdkX11", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GdkX11, Gtk

height = int(sys.argv[1])
screen = Gdk.Display.get_default().get_monitor(0).get_geometry()
window = Gtk.Window(type_hint=Gdk.WindowTypeHint.DOCK, accept_focus=False)
window.set_default_size(screen.width, height)
window.move(0, screen.height - height)
window.show_all()
name = "_NET_WM_STRUT"
number = str(GdkX11.X11Window.get_xid(window.get_window()))
subprocess.run(["xprop", "-id", number, "-f", name, "32c", "-set", name, f"0, 0, 0, {height}"], check=True)
Gtk.main()
