import Testing

@testable import SpringboardEngine

/// A key, a menu, a screen reader, the command line and D-Bus all end in acts.
@Suite("Acts")
struct CommandPathTests {
  private var stage = Stage(apps: 6)

  @Test mutating func dropByKeyAndByScreenReaderBothKeepTheFocus() {
    for drop in [Input.key(.activate), .act(.drop)] {
      stage.send(.act(.pickUp("b")))
      stage.send(.act(.moveDragged(.onward)))
      stage.send(drop)
      #expect(stage.springboard.main.view.focus == "b")
      stage.send(.act(.undo))
    }
  }

  @Test mutating func cancelByKeyAndByScreenReaderBothKeepTheFocus() {
    for cancel in [Input.key(.escape), .act(.putBack)] {
      stage.send(.act(.pickUp("b")))
      stage.send(cancel)
      #expect(stage.springboard.main.view.focus == "b")
    }
  }

  @Test mutating func dropIntoAFolderThatWasThereSaysSo() throws {
    stage.send(.act(.makeFolder("a")))
    let folder = try #require(stage.springboard.board.everything.first { $0.isFolder }?.id)
    stage.rest()
    stage.forgetEffects()
    try drag("c", onto: folder)
    #expect(stage.effects.contains(.announce(.movedIntoFolder("c", folder))))
    #expect(!stage.effects.contains(.announce(.folderMade(folder))))
  }

  @Test mutating func dropOntoAnItemSaysThatAFolderWasMade() throws {
    try drag("c", onto: "d")
    let folder = try #require(stage.springboard.board.everything.first { $0.isFolder }?.id)
    #expect(stage.effects.contains(.announce(.folderMade(folder))))
  }

  @Test mutating func actsThatAreNotAllowedDoNothing() {
    var preferences = Preferences.small
    preferences.isLocked = true
    stage.send(.preferences(preferences))
    let before = stage.springboard.board
    for act in [Act.edit, .remove("a"), .pickUp("a"), .makeFolder("a"), .sort(.name), .undo] {
      #expect(!stage.springboard.allows(act))
      stage.send(.act(act))
    }
    #expect(stage.springboard.board == before)
    #expect(stage.springboard.main.view.mode == .browsing)
    #expect(stage.springboard.allows(.open("a")))
  }

  /// Lifts an item, and drops it where a ring has filled.
  private mutating func drag(_ id: ItemID, onto target: ItemID) throws {
    let start = try #require(stage.icon(id)?.frame.center)
    stage.pointer(.down, start.x, start.y)
    stage.wait(0.6)
    let end = try #require(stage.icon(target)?.frame.center)
    for step in 1...10 {
      let share = Double(step) / 10
      stage.pointer(.move, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      stage.wait(0.02)
    }
    stage.wait(0.5)
    stage.pointer(.up, end.x, end.y)
  }
}
