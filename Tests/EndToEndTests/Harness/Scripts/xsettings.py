"""Owns the settings of an X server (XSETTINGS), and tells all clients to load a GTK module."""
import ctypes
import struct
import sys
import time

x11 = ctypes.CDLL("libX11.so.6")
for name in ["XOpenDisplay", "XInternAtom", "XCreateSimpleWindow", "XDefaultRootWindow"]:
    getattr(x11, name).restype = ctypes.c_void_p
x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x11.XCreateSimpleWindow.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 5 + [ctypes.c_ulong] * 2
x11.XSetSelectionOwner.argtypes = [ctypes.c_void_p] + [ctypes.c_ulong] * 3
x11.XChangeProperty.argtypes = (
    [ctypes.c_void_p] + [ctypes.c_ulong] * 3 + [ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int])
x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]

key, value = b"Gtk/Modules", sys.argv[1].encode()
padded = lambda text: text + b"\0" * (-len(text) % 4)
# The header, and a setting of the type 1, which is a string (XSETTINGS specification 0.5).
settings = struct.pack("<BxxxII", 0, 1, 1) + struct.pack("<BxH", 1, len(key)) + padded(key)
settings += struct.pack("<II", 1, len(value)) + padded(value)

display = x11.XOpenDisplay(None)
window = x11.XCreateSimpleWindow(display, x11.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
atom = lambda name: x11.XInternAtom(display, name, 0)
x11.XChangeProperty(
    display, window, atom(b"_XSETTINGS_SETTINGS"), atom(b"_XSETTINGS_SETTINGS"), 8, 0, settings, len(settings))
x11.XSetSelectionOwner(display, atom(b"_XSETTINGS_S0"), window, 0)
x11.XSync(display, 0)
print("owned", flush=True)
time.sleep(1000)
