import Foundation
import Testing

/// Root may read everything: what is closed is closed to somebody else only.
@Suite("What a user may not read", .enabled(if: getuid() == 0, "only root may become another user"))
struct UnreadableTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for id in ["open", "secret", "closed/inner"] { try machine.install(application: id) }
    try machine.write("[Desktop Entry]\n", to: "data/applications/own.desktop")
    for closed in ["share/applications/secret.desktop", "share/applications/closed", "data/applications"] {
      try #require(chmod(machine.path(closed), 0) == 0)
    }
  }

  @Test("is accounted for where it is a file, and passed over where it is a directory")
  func list() throws {
    let outcome = try runAsNobody("list", "--all", "--json")
    #expect(outcome.status == 0)
    let picture = try outcome.json([ListedApplication].self).map { "\($0.id) \($0.reason ?? "shown")" }
    #expect(picture == ["open.desktop shown", "secret.desktop Unreadable"])
  }

  /// Runs a copy of `quiver`: the directory it was built in may be closed to others.
  private func runAsNobody(_ arguments: String...) throws -> Machine.Outcome {
    let program = machine.path("quiver")
    try FileManager.default.copyItem(atPath: Machine.quiver, toPath: program)
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try machine.run(nobody + [program] + arguments, within: 20)
  }
}
