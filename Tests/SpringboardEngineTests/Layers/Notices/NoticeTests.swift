import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Notices go when their reason is gone")
struct NoticeTests {
  private let removed = Scene.Notice.changed(.removed(["b"]))

  @Test("The notice about a change fades out when another change is made, and can no longer be undone by its button")
  func noticeAboutAChangeFadesOutAfterAnotherChange() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.remove("b")))
    harness.wait(1)
    #expect(harness.element(.button(.undo))?.touch != nil)
    harness.send(.board(Board(drawing: "d c a")))
    harness.wait(0.1)
    #expect(isFading(removed, in: harness))
    #expect(harness.element(.button(.undo))?.touch == nil)
    harness.wait(0.2)
    #expect(harness.element(.notice(removed)) == nil)
  }

  @Test("The notice about a change goes when the change is undone or redone, and when another change follows")
  func noticesAboutUndoneChangesGo() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.remove("b")))
    harness.send(.act(.undo))
    harness.wait(1)
    #expect(harness.notice == .undone(.removed(["b"])))
    harness.send(.act(.redo))
    harness.wait(1)
    #expect(harness.notice == .redone(.removed(["b"])))
    harness.send(.board(Board(drawing: "d c a b")))
    harness.wait(0.3)
    #expect(harness.notice == nil)
  }

  @Test("The notice about a change goes when the change is undone in another view")
  func noticeGoesWhenAnotherViewUndoesTheChange() {
    var springboard = SpringboardHarness(apps: 4).springboard
    springboard.addView(ViewID(1), like: .main, at: Instant(seconds: 40))
    _ = springboard.handle(.act(.remove("b")), in: .main, at: Instant(seconds: 41))
    _ = springboard.handle(.act(.undo), in: ViewID(1), at: Instant(seconds: 42))
    #expect(springboard.view(.main).layers.notices.notice?.removed == Instant(seconds: 42))
    #expect(springboard.view(ViewID(1)).layers.notices.notice?.removed == nil)
  }

  @Test("A notice with a button stays longer, so that there is time to reach it")
  func noticeWithAButtonStaysLonger() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.remove("b")))
    harness.wait(6.9)
    #expect(harness.notice == removed)
    harness.wait(1)
    #expect(harness.notice == nil)
    harness.send(.notice("words"))
    harness.wait(4.5)
    #expect(harness.notice == nil)
  }

  @Test("Sorting what is in order already is told too, without a button for what did not happen")
  func sortingInOrder() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.remove("b")))
    harness.send(.act(.sort(.name)))
    harness.send(.act(.sort(.name)))
    harness.wait(1)
    #expect(harness.notice == .alreadySorted(.name) && harness.element(.button(.undo)) == nil)
  }

  @Test("New applications are no reason for the notice about a change to go")
  func noticeStaysWhenAnApplicationIsInstalled() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.act(.remove("b")))
    harness.send(.catalogue(.named(5)))
    harness.wait(1)
    #expect(harness.notice == removed)
  }

  @Test("Without animations, the notice that was hidden by another one is shown at once")
  func persistentNoticeReturnsAtOnceWithoutAnimations() {
    var harness = SpringboardHarness(apps: 4, .small.with { $0.session.animates = false })
    harness.send(.persistentNotice("A fault"))
    harness.send(.act(.remove("b")))
    #expect(harness.notice == removed)
    harness.send(.board(Board(drawing: "d c a b")))
    #expect(harness.notice == .words("A fault"))
  }

  @Test("That the dock is full is no longer said when something leaves the dock; if it is full again, it is said again")
  func fullDock() {
    var harness = SpringboardHarness(apps: 4, .small.with { $0.configured.dock.capacity = 1 })
    harness.send(.act(.move("a", to: .dock)))
    harness.send(.act(.move("b", to: .dock)))
    harness.wait(1)
    #expect(harness.notice == .dockIsFull)
    harness.send(.board(Board(drawing: "b c d a")))
    harness.wait(0.1)
    #expect(isFading(.dockIsFull, in: harness))
    harness.send(.act(.move("a", to: .dock)))
    harness.send(.act(.move("b", to: .dock)))
    harness.wait(1)
    #expect(harness.notice == .dockIsFull && !isFading(.dockIsFull, in: harness))
  }

  @Test("That a launch failed is said until the application is launched", arguments: [LaunchOutcome.started, .mapped])
  func failedLaunch(_ outcome: LaunchOutcome) {
    var harness = SpringboardHarness(apps: 4)
    harness.tap("a")
    harness.send(.launch("a", .failed("Gone")))
    harness.wait(1.5)
    harness.tap("a")
    harness.send(.launch("b", .started))
    harness.wait(0.1)
    #expect(harness.notice == .words("Gone") && !isFading(.words("Gone"), in: harness))
    harness.send(.launch("a", outcome))
    harness.wait(0.1)
    #expect(isFading(.words("Gone"), in: harness))
    harness.wait(0.2)
    #expect(harness.notice == nil)
  }

  @Test("That a launch failed is said again when it fails again")
  func launchThatFailsAgain() {
    var harness = SpringboardHarness(apps: 4)
    for words in ["Gone", "Still gone"] {
      harness.tap("a")
      harness.send(.launch("a", .failed(words)))
      harness.wait(1.5)
      #expect(harness.notice == .words(words) && !isFading(.words(words), in: harness))
    }
  }

  @Test("That a result could not be launched is said until the search ends; another notice stays")
  func search() {
    var harness = SpringboardHarness(apps: 4)
    for words in ["Gone", "The disk does not answer"] {
      harness.send(.search("a"))
      harness.wait(1.5)
      if words == "Gone" {
        harness.send(.act(.open("a")))
        harness.send(.launch("a", .failed(words)))
      } else {
        harness.send(.notice(words))
      }
      harness.wait(1)
      harness.send(.act(.closeSearch))
      harness.wait(0.1)
      #expect(isFading(.words(words), in: harness) == (words == "Gone"))
    }
  }

  @Test("The hint fades out when edit mode begins")
  func hint() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.hint(.mouse))
    harness.wait(1)
    harness.send(.act(.edit))
    harness.wait(0.1)
    #expect(isFading(.hint(.mouse), in: harness))
    harness.wait(0.2)
    #expect(harness.notice == nil)
  }

  private static let offer = LayoutOffer(
    program: "GNOME", layout: ImportedLayout(pages: [[.app("c"), .folder(name: "Two", ["d", "a"])]]))

  @Test("A layout that is offered is taken over by its button, and undo brings the former one back")
  func offer() {
    var harness = SpringboardHarness(apps: 4)
    let first = harness.springboard.board
    harness.send(.offer(Self.offer))
    harness.wait(60)
    #expect(harness.notice == .offer("GNOME"), "it stays")
    #expect(harness.effects.contains(.announce(.offer("GNOME"))))
    harness.tap(.button(.takeOver))
    harness.wait(2)
    #expect(harness.springboard.board.pages.first?.items.first == .app("c"))
    #expect(harness.springboard.board.folder(.newFolder(1))?.items == ["d", "a"])
    #expect(Set(harness.springboard.board.applications) == ["a", "b", "c", "d"])
    harness.tap(.button(.undo))
    harness.rest()
    #expect(harness.springboard.board == first)
    harness.send(.act(.takeOver))
    #expect(harness.springboard.board == first, "an offer is taken once")
  }

  @Test("An offer goes when the user arranges something, and does not come after that")
  func offerGoes() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.offer(Self.offer))
    harness.wait(1)
    harness.send(.act(.remove("b")))
    for _ in 0..<2 {
      harness.wait(60)
      #expect(harness.notice == nil)
      harness.send(.offer(Self.offer))
    }
  }

  @Test("An offer makes way for other notices and the search, and returns after them")
  func offerReturns() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.offer(Self.offer))
    harness.send(.hint(.mouse))
    harness.wait(1)
    #expect(harness.notice == .hint(.mouse))
    harness.send(.persistentNotice("A fault"))
    harness.rest(atMost: 60)
    #expect(harness.notice == .words("A fault"))
    harness.send(.persistentNotice(nil))
    harness.rest(atMost: 60)
    #expect(harness.notice == .offer("GNOME"))
    harness.send(.hidden)
    harness.send(.shown)
    harness.wait(2)
    #expect(harness.notice == .offer("GNOME"))
    harness.send(.act(.openSearch))
    harness.wait(2)
    #expect(harness.notice == nil, "it does not cover results")
  }

  @Test("Nothing is offered while the layout is locked, and an empty layout never")
  func refusedOffers() {
    var harness = SpringboardHarness(apps: 4)
    harness.send(.offer(LayoutOffer(program: "GNOME", layout: ImportedLayout())))
    harness.wait(1)
    #expect(harness.notice == nil)
    harness.send(.restrictions(.with { $0.isLocked = true }))
    harness.send(.offer(Self.offer))
    harness.send(.act(.takeOver))
    harness.wait(1)
    #expect(harness.notice == nil && harness.springboard.board.folder(.newFolder(1)) == nil)
  }

  /// Whether a notice is neither opaque nor gone.
  private func isFading(_ notice: Scene.Notice, in harness: SpringboardHarness) -> Bool {
    harness.element(.notice(notice)).map { $0.alpha < 1 } ?? false
  }
}

extension SpringboardHarness {
  /// What the notice on screen says.
  fileprivate var notice: Scene.Notice? {
    scene.elements.lazy.compactMap { if case .notice(let notice) = $0.kind { notice } else { nil } }.first
  }
}
