import CollectionEngine

/// What of the panes is visible.
extension SceneBuilder {
  /// The visible content of a pane, or of two panes in a transition.
  struct PaneContent {
    let pane: Pane
    let attributes: [LayoutAttributes]
    /// The content offset.
    let offset: Point
    /// The part of the viewport at whose edges tiles fade and are cut off; nil if tiles never reach them.
    let fadingFrame: Rect?
    /// Whether nothing scrolls, so that tiles are at their positions at rest.
    let isResting: Bool
    /// Whether another presentation comes. Tiles that it does not show cannot be touched any more.
    var isLeaving = false
    /// The other pane of a transition; nil if there is no transition.
    let destination: Destination?
    /// How far badges are visible. There are none where items cannot be dropped, because what a badge removes from the
    /// board stays there.
    let badgeAlpha: Double

    /// A class, because the tiles ask for it one by one, and a copy of a pane costs as much as several tiles.
    final class Destination {
      let pane: Pane
      /// 0 is the first pane, 1 is this one.
      let progress: Double
      /// For each of the attributes, the element of the transition.
      let elements: [LayoutTransition.Element]

      init(_ pane: Pane, progress: Double, elements: [LayoutTransition.Element]) {
        (self.pane, self.progress, self.elements) = (pane, progress, elements)
      }
    }

    init(
      _ pane: Pane, _ attributes: [LayoutAttributes], offset: Point, fadingFrame: Rect?, isResting: Bool = false,
      destination: Destination? = nil
    ) {
      (self.pane, self.attributes, self.offset, self.fadingFrame) = (pane, attributes, offset, fadingFrame)
      (self.isResting, self.destination) = (isResting, destination)
      badgeAlpha = interpolate(
        pane.isArrangeable ? 1 : 0, (destination?.pane.isArrangeable ?? pane.isArrangeable) ? 1 : 0,
        destination?.progress ?? 0)
    }

    /// Whether the item or the section that the attributes belong to is in the other pane of a transition.
    func isInDestination(_ number: Int) -> Bool { destination.map { $0.elements[number].source == nil } ?? false }
  }

  func content(of pane: Pane) -> PaneContent {
    let offset = aligned(pane.content.contentOffset(at: now))
    let visible = pane.layout.attributes(in: pane.content.visible(at: offset))
    let attributes = differences.isEmpty ? visible : visible + movingBeyondView(of: pane, visible)
    return PaneContent(
      pane, attributes, offset: offset, fadingFrame: fadingFrame(of: pane, attributes, offset),
      isResting: offset == pane.restingOffset)
  }

  /// The cells whose places are not in view while their tiles may be.
  private func movingBeyondView(of pane: Pane, _ visible: [LayoutAttributes]) -> [LayoutAttributes] {
    let shown = Set(visible.lazy.compactMap(\.index))
    let others = differences.keys.compactMap { $0.item.flatMap(pane.index) }.filter { !shown.contains($0) }
    return others.sorted().compactMap(pane.layout.attributes)
  }

  /// Rounds an offset to whole device pixels, so that tiles are sharp while content moves.
  func aligned(_ offset: Point) -> Point {
    Point(x: layout.metrics.pixels.nearest(offset.x), y: layout.metrics.pixels.nearest(offset.y))
  }

  /// The part of the viewport in which an element is visible that belongs into a part of the viewport; nil if it does not
  /// extend beyond that at the top or at the bottom.
  func clip(for frame: Rect, in room: Rect) -> Rect? {
    guard frame.minY < room.minY || frame.maxY > room.maxY else { return nil }
    return Rect(x: 0, y: room.minY, width: layout.metrics.screen.width, height: max(0, room.height))
  }

  /// Freely scrolling content fades at the edges of its pane, and below a header that is pinned there.
  private func fadingFrame(of pane: Pane, _ attributes: [LayoutAttributes], _ offset: Point) -> Rect? {
    guard pane.paging == nil, pane.id == .grid || pane.id == .results else { return nil }
    let top = pane.frame.minY + offset.y
    let pinned = attributes.last { $0.flags.contains(.pinned) && $0.frame.minY <= top }
    let covered = max(0, (pinned?.frame.maxY ?? top) - top)
    return pane.frame.inset(by: Insets(top: covered, left: 0, bottom: 0, right: 0))
  }

  /// The content of the grid: a presentation, or the transition between two.
  var gridContent: PaneContent {
    let position = layout.presentation.position(at: now)
    var content =
      position.progress == 0
      ? content(of: layout.grids[position.from])
      : position.progress == 1 ? content(of: layout.grids[position.to]) : transition(position)
    content.isLeaving = position.share(of: layout.presentation.shown) < 1
    return content
  }

  private func transition(_ position: PresentationSwitch.Position) -> PaneContent {
    let (from, to) = (layout.grids[position.from], layout.grids[position.to])
    let transition = LayoutTransition(
      from: end(from), to: end(to), progress: position.progress,
      correspondence: layout.correspondences.element(at: position.place) ?? .identity)
    let share = position.progress.clamped(to: 0...1)
    let frame = from.frame.interpolated(to: to.frame, share)
    let elements = transition.elements(in: frame.moved(by: transition.contentOffset))
    let destination = PaneContent.Destination(to, progress: share, elements: elements)
    return PaneContent(
      from, elements.map(\.namedAttributes), offset: transition.contentOffset, fadingFrame: frame,
      destination: destination)
  }

  private func end(_ pane: Pane) -> LayoutTransition.End {
    LayoutTransition.End(pane.layout, contentOffset: aligned(pane.content.contentOffset(at: now)))
  }
}

extension LayoutTransition.Element {
  /// The attributes with the name in the first layout, or in the second one if the element is only there.
  fileprivate var namedAttributes: LayoutAttributes {
    var attributes = attributes
    if let name = source ?? target { attributes.element = name }
    return attributes
  }
}
