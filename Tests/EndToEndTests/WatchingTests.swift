import Foundation
import Testing

extension EndToEndTests {
  /// Where the system does not tell what happens to files.
  @Suite struct WatchingTests {
    /// In a user namespace, whose limits are its own (user_namespaces(7)).
    @Test(
      .enabled(if: hasNamespaces, "root may make user namespaces, if the kernel lets it"),
      arguments: ["max_inotify_watches", "max_inotify_instances"])
    func withoutWatchesItLooksFromTimeToTime(_ limit: String) async throws {
      let desk = try await Desk()
      let script = "echo 0 >/proc/sys/user/\(limit) && exec \"$0\" --mode home"
      let springboard = Springboard(
        try desk.start(Self.namespace + ["sh", "-c", script, Desk.quiver], with: Springboard.strict))
      try await desk.sees(page: 1)
      for name in ["aardvark", "basilisk"] {
        try await springboard.rests()
        try desk.install(name, exec: "stub")
        try await eventually("a place for \(name)", within: .seconds(25)) {
          desk.text(Desk.homeFile)?.contains("\(name).desktop") == true
        }
      }
      #expect(desk.text("log")?.ranges(of: "no file watches left").count == 1)
    }

    private static let namespace = ["unshare", "--user", "--map-root-user"]
    private static let hasNamespaces = succeeds(namespace + ["true"])

    /// As root.
    private static func succeeds(_ command: [String]) -> Bool {
      let attempt = Process()
      attempt.executableURL = URL(filePath: "/usr/bin/env")
      attempt.arguments = command
      guard getuid() == 0, (try? attempt.run()) != nil else { return false }
      attempt.waitUntilExit()
      return attempt.terminationStatus == 0
    }
  }
}
