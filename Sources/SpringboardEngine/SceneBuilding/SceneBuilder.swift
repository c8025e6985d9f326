/// Turns what the session remembers into what is on screen. It only ever asks the layout for what is in view.
struct SceneBuilder {
  let document: Document
  let view: View
  let now: Instant
  /// Of the whole.
  let presence: Double
  /// How much tiles wiggle, and how much of edit mode is to be seen.
  let wiggle: Double

  init(_ document: Document, _ view: View, at now: Instant) {
    (self.document, self.view, self.now) = (document, view, now)
    presence = view.animations.appearance.presence(at: now, view.preferences.motion)
    wiggle = view.animations.wiggle.value(at: now).clamped(to: 0...1)
  }

  func scene() -> Scene {
    Scene(
      elements: view.animations.appearance.isOnGlass ? elements : [], next: nextWake,
      page: layout.grid.pager.page, pageCount: layout.grid.pager.count, presence: presence)
  }

  private var elements: [Scene.Element] {
    elements(of: [layout.grid, layout.dock]) + departures + openFolder + done + openings + stack + ring + notice + sheet
  }

  var layout: BoardLayout { view.layout }
  var motion: MotionTuning { view.preferences.motion }
  var gestures: GestureTuning { view.preferences.gestures }
  var editing: EditingLayout { EditingLayout(metrics: layout.metrics) }
}

extension SceneBuilder {
  /// What a pane shows, in the coordinates of its content, and how far that is scrolled.
  private struct PaneContent {
    let pane: Pane
    let offset: Point
    let attributes: [LayoutAttributes]
  }

  /// Several panes as one: no tile covers the label of another.
  func elements(of panes: [Pane]) -> [Scene.Element] {
    let contents = panes.map(content)
    return contents.flatMap(decorations) + painted(contents.flatMap(tiles)) + panes.flatMap(dots)
  }

  /// The content stays on whole device pixels while it moves, so that tiles are sharp.
  private func content(of pane: Pane) -> PaneContent {
    let exact = pane.contentOffset(at: now)
    let offset = Point(x: layout.metrics.pixels.nearest(exact.x), y: exact.y)
    return PaneContent(pane: pane, offset: offset, attributes: pane.layout.attributes(in: pane.visible(at: offset)))
  }

  private func tiles(of content: PaneContent) -> [SceneTile] {
    content.attributes.compactMap { tile($0, in: content.pane, shift: .zero - content.offset) }
  }

  private func tile(_ cell: LayoutAttributes, in pane: Pane, shift: Point) -> SceneTile? {
    guard let index = cell.index, let id = pane.item(at: index)?.id, view.draggedRect(of: id) == nil else {
      return nil
    }
    var tile = SceneTile(
      id: id, icon: cell.icon.moved(by: shift), label: cell.label?.moved(by: shift),
      rest: cell.label?.moved(by: .zero - pane.contentOffset(ofScreenWith: index)))
    switch pane.id {
    case .grid: fly(&tile, spread: motion.flyInSpread)
    case .dock: fly(&tile, spread: 0)
    case .folder: emerge(&tile, at: index, in: pane)
    }
    settle(&tile)
    return tile
  }

  /// What an item does on its own, and how present the whole is.
  func settle(_ tile: inout SceneTile) {
    if let offset = view.animations.tiles[tile.id] { tile.apply(offset, motion, at: now) }
    if wiggle > 0, view.preferences.animates, tile.lift == 0 {
      tile.quiver(Wiggle(tile.id, tuning: motion), amount: wiggle, at: now)
    }
    tile.alpha *= presence
  }

  /// From further out by `spread` of its way from the centre, larger and unseen.
  private func fly(_ tile: inout SceneTile, spread: Double) {
    let (center, screen) = (layout.metrics.screen.center, layout.metrics.screen)
    let away = tile.icon.center - center
    let corner = Point.zero.distance(to: Point(x: screen.width / 2, y: screen.height / 2))
    let distance = corner > 0 ? tile.icon.center.distance(to: center) / corner : 0
    let flight = view.animations.appearance.flight(at: distance, at: now, motion)
    let apart = spread * (1 - flight)
    tile.move(by: Point(x: away.x * apart, y: away.y * apart))
    tile.zoom(by: interpolate(motion.flyInScale, 1, flight))
    tile.alpha *= flight.clamped(to: 0...1)
  }
}

extension SceneBuilder {
  /// What a pane shows beside its tiles: the dock's plate, a folder's panel and its name.
  private func decorations(of content: PaneContent) -> [Scene.Element] {
    content.attributes.compactMap { attributes in
      let frame = attributes.frame.moved(by: .zero - content.offset)
      return switch (attributes.element, content.pane.id) {
      case (.decoration(.backdrop, _), .folder(let id)): panel(of: id, frame, in: content.pane)
      case (.header, .folder(let id)): title(of: id, frame, in: content.pane)
      case (.decoration(.backdrop, _), .dock): Scene.Element(kind: .dock, frame: frame, alpha: presence)
      case (.cell, _), (.header, _), (.footer, _), (.decoration, _): nil
      }
    }
  }

  /// The dots of a folder appear with it.
  private func dots(of pane: Pane) -> [Scene.Element] {
    let position = pane.pager.offset(at: now)
    return pane.pageDots(at: position).compactMap { attributes in
      guard let page = attributes.index?.item else { return nil }
      var state = Scene.State()
      state.presence = max(0, 1 - (Double(page) - position.clamped(to: 0...Double(pane.pager.count - 1))).magnitude)
      return Scene.Element(
        kind: .pageDot(page), frame: attributes.icon, touch: attributes.frame,
        alpha: (pane.isModal ? expansion : 1) * presence, state: state)
    }
  }
}

extension Size {
  fileprivate var center: Point { Point(x: width / 2, y: height / 2) }
}
