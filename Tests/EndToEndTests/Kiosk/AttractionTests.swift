import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// What a kiosk shows while nobody uses it, 15 seconds after the last input.
  @Suite struct AttractionTests {
    private static let (background, red, green) = ("#204060", "#C00000", "#01FE0B")
    private static let place = ScreenPoint(x: 640, y: 600)
    private static let command = "window.py \(green)"

    private func kiosk(_ attraction: String, on desktop: TestDesktop) async throws -> TestKiosk {
      try desktop.draw("slides/a.svg", Self.red)
      let program = CommandText.exec("/usr/bin/python3", TestFiles.script("window.py"), Self.green)
      try desktop.install("Attraction", exec: program)
      return try await TestKiosk(desktop, "idle-reset=15\nattract=\(attraction)\n")
    }

    private func isRunning(on desktop: TestDesktop) async throws -> Bool {
      try await !desktop.run("pgrep", "-f", "^[^ ]*python3 .*\(Self.command)$").output.isEmpty
    }

    private func waitForColor(_ color: String, on desktop: TestDesktop) async throws {
      try await eventually("\(color); see \(desktop.text("log") ?? "")") {
        try await desktop.color(at: Self.place) == color
      }
    }

    /// The first touch has started nothing if another application is the first one.
    private func expectNothingOpened(on kiosk: TestKiosk, but others: [String] = []) async throws {
      try await Task.sleep(for: .seconds(1))
      try await kiosk.tap("App 02")
      try await kiosk.waitForEvent("launched")
      try await eventually("a launch of App 02") { kiosk.events.contains { $0["id"] == "app-02.desktop" } }
      let launched = kiosk.events.filter { $0["event"] == "launched" }.compactMap { $0["id"] }
      #expect(launched == others + ["app-02.desktop"])
    }

    @Test("Pictures are shown until a touch")
    func picturesAreShownUntilATouch() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk("\(desktop.directory)/slides;", on: desktop)
      let tile = try await kiosk.tile("App 01").center
      try await waitForColor(Self.red, on: desktop)
      try await desktop.mouse.tap(tile)
      try await waitForColor(Self.background, on: desktop)
      try await expectNothingOpened(on: kiosk)
    }

    @Test("An application that is not allowed is shown until a touch")
    func anApplicationThatIsNotAllowedIsShownUntilATouch() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk("attraction.desktop", on: desktop)
      let tile = try await kiosk.tile("App 01").center
      try await eventually("an application") { try await isRunning(on: desktop) }
      try await desktop.mouse.tap(tile)
      try await eventually("its end") { try await !isRunning(on: desktop) }
      try await expectNothingOpened(on: kiosk, but: ["attraction.desktop"])
    }

    @Test("An application is shown again after the next reset")
    func anApplicationIsShownAgainAfterTheNextReset() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk("attraction.desktop\nidle-close=true", on: desktop)
      try await kiosk.press("ctrl+l")
      try await kiosk.waitForEvent("reset")
      try await eventually("an application") { try await isRunning(on: desktop) }
      try await desktop.mouse.tap(Self.place)
      try await eventually("its end") { try await !isRunning(on: desktop) }
      try await eventually("the application again") { try await isRunning(on: desktop) }
      #expect(kiosk.isRunning)
    }

    @Test("An application that ends is started again")
    func anApplicationThatEndsIsStartedAgain() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk("attraction.desktop", on: desktop)
      for number in 1...2 {
        try await eventually("start \(number)") { try await isRunning(on: desktop) }
        try await desktop.run("pkill", "-KILL", "-f", "^[^ ]*python3 .*\(Self.command)$")
        try await eventually("its end") { kiosk.events.filter { $0["event"] == "ended" }.count == number }
      }
      try await eventually("another start") { try await isRunning(on: desktop) }
      try await desktop.mouse.tap(Self.place)
      try await eventually("the end") { try await !isRunning(on: desktop) }
      try await Task.sleep(for: .seconds(3))
      #expect(try await !isRunning(on: desktop))
      try await expectNothingOpened(on: kiosk, but: Array(repeating: "attraction.desktop", count: 3))
    }

    @Test("An empty directory hides nothing")
    func anEmptyDirectoryHidesNothing() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("empty/text", "no picture")
      let kiosk = try await kiosk("\(desktop.directory)/empty", on: desktop)
      _ = try await kiosk.tile("App 01")
      try await desktop.waitForLog("\(desktop.directory)/empty")
      try await kiosk.tap("App 01")
      try await kiosk.waitForEvent("launched")
    }

    /// Eight pictures are tried at a time.
    @Test("Many damaged pictures are skipped")
    func manyDamagedPicturesAreSkipped() async throws {
      let desktop = try await TestDesktop()
      for number in 1...20 { try desktop.write("damaged/a\(number).svg", "damaged") }
      try desktop.draw("damaged/b.svg", Self.red)
      _ = try await kiosk("\(desktop.directory)/damaged\n[wallpaper]\nslide-seconds=2", on: desktop)
      try await waitForColor(Self.red, on: desktop)
    }

    @Test("Pictures that come later are shown")
    func picturesThatComeLaterAreShown() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("late/text", "no picture")
      _ = try await kiosk("\(desktop.directory)/late", on: desktop)
      try await desktop.waitForLog("\(desktop.directory)/late")
      try desktop.draw("late/a.svg", Self.red)
      try await waitForColor(Self.red, on: desktop)
    }

    /// The compositor takes a pointer that is pushed for activity, but nobody touches anything.
    @Test("An application is not closed as abandoned")
    func anApplicationIsNotClosedAsAbandoned() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await kiosk("attraction.desktop", on: desktop)
      try await desktop.waitForColor(Self.background, at: Self.place)
      try desktop.press("Right")
      try await desktop.waitForColor(Self.green, at: Self.place)
      func closings() -> Int { kiosk.events.count { ["reset", "ended"].contains($0["event"]) } }
      let before = closings()
      let pointer = try VirtualPointer(on: desktop)
      for x in [300, 310, 320] { try await pointer.perform([.move(ScreenPoint(x: x, y: 300)), .pause(.seconds(0.2))]) }
      let idle = "\(desktop.directory)/idle"
      let witness = try desktop.start(["swayidle", "timeout", "20", "touch \(CommandText.shell(idle))"])
      defer { witness.send(SIGTERM) }
      try await eventually("20 seconds without input") { FileManager.default.fileExists(atPath: idle) }
      try await desktop.waitForColor(Self.green, at: Self.place)
      #expect(closings() == before, "\(kiosk.events)")
    }

    @Test("A cover on a Wayland layer gets the touch")
    func aCoverOnAWaylandLayerGetsTheTouch() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await kiosk("attraction.desktop", on: desktop)
      try await desktop.waitForColor(Self.background, at: Self.place)
      try desktop.press("Right")
      try await desktop.waitForColor(Self.green, at: Self.place)
      try desktop.press("Return")
      try await desktop.waitForColor(Self.background, at: Self.place)
      try await eventually("its end") { try await !isRunning(on: desktop) }
      #expect(kiosk.events.filter { $0["event"] == "launched" }.count == 1)
    }

    @Test("Pictures are shown until a key is pressed on Wayland")
    func picturesAreShownUntilAKeyOnWayland() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await kiosk("\(desktop.directory)/slides", on: desktop)
      try await desktop.waitForColor(Self.red, at: Self.place)
      try desktop.press("Return")
      try await desktop.waitForColor(Self.background, at: Self.place)
      #expect(!kiosk.events.contains { $0["event"] == "launched" })
    }

    /// cage takes each new window for a use.
    @Test("An application whose end would not be noticed is not shown")
    func anApplicationWhoseEndWouldNotBeNoticedIsNotShown() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let kiosk = try await kiosk("attraction.desktop", on: desktop)
      try await desktop.waitForLog("attraction.desktop is not shown")
      #expect(!kiosk.events.contains { $0["event"] == "launched" })
    }
  }
}
