import CollectionEngine
import GtkBridge
import QuiverCore

extension Drawing {
  func ink(_ color: Color) {
    ink(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  func disc(_ radius: Double, at center: Point, _ color: Color) {
    arc(x: center.x, y: center.y, radius: radius)
    ink(color)
    fill()
  }
}

extension Pattern {
  /// Adds a colour at an offset from 0 to 1.
  @discardableResult
  func stop(_ offset: Double, _ color: Color) -> Pattern {
    stop(offset, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
