import ArgumentParser
import QuiverApp

extension Quiver {
  /// `quiver` alone.
  struct Start: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the springboard, or raise the one that is running.", shouldDisplay: false)

    @OptionGroup var window: WindowOptions
    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try settings.with(window.overrides).run(on: .show)
    }
  }

  /// What a key is bound to.
  struct Toggle: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Hide the springboard where it is shown, else show it; starts it where none runs.")

    @OptionGroup var window: WindowOptions
    @OptionGroup var settings: SettingsOptions

    func run() throws {
      try settings.with(window.overrides).run(on: .toggle)
    }
  }
}

extension Quiver {
  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show the springboard, to be arranged.")

    @OptionGroup var window: WindowOptions
    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let settings = settings.with(window.overrides)
      guard !settings.quietSurroundings.configuration.springboard.isLocked else { throw HomeRefusal.locked.exit }
      try settings.run(on: .edit)
    }
  }
}

extension SettingsOptions {
  func run(on request: InstanceRequest) throws {
    try MainActor.assumeIsolated {
      guard Application.run(surroundings, on: request) == .done else {
        Log.error("there is no display to show the springboard on")
        throw ExitCode(5)
      }
    }
  }
}
