import Foundation
import Testing

extension EndToEndTests {
  /// A springboard whose /etc/xdg/quiver the test fills, with a layout that is locked there.
  @Suite(.enabled(if: Desk.hasPrivateMounts, "needs the right to mount over /etc/xdg"))
  struct LockTests {
    private static let lock = "[home]\nlocked=true\n[Locked]\nkeys=home.locked;\n"
    private let turned = ["App 02", "App 01", "App 03", "App 04", "App 05", "App 06"]

    /// The first page in this order, and the other applications on the next pages.
    private func layout(_ names: [String]) -> String {
      let pages = [names, Desk.page(2), Desk.page(3)].enumerated().map { number, names in
        "[Page \(number + 1)]\nItems=\(names.map { "\($0.lowercased().replacing(" ", with: "-")).desktop;" }.joined())\n"
      }
      return "[Home]\nVersion=1\n" + pages.joined()
    }

    @Test func requestsOverTheBusAreRefusedAndLogged() async throws {
      let desk = try await Desk()
      try desk.administer("quiver.conf", Self.lock)
      let springboard = try desk.administeredSpringboard()
      try await desk.sees(page: 1)
      for (method, arguments) in [("Edit", ["{}"]), ("Undo", []), ("Redo", [])] {
        #expect(try await desk.call(method, arguments) == 1)
        try await eventually("a word about it") {
          desk.text("log")?.contains("“\(method.lowercased())” was refused: the arrangement is locked") == true
        }
      }
      // These commands do not know of the lock themselves: their /etc/xdg is another one.
      for command in [["edit"], ["home", "undo"], ["home", "redo"]] {
        #expect(try await desk.run([Desk.quiver] + command).status == 1)
      }
      #expect(springboard.isRunning)
      #expect(desk.text(Desk.homeFile) == nil)
    }

    @Test func onlyTheAdministratorsEditsAreShown() async throws {
      let desk = try await Desk()
      try FileManager.default.createDirectory(
        atPath: "\(desk.directory)/state/quiver", withIntermediateDirectories: true)
      try desk.write(Desk.homeFile, layout(turned))
      try desk.administer("quiver.conf", Self.lock)
      try desk.administer("home.conf", layout(Desk.page(1)))
      let springboard = try desk.administeredSpringboard("--set", "home.locked=false")
      try await desk.sees(page: 1)
      try await springboard.rests()
      try desk.write(Desk.homeFile, layout(turned.reversed()))
      try desk.administer("home.conf", layout(Desk.page(1).reversed()))
      try await desk.sees(Desk.page(1).reversed())
      #expect(desk.text(Desk.homeFile) == layout(turned.reversed()))
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(desk.text(Desk.homeFile) == layout(turned.reversed()))
      #expect(try desk.names(in: "state/quiver").filter { $0.hasPrefix("home") } == ["home.conf"])
    }

    @Test func aLayoutIsLockedAndUnlockedWhileTheSpringboardRuns() async throws {
      let desk = try await Desk()
      try FileManager.default.createDirectory(
        atPath: "\(desk.directory)/state/quiver", withIntermediateDirectories: true)
      try desk.write(Desk.homeFile, layout(turned))
      try desk.administer("quiver.conf", "")
      let springboard = try desk.administeredSpringboard()
      try await desk.sees(turned)
      try await springboard.rests()
      try desk.administer("quiver.conf", Self.lock)
      try await desk.sees(page: 1)
      #expect(try await desk.call("Edit", ["{}"]) == 1)
      try desk.administer("quiver.conf", "")
      try await desk.sees(turned)
      #expect(try await desk.call("Edit", ["{}"]) == 0)
    }
  }
}

extension Desk {
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

  /// Calls a method of the springboard's on the bus, past the command line. Returns how that ended.
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
