"""Prints whether the pointer on the screen of the X server is visible."""
import ctypes


class CursorImage(ctypes.Structure):
    _fields_ = [
        ("x", ctypes.c_short), ("y", ctypes.c_short), ("width", ctypes.c_ushort), ("height", ctypes.c_ushort),
        ("hot_x", ctypes.c_ushort), ("hot_y", ctypes.c_ushort), ("serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)),
    ]


x = ctypes.CDLL("libX11.so.6")
fixes = ctypes.CDLL("libXfixes.so.3")
x.XOpenDisplay.restype = ctypes.c_void_p
fixes.XFixesGetCursorImage.argtypes = [ctypes.c_void_p]
fixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)

image = fixes.XFixesGetCursorImage(x.XOpenDisplay(None)).contents
pixels = image.pixels[:image.width * image.height]
print("visible" if any(pixel & 0xffffffff for pixel in pixels) else "hidden")
