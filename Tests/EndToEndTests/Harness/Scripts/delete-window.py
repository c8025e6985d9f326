"""Asks a window to close, as a window manager does: delete-window.py WINDOW"""
import ctypes
import sys

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5), ("rest_of_the_union", ctypes.c_long * 12),
    ]


x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
x.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x.XInternAtom.restype = ctypes.c_ulong
x.XSendEvent.argtypes = [
    ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.POINTER(ClientMessage)]
x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]

display = x.XOpenDisplay(None)
window = int(sys.argv[1])
event = ClientMessage(type=CLIENT_MESSAGE, window=window, format=32)
event.message_type = x.XInternAtom(display, b"WM_PROTOCOLS", False)
event.data[0] = x.XInternAtom(display, b"WM_DELETE_WINDOW", False)
x.XSendEvent(display, window, False, 0, ctypes.byref(event))
x.XSync(display, False)
