"""A window of one colour, which writes what happens to it to a file: probe.py NAME COLOUR FILE

The lines are: mapped; active; inactive; minimized; restored; key NAME."""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk

name, colour, path = sys.argv[1:4]
log = open(path, "a", buffering=1)
GLib.set_prgname(f"probe-{name}")
Gdk.set_program_class(f"probe-{name}")
window = Gtk.Window(title=f"Probe {name}")
window.set_default_size(520, 360)
style = Gtk.CssProvider()
style.load_from_data(f"window {{ background: {colour}; }}".encode())
window.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)


def state_changed(_window, event):
    if event.changed_mask & Gdk.WindowState.ICONIFIED:
        print("minimized" if event.new_window_state & Gdk.WindowState.ICONIFIED else "restored", file=log)


window.connect("map-event", lambda *_: print("mapped", file=log))
window.connect("notify::is-active", lambda *_: print("active" if window.is_active() else "inactive", file=log))
window.connect("key-press-event", lambda _, event: print("key", Gdk.keyval_name(event.keyval), file=log))
window.connect("window-state-event", state_changed)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
