import ArgumentParser
import FoundationEssentials
import QuiverCore

/// The flags that override the configuration.
struct SettingsOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(tr("Use sample applications, and leave your files alone.")))
  var demo = false

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      tr("Override a setting for this run, e.g. grid.columns=5 (can be repeated)."), valueName: "key=value"))
  var overrides: [String] = []

  @Option(
    help: ArgumentHelp(
      tr("Run as a kiosk that this file configures; the user's own settings are ignored. See quiver-kiosk(7)."),
      valueName: "file"), completion: .file())
  var kiosk: String?

  /// The defaults, without parsing.
  static var none: SettingsOptions {
    var options = SettingsOptions()
    (options.demo, options.overrides, options.kiosk) = (false, [], nil)
    return options
  }

  /// Logs the faults of the configuration. An invalid flag is an error.
  var environment: Environment {
    get throws {
      try checkKiosk()
      let environment = quietEnvironment
      let flags = environment.diagnostics.filter { $0.origin == .flag && !$0.isLocked }
      for diagnostic in flags { Log.error("--set: \(diagnostic.withoutConsequence.message)") }
      if !flags.isEmpty { throw ExitCode.validationFailure }
      for diagnostic in environment.diagnostics { Log.warning("\(diagnostic)") }
      return environment
    }
  }

  /// Without logging.
  var quietEnvironment: Environment {
    Environment(variables: ProcessInfo.processInfo.environment, overrides: overrides, isDemo: demo, kiosk: kiosk)
  }

  func with(_ further: [String]) -> SettingsOptions {
    var options = self
    options.overrides = further + overrides
    return options
  }
}
