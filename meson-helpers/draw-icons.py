#!/usr/bin/python3
"""Draws the icons of the sample applications as SVG. Each icon is a tile with a glyph or a picture.

    draw-icons.py DIRECTORY

The tile is a rounded square with a side of 116 in a square of 128, with continuous corners. A glyph is drawn in
`currentColor`, so that its shadow is the same drawing in another colour. A picture has its own colours.
"""

import math
import pathlib
import sys

INSET, SIDE, CORNER, TENSION = 6, 116, 42, 0.78


def tile_path():
    low, high = INSET, INSET + SIDE
    near, far = low + CORNER, high - CORNER
    pull = CORNER * TENSION
    return (
        f"M{near} {low}H{far}C{far + pull:g} {low} {high} {near - pull:g} {high} {near}"
        f"V{far}C{high} {far + pull:g} {far + pull:g} {high} {far} {high}"
        f"H{near}C{near - pull:g} {high} {low} {far + pull:g} {low} {far}"
        f"V{near}C{low} {near - pull:g} {near - pull:g} {low} {near} {low}Z"
    )


def gear_path(teeth, root, tip, hole):
    """Returns a ring with teeth; the even-odd rule leaves the hole empty."""
    points = []
    for tooth in range(teeth):
        for share, radius in ((-0.3, root), (-0.19, tip), (0.19, tip), (0.3, root)):
            angle = (tooth + share) * 2 * math.pi / teeth - math.pi / 2
            points.append(f"{64 + radius * math.cos(angle):.2f} {64 + radius * math.sin(angle):.2f}")
    ring = f"M{64 - hole} 64a{hole} {hole} 0 1 0 {2 * hole} 0a{hole} {hole} 0 1 0 {-2 * hole} 0z"
    return f"M{'L'.join(points)}z{ring}"


def line(d, width=6, **others):
    extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in others.items())
    stroke = "" if "stroke" in others else ' stroke="currentColor"'
    return (
        f'<path d="{d}" fill="none"{stroke} stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round"{extra}/>'
    )


def shape(d, **others):
    extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in others.items())
    return f'<path d="{d}" fill-rule="evenodd"{extra}/>'


def box(x, y, width, height, radius, **others):
    extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in others.items())
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"{extra}/>'


def disc(x, y, radius, **others):
    extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in others.items())
    return f'<circle cx="{x}" cy="{y}" r="{radius}"{extra}/>'


def glyph(top, bottom, *parts):
    """Returns a white glyph with its shadow, on a gradient from `top` to `bottom`."""
    return (
        top,
        bottom,
        f'<g id="glyph" fill="currentColor">{"".join(parts)}</g>',
        '<use href="#glyph" y="2.5" color="#000" opacity=".16"/><use href="#glyph" color="#fff"/>',
    )


def picture(top, bottom, *parts):
    """Returns a drawing with its own colours, clipped to the tile."""
    return top, bottom, "", f'<g clip-path="url(#tile-clip)">{"".join(parts)}</g>'


def petals():
    colours = ["#ff9f1c", "#ffd23f", "#a4d65e", "#38b48b", "#3a9be8", "#6a67e0", "#b45ad6", "#f0506e"]
    return "".join(
        f'<rect x="54" y="21" width="20" height="38" rx="10" fill="{colour}" fill-opacity=".86" '
        f'transform="rotate({index * 45} 64 64)"/>'
        for index, colour in enumerate(colours)
    )


def ticks(count, outer, inner, width, colour):
    return "".join(
        f'<path d="M64 {64 - outer}V{64 - inner}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'transform="rotate({index * 360 / count:g} 64 64)"/>'
        for index in range(count)
    )


def bars(heights, left, step, width, colour):
    return "".join(
        line(f"M{left + index * step} {64 - height / 2:g}v{height}", width, stroke=colour)
        for index, height in enumerate(heights)
    )


def days():
    return "".join(
        box(27 + column * 20, 58 + row * 18, 14, 12, 3.5, fill="#f0443e" if (column, row) == (2, 1) else "#d5d9e0")
        for row in range(3)
        for column in range(4)
        if (column, row) not in ((0, 0), (3, 2))
    )


def blocks(cells, colour):
    return "".join(box(27 + 19 * x, 26 + 19 * y, 17, 17, 4, fill=colour) for x, y in cells)


def star(x, y, radius, **others):
    waist = radius * 0.22
    return shape(
        f"M{x} {y - radius}Q{x + waist:g} {y - waist:g} {x + radius} {y}Q{x + waist:g} {y + waist:g} {x} {y + radius}"
        f"Q{x - waist:g} {y + waist:g} {x - radius} {y}Q{x - waist:g} {y - waist:g} {x} {y - radius}z",
        **others,
    )


def heart(x, y, size, **others):
    """Returns a heart of width `size` and height `size` × .9, centred on (x, y)."""
    unit = size / 20
    path = "M10 18C2 12 0 9 0 5.4 0 2.4 2.3 0 5.2 0 7.1 0 9 1 10 2.8 11 1 12.9 0 14.8 0 17.7 0 20 2.4 20 5.4 20 9 18 12 10 18z"
    return f'<g transform="translate({x - size / 2:g} {y - size * 0.45:g}) scale({unit:g})">{shape(path, **others)}</g>'


ICONS = {
    "browser": glyph(
        "#57c1ff", "#1b5fe0",
        line("M64 33a31 31 0 1 0 0 62a31 31 0 1 0 0-62zM34 64h60M64 33c-17 17-17 45 0 62M64 33c17 17 17 45 0 62", 5.5),
        line("M40 46c14 8 34 8 48 0M40 82c14-8 34-8 48 0", 4.5),
    ),
    "files": picture(
        "#f7f9fc", "#d9e1ea",
        shape("M29 44a7 7 0 0 1 7-7h17c3 0 5 1 7 3l5 5h27a7 7 0 0 1 7 7v10H29z", fill="#1f6fd6"),
        box(36, 50, 56, 30, 5, fill="#fff", opacity=".9"),
        shape("M29 62a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v24a8 8 0 0 1-8 8H37a8 8 0 0 1-8-8z", fill="#49a5f7"),
        box(50, 79, 28, 5, 2.5, fill="#fff", opacity=".75"),
    ),
    "terminal": picture(
        "#414a5a", "#12161d",
        line("M36 48l17 16-17 16", 8, stroke="#5ee08a"),
        line("M62 81h28", 8, stroke="#f3f6fa"),
    ),
    "settings": glyph(
        "#a9b4c2", "#5a6573",
        shape(gear_path(10, 27, 35, 18.5)),
        disc(64, 64, 9.5),
    ),
    "mail": glyph(
        "#5cc0ff", "#1463ee",
        shape("M35 41h58c2 0 3 2 1.5 3.3L68.5 66c-3 2.4-6 2.4-9 0L33.5 44.3C32 43 33 41 35 41z"),
        shape("M29 50.5c0-1.5 1.5-2 2.6-1L56 70c5 4.2 11 4.2 16 0l24.4-20.5c1.1-1 2.6-.5 2.6 1V80a8 8 0 0 1-8 8H37a8 8 0 0 1-8-8z"),
    ),
    "messages": glyph(
        "#7be87a", "#14a84b",
        shape(
            "M64 34c20 0 34 12 34 27S84 88 64 88c-3.6 0-7-.4-10.2-1.1C49 91 43 93.5 37 94c-1.5.1-2-1.5-1-2.6 2.5-2.9 4.2-6 4.6-9.4"
            "C34 76.5 30 69.5 30 61c0-15 14-27 34-27z"
            "M44 61a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM59 61a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM74 61a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
        ),
    ),
    "contacts": glyph(
        "#ffc27d", "#e8742c",
        disc(64, 50, 15.5),
        shape("M34 90c2-15 14-22 30-22s28 7 30 22c.3 2.5-1.2 4-3.5 4h-53c-2.3 0-3.8-1.5-3.5-4z"),
    ),
    "calendar": picture(
        "#ffffff", "#eef0f4",
        box(0, 0, 128, 46, 0, fill="#f0443e"),
        box(40, 22, 8, 12, 4, fill="#fff"),
        box(80, 22, 8, 12, 4, fill="#fff"),
        days(),
    ),
    "clock": picture(
        "#3b4150", "#14171d",
        disc(64, 64, 42, fill="#fbfcfe"),
        ticks(12, 36, 32, 3.5, "#aab2bf"),
        line("M64 64V39", 6, stroke="#20252e"),
        line("M64 64l17 11", 6, stroke="#20252e"),
        line("M70.5 54.6L44 93", 2.6, stroke="#ff7a1a"),
        disc(64, 64, 4.5, fill="#ff7a1a"),
    ),
    "calculator": picture(
        "#667081", "#2b313b",
        box(31, 31, 30, 30, 9, fill="#8792a4"),
        box(67, 31, 30, 30, 9, fill="#8792a4"),
        box(31, 67, 30, 30, 9, fill="#8792a4"),
        box(67, 67, 30, 30, 9, fill="#ff9d2e"),
        line("M39 46h14M46 39v14M75 46h14M41 77l10 10M51 77L41 87M75 78h14M75 86h14", 4.5, stroke="#fff"),
    ),
    "notes": picture(
        "#fffdf5", "#f1ead6",
        box(0, 0, 128, 42, 0, fill="#ffcb3d"),
        line("M6 44h116", 3, stroke="#e2ac1c", stroke_opacity=".55"),
        line("M30 61h68M30 77h68M30 93h42", 5, stroke="#c9bfa5"),
    ),
    "tasks": glyph(
        "#a08cff", "#5537e6",
        line("M33 43l6 6 11-12M33 64l6 6 11-12M33 85l6 6 11-12", 6),
        line("M63 44h32M63 65h32M63 86h32", 6, opacity=".75"),
    ),
    "photos": picture("#ffffff", "#eceff4", petals()),
    "camera": glyph(
        "#ff9d7a", "#e2434f",
        shape(
            "M53 38.5c1.2-2 3-3 5.3-3h11.4c2.3 0 4.1 1 5.3 3l3.5 5.5H90a9 9 0 0 1 9 9v30a9 9 0 0 1-9 9H38a9 9 0 0 1-9-9V53a9 9 0 0 1 9-9h11.5z"
            "M44.5 67a19.5 19.5 0 1 0 39 0a19.5 19.5 0 1 0-39 0z"
        ),
        disc(64, 67, 13),
    ),
    "music": glyph(
        "#ff7896", "#ee1f58",
        shape(
            "M52 43.5c0-2 1.3-3.7 3.2-4.2l30-7.6c2.5-.6 4.8 1.2 4.8 3.8V80c0 7-6 12-12.5 12S67 88.5 67 83s5-10.5 11.5-10.5c1.2 0 2.4.2 3.5.5V51.5l-22 5.5"
            "v30c0 7-6 12-12.5 12S37 95.5 37 90s5-10.5 11.5-10.5c1.2 0 2.4.2 3.5.5z"
        ),
    ),
    "podcasts": glyph(
        "#cf86ff", "#7423dc",
        line("M46 83a29 29 0 1 1 36 0", 6),
        line("M53 69a15.5 15.5 0 1 1 22 0", 5.5),
        disc(64, 60, 7.5),
        shape("M64 71.5c6 0 9.5 3 8.8 8L71 93.5c-.6 4-3 6-7 6s-6.4-2-7-6L55.2 79.5c-.7-5 2.8-8 8.8-8z"),
    ),
    "radio": glyph(
        "#4fe3c8", "#0b8f9c",
        line("M42 50l44-19", 5),
        shape(
            "M37 50h54a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H37a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8z"
            "M39 72a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM71 60a3 3 0 0 0 0 6h15a3 3 0 0 0 0-6zM71 78a3 3 0 0 0 0 6h15a3 3 0 0 0 0-6z"
        ),
        disc(50, 72, 4.5),
    ),
    "videos": glyph(
        "#7388ff", "#2b2ec0",
        shape(
            "M32 61h64v25a7 7 0 0 1-7 7H39a7 7 0 0 1-7-7z"
            "M58.5 68.5c-1.5-.9-3 0-3 1.7v13.6c0 1.7 1.5 2.6 3 1.7l11.5-6.8c1.4-.8 1.4-2.6 0-3.4z"
        ),
        shape("M30.5 50.2l61.8-16.5 1.3 4.9a6 6 0 0 1-1.6 6l-9.2-4.6-7.7 2 9.2 7.2-12.5 3.3-9.2-7.2-7.7 2 9.2 7.2-12.5 3.3-9.2-7.2-7.7 2 5 4-5.6 1.5z"),
    ),
    "maps": picture(
        "#d8f0c4", "#a9dc9a",
        shape("M0 70C34 62 40 92 70 90S104 128 128 118V128H0z", fill="#7cc4f5"),
        line("M-4 34C40 40 52 20 132 64", 14, stroke="#fff"),
        line("M40 -4C36 46 62 84 58 132", 12, stroke="#fff"),
        line("M-4 34C40 40 52 20 132 64", 8, stroke="#ffd257"),
        shape("M80 95C70 81 61 70 61 58a19 19 0 0 1 38 0c0 12-9 23-19 37z", fill="#8d1522", opacity=".22", transform="translate(0 3)"),
        shape("M80 95C70 81 61 70 61 58a19 19 0 0 1 38 0c0 12-9 23-19 37z", fill="#f0443e"),
        disc(80, 58, 7.5, fill="#fff"),
    ),
    "weather": picture(
        "#6cc8ff", "#1f78df",
        disc(48, 51, 18, fill="#ffd84a"),
        "".join(f'<g transform="rotate({angle} 48 51)">{line("M48 26v-5", 5, stroke="#ffd84a")}</g>' for angle in (-135, -90, -45, 0, 45)),
        shape("M50 94a17 17 0 0 1-1.5-33.9A22 22 0 0 1 90.5 64 15 15 0 0 1 88 94z", fill="#0b3f8f", opacity=".18", transform="translate(0 3)"),
        shape("M50 94a17 17 0 0 1-1.5-33.9A22 22 0 0 1 90.5 64 15 15 0 0 1 88 94z", fill="#fff"),
    ),
    "compass": picture(
        "#4b5a72", "#1a2130",
        disc(64, 64, 42, fill="none", stroke="#f3f6fa", stroke_width="4"),
        ticks(4, 36, 30, 4, "#f3f6fa"),
        f'<g transform="rotate(38 64 64)">{shape("M64 32l10 32H54z", fill="#ff4d4d")}{shape("M64 96L54 64h20z", fill="#f3f6fa")}</g>',
        disc(64, 64, 4, fill="#1a2130"),
    ),
    "books": glyph(
        "#ffbd5c", "#f0760a",
        shape("M60.5 46C53 40.5 43.5 38.5 33 39c-2.2.1-4 1.9-4 4.1v37.8c0 2.4 2 4.2 4.4 4.1 10.1-.4 19.3 1.7 27.1 7z"),
        shape("M67.5 46C75 40.5 84.5 38.5 95 39c2.2.1 4 1.9 4 4.1v37.8c0 2.4-2 4.2-4.4 4.1-10.1-.4-19.3 1.7-27.1 7z"),
    ),
    "news": glyph(
        "#ff8585", "#cf2036",
        shape(
            "M37 35h44a6 6 0 0 1 6 6v46a8 8 0 0 0 3 6H41a10 10 0 0 1-10-10V41a6 6 0 0 1 6-6z"
            "M42 45a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V47a2 2 0 0 0-2-2zM66.5 45a2.5 2.5 0 0 0 0 5h9a2.5 2.5 0 0 0 0-5zM66.5 55a2.5 2.5 0 0 0 0 5h9a2.5 2.5 0 0 0 0-5z"
            "M42.5 67a2.5 2.5 0 0 0 0 5h33a2.5 2.5 0 0 0 0-5zM42.5 78a2.5 2.5 0 0 0 0 5h33a2.5 2.5 0 0 0 0-5z"
        ),
        shape("M91 50h3a5 5 0 0 1 5 5v31.5a4 4 0 0 1-8 0z"),
    ),
    "software": glyph(
        "#42e0f0", "#1577dc",
        line("M50 54V47a14 14 0 0 1 28 0v7", 5.5),
        shape(
            "M39 52h50a5 5 0 0 1 5 4.6l2.3 30A7 7 0 0 1 89.3 94H38.7a7 7 0 0 1-7-7.4l2.3-30A5 5 0 0 1 39 52z"
            "M61 60v13.5h-6.5c-1.8 0-2.6 2-1.4 3.3l9 9.4c1 1.1 2.8 1.1 3.8 0l9-9.4c1.2-1.3.4-3.3-1.4-3.3H67V60a3 3 0 0 0-6 0z"
        ),
    ),
    "writer": glyph(
        "#7fb2ff", "#2a5fe6",
        shape(
            "M43 30h28l20 20v41a7 7 0 0 1-7 7H43a7 7 0 0 1-7-7V37a7 7 0 0 1 7-7z"
            "M49.5 56a2.8 2.8 0 0 0 0 5.6h28a2.8 2.8 0 0 0 0-5.6zM49.5 68a2.8 2.8 0 0 0 0 5.6h28a2.8 2.8 0 0 0 0-5.6zM49.5 80a2.8 2.8 0 0 0 0 5.6h17a2.8 2.8 0 0 0 0-5.6z"
        ),
        shape("M75 30l16 16H79a4 4 0 0 1-4-4z", opacity=".6"),
    ),
    "sheets": glyph(
        "#6fdc98", "#11804a",
        shape("M37 34h54a6 6 0 0 1 6 6v10.5H31V40a6 6 0 0 1 6-6z"),
        box(31, 55.5, 20, 15, 0), box(56, 55.5, 41, 15, 0, opacity=".75"),
        shape("M31 75.5h20V94H37a6 6 0 0 1-6-6z"),
        shape("M56 75.5h41V88a6 6 0 0 1-6 6H56z", opacity=".75"),
    ),
    "slides": glyph(
        "#ffd45e", "#f09a00",
        line("M64 30v6M52 97l7-14M76 97l-7-14", 5.5),
        shape(
            "M34 36h60a5 5 0 0 1 5 5v37a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V41a5 5 0 0 1 5-5z"
            "M43 63a3 3 0 0 1 6 0v9a3 3 0 0 1-6 0zM56 57a3 3 0 0 1 6 0v15a3 3 0 0 1-6 0zM68 60a3 3 0 0 1 6 0v12a3 3 0 0 1-6 0zM80 48a3 3 0 0 1 6 0v24a3 3 0 0 1-6 0z"
        ),
    ),
    "paint": picture(
        "#fdf3fb", "#e6d3ea",
        shape(
            "M64 28c22 0 38 15 38 34 0 13-9 20-20 20h-9c-5 0-7 4-5 8 2 5 0 10-6 10-20 0-36-16-36-36s17-36 38-36z",
            fill="#7a4fd0",
        ),
        disc(46, 54, 7.5, fill="#ff5d73"), disc(62, 43, 7.5, fill="#ffc93c"),
        disc(81, 51, 7.5, fill="#4fd08a"), disc(44, 74, 7.5, fill="#4db5ff"),
    ),
    "vectors": glyph(
        "#37d6b4", "#09606e",
        line("M38 86C38 58 54 42 64 42s26 16 26 44", 5.5),
        line("M34 42h60", 4, opacity=".7"),
        box(56, 34, 16, 16, 4), box(30, 80, 16, 16, 4), box(82, 80, 16, 16, 4),
        disc(34, 42, 5.5), disc(94, 42, 5.5),
    ),
    "recorder": picture(
        "#4a3440", "#170e13",
        bars([12, 26, 44, 20, 58, 34, 50, 24, 12], 32, 8, 4.5, "#ff5468"),
    ),
    "translate": picture(
        "#f5f7fb", "#dbe2ec",
        box(25, 29, 50, 48, 12, fill="#2f7df6"),
        line("M40 65l10-25 10 25M43.5 57.5h13", 5, stroke="#fff"),
        box(55, 53, 50, 48, 12, fill="#fff"),
        box(57.5, 55.5, 45, 43, 10, fill="#20b487"),
        line("M68 69h24M80 64v5M73 70c1 8 8 14 15 17M87 70c-1 8-8 14-15 17", 4.5, stroke="#fff"),
    ),
    "dictionary": glyph(
        "#c99b73", "#74431f",
        shape(
            "M46 29h40a6 6 0 0 1 6 6v63H46a11 11 0 0 1-11-11V40a11 11 0 0 1 11-11z"
            "M46 82a5 5 0 0 0 0 10h39V82zM69 29v24.5c0 1.5 1.6 2.3 2.8 1.4l4.2-3.2 4.2 3.2c1.2.9 2.8.1 2.8-1.4V29z"
        ),
    ),
    "code": picture(
        "#3a4d7c", "#131a31",
        line("M46 44L27 64l19 20", 7.5, stroke="#6fd3ff"),
        line("M82 44l19 20-19 20", 7.5, stroke="#6fd3ff"),
        line("M70 38L58 90", 7.5, stroke="#ffc857"),
    ),
    "chess": picture(
        "#8fa382", "#8fa382",
        "".join(box(6 + 29 * x, 6 + 29 * y, 29, 29, 0, fill="#6c8361") for x in range(4) for y in range(4) if (x + y) % 2),
        shape("M64 27a14 14 0 0 1 8.5 25H77a4 4 0 0 1 0 8h-3c1 11 5 18 11 24h-42c6-6 10-13 11-24h-3a4 4 0 0 1 0-8h4.5A14 14 0 0 1 64 27z", fill="#26331f", opacity=".25", transform="translate(0 3)"),
        shape("M64 27a14 14 0 0 1 8.5 25H77a4 4 0 0 1 0 8h-3c1 11 5 18 11 24h-42c6-6 10-13 11-24h-3a4 4 0 0 1 0-8h4.5A14 14 0 0 1 64 27z", fill="#fffdf6"),
        box(36, 87, 56, 11, 5.5, fill="#26331f", opacity=".25", transform="translate(0 3)"),
        box(36, 87, 56, 11, 5.5, fill="#fffdf6"),
    ),
    "cards": picture(
        "#37b873", "#0a5836",
        f'<g transform="rotate(-14 52 100)">{box(33, 33, 40, 56, 7, fill="#063a22", opacity=".25", transform="translate(0 3)")}{box(33, 33, 40, 56, 7, fill="#e9edf2")}{shape("M53 47l12 14-12 14-12-14z", fill="#252b36")}</g>',
        f'<g transform="rotate(12 76 100)">{box(56, 36, 40, 56, 7, fill="#063a22", opacity=".25", transform="translate(0 3)")}{box(56, 36, 40, 56, 7, fill="#fff")}{heart(76, 64, 25, fill="#f0374b")}</g>',
    ),
    "blocks": picture(
        "#3c3f7d", "#15163a",
        blocks([(0, 3), (1, 3), (0, 2), (0, 1)], "#ffb03a"),
        blocks([(2, 3), (3, 3), (1, 2), (2, 2)], "#4fd08a"),
        blocks([(3, 2), (3, 1), (3, 0)], "#ff5d73"),
        blocks([(1, 0), (2, 0), (1, 1), (2, 1)], "#4db5ff"),
    ),
    "health": picture(
        "#ffffff", "#f0eef2",
        heart(64, 65, 66, fill="#ff4560"),
        line("M22 66h27l7-14 11 27 8-17 3 4h28", 5, stroke="#fff"),
    ),
    "wallet": picture(
        "#474d5b", "#171a20",
        box(28, 31, 72, 40, 8, fill="#4db5ff"),
        box(28, 41, 72, 40, 8, fill="#ffc93c"),
        box(28, 51, 72, 40, 8, fill="#ff6b5e"),
        shape("M24 62h24c4 0 5 3 6.5 6 2 4 5 6 9.5 6s7.5-2 9.5-6c1.5-3 2.5-6 6.5-6h24v26a9 9 0 0 1-9 9H33a9 9 0 0 1-9-9z", fill="#f3f5f8"),
    ),
    "home": glyph(
        "#ffa6c1", "#d63a80",
        shape(
            "M60 32.5c2.3-2 5.7-2 8 0l29 25.3c2.6 2.3 1 6.2-2.3 6.2H91v24a7 7 0 0 1-7 7H44a7 7 0 0 1-7-7V64h-3.7c-3.3 0-4.9-3.9-2.3-6.2z"
            "M57 95V78a7 7 0 0 1 14 0v17z"
        ),
    ),
    "keys": glyph(
        "#62b3bf", "#22475a",
        shape(
            "M79 31a20 20 0 1 1-7.2 38.6L66 75.5V83h-7.5v7.5H51V96a3.5 3.5 0 0 1-3.5 3.5H35a4 4 0 0 1-4-4V84.3c0-1.1.4-2.1 1.2-2.8L60.3 58A20 20 0 0 1 79 31z"
            "M78.5 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
        ),
    ),
    "backup": glyph(
        "#57d8b0", "#175f9f",
        shape("M48 88a19 19 0 0 1-3-37.8 24 24 0 0 1 45.5 3.3A17.5 17.5 0 0 1 86 88H71V71h6.5c2 0 2.9-2.3 1.5-3.7L66 53.8c-1.1-1.1-2.9-1.1-4 0L49 67.3c-1.4 1.4-.5 3.7 1.5 3.7H57v17z"),
    ),
    "monitor": picture(
        "#2f4a46", "#0d1a19",
        line("M6 44h116M6 64h116M6 84h116M36 6v116M64 6v116M92 6v116", 1.5, stroke="#7fd6b5", stroke_opacity=".22"),
        line("M14 70h20l8-16 11 32 13-50 12 44 8-18 6 8h22", 5.5, stroke="#54e39a"),
    ),
    "recipes": glyph(
        "#ff9573", "#cf3118",
        line("M52 37c-4-4 3-7 0-11M64 37c-4-4 3-7 0-11M76 37c-4-4 3-7 0-11", 4.5, opacity=".8"),
        box(31, 45, 66, 10, 5),
        shape("M36 60h56v24a13 13 0 0 1-13 13H49a13 13 0 0 1-13-13z"),
        box(24, 62, 16, 9, 4.5), box(88, 62, 16, 9, 4.5),
    ),
    "stars": picture(
        "#4a3f9f", "#0e0f33",
        disc(64, 66, 23, fill="#ffcf70"),
        shape("M41.5 70.5a23 23 0 0 0 45 0c-14 6-31 6-45 0z", fill="#f2a03d"),
        line("M43 74c-11 6-17 11-15.5 14 2.5 4.5 21-1 42-12.5S106 51 103.5 46.5C102 44 94 46 84 50", 4.5, stroke="#f6eaff"),
        star(36, 36, 9, fill="#fff"), star(95, 92, 7, fill="#fff"), disc(86, 28, 2.5, fill="#fff"), disc(27, 58, 2, fill="#fff"), disc(58, 104, 2, fill="#fff"),
    ),
}


def document(top, bottom, definitions, drawing):
    tile = tile_path()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">\n'
        "<defs>"
        '<linearGradient id="ground" x2="0" y2="1">'
        f'<stop stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
        '<linearGradient id="edge" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".45"/>'
        '<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity="0"/>'
        '<stop offset="1" stop-opacity=".16"/></linearGradient>'
        f'<path id="tile" d="{tile}"/><clipPath id="tile-clip"><use href="#tile"/></clipPath>{definitions}</defs>\n'
        f'<use href="#tile" fill="url(#ground)"/>\n{drawing}\n'
        '<use href="#tile" fill="none" stroke="url(#edge)" stroke-width="3" clip-path="url(#tile-clip)"/>\n'
        "</svg>\n"
    )


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    directory = pathlib.Path(sys.argv[1])
    directory.mkdir(parents=True, exist_ok=True)
    for name, icon in ICONS.items():
        (directory / f"demo-{name}.svg").write_text(document(*icon))


if __name__ == "__main__":
    main()
