import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Monitors come, go and change in quick succession, so that the program hears of the next change while it follows the last
  /// one. In the end each remaining monitor has a window. Critical messages of GLib end the program.
  @Suite struct MonitorStormTests {
    private static let changes = 200

    @Test("Outputs of sway", arguments: [1, 2] as [UInt64])
    func outputsOfSway(seed: UInt64) async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver, "--mode", "home", "--set", "window.monitor=all"], with: Springboard.strict))
      try await desktop.waitForSpringboards(springboard)
      try await desktop.whileCompositorRuns {
        var outputs = Outputs(on: desktop, SeededGenerator(seed: seed))
        for _ in 0..<Self.changes {
          try await outputs.change()
          guard springboard.isRunning else { throw NeverHappened(description: "running; \(desktop.text("log") ?? "")") }
        }
        try await outputs.removeAll()
        try await desktop.plugOutput()
        try await desktop.waitForSpringboards(springboard)
        try await springboard.waitUntilIdle()
        try await desktop.waitForSpringboards(springboard)
      }
    }

    /// Each is created and removed at once, before its window is on it.
    @Test("Outputs that exist for a moment do no harm")
    func outputsThatExistForAMoment() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver, "--mode", "home", "--set", "window.monitor=all"], with: Springboard.strict))
      try await desktop.waitForSpringboards(springboard)
      try await desktop.whileCompositorRuns {
        for number in 2...26 {
          try await desktop.plugOutput()
          try await desktop.killOutput(number)
        }
        try await desktop.waitForSpringboards(springboard)
        try await springboard.waitUntilIdle()
      }
    }

    @Test("Monitors of Xorg", arguments: [1, 2] as [UInt64])
    func monitorsOfXorg(seed: UInt64) async throws {
      let desktop = try await TestDesktop(touch: true)
      var monitors = DummyMonitors(on: desktop, SeededGenerator(seed: seed))
      try await monitors.plugAll()
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver, "--mode", "home", "--set", "window.monitor=all"], with: Springboard.strict))
      try await monitors.waitForWindows()
      for _ in 0..<Self.changes {
        await monitors.change()
        try #require(springboard.isRunning)
      }
      await monitors.unplugAll()
      try await monitors.plugAll()
      try await monitors.waitForWindows()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }
  }
}

/// Changes the outputs of sway at random.
private struct Outputs {
  private let desktop: TestDesktop
  private var generator: SeededGenerator
  /// The number of the newest output; sway counts from 1.
  private var newest = 2
  private var present: Set<Int> = [1, 2]

  init(on desktop: TestDesktop, _ generator: SeededGenerator) {
    (self.desktop, self.generator) = (desktop, generator)
  }

  mutating func change() async throws {
    let output = present.sorted().randomElement(using: &generator)
    switch (Int.random(in: 0..<6, using: &generator), output) {
    case (0...1, _) where present.count < 4, (_, nil): try await create()
    case (2...3, let output?): try await remove(output)
    case (4, let output?): try await set("scale", ["1", "1.5", "2"], of: output)
    case (_, let output?): try await set("transform", ["normal", "90", "180", "270"], of: output)
    }
  }

  /// An output that was only just created may not have a window yet that could be closed.
  mutating func removeAll() async throws {
    try await eventually("no output") {
      for number in 1...newest { try await desktop.killOutput(number) }
      return try await desktop.outputCount() == 0
    }
    present = []
  }

  private mutating func create() async throws {
    try await desktop.plugOutput()
    newest += 1
    present.insert(newest)
  }

  private mutating func remove(_ number: Int) async throws {
    try await desktop.killOutput(number)
    present.remove(number)
  }

  private mutating func set(_ property: String, _ values: [String], of output: Int) async throws {
    let value = values.randomElement(using: &generator) ?? values[0]
    _ = try await desktop.run("swaymsg", "output", "WL-\(output)", property, value)
  }
}

/// Changes the monitors of an X server with the `dummy` driver at random.
private struct DummyMonitors {
  private static let areas = [
    ScreenArea(width: 1280, height: 800), ScreenArea(width: 1024, height: 768), ScreenArea(width: 800, height: 1280),
  ]
  private let desktop: TestDesktop
  private var generator: SeededGenerator

  init(on desktop: TestDesktop, _ generator: SeededGenerator) {
    (self.desktop, self.generator) = (desktop, generator)
  }

  /// The server refuses some changes, such as to turn off a monitor while the screen is too small for the other one.
  mutating func change() async {
    let monitor = TestDesktop.Monitor.allCases.randomElement(using: &generator) ?? .first
    let area = Self.areas.randomElement(using: &generator) ?? Self.areas[0]
    if Int.random(in: 0..<3, using: &generator) == 0 {
      try? await desktop.unplug(monitor)
    } else {
      try? await desktop.plug(monitor, monitor == .first ? area : area.beside(Self.areas[0]))
    }
  }

  func plugAll() async throws {
    try await desktop.plug(.first, Self.areas[0])
    try await desktop.plug(.second, Self.areas[1].beside(Self.areas[0]))
  }

  func unplugAll() async {
    for monitor in TestDesktop.Monitor.allCases { try? await desktop.unplug(monitor) }
  }

  /// Waits until each monitor has a window.
  func waitForWindows() async throws {
    let areas = [Self.areas[0], Self.areas[1].beside(Self.areas[0])]
    try await eventually("windows on \(areas)") { try await desktop.windowAreas() == areas }
  }
}

extension ScreenArea {
  /// The same area to the right of another one.
  fileprivate func beside(_ other: ScreenArea) -> ScreenArea {
    ScreenArea(x: other.x + other.width, width: width, height: height)
  }
}

extension TestDesktop {
  /// Runs a storm, which ends early if it ends the compositor: sway 1.7 crashes itself now and then when its last output goes.
  fileprivate func whileCompositorRuns(_ storm: () async throws -> Void) async throws {
    do {
      try await storm()
    } catch {
      if try await run("swaymsg", "-t", "get_version").status == 0 { throw error }
      print("sway has crashed: \(error)")
    }
  }

  /// Closes the window of an output in the outer compositor, if it has one, and does not wait.
  fileprivate func killOutput(_ number: Int) async throws {
    _ = try await run("swaymsg", "-s", "\(directory)/run/outer", "[title=\"^wlroots - WL-\(number)$\"] kill")
  }

  fileprivate func outputCount() async throws -> Int {
    try await run("swaymsg", "-t", "get_outputs", "-r").output.matches(of: /"name": *"WL-/).count
  }

  /// Waits until each output has a springboard.
  fileprivate func waitForSpringboards(_ springboard: Springboard) async throws {
    try await eventually("a springboard on each output; see \(text("log") ?? "")") {
      guard springboard.isRunning else { throw NeverHappened(description: "running; see \(text("log") ?? "")") }
      let count = try await outputCount()
      return try count > 0 && reader.tiles().count(where: { $0.name == "App 01" }) == count
    }
  }
}
