import Testing

extension EndToEndTests {
  /// What a user does with the applications in the library, and how they get around in it.
  @Suite struct LibraryArrangingTests {
    @Test("A header opens a picker of sections", arguments: [false, true])
    func aHeaderOpensAPickerOfSections(byKeys: Bool) async throws {
      let desktop = try await TestDesktop(applications: 40)
      let springboard = try await letters(on: desktop)
      if byKeys {
        try await desktop.keyboard.press("Right", "ctrl+Down")
      } else {
        try await desktop.mouse.tap(desktop.waitForElement("heading", "A").center)
        #expect(try await desktop.menu() == ["A", "Z"])
        try await desktop.choose("Z")
      }
      _ = try await desktop.tile("Zebra")
      try await springboard.waitUntilIdle()
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A finger slides along the letters")
    func aFingerSlidesAlongTheLetters() async throws {
      let desktop = try await TestDesktop(touch: true, applications: 40)
      let springboard = try await letters(on: desktop)
      let bar = try await desktop.waitForElement("slider", "Index")
      let (finger, end) = (try desktop.finger(), ScreenPoint(x: bar.center.x, y: bar.y + bar.height - 4))
      try await finger.down(at: ScreenPoint(x: bar.center.x, y: bar.y + 4))
      try await finger.glide(from: ScreenPoint(x: bar.center.x, y: bar.y + 4), to: end)
      _ = try await desktop.tile("Zebra")
      try await finger.up(at: end)
      try await springboard.waitUntilIdle()
      #expect(try await desktop.waitForElement("slider", "Index").description == "Z")
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A tile is dragged to a page", arguments: [false, true])
    func aTileIsDraggedToAPage(isRemoved: Bool) async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      if isRemoved {
        try await desktop.keyboard.press("ctrl+e")
        try await desktop.waitForEditMode()
        #expect(try desktop.reader.act("remove", on: "App 05"))
        try await desktop.waitForSavedBoard("01 02 03 04 06 | 07 08 09 10 11 12 | 13 14 - 05")
        try await desktop.keyboard.press("Escape")
      }
      try await desktop.keyboard.press("ctrl+l")
      _ = try await desktop.waitForElement("heading", "Other")
      try await springboard.waitUntilIdle()
      let finger = try desktop.finger()
      _ = try await finger.lift("App 05", on: desktop)
      let target = try await desktop.tile("App 02").center
      try await finger.perform([
        .move(target.moved(40)), .move(target.moved(60)), .pause(.milliseconds(900)), .up(target.moved(60)),
      ])
      try await desktop.waitForSavedBoard("01 02 05 03 04 06 | 07 08 09 10 11 12 | 13 14")
    }

    @Test("A tile is removed and put back by its menu")
    func aTileIsRemovedAndPutBackByItsMenu() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await letters(on: desktop)
      try await desktop.mouse.secondaryTap(desktop.tile("App 05").center)
      try await desktop.choose("Remove from home screen")
      try await desktop.waitForSavedBoard("01 02 03 04 06 | 07 08 09 10 11 12 | 13 14 zebra - 05")
      try await springboard.waitUntilIdle()
      try await desktop.mouse.secondaryTap(desktop.tile("App 05").center)
      #expect(try await desktop.menu() == ["Open", "Add to home screen", "Details", "Show in Files"])
      try await desktop.choose("Add to home screen")
      try await desktop.waitForSavedBoard("01 02 03 04 06 | 07 08 09 10 11 12 | 13 14 zebra 05")
    }

    /// Starts with the library, sorted by names, of which one begins with another letter.
    private func letters(on desktop: TestDesktop) async throws -> Springboard {
      try desktop.install("Zebra", exec: "stub")
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver, "library", "--set", "library.sort=name"], with: Springboard.strict))
      _ = try await desktop.waitForElement("heading", "A")
      try await springboard.waitUntilIdle()
      return springboard
    }
  }
}
