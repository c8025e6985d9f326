import CollectionEngine

/// `[window]`, except `mode`, which the engine uses.
package struct WindowPreferences: Equatable, Sendable {
  /// Where the window is in the stack of windows.
  package enum Layer: String, CaseIterable, Sendable {
    /// The default of the mode: an overlay is normal, a home screen below.
    case automatic = "auto"
    case below, normal, above
  }

  /// A choice among the monitors.
  package enum Monitor: Hashable, Sendable {
    /// The monitor with the pointer; on Wayland, the one that the compositor chooses.
    case automatic
    /// The monitor with the focused window.
    case focused
    case primary
    /// Every monitor.
    case all
    /// Counts from 1 at the left.
    case number(Int)
    /// A connector or a model.
    case name(String)
  }

  /// What the monitors without a springboard show.
  package enum Others: String, CaseIterable, Sendable {
    case nothing, wallpaper
    /// The same as the first monitor.
    case mirror
  }

  /// The size of an ordinary window, in logical pixels.
  package var size = Size(width: 1120, height: 700)
  /// The monitors of the springboard, by preference: the first one that is connected has it. With ``Monitor/all`` the others
  /// have one too.
  package var monitors = [Monitor.automatic]
  package var others = Others.nothing
  package var layer = Layer.automatic
  /// Whether a home screen extends below panels.
  package var isOverPanels = false

  package init() {}
}

extension WindowPreferences.Monitor: LosslessStringConvertible {
  package init?(_ text: String) {
    switch text {
    case "": return nil
    case "auto": self = .automatic
    case "focused": self = .focused
    case "primary": self = .primary
    case "all": self = .all
    default:
      guard let number = Double(decimal: text) else {
        self = .name(text)
        return
      }
      guard let number = Int(exactly: number), (1...64).contains(number) else { return nil }
      self = .number(number)
    }
  }

  /// Whether a text is rather several monitors with commas between them than the name of one. A model such as `Example Inc.,
  /// Wide 27` has blanks; connectors and the other choices have none.
  static func isProbablyList(_ text: String) -> Bool {
    let names = text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    return names.count > 1 && names.allSatisfy { !$0.contains(" ") }
  }

  package var description: String {
    switch self {
    case .automatic: "auto"
    case .focused: "focused"
    case .primary: "primary"
    case .all: "all"
    case .number(let number): "\(number)"
    case .name(let name): name
    }
  }
}
