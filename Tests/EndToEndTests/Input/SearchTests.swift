import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  @Suite struct SearchTests {
    @Test("Typing anywhere finds applications, and Enter opens one")
    func typingAnywhereFindsAndEnterOpens() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.xdotool(["type", "--delay", "30", "app 1"])
      #expect(try await desktop.waitForElement("text", "Search").isFocused)
      #expect(try await desktop.tile("App 10").isFocused)
      _ = try await desktop.waitForElement("heading", "Applications")
      try await desktop.waitForNoElement("push button", "App 02")
      try await desktop.keyboard.press("Right", "Return")
      #expect(try await desktop.waitForLaunch().arguments == ["11", "two words"])
      try await springboard.waitUntilIdle()
    }

    @Test("A letter that is typed over all of the text replaces it, and the search stays open")
    func typingReplacesSelection() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard()
      try await desktop.xdotool(["type", "--delay", "30", "app 1"])
      _ = try await desktop.waitForElement("heading", "Applications")
      try await desktop.keyboard.press("ctrl+a")
      try await desktop.xdotool(["type", "--delay", "30", "app 12"])
      try await desktop.waitForNoElement("push button", "App 10")
      #expect(try await desktop.tile("App 12").isFocused)
    }

    /// The key that empties the field and Escape lead back to the same picture.
    @Test("The pages return as they were", arguments: [["BackSpace", "BackSpace"], ["Escape"]])
    func thePagesReturnAsTheyWere(keys: [String]) async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "window")
      try await desktop.keyboard.press("Next")
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      let before = try await desktop.picture()
      try await desktop.xdotool(["type", "--delay", "30", "13"])
      _ = try await desktop.waitForElement("heading", "Applications")
      for key in keys { try await desktop.keyboard.press(key) }
      try await desktop.waitForNoElement("heading", "Applications")
      try await desktop.waitForPage(2)
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) == nil)
    }

    @Test("Shortcuts open the field", arguments: ["ctrl+f", "slash"])
    func shortcutsOpenTheField(key: String) async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard()
      try await desktop.keyboard.press(key)
      #expect(try await desktop.waitForElement("text", "Search").isFocused)
      _ = try await desktop.tile("App 02")
      try await desktop.xdotool(["type", "--delay", "30", "zzz"])
      _ = try await desktop.waitForElement("label", "Nothing found")
    }

    /// Slow and fast typing that begins between the moment at which the window has the keyboard, which the window manager
    /// decides, and a second later.
    @Test("No letter is lost after the window is shown", arguments: ["overlay", "window"])
    func noLetterIsLostAfterTheWindowIsShown(mode: String) async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", mode)
      for round in 0..<20 {
        #expect(try await desktop.quiver("toggle") == 0)
        try await eventually("a hidden window") { try desktop.reader.everything().isEmpty }
        #expect(try await desktop.quiver("toggle") == 0)
        try await waitForKeyboard(desktop)
        try await Task.sleep(for: .milliseconds(50 * round))
        try await desktop.xdotool(["type", "--delay", round.isMultiple(of: 2) ? "12" : "80", "app number"])
        try await eventually(
          "all letters in round \(round); there is \((try? field(desktop)) ?? "")", within: .seconds(10)
        ) {
          try field(desktop) == "app number"
        }
        try await desktop.keyboard.press("Escape")
        try await desktop.waitForNoElement("text", "Search")
      }
    }

    /// The same for a program that has just started, and still reads its files.
    @Test("No letter is lost after a start", arguments: ["overlay", "window", "home"])
    func noLetterIsLostAfterAStart(mode: String) async throws {
      let desktop = try await TestDesktop()
      for round in 0..<4 {
        let springboard = try desktop.start([TestDesktop.quiver, "--mode", mode], with: Springboard.strict)
        try await waitForKeyboard(desktop)
        try await desktop.xdotool(["type", "--delay", round.isMultiple(of: 2) ? "12" : "80", "app number"])
        try await eventually("all letters in round \(round); there is \((try? field(desktop)) ?? "")") {
          try field(desktop) == "app number"
        }
        #expect(try await desktop.quiver("quit") == 0)
        #expect(try await eventually("the end") { springboard.status } == 0)
      }
    }

    /// Such a method needs a part of a second to connect to a field.
    @Test("An input method composes from the first key on")
    func inputMethod() async throws {
      let desktop = try await TestDesktop()
      let library = try preloadLibrary(
        from: URL(filePath: TestFiles.path("Preload/input-method.c")), in: desktop.directory, using: "gtk+-3.0")
      try desktop.write("im.cache", "\"\(library)\"\n\"slow\" \"Slow\" \"\" \"\" \"\"\n")
      _ = try await desktop.springboard(
        with: ["GTK_IM_MODULE": "slow", "GTK_IM_MODULE_FILE": "\(desktop.directory)/im.cache"])
      try await eventually("a connected input method") { desktop.text("connected") != nil }
      for _ in 0..<2 {
        try await desktop.xdotool(["type", "--delay", "80", "appnu"])
        try await eventually("composed text; there is \((try? field(desktop)) ?? "")") { try field(desktop) == "APPN" }
        try await desktop.keyboard.press("Escape")
        try await desktop.waitForNoElement("text", "Search")
      }
    }

    private func waitForKeyboard(_ desktop: TestDesktop) async throws {
      try await eventually("the keyboard") {
        try await desktop.run("xdotool", "getwindowfocus", "getwindowname").output == "Quiver\n"
      }
    }

    private func field(_ desktop: TestDesktop) throws -> String {
      try desktop.reader.everything().first { $0.role == "text" }?.text ?? "no field"
    }

    @Test("The button and the command open the field")
    func theButtonAndTheCommandOpenTheField() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard()
      try await desktop.mouse.tap(desktop.waitForElement("push button", "Search").center)
      _ = try await desktop.waitForElement("text", "Search")
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoElement("text", "Search")
      #expect(try await desktop.run(TestDesktop.quiver, "search").status == 0)
      _ = try await desktop.waitForElement("text", "Search")
    }

    /// A window that keeps room for itself at the lower edge, as an on-screen keyboard does.
    @Test("An on-screen keyboard covers no results")
    func anOnScreenKeyboardCoversNoResults() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "overlay")
      let before = try await desktop.waitForElement("push button", "App 01")
      try await desktop.xdotool(["type", "--delay", "30", "app"])
      let top = TestDesktop.screen.height / 2
      #expect(try await desktop.waitForElement("push button", "App 09").y > top)
      let script = TestFiles.script("on-screen-keyboard.py")
      let keyboard = try desktop.start(["/usr/bin/python3", script, "\(top)"])
      try await eventually("all results above the keyboard") {
        let tiles = try desktop.reader.tiles()
        return !tiles.isEmpty && tiles.allSatisfy { $0.center.y < top }
      }
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoElement("heading", "Applications")
      try await eventually("the pages as before") {
        try desktop.reader.tiles().contains { $0.name == before.name && $0.center == before.center }
      }
      withExtendedLifetime(keyboard) {}
    }

    @Test("A downward pull opens the field", arguments: [false, true])
    func aDownwardPullOpensTheField(byFinger: Bool) async throws {
      let desktop = try await TestDesktop(touch: byFinger)
      let springboard = try await desktop.springboard()
      let start = try await desktop.tile("App 02").center
      let pointer: any Pointer = byFinger ? try desktop.finger(0) : desktop.mouse
      try await pointer.perform(
        [.down(start)] + gliding(from: start, to: start.moved(0, 120)) + [.up(start.moved(0, 120))])
      #expect(try await desktop.waitForElement("text", "Search").isFocused)
      try await springboard.waitUntilIdle()
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("Dead keys compose from the first letter on")
    func deadKeysComposeFromTheFirstLetterOn() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard()
      try await desktop.keyboard.press("dead_acute", "a")
      _ = try await desktop.waitForElement("heading", "Applications")
      #expect(try await desktop.tile("App 01").isFocused, "á is found as a")
    }

    /// Ten megabytes, and a name among control and bidirectional characters.
    @Test("Any text can be pasted", arguments: [true, false])
    func anyTextCanBePasted(isHuge: Bool) async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let text =
        isHuge ? String(repeating: "zq \u{202E}", count: 2_000_000) : "\u{202E}\u{7}app\t\u{200F} 10\r\n\u{2069}"
      let clipboard = "\(desktop.directory)/clipboard"
      try Data(text.utf8).write(to: URL(filePath: clipboard))
      let owner = try desktop.start(["xclip", "-quiet", "-selection", "clipboard", clipboard])
      defer { owner.send(SIGKILL) }
      try await desktop.keyboard.press("ctrl+f")
      _ = try await desktop.waitForElement("text", "Search")
      try await desktop.keyboard.press("ctrl+v")
      if isHuge {
        _ = try await desktop.waitForElement("label", "Nothing found")
      } else {
        #expect(try await desktop.tile("App 10").isFocused)
      }
      try await springboard.waitUntilIdle()
      try await desktop.keyboard.type("app 11")
      try await eventually("the result") { try await desktop.tile("App 11").isFocused }
    }

    @Test("The history is used and cleared")
    func theHistoryIsUsedAndCleared() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "window")
      for count in 1...2 {
        try await desktop.xdotool(["type", "--delay", "30", "app"])
        _ = try await desktop.tile("App 09")
        while try await !desktop.tile("App 03").isFocused { try await desktop.keyboard.press("Tab") }
        try await desktop.keyboard.press("Return")
        try await eventually("launch \(count)") { desktop.startedPrograms.count == count }
        try await desktop.waitForNoElement("heading", "Applications")
        try await springboard.waitUntilIdle()
      }
      try await desktop.xdotool(["type", "--delay", "30", "app"])
      try await eventually("App 03 first, since it was chosen twice") { try await desktop.tile("App 03").isFocused }
      #expect(try await desktop.quiver("history", "clear") == 0)
      // A search that is open keeps its order.
      try await eventually("the order without a history") {
        try await desktop.keyboard.press("Escape")
        try await desktop.waitForNoElement("heading", "Applications")
        try await desktop.xdotool(["type", "--delay", "30", "app"])
        _ = try await desktop.waitForElement("heading", "Applications")
        return try await desktop.tile("App 01").isFocused
      }
    }

    @Test("Icons are resized while the field has the focus")
    func iconsAreResizedWhileTheFieldHasTheFocus() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--set", "grid.icon-size=64")
      try await desktop.xdotool(["type", "--delay", "30", "app 1"])
      let before = try await desktop.tile("App 10")
      try desktop.reader.listen()
      try await desktop.keyboard.press("ctrl+plus", "ctrl+plus")
      try await desktop.waitForAnnouncement("Icons are 25 % larger")
      #expect(try await desktop.waitForElement("text", "Search").isFocused)
      try await eventually("a larger tile") { try await desktop.tile("App 10").height > before.height }
      try await desktop.xdotool(["type", "3"])
      try await eventually("the result for the longer text") { try await desktop.tile("App 13").isFocused }
    }

    @Test("Ctrl+Enter opens the menu of the result")
    func controlEnterOpensTheMenuOfTheResult() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard()
      try await desktop.xdotool(["type", "--delay", "30", "app 13"])
      #expect(try await desktop.tile("App 13").isFocused)
      try await desktop.keyboard.press("ctrl+Return")
      #expect(try await desktop.menu().contains("Details"))
      try await desktop.keyboard.press("Escape", "Escape")
      try await desktop.waitForNoElement("text", "Search")
    }

    @Test("A result is dragged to a page")
    func aResultIsDraggedToAPage() async throws {
      let desktop = try await TestDesktop(touch: true)
      _ = try await desktop.springboard()
      try await desktop.xdotool(["type", "--delay", "30", "app 13"])
      let (finger, start) = (try desktop.finger(), try await desktop.tile("App 13").center)
      try await finger.perform([.down(start), .pause(.milliseconds(900))])
      let target = try await desktop.tile("App 02").center
      try await finger.perform([
        .move(ScreenPoint(x: target.x + 40, y: target.y)), .move(ScreenPoint(x: target.x + 60, y: target.y)),
        .pause(.milliseconds(900)), .up(ScreenPoint(x: target.x + 60, y: target.y)),
      ])
      try await desktop.waitForSavedBoard("01 02 13 03 04 05 | 06 07 08 09 10 11 | 12 14")
    }
  }
}
