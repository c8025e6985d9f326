import Foundation
import Testing

extension EndToEndTests {
  /// Started before anybody asks for it, and out of sight.
  @Suite struct HiddenStartTests {
    /// Nobody has to make its icon when it is shown: it had it ready.
    @Test func itComesWithItsIcons() async throws {
      let desk = try await Desk()
      try desk.installIcon("red.svg", of: "App 02", named: "\(desk.directory)/red.svg", "red")
      let springboard = try await desk.hiddenSpringboard()
      try await springboard.restsAlone()
      #expect(try await desk.quiver("toggle") == 0)
      try await desk.sees(page: 1)
      try await springboard.rests()
      #expect(!springboard.activity.hasChildren)
      #expect(try await desk.color(at: desk.tile("App 02").center) == "#FF0000")
      #expect(try await desk.color(at: desk.tile("App 03").center) != "#FF0000")
    }

    @Test func nothingWakesItMeanwhile() async throws {
      let desk = try await Desk()
      let springboard = try await desk.hiddenSpringboard()
      try await springboard.isSilent()
    }

    @Test func aSecondOneChangesNothing() async throws {
      let desk = try await Desk()
      let first = try await desk.hiddenSpringboard()
      #expect(try await desk.quiver("--hidden") == 0)
      try await first.rests()
      #expect(try await desk.windows().isEmpty)
      #expect(try await desk.quiver("show") == 0)
      try await desk.sees(page: 1)
      #expect(try await desk.quiver("--hidden") == 0)
      try await first.rests()
      #expect(try await !desk.windows().isEmpty)
      #expect(first.isRunning)
    }

    @Test func itFollowsTheWorldKeepsTheArrangementAndQuits() async throws {
      let desk = try await Desk()
      let springboard = try await desk.hiddenSpringboard()
      try await desk.keeps("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
      try desk.install("App 15", exec: "stub 15")
      try await desk.keeps("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14 15")
      #expect(try await desk.quiver("page", "3") == 0)
      try await desk.sees(["App 13", "App 14", "App 15"])
      #expect(try await desk.quiver("quit") == 0)
      #expect(try await springboard.ends() == 0)
    }

    @Test func itEndsWhenItIsTold() async throws {
      let desk = try await Desk()
      #expect(try await desk.hiddenSpringboard().ends(on: SIGTERM) == 0)
    }

    @Test func aHomeScreenIsShownAllTheSame() async throws {
      let desk = try await Desk()
      _ = try await desk.springboard("--hidden", "--mode", "home")
      try await desk.seesWindow()
    }

    /// As the desktop's own bus does, where the files that ship are installed.
    @Test func theBusStartsIt() async throws {
      let desk = try await Desk()
      try await desk.letTheBusStartIt()
      try await desk.callTheBus("StartServiceByName", "io.github.quiver_launcher.Quiver", "0")
      try await desk.keeps("01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14")
      #expect(try await desk.windows().isEmpty)
      #expect(try await desk.quiver("toggle") == 0)
      try await desk.sees(page: 1)
      #expect(try await desk.quiver("quit") == 0)
      try await desk.seesNoWindow()
    }
  }
}

extension Desk {
  /// Starts it out of sight, and waits until it has nothing more to do.
  fileprivate func hiddenSpringboard() async throws -> Springboard {
    let springboard = Springboard(try start([Self.quiver, "--hidden"], with: Springboard.strict))
    try await eventually("a saved arrangement") { text(Self.homeFile) != nil }
    try await springboard.rests()
    #expect(try await windows().isEmpty)
    return springboard
  }

  fileprivate func letTheBusStartIt() async throws {
    let name = "io.github.quiver_launcher.Quiver.service"
    let directory = "\(directory)/data/dbus-1/services"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    // The bus itself is to find what the desktop has; the springboard, what is on this desk.
    let ours = "Exec=/usr/bin/env XDG_DATA_DIRS=\(self.directory)/share XDG_CONFIG_DIRS=\(self.directory)/etc "
    try write("data/dbus-1/services/\(name)", Shipped.installed(name).replacing("Exec=", with: ours))
    try await run("dbus-update-activation-environment", "DISPLAY")
    try await callTheBus("ReloadConfig")
  }

  fileprivate func callTheBus(_ method: String, _ arguments: String...) async throws {
    let bus = "org.freedesktop.DBus"
    let call = ["gdbus", "call", "--session", "--dest", bus, "--object-path", "/org/freedesktop/DBus", "--method"]
    #expect(try await run(call + ["\(bus).\(method)"] + arguments).status == 0)
  }
}
