import CollectionEngine
import GtkBridge
import QuiverCore

extension Drawing {
  /// Rotates and scales the coordinates about a point.
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

  func disc(_ radius: Double, at center: Point, _ color: Color) {
    arc(x: center.x, y: center.y, radius: radius)
    ink(color)
    fill()
  }

  /// Draws `body`, which stays within a rectangle, as one translucent layer.
  func layer(alpha: Double, within bounds: Rect, _ body: () -> Void) {
    guard alpha < 1 else { return body() }
    saved {
      rectangle(bounds.minX, bounds.minY, bounds.width, bounds.height)
      clip()
      layer(alpha: alpha, body)
    }
  }
}

extension TextLayout {
  /// Draws the text centred on a point.
  func draw(on drawing: Drawing, centred centre: Point) {
    draw(on: drawing, x: centre.x - room / 2, y: centre.y - height / 2)
  }
}

nonisolated extension Extent {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Drawing {
  func ink(_ color: Color) {
    ink(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension Pattern {
  /// Adds a colour at an offset from 0 to 1.
  @discardableResult
  func stop(_ offset: Double, _ color: Color) -> Pattern {
    stop(offset, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
