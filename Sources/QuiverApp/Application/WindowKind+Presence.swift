import GtkBridge
import QuiverCore

extension WindowKind {
  init(_ configuration: Configuration) {
    switch configuration.springboard.presence {
    case .overlay: self = .overlay
    case .home: self = .desktop
    case .window:
      let size = configuration.window.size
      self = .ordinary(width: Int(size.width), height: Int(size.height))
    }
  }
}
