/// Why the running springboard does not do what a command asks.
package enum InstanceRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  case layout(HomeRefusal)
  /// A kiosk neither ends nor changes on request.
  case kiosk
  case noPage(Int, count: Int)
  /// The compositor has no layers, and another window is in front of the home screen.
  case behindWindows

  package var description: String {
    switch self {
    case .kiosk: tr("this is a kiosk")
    case .layout(let refusal): refusal.description
    case .behindWindows: tr("this compositor cannot bring the home screen in front of other windows")
    case .noPage(let number, let count): Strings.noPage(number, of: count)
    }
  }
}
