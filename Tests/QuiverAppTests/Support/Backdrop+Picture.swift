import CollectionEngine
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

@MainActor
extension Surface {
  /// Black on the left, white on the right.
  static func halves(_ viewport: Viewport) -> Surface {
    let picture = Surface(filling: viewport)
    let (drawing, middle) = (Drawing(on: picture), viewport.size.width / 2)
    drawing.ink(.black)
    drawing.paint()
    drawing.rectangle(middle, 0, middle, viewport.size.height)
    drawing.ink(.white)
    drawing.fill()
    return picture
  }
}
