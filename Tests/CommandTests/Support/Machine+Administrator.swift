import Foundation
import TestSupport

extension Machine {
  /// Whether a process can have its own /etc/xdg, which needs the rights of root.
  static let hasPrivateMounts: Bool = {
    guard let machine = try? Machine() else { return false }
    return (try? machine.runAdministered(["/bin/true"]).status) == 0
  }()

  /// Writes a file that a program finds in /etc/xdg/quiver if ``runAdministered(_:)`` runs it.
  func administer(_ name: String, _ text: String) throws {
    try write(text, to: "administrator/quiver/\(name)")
  }

  /// Runs a command in a mount namespace of its own, in which /etc/xdg holds what ``administer(_:_:)`` wrote.
  func runAdministered(_ command: [String]) throws -> Outcome {
    try makeDirectory("administrator")
    let script = #"/usr/bin/mount --bind "$0" /etc/xdg && exec "$@""#
    let prefix = ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", script, path("administrator")]
    return try run(prefix + command)
  }

  func administeredQuiver(_ arguments: String...) throws -> Outcome {
    try runAdministered([BuiltProgram.quiver] + arguments)
  }
}
