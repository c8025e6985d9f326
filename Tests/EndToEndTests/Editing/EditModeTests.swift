import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Edit mode from outside: commands, files, and windows in front of it.
  @Suite struct EditModeTests {
    @Test func commandsReachTheOneThatRuns() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      #expect(try await desk.quiver("edit") == 0)
      try await desk.seesEditing()
      #expect(try desk.reader.act("remove", on: "App 02"))
      try await desk.keeps("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(try await desk.quiver("home", "undo") == 0)
      try await desk.keeps("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
      try await desk.sees(Desk.page(1) + ["Done"])
      #expect(try await desk.quiver("home", "redo") == 0)
      try await desk.keeps("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(springboard.isRunning)
    }

    @Test func whereNoneRunsOneStartsInEditMode() async throws {
      let desk = try await Desk()
      _ = try desk.start([Desk.quiver, "edit"])
      try await desk.seesEditing()
      try await desk.sees(Desk.page(1) + ["Done"])
    }

    /// The journal outlasts the program: what was done before it ended is undone with none running.
    @Test func undoReachesBackBeforeTheStart() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      #expect(try desk.reader.act("edit", on: "App 01"))
      try await desk.seesEditing()
      #expect(try desk.reader.act("remove", on: "App 02"))
      try await desk.keeps("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      _ = try Springboard(desk.start([Desk.quiver, "edit"]))
      try await desk.seesEditing()
      try await desk.hand.press("ctrl+z")
      try await desk.keeps("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
    }

    @Test func aLockEndsItAndKeepsItAway() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "home")
      let before = try await desk.picture()
      #expect(try await desk.quiver("edit") == 0)
      try await desk.seesEditing()
      try desk.lock()
      try await desk.seesBrowsing()
      #expect(try await desk.quiver("edit") == 1)
      #expect(try await desk.quiver("home", "undo") == 1)
      let tile = try desk.tile("App 01").center
      try await desk.hand.perform(
        [.down(tile), .pause(.milliseconds(700))] + gliding(from: tile, to: tile.moved(0, 200))
          + [.up(tile.moved(0, 200))])
      try await desk.hand.press("ctrl+e")
      try await springboard.rests()
      #expect(try await desk.picture().mismatch(with: before) == nil)
      #expect(try desk.reader.tiles().allSatisfy { $0.actions == ["click", "menu"] })
      #expect(desk.arrangement == "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
    }

    @Test func whatIsWrittenFromOutsideIsShownAtOnce() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      let before = try await desk.picture()
      let first = try #require(desk.text(Desk.homeFile))
      try desk.write(
        Desk.homeFile, first.replacing("app-01.desktop;app-02.desktop;", with: "app-02.desktop;app-01.desktop;"))
      try await desk.sees(["App 02", "App 01"] + Desk.page(1).dropFirst(2))
      try await springboard.rests()
      #expect(try await desk.picture() != before)
      try desk.write(Desk.homeFile, first)
      try await desk.sees(page: 1)
      try await springboard.rests()
      #expect(try await desk.picture().mismatch(with: before) == nil)
    }

    @Test func aFolderThatIsRenamedFromOutsideBearsItsNewNameAtOnce() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      let apps = "app-01.desktop;app-02.desktop;"
      let first = try #require(desk.text(Desk.homeFile)).replacing(apps, with: "folder-1;")
      var pictures: [Pixels] = []
      for name in ["Old", "Somewhat longer", "Old"] {
        try desk.write(Desk.homeFile, "\(first)\n[Folder folder-1]\nName=\(name)\nItems=\(apps)\n")
        _ = try await desk.sees("push button", name)
        try await springboard.rests()
        pictures.append(try await desk.picture())
      }
      #expect(pictures[0] != pictures[1])
      #expect(pictures[2].mismatch(with: pictures[0]) == nil)
    }

    @Test func hiddenOrCoveredNothingQuivers() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "window", "--size", "600x400")
      #expect(try await desk.quiver("edit") == 0)
      try await springboard.ticks()
      let cover = try desk.start(["xlogo", "-geometry", "1280x800+0+0"])
      try await springboard.isSilent()
      cover.send(SIGTERM)
      try await springboard.ticks()
      #expect(try await desk.quiver("hide") == 0)
      try await springboard.isSilent()
      #expect(try await desk.quiver("show") == 0)
      try await desk.seesBrowsing()
    }
  }
}

extension Springboard {
  /// Frames go on.
  fileprivate func ticks() async throws {
    let before = activity.wakeups
    try await eventually("frames") { activity.wakeups > before + 60 }
  }
}

extension Desk {
  /// The administrator's word, while it runs.
  fileprivate func lock() throws {
    let dotfile = "config/quiver/quiver.conf"
    try write(dotfile, (text(dotfile) ?? "") + "\n[home]\nlocked = true\n")
  }
}
