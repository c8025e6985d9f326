import GtkBridge

/// What one `quiver` asks of the one that runs.
nonisolated package enum InstanceRequest: Equatable, Sendable {
  case show, hide, toggle, quit
  /// From 1.
  case page(Int)

  /// The method and its arguments, as they go over the bus.
  var message: (method: String, arguments: [BusValue]) {
    switch self {
    case .show: ("Show", [])
    case .hide: ("Hide", [])
    case .toggle: ("Toggle", [])
    case .quit: ("Quit", [])
    case .page(let number): ("Page", [.uint32(UInt32(clamping: number))])
    }
  }

  /// nil for a message that is not ours.
  init?(method: String, arguments: [BusValue]) {
    switch method {
    case "Show": self = .show
    case "Hide": self = .hide
    case "Toggle": self = .toggle
    case "Quit": self = .quit
    case "Page":
      guard let number = arguments.first?.int else { return nil }
      self = .page(number)
    default: return nil
    }
  }
}
