"""The desktop's settings (XSETTINGS 0.5) with one value: the scale of windows. Each line on standard input is a new value."""
import ctypes
import struct
import sys

REPLACE = 0

x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x.XDefaultRootWindow.restype = ctypes.c_ulong
x.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x.XInternAtom.restype = ctypes.c_ulong
x.XCreateSimpleWindow.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 5 + [ctypes.c_ulong] * 2
x.XCreateSimpleWindow.restype = ctypes.c_ulong
x.XSetSelectionOwner.argtypes = [ctypes.c_void_p] + [ctypes.c_ulong] * 3
x.XChangeProperty.argtypes = (
    [ctypes.c_void_p] + [ctypes.c_ulong] * 3 + [ctypes.c_int] * 2 + [ctypes.c_char_p, ctypes.c_int])
x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]

display = x.XOpenDisplay(None)
window = x.XCreateSimpleWindow(display, x.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
settings = x.XInternAtom(display, b"_XSETTINGS_SETTINGS", False)


def tell(scale, serial):
    name = b"Gdk/WindowScalingFactor"
    setting = struct.pack("<BxH", 0, len(name)) + name + bytes(-len(name) % 4) + struct.pack("<Ii", serial, scale)
    content = struct.pack("<BxxxII", 0, serial, 1) + setting
    x.XChangeProperty(display, window, settings, settings, 8, REPLACE, content, len(content))
    x.XSync(display, False)


tell(1, 0)
x.XSetSelectionOwner(display, x.XInternAtom(display, b"_XSETTINGS_S0", False), window, 0)
x.XSync(display, False)
print("ready", flush=True)
for serial, line in enumerate(sys.stdin, 1):
    tell(int(line), serial)
