/// Scrolling to items and sections.
extension ScrolledLayout {
  /// Scrolls by the least distance that shows all of an item.
  public mutating func reveal(_ index: ItemIndex, on spring: Spring, at now: Instant) {
    guard let offset = offset(revealing: index) else { return }
    scroll(to: offset, on: spring, at: now)
  }

  /// Whether a part of an item would be out of view when the content is at rest.
  public func needsScrolling(toReveal index: ItemIndex) -> Bool {
    if let screen = paging?.screen(of: index) { return screen != self.screen }
    return offset(revealing: index).map { $0 != restingOffset } ?? false
  }

  /// The nearest content offset at which all of an item is visible, not covered by pinned headers; nil if there is no such
  /// item.
  public func offset(revealing index: ItemIndex) -> Point? {
    if let paging { return paging.screen(of: index).map { contentOffset(ofScreen: Double($0)) } }
    guard let cell = layout.attributes(for: index)?.frame else { return nil }
    let offset = restingOffset
    var room = margins
    room.top += headerHeight(ofSection: index.section)
    let visible = visible(at: offset).inset(by: room)
    return offset
      + Point(
        x: Self.distance(toShow: (cell.minX, cell.maxX), in: (visible.minX, visible.maxX)),
        y: Self.distance(toShow: (cell.minY, cell.maxY), in: (visible.minY, visible.maxY)))
  }

  /// The distance by which a range has to move to contain another one, or its start if that one is longer.
  private static func distance(
    toShow other: (start: Double, end: Double), in room: (start: Double, end: Double)
  ) -> Double {
    let isLonger = other.end - other.start > room.end - room.start
    if other.start < room.start || isLonger { return other.start - room.start }
    return max(0, other.end - room.end)
  }

  private func headerHeight(ofSection section: Int) -> Double {
    layout.attributes(for: .header(section: section), in: visible(at: restingOffset))?.frame.height ?? 0
  }
}

extension ScrolledLayout {
  /// The content offset at which a section's header is at the top, or the last one if the content ends before; nil if
  /// there are screens, or the section has no header.
  public func contentOffset(showingSection section: Int) -> Point? {
    guard paging == nil else { return nil }
    return start(ofSection: section).map { start in
      layout.restingOffset(near: Point(x: restingOffset.x, y: start - frame.minY), velocity: .zero)
    }
  }

  /// The section, of this many, whose header is pinned to the top, or is the first one below it; nil if there are none.
  public func topSection(of count: Int) -> Int? {
    let top = frame.minY + restingOffset.y + Self.grain
    return (0..<count).last { start(ofSection: $0).map { $0 <= top } == true } ?? (count > 0 ? 0 : nil)
  }

  /// The section at the top or, at the end of content that scrolls, the last one, which may not reach the top.
  public func presentSection(of count: Int) -> Int? {
    guard case .free(let pair) = mode, pair.farthestOffset.y > 0 else { return topSection(of: count) }
    let isAtEnd = restingOffset.y >= pair.farthestOffset.y - Self.grain
    return isAtEnd && count > 0 ? count - 1 : topSection(of: count)
  }

  /// Where the header of a section is if it is not pinned.
  private func start(ofSection section: Int) -> Double? {
    let beforeAll = frame.moved(by: Point(x: 0, y: layout.contentBounds.minY - frame.maxY))
    return layout.attributes(for: .header(section: section), in: beforeAll)?.frame.minY
  }

  /// A difference of less than a logical pixel is due to rounding.
  private static let grain = 1.0
}
