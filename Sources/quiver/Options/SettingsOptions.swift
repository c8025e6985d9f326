import ArgumentParser
import FoundationEssentials
import QuiverCore

/// The flags that override the configuration.
struct SettingsOptions: ParsableArguments {
  @Flag(help: "Use sample applications, and touch no file of yours.")
  var demo = false

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Set a key of the dotfile for this run, as in grid.columns=5; can be repeated.", valueName: "key=value"))
  var overrides: [String] = []

  /// The defaults, without parsing.
  static var none: SettingsOptions {
    var options = SettingsOptions()
    (options.demo, options.overrides) = (false, [])
    return options
  }

  /// Logs the faults of the configuration.
  var environment: Environment {
    let environment = quietEnvironment
    for diagnostic in environment.diagnostics { Log.warning("\(diagnostic)") }
    return environment
  }

  /// Without logging.
  var quietEnvironment: Environment {
    Environment(variables: ProcessInfo.processInfo.environment, overrides: overrides, isDemo: demo)
  }

  func with(_ further: [String]) -> SettingsOptions {
    var options = self
    options.overrides = further + overrides
    return options
  }
}
