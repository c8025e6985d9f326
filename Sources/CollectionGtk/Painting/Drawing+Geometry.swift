import CollectionEngine
import GtkBridge

extension Drawing {
  /// Rotates and scales the coordinates about a point.
  package func transform(about centre: Point, rotation: Double, scale factor: Double) {
    guard rotation != 0 || factor != 1 else { return }
    translate(centre.x, centre.y)
    rotate(rotation)
    scale(factor)
    translate(-centre.x, -centre.y)
  }

  package func roundedRectangle(_ rect: Rect, radius: Double) {
    roundedRectangle(rect.minX, rect.minY, rect.width, rect.height, radius: radius)
  }

  /// The whole device pixels within a rectangle; nil if there are none. The coordinates must not be rotated.
  package func wholePixels(in rect: Rect) -> Rect? {
    let (left, top) = toNextPixel(rect.minX, rect.minY)
    let (right, bottom) = toPixelBefore(rect.maxX, rect.maxY)
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// Leaves a rectangle out of the clip.
  package func clip(outside rect: Rect) {
    let bounds = clipBounds
    rectangle(bounds.x, bounds.y, bounds.width, bounds.height)
    rectangle(rect.minX, rect.minY, rect.width, rect.height)
    clipAlternately()
  }

  /// Draws `body`, which stays within a rectangle, as one translucent layer.
  package func layer(alpha: Double, within bounds: Rect, _ body: @MainActor () -> Void) {
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
  package func draw(on drawing: Drawing, centred centre: Point) {
    draw(on: drawing, x: centre.x - room / 2, y: centre.y - height / 2)
  }
}

nonisolated extension Extent {
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
