import SpringboardEngine

/// `[window]`, but for `mode`, which the springboard itself must know.
package struct WindowPreferences: Equatable, Sendable {
  /// How high the window stands among the others.
  package enum Layer: String, CaseIterable, Sendable {
    /// As the mode wants it: an overlay above, a home screen below.
    case automatic = "auto"
    case below, normal, above
  }

  /// Which monitor it is shown on.
  package enum Monitor: Hashable, Sendable {
    /// Where the pointer is.
    case automatic
    case primary
    /// Counts from 1, at the left.
    case number(Int)
    case model(String)
  }

  /// Of an ordinary window, in logical pixels.
  package var size = Size(width: 1120, height: 700)
  package var monitor = Monitor.automatic
  package var layer = Layer.automatic

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
