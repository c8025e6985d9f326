import CollectionEngine
import GtkBridge

extension Drawing {
  /// Draws `body` within a rectangle, or everywhere.
  func clipped(to rect: Rect?, _ body: @MainActor () -> Void) {
    guard let rect else { return body() }
    saved {
      rectangle(rect.minX, rect.minY, rect.width, rect.height)
      clip()
      body()
    }
  }

  /// Draws `body` transformed about the anchor of a frame.
  func transformed(by transform: LayoutTransform, in frame: Rect, _ body: @MainActor () -> Void) {
    saved {
      let center = frame.center + transform.displacement(ofCenterIn: frame.size)
      translate(center.x, center.y)
      rotate(transform.rotation)
      if transform.tilt != 0 { tilt(transform.tilt) }
      scale(transform.scale * transform.narrowing, transform.scale)
      translate(-frame.center.x, -frame.center.y)
      body()
    }
  }

  /// Paints a picture that fills a frame. One that is to size and not transformed is placed on whole device pixels, which is sharp
  /// and fast.
  func paintPicture(
    _ picture: Surface, in frame: Rect, alpha: Double, isMoving: Bool, isTransformed: Bool, scale: Double
  ) {
    let isToSize =
      abs(picture.logicalWidth - frame.width) * scale < 1 && abs(picture.logicalHeight - frame.height) * scale < 1
    guard !isToSize || isTransformed else {
      let corner = Point(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
      return paint(picture, x: corner.x, y: corner.y, alpha: alpha, filter: .exact)
    }
    saved {
      translate(frame.minX, frame.minY)
      self.scale(frame.width / picture.logicalWidth, frame.height / picture.logicalHeight)
      paint(picture, x: 0, y: 0, alpha: alpha, filter: isMoving ? .smooth : .good)
    }
  }
}
