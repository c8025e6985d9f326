import Foundation
import TestSupport
import Testing

/// Root may read everything, so another user runs the program.
@Suite("Unreadable files", .enabled(if: getuid() == 0, "only root may become another user"))
struct UnreadableFileTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for id in ["open", "secret", "closed/inner"] { try machine.install(application: id) }
    try machine.write("[Desktop Entry]\n", to: "data/applications/own.desktop")
    for closed in ["share/applications/secret.desktop", "share/applications/closed", "data/applications"] {
      try #require(chmod(machine.path(closed), 0) == 0)
    }
  }

  @Test("Unreadable files are listed, and unreadable directories skipped")
  func list() throws {
    let outcome = try runAsNobody("list", "--all", "--json")
    #expect(outcome.status == 0)
    let picture = try outcome.json([ListedApplication].self).map { "\($0.id) \($0.reason ?? "shown")" }
    #expect(picture == ["open.desktop shown", "secret.desktop Unreadable"])
  }

  /// Runs copies of the programs, because the build directory may be inaccessible to other users.
  private func runAsNobody(_ arguments: String...) throws -> Machine.Outcome {
    let program = machine.path("quiver")
    try machine.copy("quiver", "quiver-command", to: machine.root)
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try machine.run(nobody + [program] + arguments)
  }
}
