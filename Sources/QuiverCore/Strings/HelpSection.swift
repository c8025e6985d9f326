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
      trc("help", "Touch"),
      [
        (open, trc("gesture", "Tap")), (turnPage, trc("gesture", "Swipe")),
        (turnPages, trc("gesture", "Slide along the dots")),
        (search, trc("gesture", "Pull down")), (showAll, trc("gesture", "Pinch")),
      ] + (canEdit ? [(openMenu, trc("gesture", "Hold briefly")), (rearrange, trc("gesture", "Hold, then drag"))] : []))
  }

  private static func mouse(_ canEdit: Bool) -> HelpSection {
    let editing = [
      (rearrange, trc("gesture", "Hold, then drag")),
      (tr("Select several icons while editing"), trc("gesture", "Ctrl+click")),
    ]
    return HelpSection(
      trc("help", "Mouse"),
      [
        (open, trc("gesture", "Click")), (turnPage, trc("gesture", "Wheel, or drag")),
        (turnPages, trc("gesture", "Drag along the dots")),
        (openMenu, trc("gesture", "Right-click")), (showAll, trc("gesture", "Ctrl+wheel")),
      ] + (canEdit ? editing : []))
  }

  private static func keys(_ springboard: Springboard) -> HelpSection {
    var rows = [
      (search, trc("keys", "Type, or Ctrl+F")), (tr("Move to another icon"), trc("keys", "Arrow keys")),
      (open, trc("keys", "Enter")),
      (tr("Move to the dock, the page dots or the buttons"), trc("keys", "Tab")),
      (turnPage, trc("keys", "Page Up, Page Down")),
      (showAll, trc("keys", "Ctrl+L")), (openMenu, trc("keys", "Menu, or Shift+F10")),
      (tr("Close or go back"), trc("keys", "Esc")),
    ]
    if springboard.allows(.resizeIcons(.larger)) {
      rows.append((tr("Resize icons"), trc("keys", "Ctrl+plus, Ctrl+minus, Ctrl+0")))
    }
    if springboard.hasGuide(in: .main) { rows.append((tr("Programme guide"), trc("keys", "Ctrl+G"))) }
    if springboard.allows(.undo) { rows.append((tr("Undo, redo"), trc("keys", "Ctrl+Z, Ctrl+Shift+Z"))) }
    if springboard.allows(.edit) {
      rows += [
        (tr("Edit the home screen"), trc("keys", "Ctrl+E")),
        (tr("Find an application in “New folder with”"), trc("keys", "Type")),
      ]
    }
    return HelpSection(
      trc("help", "Keys"), rows + [(tr("Settings"), trc("keys", "Ctrl+comma")), (tr("Help"), trc("keys", "F1"))])
  }

  private static var editing: HelpSection {
    HelpSection(
      tr("Keys while you edit the home screen"),
      [
        (tr("Pick up or drop an icon"), trc("keys", "Space")), (tr("Move it"), trc("keys", "Arrow keys")),
        (tr("Move it to another page"), trc("keys", "Ctrl+Left, Ctrl+Right")),
        (tr("Make a folder with the next icon"), trc("keys", "F")),
        (tr("Remove it from the home screen"), trc("keys", "Delete")),
      ])
  }

  // Effects of several inputs.
  private static let open = trc("help", "Open")
  private static let openMenu = trc("help", "Open the menu")
  private static let turnPage = trc("help", "Turn the page")
  private static let turnPages = trc("help", "Turn many pages")
  private static let search = trc("help", "Search")
  private static let showAll = trc("help", "Show all applications")
  private static let rearrange = trc("help", "Rearrange icons")
}
