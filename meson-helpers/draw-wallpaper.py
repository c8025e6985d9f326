#!/usr/bin/python3
"""Draws Quiver's own wallpapers, which show layers of dunes under the sky: one at night and one by day.

    draw-wallpaper.py DIRECTORY

All colours are computed in linear light and rounded with a dither of less than one step, so that no gradient shows
bands. The script needs python3-numpy, and python3-gi with GdkPixbuf, which writes the JPEG.
"""

import pathlib
import sys

import gi
import numpy

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib  # noqa: E402

WIDTH, HEIGHT, QUALITY = 2560, 1600, "88"
SMALL = 1920, 1200  # decoded in half the time; for windows that are no larger

NIGHT = {
    "sky": [(0.0, "#070b1f"), (0.30, "#141c47"), (0.52, "#3a2f73"), (0.68, "#7a4189"), (0.80, "#c8677c")],
    "glow": ("#ff9570", 0.70, 0.66, 0.32, 0.30),
    "veil": ("#37a9b5", 0.15),
    "stars": 0.55,
    "dunes": [
        (0.660, 0.040, 1.1, 0.4, "#8b4d86", "#5d3a7c"),
        (0.715, 0.045, 1.5, 2.6, "#623c80", "#3d2d6b"),
        (0.785, 0.055, 1.2, 4.4, "#41306f", "#272357"),
        (0.865, 0.050, 1.7, 1.2, "#282658", "#161a41"),
        (0.945, 0.045, 1.3, 3.3, "#171b43", "#0a0e28"),
    ],
}

DAY = {
    "sky": [(0.0, "#9cc9ee"), (0.35, "#c3def3"), (0.58, "#e9eaf2"), (0.72, "#fbe7dc"), (0.82, "#ffdcc4")],
    "glow": ("#ffeccb", 0.70, 0.64, 0.26, 0.75),
    "veil": ("#ffffff", 0.26),
    "stars": 0.0,
    "dunes": [
        (0.660, 0.040, 1.1, 0.4, "#efd3d0", "#dfc7d6"),
        (0.715, 0.045, 1.5, 2.6, "#e3c8d4", "#cdbbd9"),
        (0.785, 0.055, 1.2, 4.4, "#d3bddb", "#b8aedb"),
        (0.865, 0.050, 1.7, 1.2, "#bfb2de", "#a0a5d8"),
        (0.945, 0.045, 1.3, 3.3, "#a9a9dc", "#8c9bd3"),
    ],
}


def linear(colour):
    value = numpy.array([int(colour[index : index + 2], 16) for index in (1, 3, 5)]) / 255
    return numpy.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def encoded(light):
    light = numpy.clip(light, 0, 1)
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def smooth(edge, value):
    """Returns an antialiased edge: the result goes from 0 to 1 within one pixel around `edge`."""
    return numpy.clip((value - edge) * HEIGHT + 0.5, 0, 1)


def mixed(below, colour, cover):
    return below + (colour - below) * cover[..., None]


def screened(light, colour, strength):
    """Adds light with the screen blend mode, so that the result is never brighter than white."""
    return 1 - (1 - light) * (1 - linear(colour) * strength[..., None])


def sky(stops, y):
    """Returns a gradient that is smoothed at its stops, where linear interpolation would show as edges."""
    places = numpy.array([place for place, _ in stops])
    colours = numpy.array([linear(colour) ** (1 / 2.2) for _, colour in stops])
    rows = numpy.stack([numpy.interp(y[:, 0], places, colours[:, channel]) for channel in range(3)], axis=1)
    width = HEIGHT // 12
    kernel = numpy.hanning(2 * width + 1)
    padded = numpy.pad(rows, ((width, width), (0, 0)), mode="edge")
    rows = numpy.stack([numpy.convolve(padded[:, c], kernel / kernel.sum(), "valid") for c in range(3)], axis=1)
    return numpy.repeat((rows**2.2)[:, None, :], WIDTH, axis=1)


def glow(light, x, y, colour, centre_x, centre_y, radius, strength):
    distance = ((x - centre_x) * WIDTH / HEIGHT / 1.5) ** 2 + (y - centre_y) ** 2
    return screened(light, colour, strength * numpy.exp(-distance / (radius / 1.6) ** 2))


def veil(light, x, y, colour, strength):
    """Adds an aurora to the upper sky: two slow waves with a sharp lower edge that fade upward."""
    for height, phase, share in ((0.36, 0.5, 1.0), (0.25, 2.7, 0.6)):
        foot = height + 0.07 * numpy.sin(2.6 * x + phase) + 0.030 * numpy.sin(5.9 * x + 2 * phase)
        above = foot - y
        curtain = numpy.where(above > 0, numpy.exp(-above / 0.13), numpy.exp(above / 0.035))
        curtain = curtain * (0.55 + 0.45 * numpy.sin(3.1 * x + 3 * phase) ** 2)
        light = screened(light, colour, strength * share * curtain)
    return light


def stars(light, y, strength, random):
    if not strength:
        return light
    field = numpy.zeros((HEIGHT, WIDTH))
    for _ in range(420):
        row, column = int(random.beta(1.0, 2.4) * HEIGHT * 0.6) + 2, random.integers(2, WIDTH - 2)
        brightness = strength * random.random() ** 3
        field[row - 1 : row + 2, column - 1 : column + 2] += brightness * numpy.outer([0.3, 1, 0.3], [0.3, 1, 0.3])
    return light + (field * numpy.clip(1 - y / 0.6, 0, 1))[..., None]


def crest(x, height, swing, pace, phase):
    return (
        height
        + swing * numpy.sin(2 * numpy.pi * pace * x + phase)
        + 0.45 * swing * numpy.sin(2 * numpy.pi * 1.9 * pace * x + 2.3 * phase)
        + 0.12 * swing * numpy.sin(2 * numpy.pi * 4.3 * pace * x + 4.1 * phase)
    )


def dune(light, x, y, height, swing, pace, phase, top, bottom):
    """Paints a dune that is bright at the crest, dark at the foot, and brighter where the slope faces the light."""
    edge = crest(x, height, swing, pace, phase)
    depth = numpy.clip((y - edge) / 0.16, 0, 1)[..., None]
    slope = numpy.gradient(edge[0]) * WIDTH
    lit = 1 + 0.9 * numpy.clip(slope, -1, 1)[None, :, None] * numpy.exp(-depth * 5) * 0.5
    colour = linear(top) * (1 - depth) ** 1.6 + linear(bottom) * (1 - (1 - depth) ** 1.6)
    return mixed(light, colour * lit, smooth(edge, y))


def painting(scheme, random):
    y, x = numpy.mgrid[0:HEIGHT, 0:WIDTH]
    x, y = x / WIDTH, y / HEIGHT
    light = sky(scheme["sky"], y)
    light = stars(light, y, scheme["stars"], random)
    light = veil(light, x, y, *scheme["veil"])
    light = glow(light, x, y, *scheme["glow"])
    for layer in scheme["dunes"]:
        light = dune(light, x, y, *layer)
    return light


def save(light, path, random):
    noise = random.random((HEIGHT, WIDTH, 1)) - 0.5
    pixels = numpy.clip(encoded(light) * 255 + 0.5 + noise, 0, 255).astype(numpy.uint8)
    picture = GdkPixbuf.Pixbuf.new_from_bytes(
        GLib.Bytes.new(pixels.tobytes()), GdkPixbuf.Colorspace.RGB, False, 8, WIDTH, HEIGHT, WIDTH * 3
    )
    picture.savev(str(path), "jpeg", ["quality"], [QUALITY])
    small = picture.scale_simple(*SMALL, GdkPixbuf.InterpType.HYPER)
    small.savev(str(path.with_stem(path.stem + "-small")), "jpeg", ["quality"], [QUALITY])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    directory = pathlib.Path(sys.argv[1])
    directory.mkdir(parents=True, exist_ok=True)
    for name, scheme in (("default", NIGHT), ("light", DAY)):
        random = numpy.random.default_rng(7)
        save(painting(scheme, random), directory / f"{name}.jpg", random)


if __name__ == "__main__":
    main()
