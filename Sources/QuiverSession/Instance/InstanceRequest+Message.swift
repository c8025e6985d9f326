import GioBridge
import QuiverCore

nonisolated extension InstanceRequest {
  /// The D-Bus method and its arguments. The token allows the window to take the focus.
  func message(token: String? = nil) -> (method: String, arguments: [BusValue]) {
    let platform = BusValue.dictionary(token.map { [Self.tokenKey: .string($0)] } ?? [:])
    return switch self {
    case .show: ("Show", [platform])
    case .hide: ("Hide", [])
    case .toggle: ("Toggle", [platform])
    case .quit: ("Quit", [])
    case .edit: ("Edit", [platform])
    case .search: ("Search", [platform])
    case .library: ("Library", [platform])
    case .guide: ("Guide", [platform])
    case .settings: ("Settings", [platform])
    case .undo: ("Undo", [])
    case .redo: ("Redo", [])
    case .page(let number): ("Page", [.uint32(UInt32(clamping: number)), platform])
    }
  }

  /// nil for a method that does not exist.
  init?(method: String, arguments: [BusValue]) {
    switch method {
    case "Show": self = .show
    case "Hide": self = .hide
    case "Toggle": self = .toggle
    case "Quit": self = .quit
    case "Edit": self = .edit
    case "Search": self = .search
    case "Library": self = .library
    case "Guide": self = .guide
    case "Settings": self = .settings
    case "Undo": self = .undo
    case "Redo": self = .redo
    case "Page":
      guard let number = arguments.first?.int else { return nil }
      self = .page(number)
    default: return nil
    }
  }

  /// The token in the arguments of a call.
  static func token(in arguments: [BusValue]) -> String? {
    guard case .dictionary(let platform)? = arguments.last else { return nil }
    return platform[tokenKey]?.string
  }

  /// The key of org.freedesktop.Application (Desktop Entry Specification 1.5, section 8).
  private static let tokenKey = "desktop-startup-id"
}
