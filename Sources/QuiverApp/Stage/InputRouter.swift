import CollectionEngine
import CollectionGtk
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Converts events of the canvas to inputs of the springboard.
struct InputRouter {
  /// The input and its time; nil if the event has no meaning.
  func input(for event: Event) -> (Input, Instant)? {
    switch event {
    case .pointer(let event): input(event).map { ($0, Instant(seconds: event.stamp.seconds)) }
    case .scroll(let event): (.scroll(ScrollSample(event)), Instant(seconds: event.stamp.seconds))
    case .pinch(let event): (.pinch(PinchSample(event)), Instant(seconds: event.stamp.seconds))
    case .key(let event): input(event).map { ($0, Instant(seconds: event.stamp.seconds)) }
    }
  }

  private func input(_ event: PointerEvent) -> Input? {
    switch event.phase {
    case .hover: return .hover(Point(x: event.x, y: event.y))
    case .leave: return .hover(nil)
    case .down, .move, .up, .cancel: break
    }
    return switch event.button {
    case 1: PointerSample(event).map(Input.pointer)
    case 3 where event.phase == .down: .secondary(Point(x: event.x, y: event.y))
    default: nil
    }
  }

  private func input(_ event: KeyEvent) -> Input? {
    guard event.phase == .down else { return nil }
    if event.stamp.modifiers.isDisjoint(with: [.control, .alt, .super]) {
      if let character = event.character { return .character(character) }
      if event.name.hasPrefix("dead_") || event.name == "Multi_key" { return .composition }
    }
    return key(event).map(Input.key)
  }

  private func key(_ event: KeyEvent) -> Key? {
    let held = event.stamp.modifiers
    if held.isSuperset(of: [.control, .alt]), Self.plain(event.name) == "q" { return .service }
    if held.isSuperset(of: [.alt, .super]), Self.plain(event.name) == "s" { return .screenReader }
    guard held.isDisjoint(with: [.alt, .super]) else { return nil }
    let name = Self.plain(event.name)
    switch (held.contains(.control), held.contains(.shift)) {
    case (false, false): return Self.keys[name]
    case (false, true): return Self.shiftKeys[name] ?? Self.keys[name]
    case (true, false): return Self.controlKeys[name] ?? Self.zoomKeys[name]
    case (true, true): return name == "z" ? .redo : Self.zoomKeys[name]
    }
  }

  /// The keys of the keypad have the same meaning as the others. Caps Lock makes letters uppercase.
  private static func plain(_ name: String) -> String {
    let name = name.hasPrefix("KP_") ? String(name.dropFirst(3)) : name
    return name.count == 1 ? name.lowercased() : name
  }

  /// By the names of key symbols.
  private static let keys: [String: Key] = [
    "Left": .left, "Right": .right, "Up": .up, "Down": .down, "Page_Up": .pageUp, "Page_Down": .pageDown,
    "Home": .home, "End": .end, "Return": .activate, "Enter": .activate, "ISO_Enter": .activate, "Escape": .escape,
    "Tab": .nextStop, "Delete": .remove, "BackSpace": .erase, "Menu": .menu, "F1": .help,
  ]

  /// The keys that have another meaning with Shift. X11 has a key symbol of its own for Shift+Tab.
  private static let shiftKeys: [String: Key] = [
    "F10": .menu, "Tab": .previousStop, "ISO_Left_Tab": .previousStop,
  ]

  /// The keys that are pressed with Control.
  private static let controlKeys: [String: Key] = [
    "g": .guide, "l": .library, "Up": .previousSection, "Down": .nextSection, "e": .edit, "z": .undo, "y": .redo,
    "Left": .previousPage, "Right": .nextPage, "f": .search, "comma": .settings,
    "Return": .menu, "Enter": .menu, "ISO_Enter": .menu,
  ]

  /// The keys that are pressed with Control, and on some keyboards also with Shift. Plus is Shift and equal on many.
  private static let zoomKeys: [String: Key] = [
    "plus": .largerIcons, "equal": .largerIcons, "Add": .largerIcons, "minus": .smallerIcons,
    "Subtract": .smallerIcons, "0": .configuredIcons,
  ]
}
