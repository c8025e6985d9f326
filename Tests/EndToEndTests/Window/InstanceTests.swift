import Foundation
import Testing

extension EndToEndTests {
  @Suite struct InstanceTests {
    @Test("A second start shows the running springboard")
    func aSecondStartShowsTheRunningSpringboard() async throws {
      let desktop = try await TestDesktop()
      let first = try await desktop.springboard()
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoWindow()
      #expect(try await desktop.quiver() == 0)
      try await desktop.waitForWindow()
      #expect(first.isRunning)
    }

    @Test("Commands reach the running springboard")
    func commandsReachTheRunningSpringboard() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForNoWindow()
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForWindow()
      #expect(try await desktop.quiver("page", "3") == 0)
      try await desktop.waitForPage(3)
      #expect(try await desktop.quiver("hide") == 0)
      try await desktop.waitForNoWindow()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForWindow()
      #expect(try await desktop.quiver("quit") == 0)
      #expect(try await springboard.exitStatus() == 0)
    }

    /// A copy of the first of the three programs cannot become one of the others.
    @Test("A request needs no other program than the first one")
    func aRequestNeedsNoOtherProgram() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let copy = "\(desktop.directory)/quiver"
      try FileManager.default.copyItem(atPath: TestDesktop.quiver, toPath: copy)
      _ = try desktop.start(["sh", "-c", "exec dbus-monitor member=Show >'\(desktop.directory)/calls'"])
      try await eventually("a monitor of the bus") { desktop.text("calls")?.contains("NameLost") == true }
      #expect(try await desktop.run(copy, "hide").status == 0)
      try await desktop.waitForNoWindow()
      #expect(try await desktop.run([copy, "show"], with: ["XDG_ACTIVATION_TOKEN": "a token"]).status == 0)
      try await desktop.waitForWindow()
      try await eventually("the token") { desktop.text("calls")?.contains("string \"a token\"") == true }
      #expect(try await desktop.run(copy, "undo").status == 1)
      #expect(springboard.isRunning)
    }

    @Test("Commands fail if no springboard is running", arguments: [["hide"], ["quit"], ["page", "2"]])
    func commandsFailIfNoSpringboardIsRunning(_ command: [String]) async throws {
      let desktop = try await TestDesktop()
      #expect(try await desktop.run([TestDesktop.quiver] + command).status == 1)
    }

    /// Each answer that does not come costs two seconds.
    @Test("A hung springboard is asked once, and replaced", arguments: [[], ["toggle"]])
    func aHungSpringboardIsReplaced(by command: [String]) async throws {
      let desktop = try await TestDesktop()
      let hung = try await desktop.springboard()
      _ = try desktop.start(["sh", "-c", "exec dbus-monitor member=Toggle member=Show >'\(desktop.directory)/calls'"])
      try await eventually("a monitor of the bus") { desktop.text("calls")?.contains("NameLost") == true }
      hung.process.send(SIGSTOP)
      let second = Springboard(try desktop.start([TestDesktop.quiver] + command))
      try await eventually("an answer of the second one") { try await desktop.quiver("page", "2") == 0 }
      #expect(second.isRunning)
      #expect(desktop.text("calls")?.matches(of: /member=(Toggle|Show)/).count == 1)
      #expect(try await hung.exitStatus(after: SIGCONT) == 0)
      try await desktop.waitForPage(2)
    }

    /// While a user logs in, GTK waits for the bus, or the springboard is shown before the bus answers.
    @Test("A bus that answers late is used", arguments: [true, false])
    func aBusThatAnswersLateIsUsed(isShownBefore: Bool) async throws {
      let desktop = try await TestDesktop()
      desktop.bus?.send(SIGSTOP)
      let variables = isShownBefore ? ["NO_AT_BRIDGE": "1"] : [:]
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver], with: Springboard.strict.merging(variables) { $1 }))
      // Nothing shows that GTK waits. After two seconds, a bus that does not answer no longer delays the window.
      if isShownBefore { try await desktop.waitForWindow() } else { try await Task.sleep(for: .seconds(4)) }
      desktop.bus?.send(SIGCONT)
      try await desktop.waitForWindow()
      try await eventually("an answer") { try await desktop.quiver("hide") == 0 }
      try await desktop.waitForNoWindow()
      #expect(try await desktop.quiver("quit") == 0)
      #expect(try await springboard.exitStatus() == 0)
    }

    @Test("One of two springboards remains when the bus answers")
    func oneOfTwoSpringboardsRemainsWhenTheBusAnswers() async throws {
      let desktop = try await TestDesktop()
      desktop.bus?.send(SIGSTOP)
      let both = try (0..<2).map { _ in
        Springboard(
          try desktop.start([TestDesktop.quiver], with: Springboard.strict.merging(["NO_AT_BRIDGE": "1"]) { $1 }))
      }
      try await eventually("two windows") { try await desktop.windows().count == 2 }
      desktop.bus?.send(SIGCONT)
      try await eventually("the end of one") { both[0].isRunning != both[1].isRunning }
      try await desktop.waitForWindow()
      #expect(try await desktop.quiver("quit") == 0)
      for springboard in both { #expect(try await springboard.exitStatus() == 0) }
    }

    @Test("The springboard runs without a session bus")
    func theSpringboardRunsWithoutASessionBus() async throws {
      let desktop = try await TestDesktop(bus: false)
      let springboard = Springboard(try desktop.start([TestDesktop.quiver]))
      try await desktop.waitForWindow()
      try await springboard.waitUntilIdle()
      try await desktop.mouse.tap(ScreenPoint(x: 248, y: 163))
      #expect(try await desktop.waitForLaunch().arguments == ["1", "two words"])
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }

    @Test("A missing display is reported")
    func aMissingDisplayIsReported() async throws {
      let desktop = try await TestDesktop()
      #expect(try await desktop.quiver(with: ["DISPLAY": ""]) == 5)
    }
  }
}
