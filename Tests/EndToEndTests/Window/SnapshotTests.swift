import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// `quiver snapshot` paints a recording as the window showed it.
  @Suite struct SnapshotTests {
    enum State: String, CaseIterable {
      case browsing, focus, edit, carrying, folder, folderInEditMode, sheet, notice
    }

    @Test("A window and a snapshot show the same pixels", arguments: State.allCases)
    func windowAndSnapshotShowTheSamePixels(in state: State) async throws {
      let desktop = try await TestDesktop()
      try desktop.write("config/quiver/quiver.conf", Self.dotfile)
      for directory in ["state", "untouched"] { try desktop.write("\(directory)/quiver/home.conf", Self.board) }
      let springboard = try await desktop.recordedSpringboard(showing: Self.firstPage)
      try await desktop.enter(state)
      try await springboard.waitUntilIdle()
      let (window, moment) = (try await desktop.picture(), try desktop.endOfRecording)
      let snapshot = try await desktop.snapshot(at: moment)
      #expect(window.mismatch(with: snapshot, beyond: Self.edgeTolerance) == nil)
      if case .pixels(let count, _, _, _) = window.difference(from: snapshot, beyond: Self.tolerance) {
        #expect(count < Self.edgePixels)
      }
    }

    /// The X server draws the edges of curves itself, and covers some of their pixels a little more or less than cairo
    /// does: how many pixels of a picture may differ by more than `tolerance`, of 255, and how much they may.
    private static let (edgePixels, edgeTolerance, tolerance) = (1_000, 24, 2)

    private static let firstPage = ["Folder", "App 04", "App 05", "App 06", "App 07", "App 08", "App 01", "App 02"]

    /// Without animations, so that the time of a picture does not matter.
    private static let dotfile = """
      [grid]
      columns = 3
      rows = 2
      [wallpaper]
      source = \(Repository.path("data/wallpapers/default.jpg"))
      [behaviour]
      animations = off
      """

    private static let board = """
      [Home]
      Version=1
      [Dock]
      Items=app-01.desktop;app-02.desktop;
      [Page 1]
      Items=folder-1;app-04.desktop;app-05.desktop;app-06.desktop;app-07.desktop;app-08.desktop;
      [Folder folder-1]
      Name=Folder
      Items=app-03.desktop;app-09.desktop;app-10.desktop;
      """
  }
}

extension TestDesktop {
  fileprivate func enter(_ state: EndToEndTests.SnapshotTests.State) async throws {
    switch state {
    case .browsing: break
    case .focus: try await keyboard.press("Right", "Right")
    case .edit: try await keyboard.press("ctrl+e")
    case .carrying: try await keyboard.press("Right", "Right", "space", "Right")
    case .folder: try await keyboard.press("Right", "Return")
    case .folderInEditMode: try await keyboard.press("ctrl+e", "Right", "Return")
    case .sheet:
      try await mouse.secondaryTap(tile("App 04").center)
      try await choose("Details")
      _ = try await waitForElement("dialog", "App 04")
    case .notice: try await keyboard.press("ctrl+e", "Right", "Right", "Delete")
    }
  }

  /// The moment just after the last input of the recording, in seconds.
  fileprivate var endOfRecording: Double {
    get throws {
      let lines = (text("case.trace") ?? "").split(separator: "\n")
      let last = lines.last?.split(separator: " ").first.flatMap { Double($0) }
      guard let last else { throw NeverHappened(description: "a recording") }
      return last + 0.01
    }
  }

  /// The picture that `quiver snapshot` paints of the recording.
  fileprivate func snapshot(at moment: Double) async throws -> Pixels {
    let (picture, words) = ("\(directory)/snapshot.png", "\(directory)/snapshot.bgra")
    let size = "\(Self.screen.width)x\(Self.screen.height)"
    let command = [
      Self.quiver, "snapshot", picture, "--size", size, "--trace", "\(directory)/case.trace", "--at", "\(moment)",
    ]
    guard try await run(command, with: ["XDG_STATE_HOME": "\(directory)/untouched"]).status == 0,
      try await run("convert", picture, "-depth", "8", "BGRA:\(words)").status == 0
    else { throw NeverHappened(description: "a snapshot") }
    let bytes = try Data(contentsOf: URL(filePath: words))
    return Pixels(
      width: Self.screen.width, height: Self.screen.height,
      words: bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }, hasAlpha: false)
  }
}
