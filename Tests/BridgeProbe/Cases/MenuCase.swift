import GtkBridge

/// Opens a menu with two choices, a disabled one and a submenu where a button is pressed, or on a key, and prints what
/// happens.
func playMenu() {
  let display = openDisplay()
  let canvas = Canvas()
  let kind: WindowKind = CommandLine.arguments.contains("desktop") ? .desktop : .ordinary(width: 400, height: 300)
  let window = Window(kind, title: "Menu", on: display, canvas: canvas)
  var menu: Menu?
  canvas.onEvent = { event in
    if event.isCancel { say("cancelled") }
    guard let place = event.placeForMenu else { return true }
    say("asked at \(Int(place.x)),\(Int(place.y))")
    menu = makeMenu(on: canvas)
    menu?.onClose = {
      say("closed")
      menu = nil
    }
    menu?.popUp(x: place.x, y: place.y)
    return true
  }
  sayReadyWhenPainted(canvas)
  window.present()
  runUntilInputEnds()
  say("living: \(menu == nil ? "none" : "a menu")")
}

private func makeMenu(on canvas: Canvas) -> Menu {
  let entries: [MenuEntry<String>] = [
    .choice("Open", "open"), .separator, .choice("Undo", "undo", isEnabled: false),
    .submenu("More", [.choice("Fire & <Ice>", "more")]),
  ]
  return Menu(entries, on: canvas) { say("chose \($0)") }
}

extension Event {
  /// The position at which the event requests a menu; nil if it does not.
  fileprivate var placeForMenu: (x: Double, y: Double)? {
    switch self {
    case .pointer(let event) where event.phase == .down: (event.x, event.y)
    case .key(let event) where event.phase == .down && event.name == "Menu": (20, 20)
    case .pointer, .scroll, .key: nil
    }
  }

  fileprivate var isCancel: Bool {
    if case .pointer(let event) = self { event.phase == .cancel } else { false }
  }
}
