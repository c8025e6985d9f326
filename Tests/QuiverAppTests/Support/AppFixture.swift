import Foundation
import GtkBridge
import TestSupport

@testable import QuiverApp
@testable import QuiverCore

/// A user's directories of a test's own, and the loop that runs in them.
@MainActor
final class LiveWorld {
  let scratch: ConfigurationScratch
  let variables: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    variables = [
      "HOME": scratch("home"), "XDG_DATA_HOME": scratch("data"), "XDG_DATA_DIRS": scratch("share"),
      "XDG_CONFIG_HOME": scratch("config"), "XDG_CONFIG_DIRS": scratch("etc"), "XDG_STATE_HOME": scratch("state"),
      "PATH": scratch("bin"),
    ]
    try install(program: "bin/true")
  }

  /// A program that does nothing.
  func install(program: String) throws {
    try scratch.write(program, "#!/bin/sh\n")
    chmod(scratch(program), 0o755)
  }

  var environment: Environment {
    Environment(variables: variables, administrator: AdministratorFiles(directory: scratch("administrator")))
  }

  /// Lets the loop run until something is so; false after so many seconds.
  static func goOn(for seconds: Double, until isSo: () -> Bool) -> Bool {
    var isOver = false
    let end = MainLoop.timer(after: seconds) { isOver = true }
    defer { end.cancel() }
    return MainLoop.run { isSo() ? true : isOver ? false : nil }
  }

  /// The same for what no event tells of; false after twenty seconds.
  static func goOnLooking(until isSo: () -> Bool) -> Bool {
    (0..<1000).contains { _ in goOn(for: 0.02, until: isSo) }
  }

  /// Lets the loop run until something is so; false after twenty seconds.
  static func goOn(until isSo: () -> Bool) -> Bool {
    IconsWorld.wait { isSo() ? true : nil } ?? false
  }
}
