"""Compares what a Wayland compositor shows at several scales with `quiver snapshot`: scales.py NAME QUIVER OUT [SCALE…]

NAME is one of sessions.py that has a command for scales. What was seen is printed, one line for each scale, and written to
OUT/NAME-scales.txt; the pictures are in OUT/NAME-scales/."""
import os
import sys
import time

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf

from desktop import Desktop
from sessions import SESSIONS

SCALES = [1.25, 1.5, 1.75, 2]
SIZE = 1280, 800
# Compositors round colours where they copy them.
TOLERANCE = 2


def rows(path, width, height):
    """The rows of the upper left part of a picture, without transparency."""
    picture = GdkPixbuf.Pixbuf.new_from_file(path)
    data, stride, channels = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
    for y in range(min(height, picture.get_height())):
        row = data[y * stride:y * stride + width * channels]
        yield row if channels == 3 else bytes(value for number, value in enumerate(row) if number % 4 != 3)


def difference(shown, wanted, width, height):
    """The share of values that differ."""
    count = 0
    for one, other in zip(rows(shown, width, height), rows(wanted, width, height), strict=True):
        if one != other:
            count += sum(abs(a - b) > TOLERANCE for a, b in zip(one, other, strict=True))
    return count / (3 * width * height)


def try_scale(name, quiver, out, scale, results):
    width, height = (round(length * scale) for length in SIZE)
    desktop = Desktop(name, quiver, out, f"{name}-scales-{scale}", size=(width, height))
    try:
        session = SESSIONS[name]
        # Without OpenGL, which a machine without a screen need not have.
        desktop.variables["KWIN_COMPOSE"] = "Q"
        desktop.session = session.scaled(*SIZE, scale)
        desktop.start_session()
        desktop.run_after_start()
        desktop.start([quiver, "--mode", "home", "--demo"])
        shown, wanted = (os.path.join(desktop.pictures, file) for file in ("shown.png", "wanted.png"))
        desktop.output(quiver, "snapshot", "--demo", "--size", "%dx%d" % SIZE, "--scale", str(scale), wanted)
        share, end = 1.0, time.monotonic() + 15
        while share > 0 and time.monotonic() < end:
            time.sleep(1)
            desktop.monitor.save(shown)
            share = difference(shown, wanted, width, height)
    finally:
        desktop.stop_all()
    line = f"scale {scale}: " + ("ok" if share == 0 else f"WRONG {100 * share:.3f} % of the values differ")
    print(f"[{name}] {line}", flush=True)
    print(line, file=results)
    return share == 0


def main():
    name, quiver, out = sys.argv[1:4]
    with open(os.path.join(out, name + "-scales.txt"), "w", buffering=1) as results:
        scales = [float(word) for word in sys.argv[4:]] or SCALES
        sys.exit(0 if all([try_scale(name, quiver, out, scale, results) for scale in scales]) else 1)


if __name__ == "__main__":
    main()
