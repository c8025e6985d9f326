import Testing

@Suite struct AccessibilityTests {
  @Test("A screen reader lists the items and clicks one")
  func aScreenReaderListsTheItemsAndClicksOne() throws {
    let session = try TestSession([.display, .bus, .accessibility])
    let probe = try session.probe("accessible")
    try #require(probe.nextLine() == "ready")
    #expect(
      try session.run("/usr/bin/python3", "-c", reader) == [
        "panel Springboard",
        "0 push button Firefox, Opens Firefox, at 10,20 64x80",
        "1 push button Files, Opens Files, at 110,20 64x80",
        "2 push button Terminal, Opens Terminal, at 210,20 64x80",
        "at 120,30: Files",
        "actions: click (Open, Open), pick up (Pick up, Pick up)",
        "click: True",
        "object:announcement Page 2 of 3",
        "0 push button Files, Opens Files, at 10,20 64x80, focused",
        "1 push button Firefox, Opens Firefox, at 110,20 64x80",
        "the same object: True",
      ])
    #expect(probe.nextLine() == "click Files")
  }

  @Test("Actions and roles are supported")
  func actionsAndRolesAreSupported() throws {
    let session = try TestSession([.display, .bus, .accessibility])
    let probe = try session.probe("accessible")
    try #require(probe.nextLine() == "ready")
    #expect(
      try session.run("/usr/bin/python3", "-c", picker) == [
        "pick up: True", "0 dialog Details, All about it, at 0,0 200x100", "gone: True",
      ])
    #expect(probe.nextLine() == "pick up Files")
  }
}

extension AccessibilityTests {
  @Test("Items in a group say their positions")
  func itemsInAGroupSayTheirPositions() throws {
    let session = try TestSession([.display, .bus, .accessibility])
    let probe = try session.probe("accessible-groups")
    try #require(probe.nextLine() == "ready")
    #expect(
      try session.run("/usr/bin/python3", "-c", groups) == [
        "0 panel The page, , at 10,10 300x90", "0 push button Files, Opens Files, at 10,20 64x80", "3 of 28",
        "1 panel The dock, , at 10,110 300x90", "0 push button Mail, Opens Mail, at 110,20 64x80", "1 of 1",
        "click: True",
        "0 panel The page, , at 10,10 300x90",
        "1 panel The dock, , at 10,110 300x90", "0 push button Mail, Opens Mail, at 110,20 64x80", "1 of 2",
        "1 push button Files, Opens Files, at 210,20 64x80", "2 of 2",
      ])
  }
}

/// Finds the canvas, and defines a function that prints an item.
private let inspection = """
  import pyatspi
  app = next(a for a in pyatspi.Registry.getDesktop(0) if a and 'Probe' in a.name)
  canvas = app[0][0][0]
  def say(i):
      e = i.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
      focus = ', focused' if i.getState().contains(pyatspi.STATE_FOCUSED) else ''
      print(f'{i.getIndexInParent()} {i.getRoleName()} {i.name}, {i.description}, '
            f'at {e.x},{e.y} {e.width}x{e.height}{focus}')

  """

/// Finds the second item and its actions.
private let second = """
  files = canvas[1]
  actions = files.queryAction()

  """

/// Lists the items, clicks the second one, waits for the announcement and lists them again.
private let reader =
  inspection + second + """
    def heard(event):
        print(event.type, event.any_data)
        canvas.clearCache()
        for i in canvas: say(i)
        print('the same object:', canvas[0] == files)
        pyatspi.Registry.stop()
    print(canvas.getRoleName(), canvas.name)
    for i in canvas: say(i)
    print('at 120,30:', canvas.queryComponent().getAccessibleAtPoint(120, 30, pyatspi.WINDOW_COORDS).name)
    print('actions:', ', '.join(f'{actions.getName(n)} ({actions.getLocalizedName(n)}, {actions.getDescription(n)})' for n in range(actions.nActions)))
    pyatspi.Registry.registerEventListener(heard, 'object:announcement')
    print('click:', actions.doAction(0))
    pyatspi.Registry.start()
    """

/// Performs the second action of the second item, and prints the result.
private let picker =
  inspection + second + """
    def heard(event):
        canvas.clearCache()
        for i in canvas: say(i)
        print('gone:', files.getState().contains(pyatspi.STATE_DEFUNCT))
        pyatspi.Registry.stop()
    pyatspi.Registry.registerEventListener(heard, 'object:announcement')
    print('pick up:', actions.doAction(1))
    pyatspi.Registry.start()
    """

/// Lists the groups with their items, clicks the first item and lists them again.
private let groups =
  inspection + """
    def list():
        for group in canvas:
            say(group)
            for i in group:
                say(i)
                place = dict(a.split(':', 1) for a in i.getAttributes())
                print(place['posinset'], 'of', place['setsize'])
    def heard(event):
        pyatspi.Registry.getDesktop(0).clear_cache()
        canvas.clearCache()
        list()
        pyatspi.Registry.stop()
    list()
    pyatspi.Registry.registerEventListener(heard, 'object:announcement')
    print('click:', canvas[0][0].queryAction().doAction(0))
    pyatspi.Registry.start()
    """
