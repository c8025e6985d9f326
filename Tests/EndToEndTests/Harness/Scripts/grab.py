"""Grabs the touch screen, prints a line, and releases it after a line on standard input."""
import ctypes
import sys

TOUCH_BEGIN = 18
ALL_DEVICES = 0
ASYNCHRONOUSLY = 1


class Device(ctypes.Structure):
    _fields_ = [
        ("id", ctypes.c_int), ("name", ctypes.c_char_p), ("use", ctypes.c_int), ("attachment", ctypes.c_int),
        ("enabled", ctypes.c_int), ("class_count", ctypes.c_int), ("classes", ctypes.c_void_p),
    ]


class EventMask(ctypes.Structure):
    _fields_ = [("device", ctypes.c_int), ("length", ctypes.c_int), ("mask", ctypes.c_char_p)]


x = ctypes.CDLL("libX11.so.6")
xi = ctypes.CDLL("libXi.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x.XDefaultRootWindow.restype = ctypes.c_ulong
xi.XIQueryVersion.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_int)]
xi.XIQueryDevice.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_int)]
xi.XIQueryDevice.restype = ctypes.POINTER(Device)
xi.XIGrabDevice.argtypes = [
    ctypes.c_void_p, ctypes.c_int, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_int, ctypes.c_int,
    ctypes.c_int, ctypes.POINTER(EventMask)]

display = x.XOpenDisplay(None)
xi.XIQueryVersion(display, ctypes.c_int(2), ctypes.c_int(2))
count = ctypes.c_int()
devices = xi.XIQueryDevice(display, ALL_DEVICES, count)
device = next(devices[number].id for number in range(count.value) if devices[number].name == b"touch")
mask = EventMask(device, 4, (0b111 << TOUCH_BEGIN).to_bytes(4, "little"))
refused = xi.XIGrabDevice(
    display, device, x.XDefaultRootWindow(display), 0, 0, ASYNCHRONOUSLY, ASYNCHRONOUSLY, False, mask)
print("refused" if refused else "taken", flush=True)
sys.stdin.readline()
