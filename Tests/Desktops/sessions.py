"""The desktops that Quiver is tried on: how each of them is started."""
from dataclasses import dataclass, field


@dataclass
class Session:
    """A desktop on an X server of its own. A Wayland compositor is nested in it, so that its keys are real ones, too."""

    commands: list[str]
    """Shell commands that run until the session ends."""
    variables: dict[str, str] = field(default_factory=dict)
    """Variables of all programs in the session."""
    seconds: float = 2
    """How long the desktop takes to start."""
    socket: str | None = None
    """The name of the Wayland socket; None for X11."""
    setup: str = ""
    """A shell command that runs before the session."""
    shortcuts: str | None = None
    """A shell command that listens for the keys of `quiver bind`; empty if the desktop does; None if it has no list of keys."""


def _wlroots(command: str, socket: str) -> Session:
    return Session([f"env WLR_BACKENDS=x11 WLR_RENDERER=pixman {command}"], socket=socket)


_KDE = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "XDG_SESSION_TYPE": "wayland"}
_GNOME = {"XDG_CURRENT_DESKTOP": "GNOME", "XDG_SESSION_TYPE": "wayland"}
_GNOME_SETUP = """
gsettings set org.gnome.shell welcome-dialog-last-shown-version 99
gsettings set org.gnome.desktop.interface enable-animations false
"""
_KWIN = "env QT_QPA_PLATFORM=wayland kwin_wayland --x11-display $DISPLAY --width 1280 --height 800 --xwayland --socket wayland-kde --no-lockscreen"

SESSIONS = {
    "none": Session([], seconds=0),
    "openbox": Session(["openbox"]),
    "i3": Session(["i3"], setup="mkdir -p ~/.config/i3; printf 'font pango:monospace 8\\nbar {\\n}\\n' >~/.config/i3/config"),
    "bspwm": Session(
        ["bspwm"],
        setup="mkdir -p ~/.config/bspwm; printf '#!/bin/sh\\nbspc monitor -d I II III\\n' >~/.config/bspwm/bspwmrc; "
        "chmod +x ~/.config/bspwm/bspwmrc",
    ),
    "awesome": Session(["awesome"], seconds=3),
    "icewm": Session(["icewm"]),
    "jwm": Session(["jwm"]),
    "fluxbox": Session(["fluxbox"], setup="mkdir -p ~/.fluxbox; echo background: none >~/.fluxbox/overlay"),
    "mutter": Session(["mutter --x11"], seconds=3),
    "xfce": Session(["xfwm4", "sleep 1; xfdesktop", "sleep 2; xfce4-panel"], {"XDG_CURRENT_DESKTOP": "XFCE", "XDG_MENU_PREFIX": "xfce-"}, seconds=6,
                    shortcuts="xfsettingsd --no-daemon"),
    "mate": Session(
        ["marco", "sleep 1; caja --force-desktop --no-default-window", "sleep 1; mate-panel"],
        {"XDG_CURRENT_DESKTOP": "MATE"}, seconds=6, shortcuts="mate-settings-daemon",
    ),
    "lxqt": Session(
        ["openbox", "sleep 1; pcmanfm-qt --desktop", "sleep 1; lxqt-panel"], {"XDG_CURRENT_DESKTOP": "LXQt"}, seconds=5,
    ),
    "cinnamon": Session(["cinnamon"], {"XDG_CURRENT_DESKTOP": "X-Cinnamon"}, seconds=12, shortcuts=""),
    "budgie": Session(["budgie-wm --x11", "sleep 2; budgie-panel"], {"XDG_CURRENT_DESKTOP": "Budgie:GNOME"}, seconds=8,
                      shortcuts="/usr/libexec/gsd-media-keys"),
    "kwin-x11": Session(["kwin_x11"], {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true"}, seconds=4),
    "plasma-x11": Session(
        ["kwin_x11", "plasmashell"], {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true"}, seconds=14, shortcuts="kglobalaccel5",
    ),
    "sway": _wlroots("sway", "wayland-1"),
    "labwc": _wlroots("labwc", "wayland-0"),
    "phoc": _wlroots("phoc", "wayland-0"),
    "cage": _wlroots("cage -- sleep 10000", "wayland-0"),
    "weston": Session(["weston --backend=x11-backend.so --width=1280 --height=800"], socket="wayland-1", seconds=3),
    "kwin": Session([_KWIN], _KDE, seconds=5, socket="wayland-kde"),
    "plasma": Session([_KWIN, "sleep 4; QT_QPA_PLATFORM=wayland WAYLAND_DISPLAY=wayland-kde plasmashell"], _KDE, seconds=18,
                      socket="wayland-kde", shortcuts=""),
    "gnome": Session(
        ["env MUTTER_DEBUG_DUMMY_MODE_SPECS=1280x800 gnome-shell --nested --wayland --unsafe-mode"],
        _GNOME, seconds=10, socket="wayland-0", setup=_GNOME_SETUP, shortcuts="/usr/libexec/gsd-media-keys",
    ),
}
