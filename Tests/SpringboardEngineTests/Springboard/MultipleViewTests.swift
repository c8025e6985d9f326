import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Several views of one document")
struct MultipleViewTests {
  private static let second = ViewID(1)
  private var springboard: Springboard
  private var now = Instant(seconds: 0)

  init() {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (.fixed(3), .fixed(2))
    preferences.configured.windowKind = .home
    springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)), preferences: preferences)
    springboard.addView(
      Self.second, viewport: Viewport(size: Size(width: 1600, height: 900)), preferences: preferences)
    let items = "abcdefgh".map { AppItem(id: .application(String($0)), name: String($0)) }
    send(.catalogue(items), to: .main)
    for view in [ViewID.main, Self.second] { send(.shown, to: view) }
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

  private func scene(_ view: ViewID) -> Scene { springboard.scene(of: view, at: now) }

  private func sample(_ phase: PointerSample.Phase, _ location: Point) -> PointerSample {
    PointerSample(pointer: 1, phase: phase, device: .touch, position: location)
  }

  /// Long-presses an item and moves it a little.
  private mutating func lift(_ id: ItemID, in view: ViewID) throws {
    let location = try #require(scene(view).icon(id)?.frame.center)
    send(.pointer(sample(.down, location)), to: view)
    wait(0.6)
    send(.pointer(sample(.move, location + Point(x: 4, y: 30))), to: view)
    try #require(springboard.view(view).mode.drag != nil)
  }

  @Test("An act in one view updates the others")
  mutating func anActInOneViewUpdatesTheOthers() {
    send(.act(.remove("b")), to: .main)
    #expect(scene(Self.second).next == .nextFrame)
    wait(2)
    for view in [ViewID.main, Self.second] { #expect(scene(view).icon("b") == nil) }
    let order = springboard.view(Self.second).layout.grid.shownItems
    #expect(order == ["a", "c", "d", "e", "f"])
  }

  @Test("The page and the focus belong to one view")
  mutating func pageAndFocusBelongToOneView() {
    send(.act(.screen(1)), to: Self.second)
    send(.key(.right), to: .main)
    wait(2)
    #expect(springboard.screen(of: .main) == 0)
    #expect(springboard.screen(of: Self.second) == 1)
    #expect(springboard.view(.main).focus == "a")
    #expect(springboard.view(Self.second).focus == nil)
  }

  @Test("A drag continues when another view changes the board")
  mutating func aDragContinuesWhenAnotherViewChangesTheBoard() throws {
    try lift("a", in: Self.second)
    send(.act(.remove("c")), to: .main)
    let preview = try #require(springboard.view(Self.second).mode.drag?.preview)
    #expect(preview.applications.contains("a") && !preview.applications.contains("c"))
    #expect(springboard.view(.main).mode == .browsing)
    send(.act(.drag(.drop)), to: Self.second)
    wait(2)
    #expect(springboard.board.applications.sorted() == ["a", "b", "d", "e", "f", "g", "h"])
    #expect(springboard.violations == [])
  }

  @Test("A drag ends when another view removes the item")
  mutating func aDragEndsWhenAnotherViewRemovesTheItem() throws {
    try lift("a", in: Self.second)
    send(.act(.remove("a")), to: .main)
    #expect(springboard.view(Self.second).mode.drag == nil)
    #expect(send(.wake, to: Self.second).contains(.announce(.putBack("a"))))
    #expect(springboard.board.removed == ["a"])
  }

  @Test("A new view shows the current board")
  mutating func aNewViewShowsTheCurrentBoard() {
    send(.act(.remove("h")), to: .main)
    let third = ViewID(2)
    springboard.addView(
      third, viewport: Viewport(size: Size(width: 1024, height: 768)), preferences: springboard.preferences(of: .main))
    send(.shown, to: third)
    now = now + 2
    #expect(scene(third).icon("a") != nil)
    #expect(springboard.view(third).layout.grid.item(at: ItemIndex(section: 1, item: 0))?.id == "g")
    springboard.removeView(third)
    #expect(springboard.violations == [])
  }

  @Test("An overlay fades on all monitors at the same time")
  mutating func anOverlayFadesOnAllMonitorsAtTheSameTime() {
    for view in [ViewID.main, Self.second] {
      send(.preferences(springboard.preferences(of: view).with { $0.configured.windowKind = .overlay }), to: view)
    }
    wait(2)
    send(.search("a"), to: .main)
    wait(2)
    #expect(send(.leave, to: Self.second) == [])
    #expect(send(.wake, to: .main).contains(.search(.end)))
    now = now + 0.05
    #expect(scene(.main).presence == scene(Self.second).presence && scene(.main).presence < 1)
    send(.shown, to: .main)
    #expect(!springboard.isLeaving(.main) && !springboard.isLeaving(Self.second))
    wait(2)
    for view in [ViewID.main, Self.second] { #expect(scene(view).presence == 1) }
    #expect(send(.leave, to: .main) == [.search(.end)])
    now = now + 1
    #expect(send(.wake, to: .main) == [.hide])
    #expect(send(.hidden, to: Self.second) == [])
  }

  /// The window of a view may go later than the view.
  @Test("Nothing happens in a removed view")
  mutating func nothingHappensInARemovedView() throws {
    try lift("a", in: Self.second)
    springboard.removeView(Self.second)
    let (board, scene) = (springboard.board, scene(.main))
    let inputs: [Input] = [
      .wake, .shown, .hidden, .act(.remove("b")), .act(.screen(1)), .key(.right), .search("a"), .notice("words"),
      .hint(.mouse),
      .pointer(sample(.move, .zero)), .pointer(sample(.up, .zero)), .scroll(ScrollSample(kind: .notches, dx: 0, dy: 1)),
      .viewport(Viewport(size: Size(width: 640, height: 480))), .preferences(springboard.preferences(of: .main)),
      .catalogue([]), .board(Board()),
    ]
    for input in inputs { #expect(send(input, to: Self.second) == []) }
    #expect(!springboard.hasView(Self.second) && springboard.viewIDs == [.main])
    #expect(self.scene(Self.second).elements == [] && self.scene(Self.second).next == .never)
    #expect(springboard.viewport(of: Self.second).size == .zero && springboard.screenCount(of: Self.second) == 1)
    #expect(springboard.board == board && self.scene(.main) == scene)
    #expect(springboard.violations == [])
  }

  @Test("Locking puts a drag back and ends edit mode in all views")
  mutating func lockingPutsADragBackAndEndsEditModeInAllViews() throws {
    try lift("a", in: .main)
    send(.act(.edit), to: Self.second)
    let board = springboard.board
    let effects = send(.restrictions(.locked), to: .main)
    #expect(!effects.contains { if case .layout(.save) = $0 { true } else { false } })
    #expect(springboard.board == board)
    for view in [ViewID.main, Self.second] { #expect(springboard.view(view).mode == .browsing) }
  }

  @Test("Launching a new application in one view removes its dot in all")
  mutating func launchingANewApplicationInOneViewRemovesItsDotInAll() {
    func marked(_ view: ViewID) -> [Scene.Kind] { scene(view).elements.filter(\.state.isNew).map(\.kind) }
    send(.installations(.new("b")), to: .main)
    for view in [ViewID.main, Self.second] { #expect(marked(view) == [.icon("b")]) }
    send(.act(.open("b")), to: Self.second)
    for view in [ViewID.main, Self.second] { #expect(marked(view) == []) }
  }
}
