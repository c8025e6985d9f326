import Testing

@testable import SpringboardEngine

/// Keys, menus, screen readers, the command line and D-Bus all perform acts.
@Suite("Acts")
struct ActTests {
  private var harness = SpringboardHarness(apps: 6)

  @Test("The focus stays on an item that a key or a screen reader drops")
  mutating func focusStaysOnAnItemThatAKeyOrAScreenReaderDrops() {
    for drop in [Input.key(.activate), .act(.drag(.drop))] {
      harness.send(.act(.drag(.pickUp("b"))))
      harness.send(.act(.drag(.move(.onward))))
      harness.send(drop)
      #expect(harness.springboard.main.view.focus == "b")
      harness.send(.act(.undo))
    }
  }

  @Test("The focus stays on an item whose drag a key or a screen reader cancels")
  mutating func focusStaysOnAnItemWhoseDragAKeyOrAScreenReaderCancels() {
    for cancel in [Input.key(.escape), .act(.drag(.putBack))] {
      harness.send(.act(.drag(.pickUp("b"))))
      harness.send(cancel)
      #expect(harness.springboard.main.view.focus == "b")
    }
  }

  @Test("A drop into an existing folder is announced")
  mutating func dropIntoAnExistingFolderIsAnnounced() throws {
    harness.send(.act(.makeFolder("a")))
    let folder = try #require(harness.springboard.board.everything.first { $0.isFolder }?.id)
    harness.rest()
    harness.forgetEffects()
    try drag("c", onto: folder)
    #expect(harness.effects.contains(.announce(.movedIntoFolder("c", folder))))
    #expect(!harness.effects.contains(.announce(.folderMade(folder))))
  }

  @Test("A new folder is announced")
  mutating func newFolderIsAnnounced() throws {
    try drag("c", onto: "d")
    let folder = try #require(harness.springboard.board.everything.first { $0.isFolder }?.id)
    #expect(harness.effects.contains(.announce(.folderMade(folder))))
  }

  @Test("Forbidden acts do nothing")
  mutating func forbiddenActsDoNothing() {
    harness.send(.restrictions(.locked))
    let before = harness.springboard.board
    for act in [Act.edit, .remove("a"), .drag(.pickUp("a")), .makeFolder("a"), .sort(.name), .undo] {
      #expect(!harness.springboard.allows(act))
      harness.send(.act(act))
    }
    #expect(harness.springboard.board == before)
    #expect(harness.springboard.main.view.mode == .browsing)
    #expect(harness.springboard.allows(.open("a")))
  }

  /// Drags an item onto another one, and drops it when the ring is full.
  private mutating func drag(_ id: ItemID, onto target: ItemID) throws {
    let start = try #require(harness.icon(id)?.frame.center)
    harness.pointer(.down, start.x, start.y)
    harness.wait(0.6)
    let end = try #require(harness.icon(target)?.frame.center)
    for step in 1...10 {
      let share = Double(step) / 10
      harness.pointer(.move, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      harness.wait(0.02)
    }
    harness.wait(0.5)
    harness.pointer(.up, end.x, end.y)
  }
}
