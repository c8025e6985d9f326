import Foundation
import TestSupport
import Testing

/// A whole session of edit mode on a new board, with a mouse or a finger. The file is checked after each step.
struct EditSession {
  let desktop: TestDesktop
  let pointer: any Pointer
  let springboard: Springboard

  init(on desktop: TestDesktop, with pointer: any Pointer) async throws {
    (self.desktop, self.pointer) = (desktop, pointer)
    springboard = try await desktop.recordedSpringboard()
  }

  /// The board after all steps.
  static let outcome = "02 03 04 05 06 | 09 07 01 08 folder-1(10 11) | 12 13 14"

  func perform() async throws {
    try await beginAndEndEditMode()
    try await dragToTheNextPage()
    try await makeFolder()
    try await rename()
    try await dragOut()
    try await removeAndUndo()
    try await restart()
  }
}

extension EditSession {
  /// A long press begins edit mode. After Done the screen has the same pixels as before.
  private func beginAndEndEditMode() async throws {
    let before = try await desktop.picture()
    try await pointer.up(at: pointer.lift("App 01", on: desktop))
    try await desktop.waitForEditMode()
    try await desktop.waitForChange(from: desktop.picture())
    try await pointer.tap(desktop.tile("Done").center)
    try await desktop.waitForEndOfEditMode()
    try await springboard.waitUntilIdle()
    #expect(try await desktop.picture().mismatch(with: before) == nil)
    #expect(desktop.arrangement == "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
  }

  /// Drags App 01 to the edge, which turns the page, and then between the first two icons there.
  private func dragToTheNextPage() async throws {
    let start = try await pointer.lift("App 01", on: desktop)
    // A longer dwell would turn another page.
    try await pointer.perform(
      gliding(from: start, to: edge.moved(-120)) + [.move(edge), .pause(.milliseconds(700))]
        + gliding(from: edge.moved(-60), to: middle))
    try await desktop.waitForTiles(["App 07", "App 08", "App 09", "App 10", "App 11", "Done", "App 01"])
    try await drag(from: middle, to: before("App 08"))
    try await desktop.waitForSavedBoard("02 03 04 05 06 | 07 01 08 09 10 11 | 12 13 14")
    try await desktop.waitForEditMode()
  }

  /// Dwells over the centre of an icon until the ring is full, and then adds another icon to the folder.
  private func makeFolder() async throws {
    try await drop("App 09", onto: "App 10")
    try await desktop.waitForSavedBoard("02 03 04 05 06 | 07 01 08 folder-1(10 09) 11 | 12 13 14")
    try await leaveNewFolder()
    try await drop("App 11", onto: "Folder")
    try await desktop.waitForEditMode()
    try await desktop.waitForSavedBoard("02 03 04 05 06 | 07 01 08 folder-1(10 09 11) | 12 13 14")
    #expect(desktop.folderNames == ["Folder"])
  }

  /// A new folder opens with a field for its name. The first Escape keeps the name, and the second one closes the folder.
  private func leaveNewFolder() async throws {
    _ = try await desktop.waitForElement("text", "Folder name")
    try await desktop.keyboard.press("Escape")
    try await desktop.waitForNoElement("text", "Folder name")
    try await desktop.keyboard.press("Escape")
    try await desktop.waitForEditMode()
  }

  private func rename() async throws {
    try await openFolder("Folder")
    try await pointer.tap(desktop.waitForElement("label", "Folder").center)
    _ = try await desktop.waitForElement("text", "Folder name")
    try await desktop.keyboard.type("Music")
    try await desktop.keyboard.press("Return")
    _ = try await desktop.waitForElement("label", "Music")
    try await eventually("the folder's new name in the file") { desktop.folderNames == ["Music"] }
  }

  /// A drag beside the open folder closes it, and the icon can be dropped on the page.
  private func dragOut() async throws {
    let start = try await pointer.lift("App 09", on: desktop)
    try await pointer.glide(from: start, to: beside)
    try await desktop.waitForNoElement("label", "Music")
    try await desktop.waitForTiles(["App 07", "App 01", "App 08", "Music", "Done", "App 09"])
    try await drag(from: beside, to: before("App 07"))
    try await desktop.waitForSavedBoard(Self.outcome)
    try await desktop.waitForEditMode()
  }

  private func removeAndUndo() async throws {
    try await pointer.tap(badge("App 01"))
    try await desktop.waitForSavedBoard("02 03 04 05 06 | 09 07 08 folder-1(10 11) | 12 13 14 - 01")
    try await pointer.tap(desktop.waitForElement("push button", "Undo").center)
    try await desktop.waitForSavedBoard(Self.outcome)
    try await desktop.keyboard.press("ctrl+z")
    try await desktop.waitForSavedBoard("02 03 04 05 06 | 07 01 08 folder-1(10 09 11) | 12 13 14")
    try await desktop.keyboard.press("ctrl+shift+z")
    try await desktop.waitForSavedBoard(Self.outcome)
  }

  /// After a restart the file and the picture are the same.
  private func restart() async throws {
    try await desktop.keyboard.press("Escape")
    try await desktop.waitForEndOfEditMode()
    try await desktop.keyboard.press("Home")
    try await hideAndShow()
    let (file, picture) = try await quit(springboard)
    let again = try Springboard(desktop.start([TestDesktop.quiver]))
    try await desktop.waitForTiles(["App 02", "App 03", "App 04", "App 05", "App 06"])
    let (fileAgain, pictureAgain) = try await quit(again)
    #expect(fileAgain == file)
    #expect(pictureAgain.mismatch(with: picture) == nil)
  }

  /// Hiding the springboard removes its notices.
  private func hideAndShow() async throws {
    #expect(try await desktop.quiver("hide") == 0)
    try await desktop.waitForNoWindow()
    #expect(try await desktop.quiver("show") == 0)
    try await desktop.waitForWindow()
  }

  /// Quits once nothing moves.
  private func quit(_ springboard: Springboard) async throws -> (file: String?, picture: Pixels) {
    try await springboard.waitUntilIdle()
    let picture = try await desktop.picture()
    #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    return (desktop.text(TestDesktop.homeFile), picture)
  }
}

extension EditSession {
  private var edge: ScreenPoint { ScreenPoint(x: TestDesktop.screen.width - 1, y: 300) }
  /// Between the rows, where no drop target is.
  private var middle: ScreenPoint { ScreenPoint(x: 640, y: 300) }

  /// To the left of an open folder, also between the rows.
  private var beside: ScreenPoint { ScreenPoint(x: 250, y: 300) }

  /// The gap before an icon.
  private func before(_ name: String) async throws -> ScreenPoint {
    let tile = try await desktop.tile(name)
    return ScreenPoint(x: tile.x + tile.width / 10, y: tile.center.y)
  }

  /// The badge is at the corner of the icon, which is a square above the name.
  private func badge(_ name: String) async throws -> ScreenPoint {
    let tile = try await desktop.tile(name)
    return ScreenPoint(x: tile.center.x - 60, y: tile.y + 4)
  }

  private func drag(from start: ScreenPoint, to end: ScreenPoint) async throws {
    try await pointer.perform(gliding(from: start, to: end) + dropping(at: end))
  }

  private func drop(_ name: String, onto other: String) async throws {
    let (start, end) = (try await pointer.lift(name, on: desktop), try await desktop.tile(other).center)
    // A longer dwell over a folder would open it.
    try await pointer.perform(gliding(from: start, to: end) + dropping(at: end, after: .milliseconds(550)))
  }

  private func openFolder(_ name: String) async throws {
    try await pointer.tap(desktop.tile(name).center)
    _ = try await desktop.waitForElement("label", name)
  }
}
