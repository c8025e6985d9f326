"""Reads a program as a screen reader does: Quiver, or the one whose name contains the argument. Each line on standard input is a request with an answer in JSON:
`look`, `do` ACTION, a tab and a NAME, `table`, and `hear`, which returns the announcements since the first request of this kind."""
import json
import sys

import pyatspi
from gi.repository import GLib

ROLES = {
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_LABEL, pyatspi.ROLE_DIALOG, pyatspi.ROLE_TEXT, pyatspi.ROLE_MENU_ITEM,
    pyatspi.ROLE_MENU, pyatspi.ROLE_HEADING, pyatspi.ROLE_PAGE_TAB_LIST, pyatspi.ROLE_SLIDER,
    pyatspi.ROLE_CHECK_MENU_ITEM, pyatspi.ROLE_TABLE, pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_ROW_HEADER,
    pyatspi.ROLE_COLUMN_HEADER, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_RADIO_BUTTON,
}

heard = None
program = sys.argv[1] if len(sys.argv) > 1 else "quiver"


def parts(node):
    if node.getRole() in ROLES:
        yield node
    for child in node:
        if child:
            yield from parts(child)


def programs():
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.clear_cache()
    return [child for child in desktop if child and program in child.name.lower()]


def everything():
    """The visible elements in reading order."""
    found = [part for found in programs() for part in parts(found)]
    return [part for part in found if part.getState().contains(pyatspi.STATE_SHOWING)]


def actions(part):
    try:
        action = part.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(number) for number in range(action.nActions)]


def text(part):
    return part.queryText().getText(0, -1) if part.getRole() == pyatspi.ROLE_TEXT else ""


def described(part):
    extents = part.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return {
        "name": part.name, "role": part.getRoleName(), "description": part.description, "actions": actions(part),
        "x": extents.x, "y": extents.y, "width": extents.width, "height": extents.height,
        "isFocused": part.getState().contains(pyatspi.STATE_FOCUSED),
        "isChecked": part.getState().contains(pyatspi.STATE_CHECKED), "text": text(part),
    }


def do(what):
    action, _, name = what.partition("\t")
    for part in everything():
        if part.name == name and action in actions(part):
            return part.queryAction().doAction(actions(part).index(action))
    return False


def table():
    """The names of the cells of the first table, each row with the header of its second cell."""
    part = next(part for part in everything() if part.getRole() == pyatspi.ROLE_TABLE)
    cells = part.queryTable()
    rows = []
    for row in range(cells.nRows):
        line = [cells.getAccessibleAt(row, column) for column in range(cells.nColumns)]
        names = [cell.name for cell in line if cell]
        position = line[1].queryTableCell() if len(names) > 1 else None
        headers = [header.name for header in position.rowHeaderCells] if position else []
        rows.append(headers + names)
    return rows


def hear():
    global heard
    if heard is None:
        heard = []
        pyatspi.Registry.registerEventListener(lambda event: heard.append(event.any_data), "object:announcement")
    words = heard[:]
    heard.clear()
    return words


def answer(question):
    word, _, rest = question.partition(" ")
    if word == "do":
        return do(rest)
    if word == "table":
        return table()
    return hear() if word == "hear" else [described(part) for part in everything()]


def asked(channel, _):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    try:
        print(json.dumps(answer(line.strip("\n"))), flush=True)
    except Exception as error:  # the element that was being read has just disappeared
        print(error, file=sys.stderr)
        print("[]", flush=True)
    return True


loop = GLib.MainLoop()
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, asked)
loop.run()
