import Foundation
import Testing

extension EndToEndTests {
  /// Without a pointer: by a screen reader's actions, and by keys. Both do the same.
  @Suite struct UnseenArrangingTests {
    @Test func aScreenReaderArranges() async throws {
      let desk = try await Desk()
      let springboard = try await desk.recordingSpringboard()
      try desk.reader.listen()
      try await desk.act("edit", on: "App 01", saying: "Editing the home screen")
      try await desk.act("pick up", on: "App 01", saying: "Picked up App 01")
      try await desk.act("move right", on: "App 01", saying: "App 01: page 1, place 2")
      try await desk.act("move down", on: "App 01", saying: "App 01: page 1, place 5")
      try await desk.act("next page", on: "App 01", saying: "App 01: page 2, place 6")
      try await desk.act("move left", on: "App 01", saying: "App 01: page 2, place 5")
      try await desk.act("drop", on: "App 01", saying: "Dropped App 01")
      try await desk.keeps("02 03 04 05 06 | 07 08 09 10 01 11 | 12 13 14")
      try await desk.act("pick up", on: "App 07", saying: "Picked up App 07")
      try await desk.act("move right", on: "App 07", saying: "App 07: page 2, place 2")
      try await desk.act("put back", on: "App 07", saying: "Put back App 07")
      try await desk.act("make folder", on: "App 07", saying: "Folder Folder")
      try await desk.keeps("02 03 04 05 06 | folder-1(08 07) 09 10 01 11 | 12 13 14")
      try await desk.act("remove", on: "App 09", saying: "Removed App 09 from the board")
      try await desk.keeps("02 03 04 05 06 | folder-1(08 07) 10 01 11 | 12 13 14 - 09")
      try await desk.act("click", on: "Undo", saying: "Undone")
      try await desk.keeps(Self.outcome)
      try await desk.act("click", on: "Done", saying: "Editing is done")
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(try await desk.replayedRecord(of: "arranging-by-reader") == Self.outcome)
    }

    @Test func keysArrange() async throws {
      let desk = try await Desk()
      let springboard = try await desk.recordingSpringboard()
      try desk.reader.listen()
      try await desk.press("Right", "space", saying: "Picked up App 01")
      try await desk.press("Right", saying: "App 01: page 1, place 2")
      try await desk.press("Down", saying: "App 01: page 1, place 5")
      try await desk.press("ctrl+Right", saying: "App 01: page 2, place 6")
      try await desk.press("Left", saying: "App 01: page 2, place 5")
      try await desk.press("Return", saying: "Dropped App 01")
      try await desk.keeps("02 03 04 05 06 | 07 08 09 10 01 11 | 12 13 14")
      try await desk.press("Up", "Left", "space", saying: "Picked up App 07")
      try await desk.press("Right", saying: "App 07: page 2, place 2")
      try await desk.press("Escape", saying: "Put back App 07")
      try await desk.press("f", saying: "Folder Folder")
      try await desk.keeps("02 03 04 05 06 | folder-1(08 07) 09 10 01 11 | 12 13 14")
      try await desk.press("Right", "Delete", saying: "Removed App 09 from the board")
      try await desk.keeps("02 03 04 05 06 | folder-1(08 07) 10 01 11 | 12 13 14 - 09")
      try await desk.press("ctrl+z", saying: "Undone")
      try await desk.keeps(Self.outcome)
      try await desk.press("Escape", saying: "Editing is done")
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(try await desk.replayedRecord(of: "arranging-by-keys") == Self.outcome)
    }

    static let outcome = "02 03 04 05 06 | folder-1(08 07) 09 10 01 11 | 12 13 14"
  }
}

extension Desk {
  /// Waits until it can be done, does it, and hears what came of it.
  fileprivate func act(_ action: String, on name: String, saying words: String) async throws {
    try await eventually("\(action) on \(name)") { try reader.act(action, on: name) }
    try await hears(words)
  }

  fileprivate func press(_ keys: String..., saying words: String) async throws {
    for key in keys { try await hand.press(key) }
    try await hears(words)
  }
}
