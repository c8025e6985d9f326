import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Edit mode and commands, files, and windows in front of it.
  @Suite struct EditModeTests {
    @Test("Commands reach the running springboard")
    func commandsReachTheRunningSpringboard() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("edit") == 0)
      try await desktop.waitForEditMode()
      #expect(try desktop.reader.act("remove", on: "App 02"))
      try await desktop.waitForSavedBoard("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(try await desktop.quiver("home", "undo") == 0)
      try await desktop.waitForSavedBoard("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
      try await desktop.waitForTiles(TestDesktop.page(1) + ["Done"])
      #expect(try await desktop.quiver("home", "redo") == 0)
      try await desktop.waitForSavedBoard("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(springboard.isRunning)
    }

    @Test("The command edit starts a springboard if none is running")
    func editStartsASpringboardIfNoneIsRunning() async throws {
      let desktop = try await TestDesktop()
      _ = try desktop.start([TestDesktop.quiver, "edit"])
      try await desktop.waitForEditMode()
      try await desktop.waitForTiles(TestDesktop.page(1) + ["Done"])
    }

    /// The journal is on disk: acts of an earlier run can be undone.
    @Test("Acts of an earlier run can be undone")
    func actsOfAnEarlierRunCanBeUndone() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      #expect(try desktop.reader.act("edit", on: "App 01"))
      try await desktop.waitForEditMode()
      #expect(try desktop.reader.act("remove", on: "App 02"))
      try await desktop.waitForSavedBoard("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      _ = try Springboard(desktop.start([TestDesktop.quiver, "edit"]))
      try await desktop.waitForEditMode()
      try await desktop.keyboard.press("ctrl+z")
      try await desktop.waitForSavedBoard("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
    }

    @Test("A lock ends and prevents edit mode")
    func aLockEndsAndPreventsEditMode() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "home")
      let before = try await desktop.picture()
      #expect(try await desktop.quiver("edit") == 0)
      try await desktop.waitForEditMode()
      try desktop.lock()
      try await desktop.waitForEndOfEditMode()
      #expect(try await desktop.quiver("edit") == 1)
      #expect(try await desktop.quiver("home", "undo") == 1)
      let tile = try await desktop.tile("App 01").center
      try await desktop.mouse.perform(
        [.down(tile), .pause(.milliseconds(700))] + gliding(from: tile, to: tile.moved(0, 200))
          + [.up(tile.moved(0, 200))])
      try await desktop.keyboard.press("ctrl+e")
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) == nil)
      #expect(try desktop.reader.tiles().allSatisfy { $0.actions == ["click", "menu"] })
      #expect(desktop.arrangement == "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
    }

    @Test("An external change of the file is shown at once")
    func anExternalChangeOfTheFileIsShownAtOnce() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let before = try await desktop.picture()
      let first = try await desktop.savedHome()
      try desktop.write(
        TestDesktop.homeFile, first.replacing("app-01.desktop;app-02.desktop;", with: "app-02.desktop;app-01.desktop;"))
      try await desktop.waitForTiles(["App 02", "App 01"] + TestDesktop.page(1).dropFirst(2))
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture() != before)
      try desktop.write(TestDesktop.homeFile, first)
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) == nil)
    }

    @Test("An externally renamed folder shows its new name")
    func anExternallyRenamedFolderShowsItsNewName() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let apps = "app-01.desktop;app-02.desktop;"
      let first = try await desktop.savedHome().replacing(apps, with: "folder-1;")
      var pictures: [Pixels] = []
      for name in ["Old", "Somewhat longer", "Old"] {
        try desktop.write(TestDesktop.homeFile, "\(first)\n[Folder folder-1]\nName=\(name)\nItems=\(apps)\n")
        _ = try await desktop.waitForElement("push button", name)
        try await springboard.waitUntilIdle()
        pictures.append(try await desktop.picture())
      }
      #expect(pictures[0] != pictures[1])
      #expect(pictures[2].mismatch(with: pictures[0]) == nil)
    }

    @Test("A renamed application shows its new name")
    func aRenamedApplicationShowsItsNewName() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let entry = try #require(desktop.text("share/applications/app-01.desktop"))
      var pictures = [try await desktop.picture()]
      for name in ["Other", "App 01"] {
        try desktop.write("share/applications/app-01.desktop", entry.replacing("App 01", with: name))
        _ = try await desktop.waitForElement("push button", name)
        try await springboard.waitUntilIdle()
        pictures.append(try await desktop.picture())
      }
      #expect(pictures[1].mismatch(with: pictures[0]) != nil)
      #expect(pictures[2].mismatch(with: pictures[0]) == nil)
    }

    @Test("Nothing wiggles while hidden or covered")
    func nothingWigglesWhileHiddenOrCovered() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "window", "--size", "600x400")
      #expect(try await desktop.quiver("edit") == 0)
      try await springboard.waitForFrames()
      let cover = try desktop.start(["xlogo", "-geometry", "1280x800+0+0"])
      try await springboard.expectNoWakeups()
      cover.send(SIGTERM)
      try await springboard.waitForFrames()
      #expect(try await desktop.quiver("hide") == 0)
      try await springboard.expectNoWakeups()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForEndOfEditMode()
    }
  }
}

extension Springboard {
  /// Waits until more frames were painted.
  fileprivate func waitForFrames() async throws {
    let before = activity.wakeups
    try await eventually("frames") { activity.wakeups > before + 60 }
  }
}

extension TestDesktop {
  /// Locks the board while the springboard is running.
  fileprivate func lock() throws {
    let dotfile = "config/quiver/quiver.conf"
    try write(dotfile, (text(dotfile) ?? "") + "\n[home]\nlocked = true\n")
  }
}
