"""The desktops that Quiver is tried on: how each of them is started."""
from dataclasses import dataclass, field, replace


@dataclass
class Session:
    """A desktop on an X server of its own. A Wayland compositor is nested in it, so that its keys are real ones, too, apart from GNOME's,
    which has a virtual monitor."""

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
    after: str = ""
    """A shell command that runs in the started session."""
    scale_options: str = ""
    """Options of the command that set the size in logical pixels and the scale."""
    scale_setup: str = ""
    """A shell command that does that before the session."""
    scale_command: str = ""
    """A shell command that does that in the started session."""
    monitor_option: str = ""
    """What the first command needs for each further monitor."""
    lock: str | None = "i3lock --nofork --color=303030"
    """A shell command that locks the screen; None if nothing does."""
    may_lack_lock: bool = False
    """Whether some versions have no protocol for the lock, which ends at once then."""
    is_gnome: bool = False
    """Whether it is GNOME Shell on Wayland."""
    fills_screen: bool = False
    """Whether the only window of an application fills the screen."""
    shortcuts: str | None = None
    """A shell command that listens for the keys of `quiver bind`; empty if the desktop does; None if it has no list of keys."""

    def scaled(self, width, height, scale):
        """The same session at a scale."""
        values = {"width": width, "height": height, "scale": scale, "wide": round(width * scale), "high": round(height * scale)}
        command = f"{self.commands[0]} {self.scale_options}" % values
        return replace(
            self, commands=[command, *self.commands[1:]], setup=f"{self.setup}\n{self.scale_setup % values}", after=self.scale_command % values)


def _wlroots(command: str, socket: str, scale: str = "") -> Session:
    return Session(
        [f"env WLR_BACKENDS=x11 WLR_RENDERER=pixman {command}"], socket=socket, scale_command=scale, lock="swaylock --color=303030")


_KDE = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_MENU_PREFIX": "plasma-", "KDE_FULL_SESSION": "true", "XDG_SESSION_TYPE": "wayland"}
_GNOME = {"XDG_CURRENT_DESKTOP": "GNOME", "XDG_SESSION_TYPE": "wayland"}
_GNOME_SETUP = """
gsettings set org.gnome.shell welcome-dialog-last-shown-version 99
gsettings set org.gnome.desktop.interface enable-animations false
"""
# A copy has no capabilities, which namespaces may not allow.
_KWIN_SETUP = "cp /usr/bin/kwin_wayland ~/"
_KWIN = "env QT_QPA_PLATFORM=wayland ~/kwin_wayland --x11-display $DISPLAY --width 1280 --height 800 --xwayland --socket wayland-kde"
_KDE_LOCK = "gdbus call --session -d org.freedesktop.ScreenSaver -o /ScreenSaver -m org.freedesktop.ScreenSaver.Lock"
# KWin 6 takes no scale from the command line.
_KWIN_OUTPUTS = """
cat >~/.config/kwinoutputconfig.json <<'END'
[{"name": "outputs", "data": [{"connectorName": "X11-0", "scale": %(scale)s,
  "mode": {"width": %(wide)d, "height": %(high)d, "refreshRate": 60000}}]},
 {"name": "setups", "data": [{"lidClosed": false, "outputs": [{"enabled": true, "outputIndex": 0, "position": {"x": 0, "y": 0},
  "priority": 0}]}]}]
END
"""

SESSIONS = {
    "none": Session([], seconds=0),
    "openbox": Session(["openbox"]),
    "i3": Session(["i3"], fills_screen=True, setup="mkdir -p ~/.config/i3; printf 'font pango:monospace 8\\nbar {\\n}\\n' >~/.config/i3/config"),
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
    "sway": _wlroots(
        "sway", "wayland-1",
        "swaymsg -s $XDG_RUNTIME_DIR/sway-ipc.*.sock 'bar bar-0 mode invisible, output X11-1 mode --custom %(wide)dx%(high)d scale %(scale)s'",
    ),
    "labwc": _wlroots("labwc", "wayland-0"),
    "phoc": replace(_wlroots("phoc", "wayland-0"), may_lack_lock=True),
    "cage": replace(_wlroots("cage -- sleep 10000", "wayland-0"), lock=None),
    "weston": Session(["weston --backend=x11-backend.so --width=1280 --height=800"], socket="wayland-1", seconds=3, monitor_option=" --output-count=2", lock=None),
    "kwin": Session(
        [_KWIN], _KDE, seconds=5, socket="wayland-kde", monitor_option=" --output-count 2", lock=_KDE_LOCK, setup=_KWIN_SETUP, scale_options="--width %(width)d --height %(height)d --scale %(scale)s",
        scale_setup=_KWIN_OUTPUTS,
    ),
    "plasma": Session([_KWIN, "sleep 4; QT_QPA_PLATFORM=wayland WAYLAND_DISPLAY=wayland-kde plasmashell"], _KDE, seconds=18,
                      socket="wayland-kde", setup=_KWIN_SETUP, monitor_option=" --output-count 2", lock=_KDE_LOCK, shortcuts=""),
    "gnome": Session(
        ["gnome-shell --headless --wayland --virtual-monitor 1280x800"],
        _GNOME, seconds=10, socket="wayland-0", setup=_GNOME_SETUP, shortcuts="/usr/libexec/gsd-media-keys", is_gnome=True,
        monitor_option=" --virtual-monitor 1280x800",
        lock="gdbus call --session -d org.gnome.ScreenSaver -o /org/gnome/ScreenSaver -m org.gnome.ScreenSaver.Lock",
    ),
}
