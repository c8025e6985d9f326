"""A window of one colour. The argument is the colour, such as #00ff00."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

window = Gtk.Window(title="A window")
style = Gtk.CssProvider()
style.load_from_data(f"window {{ background: {sys.argv[1]}; }}".encode())
window.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
window.connect("map", lambda *_: print("mapped", flush=True))
window.show_all()
Gtk.main()
