import SpringboardEngine

/// Keys and gestures of one kind, as the help shows them.
package struct HelpSection: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    /// The effect of the keys or the gesture.
    package let effect: String
    /// The keys or the gesture.
    package let input: String
  }

  package let title: String
  package let rows: [Row]

  private init(_ title: String, _ rows: [(effect: String, input: String)]) {
    self.title = title
    self.rows = rows.map { Row(effect: $0.effect, input: $0.input) }
  }

  /// The keys and gestures that have an effect on a springboard.
  package static func all(of springboard: Springboard) -> [HelpSection] {
    let canEdit = springboard.allows(.edit)
    return [touch(canEdit), mouse(canEdit), keys(springboard)] + (canEdit ? [editing] : [])
  }

  private static func touch(_ canEdit: Bool) -> HelpSection {
    HelpSection(
      Strings.touch,
      [
        ("Open", "Tap"), ("Turn the page", "Swipe"), ("Turn many pages", "Slide along the dots"),
        ("Search", "Pull down"), ("Show all applications", "Pinch"),
      ] + (canEdit ? [("Open the menu", "Hold briefly"), ("Rearrange icons", "Hold, then drag")] : []))
  }

  private static func mouse(_ canEdit: Bool) -> HelpSection {
    let editing = [("Rearrange icons", "Hold, then drag"), ("Select several icons while editing", "Ctrl+click")]
    return HelpSection(
      Strings.mouse,
      [
        ("Open", "Click"), ("Turn the page", "Wheel, or drag"), ("Turn many pages", "Drag along the dots"),
        ("Open the menu", "Right-click"), ("Show all applications", "Ctrl+wheel"),
      ] + (canEdit ? editing : []))
  }

  private static func keys(_ springboard: Springboard) -> HelpSection {
    var rows = [
      ("Search", "Type, or Ctrl+F"), ("Move to another icon", "Arrow keys"), ("Open", "Enter"),
      ("Move to the dock, the page dots or the buttons", "Tab"), ("Turn the page", "Page Up, Page Down"),
      ("Show all applications", "Ctrl+L"), ("Open the menu", "Menu, or Shift+F10"), ("Close or go back", "Esc"),
    ]
    if springboard.allows(.resizeIcons(.larger)) { rows.append(("Resize icons", "Ctrl+plus, Ctrl+minus, Ctrl+0")) }
    if springboard.hasGuide(in: .main) { rows.append(("Programme guide", "Ctrl+G")) }
    if springboard.allows(.undo) { rows.append(("Undo, redo", "Ctrl+Z, Ctrl+Shift+Z")) }
    if springboard.allows(.edit) {
      rows += [("Edit the home screen", "Ctrl+E"), ("Find an application in “\(Strings.newFolder)”", "Type")]
    }
    return HelpSection(Strings.keys, rows + [("Settings", "Ctrl+comma"), ("Help", "F1")])
  }

  private static var editing: HelpSection {
    HelpSection(
      Strings.whileEditing,
      [
        ("Pick up or drop an icon", "Space"), ("Move it", "Arrow keys"),
        ("Move it to another page", "Ctrl+Left, Ctrl+Right"),
        ("Make a folder with the next icon", "F"), ("Remove it from the home screen", "Delete"),
      ])
  }
}
