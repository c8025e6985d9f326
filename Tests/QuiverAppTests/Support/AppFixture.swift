import Foundation
import GioBridge
import TestSupport

@testable import QuiverApp
@testable import QuiverCore

/// The directories of a user for one test, and functions that run the main loop.
@MainActor
final class AppFixture {
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

  /// Installs a program that does nothing.
  func install(program: String) throws {
    try scratch.write(program, "#!/bin/sh\n")
    chmod(scratch(program), 0o755)
  }

  var environment: Environment {
    Environment(variables: variables, administrator: AdministratorFiles(directory: scratch("administrator")))
  }

  /// Runs the loop until the condition is true; returns false after this many seconds.
  static func runLoop(for seconds: Double, until condition: () -> Bool) -> Bool {
    var isOver = false
    let end = MainLoop.timer(after: seconds) { isOver = true }
    defer { end.cancel() }
    return MainLoop.run { condition() ? true : isOver ? false : nil }
  }

  /// Runs the loop and checks the condition every 20 ms, for changes without an event; returns false after twenty
  /// seconds.
  static func poll(until condition: () -> Bool) -> Bool {
    (0..<1000).contains { _ in runLoop(for: 0.02, until: condition) }
  }

  /// Runs the loop until the condition is true; returns false after twenty seconds.
  static func runLoop(until condition: () -> Bool) -> Bool {
    IconFixture.wait { condition() ? true : nil } ?? false
  }
}
