import CollectionEngine
import Testing

@testable import SpringboardEngine

/// The second view is to the right of the first one on the desktop. Its window is larger.
@Suite("Drags across the edge of a view")
struct DragAcrossViewsTests {
  private static let second = ViewID(1)
  private var springboard: Springboard
  private var now = Instant(seconds: 0)

  init() {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (.fixed(3), .fixed(2))
    preferences.configured.windowKind = .home
    springboard = Springboard(
      viewport: Viewport(size: Size(width: 800, height: 600), position: .zero), preferences: preferences)
    springboard.addView(
      Self.second, viewport: Viewport(size: Size(width: 1600, height: 900), position: Point(x: 800, y: 0)),
      preferences: preferences)
    let items = "abcdefgh".map { AppItem(id: .application(String($0)), name: String($0)) }
    send(.catalogue(items), to: .main)
    for view in [ViewID.main, Self.second] { send(.shown, to: view) }
    send(.act(.screen(1)), to: Self.second)
    wait(2)
  }

  @discardableResult
  private mutating func send(_ input: Input, to view: ViewID) -> [Effect] {
    springboard.handle(input, in: view, at: now)
  }

  private mutating func wait(_ seconds: Double) {
    now = now + seconds
    for view in [ViewID.main, Self.second] { send(.wake, to: view) }
  }

  private func icon(_ id: ItemID, in view: ViewID) -> Rect? {
    springboard.scene(of: view, at: now).icon(id)?.frame
  }

  private func drag(in view: ViewID) -> Drag? { springboard.view(view).mode.drag }

  /// Sends an event of the finger, whose window is that of the first view.
  @discardableResult
  private mutating func finger(_ phase: PointerSample.Phase, at point: Point, of view: ViewID = .main) -> [Effect] {
    send(.pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: point)), to: view)
  }

  private mutating func lift(_ id: ItemID) throws {
    let center = try #require(icon(id, in: .main)?.center)
    finger(.down, at: center)
    wait(0.6)
    finger(.move, at: center + Point(x: 4, y: 30))
    try #require(drag(in: .main)?.pointer != nil)
  }

  /// A point of the second view, as the window of the first one sees it.
  private func there(_ point: Point) -> Point { point + Point(x: 800, y: 0) }

  @Test("The drag continues in the other view")
  mutating func theDragContinuesInTheOtherView() throws {
    try lift("a")
    finger(.move, at: there(Point(x: 700, y: 300)))
    #expect(drag(in: .main) == nil)
    #expect(drag(in: Self.second)?.items == ["a"])
    #expect(springboard.view(.main).mode == .browsing)
    wait(1)
    #expect(springboard.view(.main).layout.grid.screen == 0, "no page turns at the edge that was crossed")
    let dragged = try #require(icon("a", in: Self.second))
    #expect(dragged.contains(Point(x: 700, y: 300)), "\(dragged)")
    #expect(icon("a", in: .main) != nil, "it is in its place here until it is dropped there")
    #expect(springboard.violations == [])
  }

  @Test("A drop in the other view moves the item")
  mutating func aDropInTheOtherViewMovesTheItem() throws {
    let target = try #require(icon("h", in: Self.second))
    try lift("a")
    let place = Point(x: target.maxX + 60, y: target.center.y)
    for step in 1...4 {
      finger(.move, at: there(place + Point(x: Double(step), y: 0)))
      wait(0.3)
    }
    let effects = finger(.up, at: there(place + Point(x: 4, y: 0)))
    #expect(effects.contains { if case .layout(.save) = $0 { true } else { false } })
    #expect(springboard.board.applications == ["b", "c", "d", "e", "f", "g", "h", "a"])
    #expect(springboard.view(Self.second).mode == .browsing || springboard.view(Self.second).mode == .editing)
    // The window of the other view gets the announcement with its next input.
    #expect(send(.wake, to: Self.second).contains(.announce(.dropped("a"))))
    #expect(springboard.violations == [])
  }

  @Test("The drag comes back")
  mutating func theDragComesBack() throws {
    try lift("a")
    finger(.move, at: there(Point(x: 700, y: 300)))
    finger(.move, at: Point(x: 400, y: 300))
    #expect(drag(in: .main)?.items == ["a"] && drag(in: Self.second) == nil)
    finger(.up, at: Point(x: 400, y: 300))
    #expect(drag(in: .main) == nil)
    #expect(springboard.dragHandoffs == [:])
    // Another touch belongs to the view again.
    finger(.down, at: Point(x: 400, y: 590))
    finger(.move, at: there(Point(x: 700, y: 300)))
    #expect(drag(in: Self.second) == nil && springboard.dragHandoffs == [:])
  }

  @Test("A cancelled touch puts the items back")
  mutating func aCancelledTouchPutsTheItemsBack() throws {
    let board = springboard.board
    try lift("a")
    finger(.move, at: there(Point(x: 700, y: 300)))
    finger(.cancel, at: there(Point(x: 700, y: 300)))
    #expect(drag(in: Self.second) == nil && springboard.board == board && springboard.dragHandoffs == [:])
  }

  @Test("A finger of the other view with the same number is another one")
  mutating func aFingerOfTheOtherViewWithTheSameNumberIsAnotherOne() throws {
    try lift("a")
    finger(.move, at: there(Point(x: 700, y: 300)))
    finger(.down, at: Point(x: 30, y: 450), of: Self.second)
    finger(.up, at: Point(x: 30, y: 450), of: Self.second)
    #expect(drag(in: Self.second)?.items == ["a"])
  }

  @Test("A drag stays in its view if the other one is hidden")
  mutating func aDragStaysInItsViewIfTheOtherOneIsHidden() throws {
    send(.hidden, to: Self.second)
    try lift("a")
    finger(.move, at: there(Point(x: 700, y: 300)))
    #expect(drag(in: .main)?.items == ["a"])
  }

  @Test("A drag ends with the view that it is in")
  mutating func aDragEndsWithTheViewThatItIsIn() throws {
    let board = springboard.board
    try lift("a")
    finger(.move, at: there(Point(x: 700, y: 300)))
    springboard.removeView(Self.second)
    finger(.move, at: Point(x: 400, y: 300))
    finger(.up, at: Point(x: 400, y: 300))
    #expect(springboard.board == board && drag(in: .main) == nil && springboard.violations == [])
  }

  @Test("Every view tells when it may have changed")
  mutating func everyViewTellsWhenItMayHaveChanged() {
    let before = [ViewID.main, Self.second].map { springboard.revision(of: $0) }
    send(.key(.right), to: .main)
    #expect(springboard.revision(of: .main) > before[0] && springboard.revision(of: Self.second) == before[1])
    send(.act(.remove("b")), to: .main)
    #expect(springboard.revision(of: Self.second) > before[1])
  }
}
