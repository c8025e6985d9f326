#!/usr/bin/python3
"""Writes sample applications for benchmarks, each with its own icon.

    sample-apps.py COUNT DIRECTORY      DIRECTORY can then be used in XDG_DATA_DIRS
"""

import colorsys
import pathlib
import sys

CATEGORIES = ("Network", "Office", "Graphics", "AudioVideo", "Development", "Game", "Utility", "System")

ENTRY = """[Desktop Entry]
Type=Application
Name=Sample {number}
Name[de]=Beispiel {number}
Comment=The sample application number {number}
Keywords=sample;number;
Exec=true %F
Icon=sample-{number}
Categories={category};
"""

ICON = """<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
<rect x="3" y="3" width="58" height="58" rx="14" fill="{colour}"/><circle cx="32" cy="32" r="{radius}" fill="#fff"/>
</svg>
"""


def colour(number):
    red, green, blue = colorsys.hls_to_rgb(number * 0.618 % 1, 0.5, 0.6)
    return f"#{int(red * 255):02x}{int(green * 255):02x}{int(blue * 255):02x}"


def main():
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    directory = pathlib.Path(sys.argv[2])
    applications = directory / "applications"
    icons = directory / "icons/hicolor/scalable/apps"
    applications.mkdir(parents=True, exist_ok=True)
    icons.mkdir(parents=True, exist_ok=True)
    for number in range(int(sys.argv[1])):
        category = CATEGORIES[number % len(CATEGORIES)]
        (applications / f"sample-{number}.desktop").write_text(ENTRY.format(number=number, category=category))
        (icons / f"sample-{number}.svg").write_text(ICON.format(colour=colour(number), radius=8 + number % 12))
    theme = "[Icon Theme]\nName=Hicolor\nDirectories=scalable/apps\n\n[scalable/apps]\nType=Scalable\nSize=64\nMinSize=8\nMaxSize=512\n"
    (directory / "icons/hicolor/index.theme").write_text(theme)


if __name__ == "__main__":
    main()
