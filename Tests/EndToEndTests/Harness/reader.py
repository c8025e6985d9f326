"""Reads the springboard as a screen reader does: `look` and `click NAME` on standard input, an answer in JSON each."""
import json
import sys

import pyatspi


def buttons(node):
    if node.getRole() == pyatspi.ROLE_PUSH_BUTTON:
        yield node
    for child in node:
        if child:
            yield from buttons(child)


def springboards():
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.clear_cache()
    return [child for child in desktop if child and "quiver" in child.name.lower()]


def tiles():
    return [button for springboard in springboards() for button in buttons(springboard)]


def described(button):
    extents = button.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return {
        "name": button.name, "role": button.getRoleName(), "description": button.description,
        "x": extents.x, "y": extents.y, "width": extents.width, "height": extents.height,
        "isFocused": button.getState().contains(pyatspi.STATE_FOCUSED),
    }


def clicked(name):
    found = [button for button in tiles() if button.name == name]
    return bool(found) and found[0].queryAction().doAction(0)


def answer(question):
    word, _, name = question.partition(" ")
    return clicked(name) if word == "click" else [described(button) for button in tiles()]


for line in sys.stdin:
    try:
        print(json.dumps(answer(line.strip())), flush=True)
    except Exception as error:  # what was being read has just gone
        print(error, file=sys.stderr)
        print("[]", flush=True)
