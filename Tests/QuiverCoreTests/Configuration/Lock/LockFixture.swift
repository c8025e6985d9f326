import Foundation
import TestSupport

@testable import QuiverCore

/// The directories of a user, of the administrator and of an installed program, for one test.
struct LockFixture {
  let scratch: ConfigurationScratch
  let files: AdministratorFiles
  var environment: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    files = AdministratorFiles(directory: scratch("administrator"), installed: [scratch("installed")])
    environment = scratch.environment
    environment["HOME"] = scratch("home")
    environment["XDG_STATE_HOME"] = scratch("state")
    environment["XDG_CACHE_HOME"] = scratch("cache")
  }

  func administrator(_ text: String) throws {
    try scratch.write("administrator/quiver.conf", text)
  }

  func user(_ text: String) throws {
    try scratch.write("config/quiver/quiver.conf", text)
  }

  func load(_ overrides: String...) -> (configuration: Configuration, messages: [String]) {
    let (configuration, diagnostics) = Configuration.load(
      environment: environment, home: scratch("home"), overrides: overrides, shipped: scratch("shipped"),
      administrator: files)
    return (configuration, diagnostics.map(plain))
  }

  func check(_ file: String) -> [String]? {
    Configuration.check(file: scratch(file), environment: environment, home: scratch("home"), administrator: files)?
      .map(plain)
  }

  func surroundings(isDemo: Bool = false) -> Surroundings {
    Surroundings(environment: environment, isDemo: isDemo, administrator: files)
  }

  private func plain(_ diagnostic: Diagnostic) -> String {
    diagnostic.description.replacing(scratch.path, with: "")
  }
}
