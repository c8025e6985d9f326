import Foundation
import TestSupport

@testable import QuiverCore

/// The directories of a user, of the administrator and of an installed program, for one test.
struct LockFixture {
  let scratch: ConfigurationScratch
  let files: AdministratorFiles
  var variables: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    files = AdministratorFiles(directory: scratch("administrator"), installed: [scratch("installed")])
    variables = scratch.environment
    variables["HOME"] = scratch("home")
    variables["XDG_STATE_HOME"] = scratch("state")
    variables["XDG_CACHE_HOME"] = scratch("cache")
  }

  func administrator(_ text: String) throws {
    try scratch.write("administrator/quiver.conf", text)
  }

  func user(_ text: String) throws {
    try scratch.write("config/quiver/quiver.conf", text)
  }

  func load(_ overrides: String...) -> (configuration: Configuration, messages: [String]) {
    let (configuration, diagnostics) = Configuration.load(
      environment: variables, home: scratch("home"), overrides: overrides, shipped: scratch("shipped"),
      administrator: files)
    return (configuration, diagnostics.map(plain))
  }

  func check(_ file: String) -> [String]? {
    Configuration.check(file: scratch(file), environment: variables, home: scratch("home"), administrator: files)?
      .map(plain)
  }

  func environment(isDemo: Bool = false) -> Environment {
    Environment(variables: variables, isDemo: isDemo, administrator: files)
  }

  private func plain(_ diagnostic: Diagnostic) -> String {
    diagnostic.description.replacing(scratch.path, with: "")
  }
}
