#!/usr/bin/python3
"""Writes data/desktops.md and its pictures from the results of session.py: report.py DIRECTORY DISTRIBUTION…"""
import os
import re
import subprocess
import sys

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data")
# The columns of the table, and the checks that each of them stands for.
COLUMNS = {
    "overlay": ["overlay"],
    "start": ["home starts", "restart"],
    "up": ["home comes up", "home gets keys"],
    "down": ["home goes down", "keys return"],
    "launch": ["application is in front", "application gets keys", "other window", "window before"],
    "alone": ["home alone", "application from home alone"],
    "lock": ["lock"],
    "monitors": ["monitors:"],
}
# The packages whose versions are told.
PACKAGES = ["awesome", "bspwm", "budgie-core", "cage", "cinnamon", "fluxbox", "gnome-shell", "i3-wm", "icewm", "jwm", "kwin-wayland",
            "kwin-x11", "labwc", "lxqt-panel", "marco", "mutter", "openbox", "phoc", "plasma-workspace", "sway", "weston", "xfwm4"]
HEAD = """# Quiver on desktops

Made by `Tests/Desktops/matrix.sh` with real keys. The columns are: the overlay; a home screen starts, and starts again after a crash,
without taking the keyboard; it comes up with the keyboard; it goes down, and the window before has the keyboard again; a launched
application is in front and has the keyboard, and no other window is minimized; the home screen has the keyboard after the last window
was closed; a locked screen shows nothing of an overlay or a home screen, and gives them no keys; on two monitors, a home screen is on
each of them, comes up and goes down. A number is the number of checks that were not passed, "refused" means that `quiver toggle`
fails with a sentence, and "–" that there is nothing to try, such as a lock that runs there.

phoc, weston and cage are not supported as places for a home screen below other windows, and `quiver doctor` says so: weston and cage
have no layers, so that a home screen is a window like others there, on one monitor, and phoc gives the keyboard to no window on a layer
below others. fluxbox gives it to the window before the overlay, not to what the overlay has opened.

"""


def results(path):
    """The numbers of failed checks by column, with None where there were no checks; None if the session did not come to its end."""
    lines = open(path).read().splitlines()
    failed = [line for line in lines if ": WRONG" in line]
    if not any(line.startswith("restart leaves") for line in lines):
        return None
    refused = sum("quiver toggle: WRONG 1:" in line for line in failed)
    counts = {}
    for name, starts in COLUMNS.items():
        starts = tuple(starts)
        is_tried = any(line.startswith(starts) for line in lines)
        counts[name] = sum(line.startswith(starts) for line in failed) if is_tried else None
    return counts, refused


def row(name, path):
    found = results(path)
    if not found:
        return f"| {name} |" + " not tried |" * len(COLUMNS)
    counts, refused = found

    def cell(column, count):
        if count is None:
            return "–"
        return "refused" if refused and column in ("up", "down") and count else str(count or "✓")

    return f"| {name} | " + " | ".join(cell(*count) for count in counts.items()) + " |"


def scales(name, path):
    """A sentence on the pixels at several scales."""
    lines = open(path).read().splitlines()
    right = [line.split(":")[0].removeprefix("scale ") for line in lines if line.endswith(": ok")]
    wrong = [line.removeprefix("scale ") for line in lines if not line.endswith(": ok")]
    sentence = f"{name} shows the pixels of `quiver snapshot` at the scales {', '.join(right) or 'none'}"
    return sentence + (f", but not at {'; '.join(wrong)}" if wrong else "") + ".\n\n"


def versions(root):
    """A sentence with the versions of the desktops in a root, as dpkg knows them."""
    found = []
    for entry in open(os.path.join(root, "var/lib/dpkg/status")).read().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in entry.split("\n") if ": " in line and not line.startswith(" "))
        if fields.get("Package") in PACKAGES and "Version" in fields:
            found.append(f"{fields['Package']} {re.split('[-+~]', fields['Version'].split(':')[-1])[0]}")
    return "With " + ", ".join(sorted(found)) + ".\n\n"


def sheet(directory, names, path):
    """A row of four pictures for each desktop."""
    pictures = []
    for name in names:
        folder = os.path.join(directory, name)
        for what in ["started", "up", "launched", "alone"]:
            found = sorted(file for file in os.listdir(folder) if file.endswith(f"-{what}.png"))
            if found:
                pictures += ["-label", f"{name}: {what}", os.path.join(folder, found[0])]
    subprocess.run(
        ["montage", *pictures, "-tile", "4x", "-geometry", "320x200+4+4", "-quality", "70", path], check=True)


def main():
    directory, distributions = sys.argv[1], sys.argv[2:]
    os.makedirs(os.path.join(DATA, "desktops"), exist_ok=True)
    with open(os.path.join(DATA, "desktops.md"), "w") as page:
        page.write(HEAD)
        for distribution in distributions:
            folder = os.path.join(directory, f"results-{distribution}")
            files = sorted(file[:-4] for file in os.listdir(folder) if file.endswith(".txt"))
            names = [file for file in files if not file.endswith("-scales")]
            page.write(f"## Debian {distribution}\n\n" + versions(os.path.join(directory, distribution)))
            page.write("| desktop | " + " | ".join(COLUMNS) + " |\n")
            page.write("|---|" + "---|" * len(COLUMNS) + "\n")
            page.write("\n".join(row(name, os.path.join(folder, f"{name}.txt")) for name in names) + "\n\n")
            for file in files:
                if file.endswith("-scales"):
                    page.write(scales(file.removesuffix("-scales"), os.path.join(folder, f"{file}.txt")))
            page.write(f"![The desktops of {distribution}: started, in front, an application, alone](desktops/{distribution}.jpg)\n\n")
            sheet(folder, names, os.path.join(DATA, "desktops", f"{distribution}.jpg"))


main()
