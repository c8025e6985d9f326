"""A panel at the upper edge of a Wayland compositor's output, which reserves its height for itself. The arguments are the
colour and the height. There need not be a description of the library for Python, so its functions are called directly."""
import ctypes
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

TOP_LAYER = 2
LEFT, RIGHT, TOP = 0, 1, 2

color, height = sys.argv[1], int(sys.argv[2])
layers = ctypes.CDLL("libgtk-layer-shell.so.0")
panel = Gtk.Window(title="A panel")
# The hash of an object is its address.
pointer = ctypes.c_void_p(hash(panel))
layers.gtk_layer_init_for_window(pointer)
layers.gtk_layer_set_layer(pointer, TOP_LAYER)
for edge in (LEFT, RIGHT, TOP):
    layers.gtk_layer_set_anchor(pointer, edge, True)
layers.gtk_layer_set_exclusive_zone(pointer, height)
panel.set_size_request(-1, height)
style = Gtk.CssProvider()
style.load_from_data(f"window {{ background: {color}; }}".encode())
panel.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
panel.connect("map", lambda *_: print("mapped", flush=True))
panel.show_all()
Gtk.main()
