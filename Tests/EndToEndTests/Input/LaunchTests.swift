import Foundation
import Testing

extension EndToEndTests {
  @Suite struct LaunchTests {
    @Test("A tap launches the program once with its arguments")
    func aTapLaunchesTheProgramOnceWithItsArguments() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "window", with: ["DESKTOP_STARTUP_ID": "ours"])
      try await desktop.mouse.tap(desktop.tile("App 03").center)
      let program = try await desktop.waitForLaunch()
      #expect(program.arguments == ["3", "two words"])
      #expect(program.directory == "\(desktop.directory)/home")
      #expect(program.tokens.count == 2 && !program.tokens.contains("ours"))
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.startedPrograms.count == 1)
    }

    /// The program ends at once, so it is assumed to be open, and its window comes later than that.
    @Test("A launch whose window comes late is counted once")
    func aLaunchWhoseWindowComesLateIsCountedOnce() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("bin/later", "#!/bin/sh\n(sleep 4; exec xclock -geometry 100x100) &\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/later")
      try desktop.install("App 02", exec: "later\nStartupWMClass=XClock")
      let springboard = try await desktop.springboard("--mode", "home")
      #expect(try desktop.reader.click("App 02"))
      try await eventually("the window") {
        try await desktop.run("xdotool", "search", "--onlyvisible", "--class", "XClock").status == 0
      }
      try await springboard.waitUntilIdle()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      let usage = try #require(desktop.text("state/quiver/usage"))
      #expect(
        usage.wholeMatch(of: /launched 1 \d{4}-\d\d-\d\d app-02\.desktop\n\w+ 1 \d{4}-\d\d-\d\d app-02\.desktop\n/)
          != nil, "\(usage)")
    }

    @Test("Taps during a launch are ignored")
    func tapsDuringALaunchAreIgnored() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "window")
      let tile = try await desktop.tile("App 01").center
      for _ in 1...3 { try await desktop.mouse.tap(tile) }
      _ = try await desktop.waitForLaunch()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.startedPrograms.count == 1)
    }

    /// Without a window the ring is shown for 15 s, so the limit is well before its end.
    @Test("A screen reader sees the new page during a launch")
    func aScreenReaderSeesTheNewPageDuringALaunch() async throws {
      let desktop = try await TestDesktop()
      try desktop.install("App 02", exec: "/bin/sleep 60")
      let springboard = try await desktop.springboard("--mode", "window")
      try await desktop.mouse.tap(desktop.tile("App 02").center)
      try await desktop.keyboard.press("Next")
      try await eventually("page 2 for the reader", within: .seconds(8)) { try desktop.names().contains("App 07") }
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }

    @Test("An application that cannot be started stays on the page")
    func anApplicationThatCannotBeStartedStaysOnThePage() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("bin/orphan", "#!/nowhere/interpreter\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/orphan")
      try desktop.install("App 02", exec: "orphan")
      let springboard = try await desktop.springboard("--mode", "window")
      try await desktop.mouse.tap(desktop.tile("App 02").center)
      try await springboard.waitUntilIdle()
      #expect(try desktop.names().contains("App 02"))
      try await desktop.mouse.tap(desktop.tile("App 03").center)
      #expect(try await desktop.waitForLaunch().arguments == ["3", "two words"])
    }

    @Test("A screen reader lists the tiles and launches one")
    func aScreenReaderListsTheTilesAndLaunchesOne() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "window", "--size", "900x600")
      let tiles = try desktop.reader.tiles()
      #expect(tiles.map(\.name) == TestDesktop.page(1))
      #expect(tiles.allSatisfy { $0.role == "push button" && $0.description == "About \($0.name)" })
      #expect(tiles.allSatisfy { $0.width > 0 && $0.height > 0 })
      #expect(try desktop.reader.click("App 04"))
      #expect(try await desktop.waitForLaunch().arguments == ["4", "two words"])
    }
  }
}
