import Foundation
import Testing

extension EndToEndTests {
  /// A springboard that was started hidden.
  @Suite struct HiddenStartTests {
    /// No helper renders the icon when it is shown, because it was prepared.
    @Test("The first show uses prepared icons")
    func theFirstShowUsesPreparedIcons() async throws {
      let desktop = try await TestDesktop()
      try desktop.installIcon("red.svg", of: "App 02", named: "\(desktop.directory)/red.svg", "red")
      let springboard = try await desktop.hiddenSpringboard()
      try await springboard.waitUntilIdleWithoutHelpers()
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      #expect(!springboard.activity.hasChildren)
      #expect(try await desktop.color(at: desktop.tile("App 02").center) == "#FF0000")
      #expect(try await desktop.color(at: desktop.tile("App 03").center) != "#FF0000")
    }

    @Test("A hidden springboard has no wake-ups")
    func aHiddenSpringboardHasNoWakeups() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.hiddenSpringboard()
      try await springboard.expectNoWakeups()
    }

    @Test("A second hidden start changes nothing")
    func aSecondHiddenStartChangesNothing() async throws {
      let desktop = try await TestDesktop()
      let first = try await desktop.hiddenSpringboard()
      #expect(try await desktop.quiver("--hidden") == 0)
      try await first.waitUntilIdle()
      #expect(try await desktop.windows().isEmpty)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPage(1)
      #expect(try await desktop.quiver("--hidden") == 0)
      try await first.waitUntilIdle()
      #expect(try await !desktop.windows().isEmpty)
      #expect(first.isRunning)
    }

    @Test("A hidden springboard follows installations and commands")
    func aHiddenSpringboardFollowsInstallationsAndCommands() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.hiddenSpringboard()
      try await desktop.waitForSavedBoard("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
      try desktop.install("App 15", exec: "stub 15")
      try await desktop.waitForSavedBoard("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14 15")
      #expect(try await desktop.quiver("page", "3") == 0)
      try await desktop.waitForTiles(["App 13", "App 14", "App 15"])
      #expect(try await desktop.quiver("quit") == 0)
      #expect(try await springboard.exitStatus() == 0)
    }

    @Test("A hidden springboard quits on a signal")
    func aHiddenSpringboardQuitsOnASignal() async throws {
      let desktop = try await TestDesktop()
      #expect(try await desktop.hiddenSpringboard().exitStatus(after: SIGTERM) == 0)
    }

    @Test("A home screen is shown even if started hidden")
    func aHomeScreenIsShownEvenIfStartedHidden() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--hidden", "--mode", "home")
      try await desktop.waitForWindow()
    }

    /// The shipped service file is installed for the session bus.
    @Test("The session bus starts the springboard")
    func theSessionBusStartsTheSpringboard() async throws {
      let desktop = try await TestDesktop()
      try await desktop.installBusService()
      try await desktop.callTheBus("StartServiceByName", "io.github.quiver_launcher.Quiver", "0")
      try await desktop.waitForSavedBoard("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
      #expect(try await desktop.windows().isEmpty)
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForPage(1)
      #expect(try await desktop.quiver("quit") == 0)
      try await desktop.waitForNoWindow()
    }
  }
}

extension TestDesktop {
  /// Starts the springboard hidden, and waits until it is idle.
  fileprivate func hiddenSpringboard() async throws -> Springboard {
    let springboard = Springboard(try start([Self.quiver, "--hidden"], with: Springboard.strict))
    try await eventually("a saved arrangement") { text(Self.homeFile) != nil }
    try await springboard.waitUntilIdle()
    #expect(try await windows().isEmpty)
    return springboard
  }

  fileprivate func installBusService() async throws {
    let name = "io.github.quiver_launcher.Quiver.service"
    let directory = "\(directory)/data/dbus-1/services"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    // The bus uses the directories of the system, and the springboard those of the test.
    let ours = "Exec=/usr/bin/env XDG_DATA_DIRS=\(self.directory)/share XDG_CONFIG_DIRS=\(self.directory)/etc "
    try write("data/dbus-1/services/\(name)", ShippedFiles.installed(name).replacing("Exec=", with: ours))
    try await run("dbus-update-activation-environment", "DISPLAY")
    try await callTheBus("ReloadConfig")
  }

  fileprivate func callTheBus(_ method: String, _ arguments: String...) async throws {
    let bus = "org.freedesktop.DBus"
    let call = ["gdbus", "call", "--session", "--dest", bus, "--object-path", "/org/freedesktop/DBus", "--method"]
    #expect(try await run(call + ["\(bus).\(method)"] + arguments).status == 0)
  }
}
