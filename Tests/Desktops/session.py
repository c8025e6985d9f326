"""Tries Quiver on one desktop, with real keys: session.py NAME QUIVER OUT

NAME is one of sessions.py. What was seen is printed, one line for each check, and written to OUT/NAME.txt; the pictures are in
OUT/NAME/. The program runs as a user who may start a display, in a directory of its own."""
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf

from sessions import SESSIONS

HERE = os.path.dirname(os.path.abspath(__file__))
WALLPAPER, RED, GREEN = (0x20, 0x40, 0x60), (0xFF, 0xD0, 0xD0), (0xD0, 0xFF, 0xD0)


class Desktop:
    def __init__(self, name, quiver, out, folder=None, screen=(1280, 800)):
        self.name, self.quiver, self.session, self.screen = name, quiver, SESSIONS[name], screen
        self.pictures = os.path.join(out, folder or name)
        os.makedirs(self.pictures, exist_ok=True)
        for old in os.listdir(self.pictures):
            os.remove(os.path.join(self.pictures, old))
        self.is_right = True
        self.results = None if folder else open(os.path.join(out, name + ".txt"), "w", buffering=1)
        self.home = tempfile.mkdtemp(prefix=f"quiver-{name}-")
        self.processes, self.number = [], 0
        runtime = os.path.join(self.home, "run")
        os.makedirs(runtime, mode=0o700)
        os.makedirs(os.path.join(self.home, ".config/quiver"))
        self.variables = {
            "HOME": self.home, "XDG_RUNTIME_DIR": runtime, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "LANG": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/bus",
            "XDG_MENU_PREFIX": "", "QUIVER_DEMO": "", "QUIVER_DATA": os.environ.get("QUIVER_DATA", os.path.join(os.path.dirname(quiver), "data")),
        }
        self.write_files()

    def write_files(self):
        with open(os.path.join(self.home, ".config/quiver/quiver.conf"), "w") as file:
            file.write("[wallpaper]\nsource = #204060\n")
        applications = os.path.join(self.home, ".local/share/applications")
        os.makedirs(applications)
        # Quoting for a shell is simpler than quoting for an Exec line.
        command = os.path.join(self.home, "open-probe")
        with open(command, "w") as file:
            file.write("#!/bin/sh\nexec " + shlex.join(self.probe("B", "#d0ffd0")) + "\n")
        os.chmod(command, 0o755)
        with open(os.path.join(applications, "probe-B.desktop"), "w") as file:
            file.write(
                f"[Desktop Entry]\nType=Application\nName=Zprobe B\nStartupWMClass=probe-B\nStartupNotify=true\nExec={command}\n")

    def probe(self, name, colour):
        """The command of a probe."""
        return [sys.executable, os.path.join(HERE, "probe.py"), name, colour, self.log(name)]

    def log(self, name):
        return os.path.join(self.home, f"probe-{name}.log")

    # Processes

    def start(self, command, variables=None):
        errors = open(os.path.join(self.home, f"{len(self.processes)}.log"), "w")
        process = subprocess.Popen(
            command, env=self.variables | (variables or {}), stdout=errors, stderr=errors, cwd=self.home, start_new_session=True)
        self.processes.append(process)
        return process

    def stop(self, process, sign=signal.SIGTERM):
        try:
            os.killpg(process.pid, sign)
            process.wait(4)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def stop_all(self):
        for process in reversed(self.processes):
            self.stop(process)

    def output(self, *command):
        try:
            return subprocess.run(
                command, env=self.variables, capture_output=True, text=True, timeout=20, cwd=self.home).stdout
        except subprocess.TimeoutExpired:
            return ""

    def wait(self, condition, seconds=10.0):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.1)
        return False

    # The session

    def start_session(self):
        read, write = os.pipe()
        screen = "%dx%dx24" % self.screen
        server = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
        self.processes.append(subprocess.Popen(
            server, pass_fds=[write], stderr=subprocess.DEVNULL, start_new_session=True, env=self.variables))
        os.close(write)
        self.display = ":" + os.read(read, 20).decode().strip()
        self.outer = self.variables | {"DISPLAY": self.display}
        self.start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=" + self.variables["DBUS_SESSION_BUS_ADDRESS"]],
                   self.session.variables)
        self.wait(lambda: os.path.exists(self.variables["XDG_RUNTIME_DIR"] + "/bus"))
        self.variables |= self.session.variables
        if self.session.setup:
            self.output("sh", "-c", self.session.setup)
        for command in self.session.commands:
            self.start(["sh", "-c", command], {"DISPLAY": self.display})
        if self.session.socket:
            path = os.path.join(self.variables["XDG_RUNTIME_DIR"], self.session.socket)
            if not self.wait(lambda: os.path.exists(path), 30):
                raise SystemExit(f"{self.name}: no compositor: " + self.last_words())
        time.sleep(self.session.seconds)
        if self.session.socket:
            self.variables["WAYLAND_DISPLAY"] = self.session.socket
            self.find_xwayland()
        else:
            self.variables["DISPLAY"] = self.display
        if self.name.startswith("gnome"):
            self.shell("Main.overview.hide()")
            time.sleep(1.5)

    def run_after_start(self):
        """Runs the session's command for the started compositor."""
        if self.session.after:
            self.output("sh", "-c", self.session.after)
            time.sleep(1)

    def find_xwayland(self):
        """A compositor starts Xwayland at once, or listens for it."""
        for number in filter(str.isdigit, os.listdir("/proc")):
            try:
                words = open(f"/proc/{number}/cmdline").read().split("\0")
            except OSError:
                continue
            if not words[0].endswith("Xwayland"):
                continue
            self.variables["DISPLAY"] = next((word for word in words if re.fullmatch(r":\d+", word)), "")
            if "-auth" in words:
                self.variables["XAUTHORITY"] = words[words.index("-auth") + 1]
        if "DISPLAY" not in self.variables:
            for process in range(len(self.processes)):
                path = os.path.join(self.home, f"{process}.log")
                found = os.path.exists(path) and re.search(r"(?:public X11 display|xserver.*?) (:\d+)", open(path).read())
                if found:
                    self.variables["DISPLAY"] = found[1]

    def shell(self, script):
        return self.output(
            "gdbus", "call", "--session", "-d", "org.gnome.Shell", "-o", "/org/gnome/Shell", "-m", "org.gnome.Shell.Eval", script)

    def last_words(self):
        texts = [open(os.path.join(self.home, name)).read() for name in sorted(os.listdir(self.home)) if name.endswith(".log")]
        return "\n".join(text[-600:] for text in texts if text)

    # Input and pictures

    def xdotool(self, *words):
        subprocess.run(["xdotool", *words], env=self.outer, capture_output=True, timeout=20)

    def key(self, *names):
        for name in names:
            self.xdotool("key", name)
            time.sleep(0.05)

    def type(self, text):
        self.xdotool("type", "--delay", "40", text)

    def shares(self):
        """The shares of the screen that are of the wallpaper, and of each probe."""
        path = os.path.join(self.home, "screen.png")
        subprocess.run(["import", "-window", "root", path], env=self.outer, capture_output=True, timeout=20)
        try:
            picture = GdkPixbuf.Pixbuf.new_from_file(path)
        except Exception:
            return {"home": 0.0, "A": 0.0, "B": 0.0}
        data, row, channels = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
        points = [tuple(data[y * row + x * channels:y * row + x * channels + 3])
                  for y in range(0, picture.get_height(), 10) for x in range(0, picture.get_width(), 10)]
        return {name: points.count(colour) / len(points) for name, colour in [("home", WALLPAPER), ("A", RED), ("B", GREEN)]}

    def keep_picture(self, name):
        self.number += 1
        path = os.path.join(self.pictures, f"{self.number:02}-{name}.png")
        subprocess.run(["import", "-window", "root", "-resize", "50%", path], env=self.outer, capture_output=True, timeout=20)

    def sees(self, condition):
        return self.wait(lambda: condition(self.shares()))

    # Quiver and the probes

    def run_quiver(self, *words):
        try:
            done = subprocess.run(
                [self.quiver, *words], env=self.variables, capture_output=True, text=True, timeout=10, cwd=self.home)
        except subprocess.TimeoutExpired:
            return 124, "no answer"
        return done.returncode, (done.stdout + done.stderr).strip()

    def start_quiver(self, *words):
        process = self.start([self.quiver, *words])
        self.wait(lambda: "true" in self.output(
            "gdbus", "call", "--session", "-d", "org.freedesktop.DBus", "-o", "/org/freedesktop/DBus", "-m",
            "org.freedesktop.DBus.NameHasOwner", "io.github.quiver_launcher.Quiver"))
        if "home" in words and not self.session.socket:
            self.wait(lambda: self.output("xdotool", "search", "--onlyvisible", "--name", "^Quiver$"))
        # A window that takes the keyboard does so within this time.
        time.sleep(1.5)
        return process

    def open_probe(self, name, colour):
        process = self.start(self.probe(name, colour))
        self.wait(lambda: "mapped" in self.lines(name))
        time.sleep(0.6)
        return process

    def lines(self, name):
        try:
            return open(self.log(name)).read().split("\n")
        except OSError:
            return []

    def gets(self, name, key):
        """Whether a key that is pressed arrives in a probe. It is pressed once."""
        self.wait_for_keyboard(f"Probe {name}")
        self.key(key)
        return self.wait(lambda: f"key {key}" in self.lines(name), 3)

    def wait_for_keyboard(self, window):
        """Only an X server tells which window has the keyboard."""
        if self.session.socket or not self.session.commands:
            return time.sleep(0.7)
        self.wait(lambda: self.output("xdotool", "getactivewindow", "getwindowname").strip() == window, 5)

    def close_launched(self):
        subprocess.run(["pkill", "-u", str(os.getuid()), "-f", f"probe.py B .*{self.home}"])
        time.sleep(1)

    def check(self, name, result, detail=""):
        if not result:
            self.is_right = False
            detail = " ".join(filter(None, [detail, self.x11_state()]))
        line = f"{name}: {'ok' if result else 'WRONG ' + detail}"
        print(f"[{self.name}] {line}", flush=True)
        print(line, file=self.results)

    def x11_state(self):
        """The windows that have the keyboard, as the window manager and the server say."""
        if "DISPLAY" not in self.variables:
            return ""
        active = self.output("xdotool", "getactivewindow", "getwindowname").strip()
        focused = self.output("xdotool", "getwindowfocus", "getwindowname").strip()
        return f"(active: {active or 'none'}, focus: {focused or 'none'})"

    def command(self, word):
        status, text = self.run_quiver(word)
        if status != 0:
            self.check(f"quiver {word}", False, f"{status}: {text}")

    def launch_by_keys(self):
        """Types the name of an application, and opens it."""
        if os.path.exists(self.log("B")):
            os.remove(self.log("B"))
        self.wait_for_keyboard("Quiver")
        self.type("zprobe")
        time.sleep(0.8)
        self.key("Return")
        return self.wait(lambda: "mapped" in self.lines("B"))


def try_overlay(desktop):
    probe = desktop.open_probe("A", "#ffd0d0")
    quiver = desktop.start_quiver("--hidden")
    desktop.command("toggle")
    desktop.check("overlay is shown", desktop.sees(lambda seen: seen["home"] > 0.5 and seen["A"] == 0))
    desktop.check("overlay gets keys", desktop.launch_by_keys())
    desktop.check("overlay: application is in front", desktop.sees(lambda seen: seen["B"] > 0.05 and seen["home"] < 0.5))
    desktop.check("overlay: application gets keys", desktop.gets("B", "k"))
    desktop.close_launched()
    desktop.command("toggle")
    desktop.wait_for_keyboard("Quiver")
    desktop.key("Escape")
    desktop.check("overlay: keys return", desktop.gets("A", "e"))
    desktop.command("quit")
    desktop.stop(quiver)
    desktop.stop(probe)
    time.sleep(0.5)


def try_home(desktop):
    if os.path.exists(desktop.log("A")):
        os.remove(desktop.log("A"))
    probe = desktop.open_probe("A", "#ffd0d0")
    desktop.check("probe gets keys", desktop.gets("A", "p"))
    quiver = desktop.start_quiver("--mode", "home")
    desktop.keep_picture("started")
    least = 0.8 if desktop.session.fills_screen else 0.6
    desktop.check("home starts below", desktop.sees(
        lambda seen: seen["A"] > least or not desktop.session.fills_screen and seen["A"] > 0.05 and seen["home"] > 0.05), str(desktop.shares()))
    desktop.check("home starts without keyboard", desktop.gets("A", "s"))
    for round in range(1, 4):
        desktop.command("toggle")
        desktop.check(f"home comes up {round}", desktop.sees(lambda seen: seen["A"] == 0 and seen["home"] > 0.5), str(desktop.shares()))
        desktop.keep_picture("up")
        desktop.command("toggle")
        desktop.check(f"home goes down {round}", desktop.sees(lambda seen: seen["A"] > 0.05), str(desktop.shares()))
        desktop.check(f"keys return {round}", desktop.gets("A", "bcd"[round - 1]))
    desktop.keep_picture("down")
    desktop.command("toggle")
    desktop.check("home gets keys", desktop.launch_by_keys())
    desktop.check("application is in front", desktop.sees(lambda seen: seen["B"] > 0.05), str(desktop.shares()))
    desktop.check("application gets keys", desktop.gets("B", "k"))
    desktop.keep_picture("launched")
    desktop.check("other window is not minimized", "minimized" not in desktop.lines("A")[-6:] or "restored" in desktop.lines("A")[-3:])
    desktop.close_launched()
    desktop.check("window before gets keys", desktop.gets("A", "w"))
    desktop.stop(probe)
    time.sleep(1.2)
    desktop.check("home alone gets keys", desktop.launch_by_keys())
    desktop.keep_picture("alone")
    desktop.check("application from home alone gets keys", desktop.gets("B", "l"))
    desktop.stop(quiver, signal.SIGKILL)
    time.sleep(0.5)
    quiver = desktop.start_quiver("--mode", "home")
    desktop.check("restart leaves the keyboard", desktop.gets("B", "r"))
    desktop.close_launched()
    desktop.command("quit")
    desktop.stop(quiver)


def try_key(desktop):
    """Gives Quiver a key with `quiver bind`, and presses it."""
    if desktop.session.shortcuts is None:
        return
    applications = os.path.join(desktop.home, ".local/share/applications")
    with open(os.path.join(applications, "io.github.quiver_launcher.Quiver.desktop"), "w") as file:
        file.write(f"[Desktop Entry]\nType=Application\nName=Quiver\nExec={desktop.quiver}\nActions=toggle;\n\n"
                   f"[Desktop Action toggle]\nName=Show or hide\nExec={desktop.quiver} toggle\n")
    if desktop.session.shortcuts:
        desktop.start(["sh", "-c", desktop.session.shortcuts])
        time.sleep(3)
    quiver = desktop.start_quiver("--hidden")
    for number, key in enumerate(["F9", "Ctrl+Alt+H"], 1):
        status, text = desktop.run_quiver("bind", key)
        desktop.check(f"key {number} is bound", status == 0, text)
        time.sleep(1.5)
        name = key.lower().replace("f9", "F9")
        desktop.key(name)
        desktop.check(f"key {number} shows", desktop.sees(lambda seen: seen["home"] > 0.5))
        desktop.keep_picture(f"key-{number}")
        time.sleep(0.7)
        desktop.key(name)
        desktop.check(f"key {number} hides", desktop.sees(lambda seen: seen["home"] < 0.5))
    status, text = desktop.run_quiver("bind", "--remove")
    desktop.check("keys are removed", status == 0, text)
    time.sleep(1.5)
    for name in ["F9", "ctrl+alt+h"]:
        desktop.key(name)
        time.sleep(1.5)
        desktop.check(f"{name} does nothing", desktop.shares()["home"] < 0.5)
    desktop.command("quit")
    desktop.stop(quiver)


def main():
    name, quiver, out = sys.argv[1:4]
    desktop = Desktop(name, quiver, out)
    try:
        desktop.start_session()
        desktop.keep_picture("desktop")
        flows = sys.argv[4:] or ["overlay", "home", "key"]
        if "overlay" in flows:
            try_overlay(desktop)
        if "home" in flows:
            try_home(desktop)
        if "key" in flows:
            try_key(desktop)
    finally:
        desktop.stop_all()
    sys.exit(0 if desktop.is_right else 1)


if __name__ == "__main__":
    main()
