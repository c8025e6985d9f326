import Foundation
import Testing

extension EndToEndTests {
  /// Editing without a pointer, with a screen reader's actions or with keys. Both perform the same acts.
  @Suite struct PointerlessEditingTests {
    @Test("The board can be arranged with a screen reader")
    func theBoardCanBeArrangedWithAScreenReader() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.recordedSpringboard()
      try desktop.reader.listen()
      try await desktop.act("edit", on: "App 01", saying: "Editing the home screen")
      try await desktop.act("pick up", on: "App 01", saying: "Picked up App 01")
      try await desktop.act("move right", on: "App 01", saying: "App 01: page 1, place 2")
      try await desktop.act("move down", on: "App 01", saying: "App 01: page 1, place 5")
      try await desktop.act("next page", on: "App 01", saying: "App 01: page 2, place 6")
      try await desktop.act("move left", on: "App 01", saying: "App 01: page 2, place 5")
      try await desktop.act("drop", on: "App 01", saying: "Dropped App 01")
      try await desktop.waitForSavedBoard("02 03 04 05 06 | 07 08 09 10 01 11 | 12 13 14")
      try await desktop.act("pick up", on: "App 07", saying: "Picked up App 07")
      try await desktop.act("move right", on: "App 07", saying: "App 07: page 2, place 2")
      try await desktop.act("put back", on: "App 07", saying: "Put back App 07")
      try await desktop.act("make folder", on: "App 07", saying: "Made the folder Folder")
      try await desktop.waitForSavedBoard("02 03 04 05 06 | folder-1(08 07) 09 10 01 11 | 12 13 14")
      try await desktop.act("remove", on: "App 09", saying: "Removed “App 09” from the home screen")
      try await desktop.waitForSavedBoard("02 03 04 05 06 | folder-1(08 07) 10 01 11 | 12 13 14 - 09")
      try await desktop.act("click", on: "Undo", saying: "Undone: Removed “App 09” from the home screen")
      try await desktop.waitForSavedBoard(Self.outcome)
      try await desktop.act("click", on: "Done", saying: "Finished editing")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(try await desktop.replayedRecording(as: "arranging-by-reader") == Self.outcome)
    }

    @Test("The board can be arranged with keys")
    func theBoardCanBeArrangedWithKeys() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.recordedSpringboard()
      try desktop.reader.listen()
      try await desktop.press("Right", "space", saying: "Picked up App 01")
      try await desktop.press("Right", saying: "App 01: page 1, place 2")
      try await desktop.press("Down", saying: "App 01: page 1, place 5")
      try await desktop.press("ctrl+Right", saying: "App 01: page 2, place 6")
      try await desktop.press("Left", saying: "App 01: page 2, place 5")
      try await desktop.press("Return", saying: "Dropped App 01")
      try await desktop.waitForSavedBoard("02 03 04 05 06 | 07 08 09 10 01 11 | 12 13 14")
      try await desktop.press("Up", "Left", "space", saying: "Picked up App 07")
      try await desktop.press("Right", saying: "App 07: page 2, place 2")
      try await desktop.press("Escape", saying: "Put back App 07")
      try await desktop.press("f", saying: "Made the folder Folder")
      try await desktop.waitForSavedBoard("02 03 04 05 06 | folder-1(08 07) 09 10 01 11 | 12 13 14")
      try await desktop.press("Right", "Delete", saying: "Removed “App 09” from the home screen")
      try await desktop.waitForSavedBoard("02 03 04 05 06 | folder-1(08 07) 10 01 11 | 12 13 14 - 09")
      try await desktop.press("ctrl+z", saying: "Undone: Removed “App 09” from the home screen")
      try await desktop.waitForSavedBoard(Self.outcome)
      try await desktop.press("Escape", saying: "Finished editing")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(try await desktop.replayedRecording(as: "arranging-by-keys") == Self.outcome)
    }

    static let outcome = "02 03 04 05 06 | folder-1(08 07) 09 10 01 11 | 12 13 14"
  }
}

extension TestDesktop {
  /// Waits until the action is available, performs it, and waits for the announcement.
  fileprivate func act(_ action: String, on name: String, saying words: String) async throws {
    try await eventually("\(action) on \(name)") { try reader.act(action, on: name) }
    try await waitForAnnouncement(words)
  }

  fileprivate func press(_ keys: String..., saying words: String) async throws {
    for key in keys { try await keyboard.press(key) }
    try await waitForAnnouncement(words)
  }
}
