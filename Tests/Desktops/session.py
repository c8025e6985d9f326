"""Tries Quiver on one desktop, with real keys: session.py NAME QUIVER OUT [FLOW…]

NAME is one of sessions.py. What was seen is printed, one line for each check, and written to OUT/NAME.txt; the pictures are in
OUT/NAME/. The program runs as a user who may start a display, in a directory of its own."""
import os
import signal
import sys
import time

from desktop import Desktop


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


def try_monitors(desktop):
    """A home screen on each of two monitors. A window is on one of them."""
    probe = desktop.open_probe("A", "#ffd0d0")
    configuration = os.path.join(desktop.home, ".config/quiver/quiver.conf")
    with open(configuration, "a") as file:
        file.write("[window]\nmonitor = all\n")
    quiver = desktop.start_quiver("--mode", "home")

    def on_each(condition):
        return desktop.wait(lambda: all(condition(desktop.shares(number)) for number in range(desktop.monitors)))

    desktop.check("monitors: home is on each", on_each(lambda seen: seen["home"] > 0.05 or seen["A"] > 0.6))
    desktop.check("monitors: window is in front", desktop.sees(lambda seen: seen["A"] > 0.02))
    desktop.keep_picture("monitors")
    desktop.command("toggle")
    desktop.check("monitors: home comes up on each", on_each(lambda seen: seen["A"] == 0 and seen["home"] > 0.5))
    desktop.keep_picture("monitors-up")
    desktop.command("toggle")
    desktop.check("monitors: home goes down", desktop.sees(lambda seen: seen["A"] > 0.02))
    desktop.check("monitors: keys return", desktop.gets("A", "m"))
    desktop.command("quit")
    desktop.stop(quiver)
    desktop.stop(probe)


def try_lock(desktop):
    """A lock covers everything, and keeps the keys: of an overlay that was shown before, and of one and a home screen that are shown
    then. The lock is not opened again."""
    if not desktop.session.lock:
        return
    for name in "AB":
        if os.path.exists(desktop.log(name)):
            os.remove(desktop.log(name))
    desktop.open_probe("A", "#ffd0d0")
    quiver = desktop.start_quiver("--hidden")
    desktop.run_quiver("toggle")
    desktop.sees(lambda seen: seen["home"] > 0.5)
    lock = desktop.start(["sh", "-c", desktop.session.lock])
    is_locked = desktop.sees(lambda seen: seen["A"] == 0 and seen["home"] == 0)
    if desktop.session.may_lack_lock and not is_locked and lock.poll():
        desktop.run_quiver("quit")
        return desktop.stop(quiver)
    desktop.check("lock is shown", is_locked, str(desktop.shares()))
    desktop.keep_picture("lock")
    if not is_locked:
        return
    time.sleep(1)
    check_lock(desktop, "overlay")
    for _ in range(2):
        desktop.run_quiver("toggle")
    check_lock(desktop, "overlay shown then")
    desktop.run_quiver("quit")
    desktop.stop(quiver)
    quiver = desktop.start_quiver("--mode", "home")
    desktop.run_quiver("toggle")
    check_lock(desktop, "home")
    desktop.run_quiver("quit")
    desktop.stop(quiver)


def check_lock(desktop, what):
    # Quiver lets the keyboard go when it has not been shown for a second.
    end, seen = time.monotonic() + 2, []
    while time.monotonic() < end:
        seen.append(desktop.shares())
    desktop.check(f"lock covers {what}", all(share["A"] == 0 and share["home"] == 0 for share in seen), str(max(share["home"] for share in seen)))
    desktop.type("zprobe")
    time.sleep(0.5)
    desktop.key("Return")
    time.sleep(1)
    desktop.check(f"lock keeps the keys from {what}", not os.path.exists(desktop.log("B")))
    desktop.keep_picture("locked")


# The flows, and the number of monitors that each of them needs.
FLOWS = {"overlay": (try_overlay, 1), "home": (try_home, 1), "key": (try_key, 1), "lock": (try_lock, 1), "monitors": (try_monitors, 2)}


def main():
    name, quiver, out = sys.argv[1:4]
    wanted = sys.argv[4:] or list(FLOWS)
    is_right = True
    with open(os.path.join(out, name + ".txt"), "w", buffering=1) as results:
        for monitors in [1, 2]:
            flows = [flow for word in wanted for flow, number in [FLOWS[word]] if number == monitors]
            if flows:
                is_right &= try_flows(flows, Desktop(name, quiver, out, name if monitors == 1 else f"{name}-monitors", results, monitors=monitors))
    sys.exit(0 if is_right else 1)


def try_flows(flows, desktop):
    try:
        desktop.start_session()
        desktop.keep_picture("desktop")
        for flow in flows:
            flow(desktop)
    finally:
        desktop.stop_all()
    return desktop.is_right


if __name__ == "__main__":
    main()
