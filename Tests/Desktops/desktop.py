"""A desktop with Quiver on it, and windows that tell what they get."""
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

from monitors import GnomeMonitor, XMonitor
from sessions import SESSIONS

HERE = os.path.dirname(os.path.abspath(__file__))
WALLPAPER, RED, GREEN = (0x20, 0x40, 0x60), (0xFF, 0xD0, 0xD0), (0xD0, 0xFF, 0xD0)


class Desktop:
    """A session with `monitors` monitors of the same size side by side. Pictures are in the folder in `out`, and what was seen in the
    file `results`."""

    def __init__(self, name, quiver, out, folder, results=None, size=(1280, 800), monitors=1):
        self.name, self.quiver, self.session, self.size, self.monitors = name, quiver, SESSIONS[name], size, monitors
        self.results = results
        self.pictures = os.path.join(out, folder)
        os.makedirs(self.pictures, exist_ok=True)
        for old in os.listdir(self.pictures):
            os.remove(os.path.join(self.pictures, old))
        self.is_right = True
        self.home = tempfile.mkdtemp(prefix=f"quiver-{name}-")
        self.processes, self.number = [], 0
        runtime = os.path.join(self.home, "run")
        os.makedirs(runtime, mode=0o700)
        os.makedirs(os.path.join(self.home, ".config/quiver"))
        self.variables = {
            "HOME": self.home, "XDG_RUNTIME_DIR": runtime, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "LANG": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/bus",
            "XDG_MENU_PREFIX": "", "QUIVER_DEMO": "", "WLR_X11_OUTPUTS": str(monitors), "QUIVER_DATA": os.environ.get("QUIVER_DATA", os.path.join(os.path.dirname(quiver), "data")),
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
        # Plasma runs only what was installed when it started, or what its service kded sees.
        with open(os.path.join(applications, "io.github.quiver_launcher.Quiver.desktop"), "w") as file:
            file.write(f"[Desktop Entry]\nType=Application\nName=Quiver\nExec={self.quiver}\nActions=toggle;\n\n"
                       f"[Desktop Action toggle]\nName=Show or hide\nExec={self.quiver} toggle\n")

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
        self.start_server()
        self.start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=" + self.variables["DBUS_SESSION_BUS_ADDRESS"]],
                   self.session.variables)
        self.wait(lambda: os.path.exists(self.variables["XDG_RUNTIME_DIR"] + "/bus"))
        self.variables |= self.session.variables
        if self.session.setup:
            self.output("sh", "-c", self.session.setup)
        options = self.session.monitor_option * (self.monitors - 1)
        for number, command in enumerate(self.session.commands):
            self.start(["sh", "-c", command if number else command + options], {"DISPLAY": self.display})
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
        self.place_outputs()
        if self.session.is_gnome:
            self.monitor = GnomeMonitor(self.variables["DBUS_SESSION_BUS_ADDRESS"])
            self.monitor.hide_overview()
            time.sleep(1.5)
        else:
            self.monitor = XMonitor(self.variables | {"DISPLAY": self.display})
        if not self.session.commands:
            # Without a window manager the keys are those of the window under the pointer.
            self.output("xdotool", "mousemove", "100", "100")

    def start_server(self):
        """Starts an X server. Window managers ask it for its monitors, and compositors open a window for each of theirs."""
        read, write = os.pipe()
        width, height = self.size[0] * self.monitors, self.size[1]
        server = ["Xvfb", "-screen", "0", f"{width}x{height}x24"]
        if self.monitors > 1 and not self.session.socket:
            server = ["Xorg", "-config", "quiver-dummy.conf", "-seat", "seat-test"]
        self.processes.append(subprocess.Popen(
            [*server, "-displayfd", str(write), "-nolisten", "tcp", "-noreset"], pass_fds=[write], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True, env=self.variables))
        os.close(write)
        self.display = ":" + os.read(read, 20).decode().strip()
        if server[0] == "Xorg":
            self.plug_in_monitors()

    def plug_in_monitors(self):
        """Gives the X server with the driver `dummy` its monitors: xrandr(1). Their timing does not matter."""
        width, height = self.size
        commands = [f"--newmode quiver 100 {width} {width + 8} {width + 16} {width + 80} {height} {height + 3} {height + 6} {height + 20}"]
        for number in range(self.monitors):
            commands += [f"--addmode DUMMY{number} quiver", f"--output DUMMY{number} --mode quiver --pos {number * width}x0"]
        for command in [*commands, "--query"]:
            self.output("xrandr", "-display", self.display, *command.split())

    def place_outputs(self):
        """Puts the windows in which a nested compositor shows its monitors side by side."""
        if self.monitors == 1 or not self.session.socket or self.session.is_gnome:
            return
        tree = self.output("xwininfo", "-display", self.display, "-root", "-children")
        windows = sorted(
            int(window, 16) for window, width in re.findall(r"^ +(0x[0-9a-f]+) .* (\d+)x\d+\+", tree, re.MULTILINE) if int(width) >= 640)
        for number, window in enumerate(windows):
            self.output("env", f"DISPLAY={self.display}", "xdotool", "windowmove", str(window), str(number * self.size[0]), "0")

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

    def last_words(self):
        texts = [open(os.path.join(self.home, name)).read() for name in sorted(os.listdir(self.home)) if name.endswith(".log")]
        return "\n".join(text[-600:] for text in texts if text)

    # Input and pictures

    def key(self, *names):
        for name in names:
            self.monitor.press(name)
            time.sleep(0.05)

    def type(self, text):
        self.key(*text)

    def shares(self, monitor=None):
        """The shares of the screen, or of a monitor, that are of the wallpaper, and of each probe."""
        path = os.path.join(self.home, "screen.png")
        self.monitor.save(path)
        try:
            picture = GdkPixbuf.Pixbuf.new_from_file(path)
        except Exception:
            return {"home": 0.0, "A": 0.0, "B": 0.0}
        data, row, channels = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
        columns = range(0, picture.get_width(), 10)
        if monitor is not None:
            columns = range(monitor * self.size[0], (monitor + 1) * self.size[0], 10)
        points = [tuple(data[y * row + x * channels:y * row + x * channels + 3]) for y in range(0, picture.get_height(), 10) for x in columns]
        shares = {name: points.count(colour) / len(points) for name, colour in [("home", WALLPAPER), ("A", RED), ("B", GREEN)]}
        # An icon may have a pixel of that colour.
        return {name: share if share > 0.001 else 0.0 for name, share in shares.items()}

    def keep_picture(self, name):
        self.number += 1
        path = os.path.join(self.pictures, f"{self.number:02}-{name}.png")
        self.monitor.save(path)
        subprocess.run(["mogrify", "-resize", "50%", path], capture_output=True, timeout=20)

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
