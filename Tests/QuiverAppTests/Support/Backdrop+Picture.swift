import GtkBridge
import SpringboardEngine

@testable import QuiverApp

@MainActor
extension Backdrop {
  /// A backdrop that shows a picture.
  convenience init(_ picture: Surface) {
    let size = Size(width: picture.logicalWidth, height: picture.logicalHeight)
    self.init(filling: Viewport(size: size, scale: picture.scale)) { drawing, _ in
      drawing.paint(picture, x: 0, y: 0)
    }
  }
}
