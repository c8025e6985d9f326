import SpringboardEngine

/// `[window]`, except `mode`, which the engine uses.
package struct WindowPreferences: Equatable, Sendable {
  /// Where the window is in the stack of windows.
  package enum Layer: String, CaseIterable, Sendable {
    /// The default of the mode: an overlay is normal, a home screen below.
    case automatic = "auto"
    case below, normal, above
  }

  /// The monitor of the window.
  package enum Monitor: Hashable, Sendable {
    /// The monitor with the pointer.
    case automatic
    case primary
    /// Counts from 1 at the left.
    case number(Int)
    case model(String)
  }

  /// The size of an ordinary window, in logical pixels.
  package var size = Size(width: 1120, height: 700)
  package var monitor = Monitor.automatic
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
    case "primary": self = .primary
    default:
      guard let number = Double(decimal: text) else {
        self = .model(text)
        return
      }
      guard let number = Int(exactly: number), (1...64).contains(number) else { return nil }
      self = .number(number)
    }
  }

  package var description: String {
    switch self {
    case .automatic: "auto"
    case .primary: "primary"
    case .number(let number): "\(number)"
    case .model(let model): model
    }
  }
}
