/// Turns what the session remembers into what is on the glass. It only ever asks the layout for what is in view.
struct SceneBuilder {
  let session: Session
  let now: Instant
  /// Of the whole.
  let presence: Double
  /// How much tiles quiver, and how much of edit mode is to be seen.
  let quiver: Double
  /// Of the content, on a whole device pixel, moving or not: tiles stay sharp.
  private let origin: Point

  init(_ session: Session, at now: Instant) {
    self.session = session
    self.now = now
    presence = session.appearance.presence(at: now, session.motion)
    quiver = session.quiver.value(at: now).clamped(to: 0...1)
    let offset = session.arrangement.grid.contentOffset(ofScreen: session.pager.offset(at: now))
    origin = Point(x: session.arrangement.metrics.pixels.nearest(offset.x), y: offset.y)
  }

  func scene() -> Scene {
    Scene(
      elements: session.appearance.isOnGlass ? elements : [], next: session.nextWake(at: now),
      page: session.pager.page, pageCount: session.pager.count, presence: presence)
  }

  private var elements: [Scene.Element] {
    let tiles = pageTiles + dockTiles
    let board = plate + painted(tiles) + dots + departures
    return board + openFolder + done + openings + stack + ring + notice + sheet
  }

  var arrangement: Arrangement { session.arrangement }
  var editing: EditingLayout { EditingLayout(metrics: arrangement.metrics) }
}

extension SceneBuilder {
  private var pageTiles: [SceneTile] {
    let view = Rect(origin: origin, size: arrangement.metrics.screen)
    return arrangement.grid.attributes(in: view).compactMap { cell in
      tile(Board.Place(.page(cell.index.section), cell.index.item), cell, shift: .zero - origin)
    }
  }

  private var dockTiles: [SceneTile] {
    arrangement.dock.attributes(in: arrangement.dock.contentBounds).compactMap { cell in
      tile(Board.Place(.dock, cell.index.item), cell, shift: .zero)
    }
  }

  private func tile(_ place: Board.Place, _ cell: LayoutAttributes, shift: Point) -> SceneTile? {
    guard let id = arrangement.item(at: place)?.id, session.stackRect(of: id) == nil else { return nil }
    var tile = SceneTile(
      id: id, icon: cell.icon.moved(by: shift), label: cell.label?.moved(by: shift), rest: cell.label.map(rest))
    fly(&tile, spread: place.container == .dock ? 0 : session.motion.flyInSpread)
    settle(&tile)
    return tile
  }

  /// What an item does on its own, and how present the whole is.
  func settle(_ tile: inout SceneTile) {
    if let motion = session.tiles[tile.id] { tile.apply(motion, session.motion, at: now) }
    if quiver > 0, session.preferences.animates, tile.lift == 0 {
      tile.quiver(Wiggle(tile.id, tuning: session.motion), amount: quiver, at: now)
    }
    tile.alpha *= presence
  }

  /// Where something of a page is when that page is the present one.
  private func rest(_ frame: Rect) -> Rect {
    let width = max(arrangement.metrics.screen.width, 1)
    return frame.moved(by: Point(x: -(frame.midX / width).rounded(.down) * width, y: 0))
  }

  /// From further out by `spread` of its way from the centre, larger and unseen.
  private func fly(_ tile: inout SceneTile, spread: Double) {
    let (center, screen) = (arrangement.metrics.screen.center, arrangement.metrics.screen)
    let away = tile.icon.center - center
    let corner = Point.zero.distance(to: Point(x: screen.width / 2, y: screen.height / 2))
    let distance = corner > 0 ? tile.icon.center.distance(to: center) / corner : 0
    let flight = session.appearance.flight(at: distance, at: now, session.motion)
    let apart = spread * (1 - flight)
    tile.move(by: Point(x: away.x * apart, y: away.y * apart))
    tile.zoom(by: interpolate(session.motion.flyInScale, 1, flight))
    tile.alpha *= flight.clamped(to: 0...1)
  }
}

extension SceneBuilder {
  private var plate: [Scene.Element] {
    guard let plate = arrangement.dock.plate else { return [] }
    return [Scene.Element(kind: .dock, frame: plate, alpha: presence)]
  }

  private var dots: [Scene.Element] {
    dots(session.pager) { PageDotsLayout(metrics: arrangement.metrics, count: $0, position: $1) }
  }

  func dots(_ pager: Pager, alpha: Double = 1, layout: (Int, Double) -> PageDotsLayout) -> [Scene.Element] {
    layout(pager.count, pager.offset(at: now)).dots.map { dot in
      var state = Scene.State()
      state.presence = dot.presence
      return Scene.Element(
        kind: .pageDot(dot.page), frame: dot.frame, touch: dot.touch, alpha: alpha * presence, state: state)
    }
  }
}

extension Size {
  fileprivate var center: Point { Point(x: width / 2, y: height / 2) }
}
