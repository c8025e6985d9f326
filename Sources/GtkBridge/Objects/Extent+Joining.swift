nonisolated extension [Extent] {
  /// Joins the boxes that overlap or lie on top of each other. GDK cuts a region into rows wherever a rectangle begins
  /// or ends, and each piece would cost as much to paint as the whole.
  var joined: [Extent] {
    var boxes: [Extent] = []
    for part in self {
      var box = part
      while let other = boxes.firstIndex(where: { $0.touches(box) }) { box = box.union(boxes.remove(at: other)) }
      boxes.append(box)
    }
    return boxes
  }
}

nonisolated extension Extent {
  fileprivate func touches(_ other: Extent) -> Bool {
    x < other.x + other.width && other.x < x + width && y <= other.y + other.height && other.y <= y + height
  }

  fileprivate func union(_ other: Extent) -> Extent {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return Extent(x: left, y: top, width: right - left, height: bottom - top)
  }
}
