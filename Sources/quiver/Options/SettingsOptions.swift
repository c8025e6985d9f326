import ArgumentParser
import FoundationEssentials
import QuiverCore

/// The flags that stand over the dotfile.
struct SettingsOptions: ParsableArguments {
  @Flag(help: "Use sample applications, and touch no file of yours.")
  var demo = false

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Set a key of the dotfile for this run, as in grid.columns=5; can be repeated.", valueName: "key=value"))
  var overrides: [String] = []

  /// As they are where no flag is given; nothing need be parsed for that.
  static var none: SettingsOptions {
    var options = SettingsOptions()
    (options.demo, options.overrides) = (false, [])
    return options
  }

  /// What the command stands in; what is wrong with the dotfile is said on the way.
  var environment: Environment {
    let environment = quietEnvironment
    for diagnostic in environment.diagnostics { Log.warning("\(diagnostic)") }
    return environment
  }

  /// The same, without a word.
  var quietEnvironment: Environment {
    Environment(variables: ProcessInfo.processInfo.environment, overrides: overrides, isDemo: demo)
  }

  func with(_ further: [String]) -> SettingsOptions {
    var options = self
    options.overrides = further + overrides
    return options
  }
}
