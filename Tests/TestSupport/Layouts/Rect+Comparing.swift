import CollectionEngine

extension Rect {
  /// Whether the rectangles share more than an edge, computed independently of the engine.
  package func meets(_ other: Rect) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle without rounding errors at its edges.
  package var shrunk: Rect { Rect(x: minX + 1e-6, y: minY + 1e-6, width: width - 2e-6, height: height - 2e-6) }

  /// Whether the rectangles are equal but for rounding errors.
  package func isNear(_ other: Rect) -> Bool {
    origin.distance(to: other.origin) < 1e-6 && (maxX - other.maxX).magnitude < 1e-6
      && (maxY - other.maxY).magnitude < 1e-6
  }
}
