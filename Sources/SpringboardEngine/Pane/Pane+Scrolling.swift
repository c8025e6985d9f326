import CollectionEngine

extension Pane {
  /// The content offset at which the screen of an item is shown. Freely scrolling content has the offset at which it comes to
  /// rest; while a finger holds it, the offset changes in steps.
  func contentOffset(showing index: ItemIndex) -> Point {
    guard let paging else { return content.isHeld ? restingOffset.rounded(to: Self.heldStep) : restingOffset }
    return content.contentOffset(ofScreen: Double(paging.screen(of: index) ?? 0))
  }

  /// The steps, in logical pixels. What depends on the position at rest, such as the colour of a label, changes no more often.
  private static let heldStep = 64.0

  /// Where a part of an item is when the content is at rest and its screen is shown; content that scrolls freely shows it
  /// within the frame.
  func restingFrame(of part: Rect, at index: ItemIndex) -> Rect {
    let rest = part.moved(by: .zero - contentOffset(showing: index))
    guard paging == nil else { return rest }
    let bottom = max(frame.minY, frame.maxY - rest.height)
    return Rect(x: rest.minX, y: rest.minY.clamped(to: frame.minY...bottom), width: rest.width, height: rest.height)
  }

  /// Whether a part of an item would be out of view when the content is at rest.
  func needsScrolling(toReveal id: ItemID) -> Bool { index(of: id).map(content.needsScrolling) ?? false }

  /// Scrolls by the least distance that shows all of an item.
  mutating func reveal(_ id: ItemID, on spring: Spring, at now: Instant) {
    if let index = index(of: id) { content.reveal(index, on: spring, at: now) }
  }

  /// Returns this pane with the scroll position and the expansion of its previous version. `screen` is the new number
  /// of the current screen.
  func continuing(_ old: Pane, from screen: Int? = nil, on spring: Spring, at now: Instant) -> Pane {
    var new = self
    new.expansion = old.expansion
    new.content = content.continuing(old.content, from: screen, on: spring, at: now)
    return new
  }
}

extension Point {
  fileprivate func rounded(to step: Double) -> Point {
    Point(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
  }
}
