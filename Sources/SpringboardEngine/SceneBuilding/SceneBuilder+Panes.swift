import CollectionEngine

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

  /// Freely scrolling content fades at the edges of its pane, and below a header that is pinned there. That of the dock
  /// fades where its icons begin, so that they do not extend far beyond the plate.
  private func fadingFrame(of pane: Pane, _ attributes: [LayoutAttributes], _ offset: Point) -> Rect? {
    if let frame = pane.fadingFrame { return pane.content.scrollsFreely ? frame : nil }
    guard pane.paging == nil, pane.id == .grid || pane.id == .results else { return nil }
    let top = pane.frame.minY + offset.y
    let pinned = attributes.last { $0.flags.contains(.pinned) && $0.frame.minY <= top }
    let covered = max(0, (pinned?.frame.maxY ?? top) - top)
    return pane.frame.inset(by: Insets(top: covered, left: 0, bottom: 0, right: 0))
  }
}

extension SceneBuilder {
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

extension SceneBuilder {
  /// Appends several panes together, so that no tile covers the label of another one.
  mutating func append(_ contents: [PaneContent]) {
    var tiles: [SceneTile] = []
    for content in contents {
      for (number, attributes) in content.attributes.enumerated() {
        if let destination = content.destination, content.isInDestination(number) {
          append(attributes, number, of: destination.pane, in: content, &tiles)
        } else {
          append(attributes, number, of: content.pane, in: content, &tiles)
        }
      }
    }
    append(tiles)
    for content in contents {
      appendDots(of: content)
      appendIndexBar(of: content)
    }
  }

  private mutating func append(
    _ attributes: LayoutAttributes, _ number: Int, of pane: Pane, in content: PaneContent, _ tiles: inout [SceneTile]
  ) {
    guard let index = attributes.index else { return appendDecoration(attributes, of: pane, in: content) }
    if let tile = tile(attributes, at: index, number, of: pane, in: content) { tiles.append(tile) }
  }

  private func tile(
    _ cell: LayoutAttributes, at index: ItemIndex, _ number: Int, of pane: Pane, in content: PaneContent
  ) -> SceneTile? {
    guard let item = pane.item(at: index), view.draggedRect(of: item.id) == nil else { return nil }
    var tile = SceneTile(cell, of: item, shift: .zero - content.offset)
    tile.badgeAlpha = content.badgeAlpha
    if let destination = content.destination {
      let element = destination.elements[number]
      tile.scale(from: element.resting)
      rest(&tile, element.resting, in: element.restsAtStart ? content.pane : destination.pane)
    } else if !content.isResting {
      rest(&tile, cell, in: pane)
    }
    switch pane.id {
    case .grid: fly(&tile, spread: motion.flyInSpread)
    case .dock, .results: fly(&tile, spread: 0)
    case .folder: emerge(&tile, at: index, in: pane)
    }
    if let frame = content.fadingFrame { fade(&tile, in: frame) }
    if content.isLeaving, !layout.grid.holds(item.id) { tile.isTouchable = false }
    animate(&tile)
    return tile
  }

  /// Gives the label of a tile its place at rest. `resting` are the attributes of the cell at rest, in the content of the pane.
  private func rest(_ tile: inout SceneTile, _ resting: LayoutAttributes, in pane: Pane) {
    guard let index = resting.index else { return }
    tile.rest = resting.label.map { pane.restingFrame(of: $0, at: index) }
  }

  private func fade(_ tile: inout SceneTile, in frame: Rect) {
    tile.fade(in: frame)
    tile.clip = clip(for: tile.label.map(tile.icon.union) ?? tile.icon, in: frame)
    if tile.alpha < Self.leastTouchable { tile.isTouchable = false }
  }

  /// The minimum alpha of a tile that can be touched (by eye).
  private static let leastTouchable = 0.5

  /// Applies the tile's own motions, the wiggle, and the fading of the whole view.
  func animate(_ tile: inout SceneTile) {
    if !differences.isEmpty, let difference = differences[.tile(tile.id)] {
      tile.move(by: difference, labelSize: layout.metrics.label.size)
    }
    if !view.animations.tiles.isEmpty, let tileMotion = view.animations.tiles[tile.id] {
      tile.apply(tileMotion, motion, at: now)
    }
    if tile.id == menuTile { tile.raise(by: view.layers.menu.amount(at: now), motion) }
    if wiggle > 0, view.preferences.session.animates, tile.lift == 0 {
      tile.wiggle(Wiggle(tile.id, tuning: motion), amount: wiggle * (1 - tile.raising), at: now)
    }
    tile.alpha *= presence
  }

  /// Tiles fly in from farther out, by `spread` of their distance from the centre. Initially they are larger and
  /// transparent.
  private func fly(_ tile: inout SceneTile, spread: Double) {
    guard view.animations.appearance != .present else { return }
    let (center, screen) = (layout.metrics.screen.center, layout.metrics.screen)
    let offset = tile.icon.center - center
    let corner = Point.zero.distance(to: Point(x: screen.width / 2, y: screen.height / 2))
    let distance = corner > 0 ? tile.icon.center.distance(to: center) / corner : 0
    let flight = view.animations.appearance.flight(at: distance, at: now, motion)
    let excess = spread * (1 - flight)
    tile.move(by: Point(x: offset.x * excess, y: offset.y * excess))
    tile.zoom(by: interpolate(motion.flyInScale, 1, flight))
    tile.alpha *= flight.clamped(to: 0...1)
  }
}

extension SceneBuilder {
  /// Appends an element that is not a tile: the dock's plate, the panel and the name of a folder, the header of a
  /// section.
  private mutating func appendDecoration(_ attributes: LayoutAttributes, of pane: Pane, in content: PaneContent) {
    let frame = attributes.frame.moved(by: .zero - content.offset)
    switch (attributes.element, pane.id) {
    case (.decoration(.backdrop, _), .folder(let id)): elements.append(panel(of: id, frame, in: pane))
    case (.supplementary(.sectionHeader, _), .folder(let id)): elements.append(title(of: id, frame, in: pane))
    case (.decoration(.backdrop, _), .dock):
      let shown = differences[.dockPlate]?.added(to: pane.frame) ?? pane.frame
      elements.append(Scene.Element(kind: .dock, frame: shown, rest: pane.frame, alpha: dockAlpha))
    case (.supplementary(.sectionHeader, let index), _) where pane.sections.indices.contains(index.section):
      appendHeader(ofSection: index.section, attributes, frame, in: pane)
    case (.decoration(.backdrop, let index), .grid):
      appendBackdrop(ofSection: index.section, attributes, frame, in: content)
    case (.cell, _): break
    case (.supplementary, _), (.decoration, _): appendOther(attributes, frame, in: pane)
    }
  }

  private mutating func appendDots(of content: PaneContent) {
    let progress = content.destination?.progress ?? 0
    appendDots(of: content.pane, alpha: content.pane.isModal ? expansion : 1 - progress)
    if let destination = content.destination { appendDots(of: destination.pane, alpha: progress) }
  }

  private mutating func appendDots(of pane: Pane, alpha: Double) {
    let position = pane.content.position(at: now)
    let dots = pane.pageDots(at: position)
    if let first = dots.first {
      appendPageControl(of: pane, dots.reduce(first.icon) { $0.union($1.icon) }, touch: first.frame, alpha: alpha)
    }
    for attributes in dots {
      guard let screen = attributes.index?.item else { continue }
      var state = Scene.State()
      state.presence = max(0, 1 - (Double(screen) - position.clamped(to: 0...Double(pane.screenCount - 1))).magnitude)
      elements.append(
        Scene.Element(
          kind: .pageDot(screen), frame: attributes.icon, touch: attributes.frame, alpha: alpha * presence,
          state: state))
    }
    if let preview = pagePreview(of: pane) { elements.append(preview) }
  }

  /// Appends the page dots as a whole, and the number of the page beside them. `frame` surrounds the visible dots, and `touch`
  /// is the touch target of one.
  private mutating func appendPageControl(of pane: Pane, _ frame: Rect, touch: Rect, alpha: Double) {
    var state = Scene.State()
    state.isFocused = view.focus == .pageDots && pane.id == layout.front.id
    let margin = layout.metrics.pixels.nearest((pane.dots?.diameter ?? 0) / 2)
    elements.append(
      Scene.Element(
        kind: .pageControl(pane.screen, of: pane.screenCount), frame: frame.outset(by: margin), touch: frame,
        alpha: alpha * presence, state: state))
    if let number = pageNumber(of: pane, besideDots: frame, touch: touch, alpha: alpha) { elements.append(number) }
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

extension Size {
  fileprivate var center: Point { Point(x: width / 2, y: height / 2) }
}
