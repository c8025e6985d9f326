import CollectionEngine
import GtkBridge

/// Marks of cells that the view paints itself: the selection, the focus, and the buttons that delete.
extension CollectionView {
  /// Paints the mark of a selected cell, or of the one that has the focus, behind the cell or in front of it.
  func paintMark(of element: Element, isBehind: Bool, on drawing: Drawing) {
    guard case .cell = element.identity else { return }
    let frame = element.attributes.frame
    if selectionStyle == .filled, isBehind {
      drawing.rectangle(frame.minX, frame.maxY - 1, frame.width, 1)
      drawing.ink((0.5, 0.5, 0.5), alpha: 0.4 * element.attributes.alpha)
      drawing.fill()
    }
    if element.state.contains(.dropTarget), isBehind {
      drawing.roundedRectangle(frame.outset(by: Mark.receiverRoom), radius: 2 * Mark.radius)
      drawing.ink((0.5, 0.5, 0.5), alpha: 0.4)
      drawing.fill()
    }
    if element.state.contains(.selected) { paintSelection(of: frame, isBehind: isBehind, on: drawing) }
    if !isBehind, showsFocus, element.state.contains(.focused) {
      drawing.roundedRectangle(frame.outset(by: 1), radius: Mark.radius)
      drawing.ink(accent, alpha: 0.9)
      drawing.stroke(width: 2)
    }
  }

  /// The colour of selections in the theme.
  private var accent: (Double, Double, Double) { canvas.themeColor("theme_selected_bg_color") ?? Mark.accent }

  private func paintSelection(of frame: Rect, isBehind: Bool, on drawing: Drawing) {
    switch (selectionStyle, isBehind) {
    case (.glow, true):
      for ring in 1...Mark.glowRings {
        drawing.roundedRectangle(frame.outset(by: 2 * Double(ring)), radius: Mark.radius + 2 * Double(ring))
        drawing.ink(accent, alpha: 0.5 / Double(ring))
        drawing.fill()
      }
    case (.filled, true):
      drawing.roundedRectangle(frame, radius: 0)
      drawing.ink(accent, alpha: 0.35)
      drawing.fill()
    case (.ring, false):
      drawing.roundedRectangle(frame.outset(by: 1.5), radius: Mark.radius)
      drawing.ink(accent, alpha: 1)
      drawing.stroke(width: 3)
    case (.shade, false):
      drawing.roundedRectangle(frame, radius: 0)
      drawing.ink(accent, alpha: 0.4)
      drawing.fill()
    case (.none, _), (.glow, false), (.filled, false), (.ring, true), (.shade, true): break
    }
  }

  /// Paints the button that deletes a cell, over its upper leading corner.
  func paintBadge(of element: Element, on drawing: Drawing) {
    guard let badge = badge(of: element) else { return }
    drawing.disc(badge.width / 2 + 1, at: badge.center, (0, 0, 0), alpha: 0.3 * element.attributes.alpha)
    drawing.disc(badge.width / 2, at: badge.center, (0.93, 0.93, 0.93), alpha: element.attributes.alpha)
    let arm = badge.width * 0.18
    for side in [-1.0, 1] {
      drawing.line(
        from: Point(x: badge.midX - arm, y: badge.midY - side * arm),
        to: Point(x: badge.midX + arm, y: badge.midY + side * arm))
    }
    drawing.ink((0.2, 0.2, 0.2), alpha: element.attributes.alpha)
    drawing.stroke(width: 2, roundEnds: true)
  }

  /// The frame of the button that deletes a cell; nil if it has none.
  private func badge(of element: Element) -> Rect? {
    guard deletesWhileEditing, state.isEditing, case .cell(let item) = element.identity,
      element.state.isDisjoint(with: [.lifted, .leaving]),
      delegate?.collectionView(self, shouldDelete: item) != false
    else { return nil }
    let frame = element.attributes.frame
    let center = Point(x: canvas.isRightToLeft ? frame.maxX - 6 : frame.minX + 6, y: frame.minY + 6)
    return Rect(center: center, size: Size(width: Mark.badge, height: Mark.badge))
  }

  /// The item whose delete button is at a point.
  func itemToDelete(at point: Point) -> Item? {
    guard deletesWhileEditing, state.isEditing else { return nil }
    let hit = state.scene(at: now).elements.last { element in
      badge(of: element)?.outset(by: (Mark.touch - Mark.badge) / 2).contains(point) == true
    }
    guard case .cell(let item)? = hit?.identity else { return nil }
    return item
  }
}

/// The measures of marks, and their colour in themes that name none. Lengths are in logical pixels (by eye).
private enum Mark {
  static let accent = (0.21, 0.52, 0.89)
  static let radius = 6.0
  static let glowRings = 6
  /// The room of the plate behind an item onto which another one would be dropped.
  static let receiverRoom = 6.0
  static let badge = 22.0
  /// The side of the touch target of a button.
  static let touch = 40.0
}

extension Drawing {
  fileprivate func ink(_ color: (Double, Double, Double), alpha: Double) {
    ink(red: color.0, green: color.1, blue: color.2, alpha: alpha)
  }

  fileprivate func disc(_ radius: Double, at center: Point, _ color: (Double, Double, Double), alpha: Double) {
    arc(x: center.x, y: center.y, radius: radius)
    ink(color, alpha: alpha)
    fill()
  }

  fileprivate func line(from start: Point, to end: Point) { polyline([(start.x, start.y), (end.x, end.y)]) }
}
