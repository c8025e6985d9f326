import Foundation
import Testing

extension EndToEndTests {
  /// File systems that do not report changes.
  @Suite struct WatchingTests {
    /// A user namespace has its own limits (user_namespaces(7)).
    @Test(
      "Without watches files are polled",
      .enabled(if: hasNamespaces, "root may make user namespaces, if the kernel lets it"),
      arguments: ["max_inotify_watches", "max_inotify_instances"])
    func withoutWatchesFilesArePolled(_ limit: String) async throws {
      let desktop = try await TestDesktop()
      let script = "echo 0 >/proc/sys/user/\(limit) && exec \"$0\" --mode home"
      let springboard = Springboard(
        try desktop.start(Self.namespace + ["sh", "-c", script, TestDesktop.quiver], with: Springboard.strict))
      try await desktop.waitForPage(1)
      for name in ["aardvark", "basilisk"] {
        try await springboard.waitUntilIdle()
        try desktop.install(name, exec: "stub")
        try await eventually("a place for \(name)", within: .seconds(25)) {
          desktop.text(TestDesktop.homeFile)?.contains("\(name).desktop") == true
        }
      }
      #expect(desktop.text("log")?.ranges(of: "no file watches left").count == 1)
    }

    /// As on a network disk, changes of the lower layer of an overlay are not reported.
    @Test(
      "Unreported changes are found when shown again",
      .enabled(if: hasOverlays, "root may mount, if the kernel lets it"))
    func unreportedChangesAreFoundWhenShownAgain() async throws {
      let desktop = try await TestDesktop()
      try await desktop.run("mv", "\(desktop.directory)/share", "\(desktop.directory)/server")
      try await desktop.run("mkdir", "\(desktop.directory)/share", "\(desktop.directory)/nothing")
      let layers = "lowerdir=\(desktop.directory)/server:\(desktop.directory)/nothing"
      try #require(mount("none", "\(desktop.directory)/share", "overlay", 0, layers) == 0)
      defer { umount2("\(desktop.directory)/share", Int32(MNT_DETACH)) }
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoWindow()
      let entry = try #require(desktop.text("share/applications/app-01.desktop"))
      try desktop.write("server/applications/new.desktop", entry.replacing("App 01", with: "New"))
      try await springboard.waitUntilIdle()
      #expect(desktop.text(TestDesktop.homeFile)?.contains("new.desktop") == false)
      #expect(try await desktop.quiver("show") == 0)
      try await eventually("a place for it") { desktop.text(TestDesktop.homeFile)?.contains("new.desktop") == true }
    }

    private static let namespace = ["unshare", "--user", "--map-root-user"]
    private static let hasNamespaces = succeeds(namespace + ["true"])
    private static let hasOverlays = succeeds(
      ["unshare", "--mount", "mount", "-t", "overlay", "none", "-o", "lowerdir=/etc:/usr", "/mnt"])

    /// Whether the command succeeds as root.
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
