import Foundation
import TestSupport
import Testing

/// A whole session of edit mode on a new board, with a mouse or a finger; after each step the file is looked at.
struct Arranging {
  let desk: Desk
  let pointer: any Pointer
  let springboard: Springboard

  init(on desk: Desk, with pointer: any Pointer) async throws {
    (self.desk, self.pointer) = (desk, pointer)
    springboard = try await desk.recordingSpringboard()
  }

  /// What all of it leaves.
  static let outcome = "02 03 04 05 06 | 09 07 01 08 folder-1(10 11) | 12 13 14"

  func all() async throws {
    try await quiverAndRest()
    try await carryToTheNextPage()
    try await makeFolder()
    try await rename()
    try await dragOut()
    try await removeAndUndo()
    try await restart()
  }
}

extension Arranging {
  /// Held, tiles quiver; after Done the glass is as it was, to the pixel.
  private func quiverAndRest() async throws {
    let before = try await desk.picture()
    try await pointer.up(at: pointer.take("App 01", on: desk))
    try await desk.seesEditing()
    try await desk.changes(from: desk.picture())
    try await pointer.tap(desk.tile("Done").center)
    try await desk.seesBrowsing()
    try await springboard.rests()
    #expect(try await desk.picture().mismatch(with: before) == nil)
    #expect(desk.arrangement == "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
  }

  /// By the edge, and between the first two there.
  private func carryToTheNextPage() async throws {
    let start = try await pointer.take("App 01", on: desk)
    // A longer rest would turn another page.
    try await pointer.perform(
      gliding(from: start, to: edge.moved(-120)) + [.move(edge), .pause(.milliseconds(700))]
        + gliding(from: edge.moved(-60), to: middle))
    try await desk.sees(["App 07", "App 08", "App 09", "App 10", "App 11", "Done", "App 01"])
    try await carry(from: middle, to: before("App 08"))
    try await desk.keeps("02 03 04 05 06 | 07 01 08 09 10 11 | 12 13 14")
    try await desk.seesEditing()
  }

  /// Over the middle of an icon until the ring is full; then one more into the folder.
  private func makeFolder() async throws {
    try await drop("App 09", onto: "App 10")
    try await desk.keeps("02 03 04 05 06 | 07 01 08 folder-1(10 09) 11 | 12 13 14")
    try await drop("App 11", onto: "Folder")
    try await desk.keeps("02 03 04 05 06 | 07 01 08 folder-1(10 09 11) | 12 13 14")
    #expect(desk.folderNames == ["Folder"])
  }

  private func rename() async throws {
    try await openFolder("Folder")
    try await pointer.tap(desk.sees("label", "Folder").center)
    _ = try await desk.sees("text", "Folder name")
    try await desk.hand.type("Music")
    try await desk.hand.press("Return")
    _ = try await desk.sees("label", "Music")
    try await eventually("the folder's new name in the file") { desk.folderNames == ["Music"] }
  }

  /// Beside the open folder it closes, and what is carried can go anywhere.
  private func dragOut() async throws {
    let start = try await pointer.take("App 09", on: desk)
    try await pointer.glide(from: start, to: beside)
    try await desk.seesNo("label", "Music")
    try await desk.sees(["App 07", "App 01", "App 08", "Music", "Done", "App 09"])
    try await carry(from: beside, to: before("App 07"))
    try await desk.keeps(Self.outcome)
    try await desk.seesEditing()
  }

  private func removeAndUndo() async throws {
    try await pointer.tap(badge("App 01"))
    try await desk.keeps("02 03 04 05 06 | 09 07 08 folder-1(10 11) | 12 13 14 - 01")
    try await pointer.tap(desk.sees("push button", "Undo").center)
    try await desk.keeps(Self.outcome)
    try await desk.hand.press("ctrl+z")
    try await desk.keeps("02 03 04 05 06 | 07 01 08 folder-1(10 09 11) | 12 13 14")
    try await desk.hand.press("ctrl+shift+z")
    try await desk.keeps(Self.outcome)
  }

  /// The file and the picture outlast the program.
  private func restart() async throws {
    try await desk.hand.press("Escape")
    try await desk.seesBrowsing()
    try await desk.hand.press("Home")
    try await hideAndShow()
    let (file, picture) = try await leave(springboard)
    let again = try Springboard(desk.start([Desk.quiver]))
    try await desk.sees(["App 02", "App 03", "App 04", "App 05", "App 06"])
    let (fileAgain, pictureAgain) = try await leave(again)
    #expect(fileAgain == file)
    #expect(pictureAgain.mismatch(with: picture) == nil)
  }

  /// What is hidden forgets its notices.
  private func hideAndShow() async throws {
    #expect(try await desk.quiver("hide") == 0)
    try await desk.seesNoWindow()
    #expect(try await desk.quiver("show") == 0)
    try await desk.seesWindow()
  }

  /// Ends it when nothing moves any more.
  private func leave(_ springboard: Springboard) async throws -> (file: String?, picture: Pixels) {
    try await springboard.rests()
    let picture = try await desk.picture()
    #expect(try await springboard.ends(on: SIGTERM) == 0)
    return (desk.text(Desk.homeFile), picture)
  }
}

extension Arranging {
  private var edge: Spot { Spot(x: Desk.screen.width - 1, y: 300) }
  /// Between the rows, where nothing is to be met.
  private var middle: Spot { Spot(x: 640, y: 300) }

  /// Left of an open folder, and between the rows too.
  private var beside: Spot { Spot(x: 250, y: 300) }

  /// Beside its icon, towards the one before.
  private func before(_ name: String) throws -> Spot {
    let tile = try desk.tile(name)
    return Spot(x: tile.x + tile.width / 10, y: tile.center.y)
  }

  /// On the corner of its icon, which is a square above the name.
  private func badge(_ name: String) throws -> Spot {
    let tile = try desk.tile(name)
    return Spot(x: tile.center.x - 60, y: tile.y + 4)
  }

  private func carry(from start: Spot, to end: Spot) async throws {
    try await pointer.perform(gliding(from: start, to: end) + dropping(at: end))
  }

  /// What was dropped before is told of when it has come to rest.
  private func drop(_ name: String, onto other: String) async throws {
    try await eventually("a tile \(other)") { try desk.names().contains(other) }
    let (start, end) = (try await pointer.take(name, on: desk), try desk.tile(other).center)
    // A longer rest over a folder would open it.
    try await pointer.perform(gliding(from: start, to: end) + dropping(at: end, after: .milliseconds(550)))
    try await desk.seesEditing()
  }

  private func openFolder(_ name: String) async throws {
    try await pointer.tap(desk.tile(name).center)
    _ = try await desk.sees("label", name)
  }
}
