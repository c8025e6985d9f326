import ArgumentParser
import QuiverApp

/// `quiver` alone.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Show the springboard, or raise the one that is running.", shouldDisplay: false)

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    try MainActor.assumeIsolated { try Exit.check(Application(settings.environment).run(on: .show)) }
  }
}

/// `quiver toggle`: what a key is bound to.
struct Toggle: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hide the springboard where it is shown, else show it; starts it where none runs.")

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    try MainActor.assumeIsolated { try Exit.check(Application(settings.environment).run(on: .toggle)) }
  }
}
