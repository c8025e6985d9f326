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

    /// As on a disk of another computer's, which alone knows who writes to it. An overlay does not watch what it lies over.
    @Test(.enabled(if: hasOverlays, "root may mount, if the kernel lets it"))
    func whatNobodyIsToldOfIsSeenWhenItIsShownAgain() async throws {
      let desk = try await Desk()
      try await desk.run("mv", "\(desk.directory)/share", "\(desk.directory)/server")
      try await desk.run("mkdir", "\(desk.directory)/share", "\(desk.directory)/nothing")
      let layers = "lowerdir=\(desk.directory)/server:\(desk.directory)/nothing"
      try #require(mount("none", "\(desk.directory)/share", "overlay", 0, layers) == 0)
      defer { umount2("\(desk.directory)/share", Int32(MNT_DETACH)) }
      let springboard = try await desk.springboard()
      try await desk.hand.press("Escape")
      try await desk.seesNoWindow()
      let entry = try #require(desk.text("share/applications/app-01.desktop"))
      try desk.write("server/applications/new.desktop", entry.replacing("App 01", with: "New"))
      try await springboard.rests()
      #expect(desk.text(Desk.homeFile)?.contains("new.desktop") == false)
      #expect(try await desk.quiver("show") == 0)
      try await eventually("a place for it") { desk.text(Desk.homeFile)?.contains("new.desktop") == true }
    }

    private static let namespace = ["unshare", "--user", "--map-root-user"]
    private static let hasNamespaces = succeeds(namespace + ["true"])
    private static let hasOverlays = succeeds(
      ["unshare", "--mount", "mount", "-t", "overlay", "none", "-o", "lowerdir=/etc:/usr", "/mnt"])

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
