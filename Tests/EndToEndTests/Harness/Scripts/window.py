"""A window of one colour, such as #00ff00. The keys that are pressed in it are added to a FILE, and d opens a dialog, which
Escape closes. With a third argument it is full-screen: window.py COLOUR [FILE [full-screen]]"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

window = Gtk.Window(title="A window")
style = Gtk.CssProvider()
style.load_from_data(f"window {{ background: {sys.argv[1]}; }}".encode())
window.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)


def pressed(_window, event):
    name = Gdk.keyval_name(event.keyval)
    with open(sys.argv[2], "a") as keys:
        print(name, file=keys)
    if name == "d":
        dialog = Gtk.Dialog(title="A dialog", transient_for=window)
        dialog.set_size_request(200, 100)
        dialog.connect("response", lambda *_: dialog.destroy())
        dialog.show()


if len(sys.argv) > 3:
    window.fullscreen()
if len(sys.argv) > 2:
    window.connect("key-press-event", pressed)
window.connect("map", lambda *_: print("mapped", flush=True))
window.show_all()
Gtk.main()
