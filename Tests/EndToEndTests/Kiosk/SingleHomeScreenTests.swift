import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Attempts to have another program in the home screen of a kiosk, or another home screen.
  @Suite struct SingleHomeScreenTests {
    private func homeScreens(_ kiosk: TestKiosk) async throws -> Int {
      let desktop = kiosk.desktop
      let all = try await desktop.run("pgrep", "-f", "quiver --kiosk \(desktop.directory)/")
      return all.output.split(separator: "\n").count
    }

    /// A stopped home screen hangs, and the supervisor ends it a little later.
    @Test("The home key starts no other home screen")
    func theHomeKeyStartsNoOtherHomeScreen() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      let variables = ["QUIVER_KIOSK": "\(desktop.directory)/kiosk.conf"]
      // Without the supervisor, nothing starts the home screen again.
      kiosk.supervisor.send(SIGSTOP)
      let home = try #require(try await kiosk.homeScreen)
      kill(home, SIGSTOP)
      let commands: [[String]] = [
        ["show"], ["toggle"], ["--hidden"], [],
      ]
      let processes = try commands.map { try desktop.start([TestDesktop.quiver] + $0, with: variables) }
      for (command, process) in zip(commands, processes) {
        let status = try await eventually("the end of quiver \(command)", within: .seconds(60)) { process.status }
        #expect(status == 1, "quiver \(command)")
      }
      kill(home, SIGKILL)
      for command in commands {
        #expect(try await desktop.run([TestDesktop.quiver] + command, with: variables).status == 1, "quiver \(command)")
      }
      #expect(try await homeScreens(kiosk) <= 1)
      kiosk.supervisor.send(SIGCONT)
      try await desktop.waitForTiles(TestKiosk.allowed)
      #expect(try await homeScreens(kiosk) == 1)
      for command in [["show"], ["toggle"]] {
        #expect(try await desktop.run([TestDesktop.quiver] + command, with: variables).status == 0, "quiver \(command)")
      }
      #expect(try await homeScreens(kiosk) == 1)
    }

    @Test("No module of another X client is loaded")
    func noModuleOfAnotherXClientIsLoaded() async throws {
      let desktop = try await TestDesktop()
      let module = try preloadLibrary(
        from: URL(filePath: TestFiles.path("Preload/gtk-module.c")), in: desktop.directory)
      let settings = try desktop.start(["/usr/bin/python3", TestFiles.script("xsettings.py"), module])
      try #require(settings.line() == "owned")
      let kiosk = try await TestKiosk(desktop)
      #expect(desktop.text("escaped") == nil)
      #expect(kiosk.isRunning)
    }

    /// The session bus of the user accepts connections and never answers.
    @Test("The home screen waits for no bus")
    func theHomeScreenWaitsForNoBus() async throws {
      let desktop = try await TestDesktop(bus: false)
      let silent = try desktop.silentSocket()
      try desktop.write("kiosk.conf", "[wallpaper]\nsource=#204060\n[Kiosk]\nallowed=app-01.desktop;\n")
      let start = ContinuousClock.now
      let supervisor = try desktop.start(
        [TestDesktop.quiver, "kiosk", "start", "\(desktop.directory)/kiosk.conf"],
        with: Springboard.strict.merging(["DBUS_SESSION_BUS_ADDRESS": silent.address]) { $1 })
      try await eventually("the home screen") {
        try await desktop.color(at: ScreenPoint(x: 2, y: 400)) == "#204060"
      }
      // GTK would wait for 25 seconds, and the supervisor would not wait for so long.
      let log = desktop.text("state/quiver/kiosk.jsonl") ?? ""
      #expect(!log.contains("hang"), "\(log)")
      print("a bus that does not answer: the home screen after \(ContinuousClock.now - start)")
      #expect(supervisor.status == nil)
    }

    /// The session of a kiosk has no service manager, which elsewhere knows the applications.
    @Test("The idle reset ends applications of an earlier home screen")
    func theIdleResetEndsApplicationsOfAnEarlierHomeScreen() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, "idle-reset=15\nidle-close=true\n", app01: sleeping(2003))
      try await kiosk.tap("App 01")
      try await eventually("an application") {
        try await !desktop.run("pgrep", "-f", "^\(sleeping(2003))").output.isEmpty
      }
      try await kiosk.signalHomeScreen(SIGKILL)
      try await desktop.waitForTiles(TestKiosk.allowed)
      #expect(try await !desktop.run("pgrep", "-f", "^\(sleeping(2003))").output.isEmpty)
      try await kiosk.press("ctrl+l")
      try await eventually("the end of the application") {
        try await desktop.run("pgrep", "-f", "^\(sleeping(2003))").output.isEmpty
      }
    }

    /// Another program has the name on the session bus before the kiosk starts.
    @Test("A taken name does not prevent the start")
    func aTakenNameDoesNotPreventTheStart() async throws {
      let desktop = try await TestDesktop()
      let name = "io.github.quiver_launcher.Quiver"
      let holder = try desktop.start(["/usr/bin/python3", TestFiles.script("owner.py"), name])
      try #require(holder.line() == "owned")
      let kiosk = try await TestKiosk(desktop)
      #expect(kiosk.isRunning)
      holder.send(SIGTERM)
      try await eventually("the name") { try await kiosk.command("show") == 0 }
    }
  }
}
