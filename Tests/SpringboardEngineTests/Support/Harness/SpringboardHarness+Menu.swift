import CollectionEngine
import Testing

@testable import SpringboardEngine

extension SpringboardHarness {
  /// The entries of the menu on screen.
  var menuEntries: [MenuEntry] {
    springboard.main.view.layers.menu.open?.entries ?? []
  }

  /// The rows of the open menu, with `-` for the lines between sections.
  var menu: [String] {
    springboard.main.view.layers.menu.isModal ? menuEntries.flatMap { ($0.startsSection ? ["-"] : []) + [$0.text] } : []
  }

  var highlighted: String? {
    springboard.main.view.layers.menu.open?.highlighted.map { menuEntries[$0].text }
  }

  mutating func openMenu(of id: ItemID) throws {
    send(.act(.menu(.close)))
    rest()
    send(.secondary(try #require(icon(id)?.frame.center)))
    rest()
  }

  /// The frame of a row that can be touched.
  func rowFrame(_ text: String) -> Rect? {
    scene.elements.first { element in
      if case .menuRow(_, let entry) = element.kind { entry.text == text && element.touch != nil } else { false }
    }?.frame
  }

  /// Taps a row of the menu, and fails if there is none that can be touched.
  mutating func tapRow(_ text: String) {
    guard let center = rowFrame(text)?.center else {
      Issue.record("the row \(text) cannot be touched; the menu is \(menu)")
      return
    }
    pointer(.down, center.x, center.y)
    wait(0.05)
    pointer(.up, center.x, center.y)
  }
}

extension MenuEntry {
  /// The act as a recording writes it, or the name of the submenu.
  fileprivate var text: String {
    switch choice {
    case .act(let act):
      String((Trace.Step(at: Instant(seconds: 0), action: .input(.act(act))).text ?? "").dropFirst(6)).replacing(
        "act ", with: ""
      ).replacing("activate", with: "open")
    case .submenu(let submenu): "\(submenu.name) >"
    case .back(let submenu): "< \(submenu.name)"
    case .noMatch: "no match"
    }
  }
}

extension MenuEntry.Submenu {
  fileprivate var name: String {
    switch self {
    case .pages: "pages"
    case .partners: "partners"
    case .orders: "orders"
    case .removed: "removed"
    }
  }
}
