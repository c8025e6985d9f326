import Foundation
import Testing

extension EndToEndTests {
  /// A springboard with its own /etc/xdg/quiver, in which the layout is locked.
  @Suite(.enabled(if: TestDesktop.hasPrivateMounts, "needs the right to mount over /etc/xdg"))
  struct LockTests {
    private static let lock = "[home]\nlocked=true\n[Locked]\nkeys=home.locked;\n"
    private let swapped = ["App 02", "App 01", "App 03", "App 04", "App 05", "App 06"]

    /// An arrangement file with this first page and the other applications on the next pages.
    private func layout(_ names: [String]) -> String {
      let pages = [names, TestDesktop.page(2), TestDesktop.page(3)].enumerated().map { number, names in
        "[Page \(number + 1)]\nItems=\(names.map { "\($0.lowercased().replacing(" ", with: "-")).desktop;" }.joined())\n"
      }
      return "[Home]\nVersion=1\n" + pages.joined()
    }

    @Test("Requests over the bus are refused and logged")
    func requestsOverTheBusAreRefusedAndLogged() async throws {
      let desktop = try await TestDesktop()
      try desktop.administer("quiver.conf", Self.lock)
      let springboard = try desktop.administeredSpringboard()
      try await desktop.waitForPage(1)
      for (method, arguments) in [("Edit", ["{}"]), ("Undo", []), ("Redo", [])] {
        #expect(try await desktop.call(method, arguments) == 1)
        try await eventually("a message in the log") {
          desktop.text("log")?.contains("“\(method.lowercased())” was refused: the layout is locked") == true
        }
      }
      // These commands do not know of the lock, because they have another /etc/xdg.
      for command in [["edit"], ["home", "undo"], ["home", "redo"]] {
        #expect(try await desktop.run([TestDesktop.quiver] + command).status == 1)
      }
      #expect(springboard.isRunning)
      #expect(desktop.text(TestDesktop.homeFile) == nil)
    }

    @Test("Only the administrator's edits are shown")
    func onlyTheAdministratorsEditsAreShown() async throws {
      let desktop = try await TestDesktop()
      try FileManager.default.createDirectory(
        atPath: "\(desktop.directory)/state/quiver", withIntermediateDirectories: true)
      try desktop.write(TestDesktop.homeFile, layout(swapped))
      try desktop.administer("quiver.conf", Self.lock)
      try desktop.administer("home.conf", layout(TestDesktop.page(1)))
      let springboard = try desktop.administeredSpringboard("--set", "home.locked=false")
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      try desktop.write(TestDesktop.homeFile, layout(swapped.reversed()))
      try desktop.administer("home.conf", layout(TestDesktop.page(1).reversed()))
      try await desktop.waitForTiles(TestDesktop.page(1).reversed())
      #expect(desktop.text(TestDesktop.homeFile) == layout(swapped.reversed()))
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.text(TestDesktop.homeFile) == layout(swapped.reversed()))
      #expect(try desktop.names(in: "state/quiver").filter { $0.hasPrefix("home") } == ["home.conf"])
    }

    @Test("A layout is locked and unlocked while the springboard runs")
    func aLayoutIsLockedAndUnlockedWhileTheSpringboardRuns() async throws {
      let desktop = try await TestDesktop()
      try FileManager.default.createDirectory(
        atPath: "\(desktop.directory)/state/quiver", withIntermediateDirectories: true)
      try desktop.write(TestDesktop.homeFile, layout(swapped))
      try desktop.administer("quiver.conf", "")
      let springboard = try desktop.administeredSpringboard()
      try await desktop.waitForTiles(swapped)
      try await springboard.waitUntilIdle()
      try desktop.administer("quiver.conf", Self.lock)
      try await desktop.waitForPage(1)
      #expect(try await desktop.call("Edit", ["{}"]) == 1)
      try desktop.administer("quiver.conf", "")
      try await desktop.waitForTiles(swapped)
      #expect(try await desktop.call("Edit", ["{}"]) == 0)
    }
  }
}

extension TestDesktop {
  static let hasPrivateMounts: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["--mount", "/usr/bin/mount", "--bind", "/tmp", "/etc/xdg"]
    return (try? process.run()) != nil
      && {
        process.waitUntilExit(); return process.terminationStatus == 0
      }()
  }()

  /// Writes a file that ``administeredSpringboard(_:)`` finds in /etc/xdg/quiver.
  fileprivate func administer(_ name: String, _ text: String) throws {
    let place = "\(directory)/administrator/quiver"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try write("administrator/quiver/\(name)", text)
  }

  fileprivate func administeredSpringboard(_ arguments: String...) throws -> Springboard {
    let script = #"mount --bind "$0" /etc/xdg && exec "$@""#
    let prefix = ["unshare", "--mount", "sh", "-c", script, "\(directory)/administrator", Self.quiver]
    return Springboard(try start(prefix + arguments, with: Springboard.strict))
  }

  /// Calls a method of the springboard on the bus, without the command line. Returns the exit status.
  fileprivate func call(_ method: String, _ arguments: [String]) async throws -> Int32 {
    let name = "io.github.quiver_launcher.Quiver"
    let object = ["--dest", name, "--object-path", "/io/github/quiver_launcher/Quiver"]
    let call = ["gdbus", "call", "--session"] + object + ["--method", "\(name).\(method)"]
    return try await run(call + arguments).status
  }

  fileprivate func names(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(self.directory)/\(directory)").sorted()
  }
}
