extension SceneBuilder {
  /// The open menu, in front of everything.
  var menu: [Scene.Element] {
    guard let menu = view.menu else { return [] }
    let amount = menu.presence.value(at: now).clamped(to: 0...1)
    let frame = menu.layout(in: layout.metrics).frame
    return [
      veil(alpha: amount * Self.veilShare, isTouchable: menu.isOpen),
      Scene.Element(kind: .menu, frame: frame, touch: menu.isOpen ? frame : nil, alpha: amount * presence),
    ] + rows(of: menu, alpha: amount * presence)
  }

  private func rows(of menu: OpenMenu, alpha: Double) -> [Scene.Element] {
    let (frames, offset) = (menu.layout(in: layout.metrics), menu.scroller.offset(at: now))
    return zip(menu.entries, frames.rows).enumerated().compactMap { index, row in
      let frame = row.1.moved(by: Point(x: 0, y: -offset))
      let share = Self.visibleShare(of: frame, in: frames.frame)
      guard share > 0 else { return nil }
      var state = Scene.State()
      state.isFocused = menu.highlighted == index
      let isTouchable = menu.isOpen && row.0.isEnabled && share > Self.touchableShare
      return Scene.Element(
        kind: .menuRow(index, row.0), frame: frame, touch: isTouchable ? frame : nil, alpha: alpha * share, state: state
      )
    }
  }

  /// How much of a row is visible, 0...1. Rows fade at the ends of a menu that scrolls.
  private static func visibleShare(of row: Rect, in menu: Rect) -> Double {
    let hidden = max(menu.minY - row.minY, row.maxY - menu.maxY, 0)
    return (1 - 2 * hidden / max(row.height, 1)).clamped(to: 0...1)
  }

  /// The visible share from which a row can be chosen (by eye).
  private static let touchableShare = 0.3
  /// How much a menu dims what is behind it, compared with a sheet (by eye).
  private static let veilShare = 0.25
}
