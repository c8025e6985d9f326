import Foundation
import Testing

extension EndToEndTests {
  /// The dots below applications that are running. A screen reader hears of them too.
  @Suite struct RunningTests {
    @Test("An application runs while it has a window")
    func anApplicationRunsWhileItHasAWindow() async throws {
      let desktop = try await TestDesktop()
      try desktop.install("App 02", exec: "stub\nStartupWMClass=xclock")
      let springboard = try await desktop.springboard("--mode", "home")
      let before = try await desktop.picture()
      let clock = try desktop.start(["xclock", "-geometry", "100x100+10+10"])
      try await desktop.waitForDescription("About App 02 (running)", of: "App 02")
      #expect(try await desktop.tile("App 03").description == "About App 03")
      clock.send(SIGTERM)
      try await desktop.waitForDescription("About App 02", of: "App 02")
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) == nil)
    }

    @Test("A window that was there before is recognized")
    func aWindowThatWasThereBeforeIsRecognized() async throws {
      let desktop = try await TestDesktop()
      try desktop.install("App 02", exec: "xclock -update 1")
      _ = try desktop.start(["xclock", "-geometry", "100x100+10+10"])
      try await eventually("the clock") {
        try await desktop.run("xdotool", "search", "--onlyvisible", "--class", "XClock").status == 0
      }
      _ = try await desktop.springboard("--mode", "home")
      try await desktop.waitForDescription("About App 02 (running)", of: "App 02")
    }

    @Test("An application runs while it has a systemd unit")
    func anApplicationRunsWhileItHasASystemdUnit() async throws {
      let desktop = try await TestDesktop()
      let script = TestFiles.script("units.py")
      let systemd = try desktop.start(["/usr/bin/python3", script, #"app-gnome-app\x2d02-7.scope"#])
      try #require(systemd.line() == "owned")
      _ = try await desktop.springboard("--mode", "window")
      try await desktop.waitForDescription("About App 02 (running)", of: "App 02")
      try systemd.send(line: #"UnitNew app-app\x2d04.service"#)
      try systemd.send(line: #"JobRemoved app-app\x2d03@x.service"#)
      try await desktop.waitForDescription("About App 03 (running)", of: "App 03")
      #expect(try await desktop.tile("App 04").description == "About App 04", "it is loaded, but not active")
      try systemd.send(line: #"UnitRemoved app-gnome-app\x2d02-7.scope"#)
      try await desktop.waitForDescription("About App 02", of: "App 02")
      #expect(try desktop.reader.click("App 01"))
      #expect(systemd.line()?.hasPrefix(#"app-quiver-app\x2d01-"#) == true)
      try await desktop.waitForDescription("About App 01 (running)", of: "App 01")
    }

    @Test("A systemd that does not answer in time is asked again")
    func aSystemdThatDoesNotAnswerInTimeIsAskedAgain() async throws {
      let desktop = try await TestDesktop()
      let script = TestFiles.script("units.py")
      let systemd = try desktop.start(["/usr/bin/python3", script, "--busy", #"app-gnome-app\x2d02-7.scope"#])
      try #require(systemd.line() == "owned")
      _ = try await desktop.springboard("--mode", "window")
      try await desktop.waitForDescription("About App 02 (running)", of: "App 02")
    }

    @Test("A bus that answers after the applications were found is asked for units")
    func aBusThatAnswersLateIsAskedForUnits() async throws {
      let desktop = try await TestDesktop()
      let script = TestFiles.script("units.py")
      let systemd = try desktop.start(["/usr/bin/python3", script, #"app-gnome-app\x2d02-7.scope"#])
      try #require(systemd.line() == "owned")
      let first = try await desktop.springboard("--mode", "window")
      try await desktop.waitForDescription("About App 02 (running)", of: "App 02")
      try await first.waitUntilIdle()
      let picture = try await desktop.picture()
      #expect(try await first.exitStatus(after: SIGTERM) == 0)
      let second = try await desktop.springboardBeforeBus()
      try await second.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: picture) != nil)
      desktop.bus?.send(SIGCONT)
      try await eventually("the dot of the application") {
        try await desktop.picture().mismatch(with: picture) == nil
      }
    }

    @Test("A program without a window runs until it ends")
    func aProgramWithoutAWindowRunsUntilItEnds() async throws {
      let desktop = try await TestDesktop()
      try desktop.install("App 02", exec: "/bin/sleep 5")
      _ = try await desktop.springboard("--mode", "window")
      #expect(try desktop.reader.click("App 02"))
      try await desktop.waitForDescription("About App 02 (running)", of: "App 02")
      try await desktop.waitForDescription("About App 02", of: "App 02")
    }
  }
}
