import GtkBridge
import SpringboardEngine

extension Drawing {
  /// Turns and scales what follows about a point.
  func transform(about centre: Point, rotation: Double, scale factor: Double) {
    guard rotation != 0 || factor != 1 else { return }
    translate(centre.x, centre.y)
    rotate(rotation)
    scale(factor)
    translate(-centre.x, -centre.y)
  }

  func roundedRectangle(_ rect: Rect, radius: Double) {
    roundedRectangle(rect.minX, rect.minY, rect.width, rect.height, radius: radius)
  }
}
