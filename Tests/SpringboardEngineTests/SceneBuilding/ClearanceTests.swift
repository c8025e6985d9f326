import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("Done, notices, page dots and dock")
struct ClearanceTests {
  private static let sizes = [
    Size(width: 360, height: 720), Size(width: 800, height: 480), Size(width: 1080, height: 1920),
    Size(width: 1366, height: 768), Size(width: 1920, height: 1080), Size(width: 3440, height: 1440),
  ]

  /// Shown with full pages and a full dock, everything at rest.
  private func harness(_ size: Size, rightToLeft: Bool) -> SpringboardHarness {
    var preferences = Preferences()
    (preferences.session.rightToLeft, preferences.session.animates) = (rightToLeft, false)
    let viewport = Viewport(size: size)
    let capacities = BoardLayout.capacities(viewport: viewport, preferences: preferences)
    let apps = [AppItem].named(3 * capacities.page + capacities.dock)
    let items = apps.map { Board.Item.app($0.id) }
    let (dock, rest) = (items.prefix(capacities.dock), items.dropFirst(capacities.dock))
    let pages = (0..<3).map { Board.Page(rest.dropFirst($0 * capacities.page).prefix(capacities.page)) }
    var harness = SpringboardHarness(preferences, viewport: viewport)
    harness.send(.board(Board(pages: pages, dock: Array(dock))))
    harness.send(.catalogue(apps))
    harness.send(.shown)
    harness.rest()
    return harness
  }

  private func frames(_ harness: SpringboardHarness, _ isIncluded: (Scene.Kind) -> Bool) -> [Rect] {
    harness.scene.elements.filter { isIncluded($0.kind) }.map(\.frame)
  }

  /// The frames of what the user touches or reads around the grid, by name.
  private func surroundings(_ harness: SpringboardHarness) -> [String: Rect] {
    func union(_ name: String, _ isIncluded: (Scene.Kind) -> Bool) -> [String: Rect] {
      let frames = frames(harness, isIncluded)
      return frames.first.map { [name: frames.reduce($0) { $0.union($1) }] } ?? [:]
    }
    return [
      union("done") { $0 == .button(.done) }, union("notice") { $0.isNotice }, union("dots") { $0.isDot },
      union("dock") { $0 == .dock },
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  @Test("They touch neither each other nor badges, icons and labels", arguments: sizes, [false, true])
  func apart(_ size: Size, _ rightToLeft: Bool) {
    var harness = harness(size, rightToLeft: rightToLeft)
    harness.send(.act(.edit))
    harness.send(.act(.remove(harness.springboard.board.pages[0][0].id)))
    harness.wait(1)
    let parts = surroundings(harness)
    #expect(parts.keys.sorted() == ["dock", "done", "dots", "notice"])
    for (name, part) in parts {
      let tiles = frames(harness) { name == "dock" ? $0.isBadge(onPage: harness.springboard.board) : $0.isPartOfTile }
      #expect(!tiles.contains { $0.shrunk.meets(part.shrunk) }, "\(name) \(part) covers a tile")
      for (other, frame) in parts where other != name {
        #expect(!frame.shrunk.meets(part.shrunk), "\(name) \(part) meets \(other) \(frame)")
      }
    }
  }

  @Test("Done is at the end of the reading direction, at the edge of the grid, and large enough", arguments: sizes)
  func done(_ size: Size) throws {
    for rightToLeft in [false, true] {
      var harness = harness(size, rightToLeft: rightToLeft)
      harness.send(.act(.edit))
      harness.wait(1)
      let (done, metrics) = (
        try #require(harness.element(.button(.done))), harness.springboard.main.view.layout.metrics
      )
      #expect(done.frame.height >= 44 && done.frame.width >= 44)
      #expect(rightToLeft ? done.frame.minX == metrics.columns.start : done.frame.maxX == metrics.columns.end)
      #expect(done.frame.maxY < metrics.rows.start && done.frame.minY >= 0)
    }
  }

  @Test("Icons do not move when edit mode starts", arguments: sizes)
  func steady(_ size: Size) {
    var harness = harness(size, rightToLeft: false)
    let before = frames(harness) { $0.isIcon }
    harness.send(.act(.edit))
    harness.wait(1)
    #expect(frames(harness) { $0.isIcon } == before)
  }

  @Test("Page dots are in the middle between the last row and the dock", arguments: sizes)
  func dots(_ size: Size) throws {
    let harness = harness(size, rightToLeft: false)
    let dots = try #require(frames(harness) { $0.isDot }.first)
    let dock = try #require(frames(harness) { $0 == .dock }.first)
    let labels = try #require(frames(harness) { $0.isLabel }.map(\.maxY).max())
    #expect(((dots.minY - labels) - (dock.minY - dots.maxY)).magnitude <= 2)
  }

  @Test("A notice is shown as long without animations", arguments: [false, true])
  func withoutAnimations(_ animates: Bool) {
    var preferences = Preferences.small
    preferences.session.animates = animates
    var harness = SpringboardHarness(apps: 3, preferences)
    harness.send(.notice("No"))
    harness.wait(3)
    #expect(harness.element(.notice(.words("No")))?.alpha == 1)
    harness.wait(2)
    #expect(harness.element(.notice(.words("No"))) == nil)
  }

  @Test("A notice moves beside Done only where both have no room, and back")
  func narrow() throws {
    var harness = harness(Size(width: 360, height: 720), rightToLeft: false)
    harness.send(.act(.edit))
    harness.send(.act(.remove(harness.springboard.board.pages[0][0].id)))
    harness.wait(1)
    let beside = try #require(frames(harness) { $0.isNotice }.first)
    harness.send(.act(.done))
    harness.wait(0.01)
    let alone = try #require(frames(harness) { $0.isNotice }.first)
    #expect(beside.width < alone.width)
    #expect(alone.midX == 180)
  }
}

extension Scene.Kind {
  fileprivate var isNotice: Bool { if case .notice = self { true } else { false } }
  fileprivate var isDot: Bool { if case .pageDot = self { true } else { false } }
  fileprivate var isIcon: Bool { if case .icon = self { true } else { false } }
  fileprivate var isLabel: Bool { if case .label = self { true } else { false } }

  fileprivate var isPartOfTile: Bool {
    switch self {
    case .icon, .label, .badge: true
    default: false
    }
  }

  /// Whether it is the badge of an item that is not in the dock.
  fileprivate func isBadge(onPage board: Board) -> Bool {
    if case .badge(let id) = self { !board.dock.contains { $0.id == id } } else { false }
  }
}
