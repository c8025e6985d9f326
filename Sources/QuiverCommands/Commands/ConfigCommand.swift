import ArgumentParser
import QuiverCore

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: tr("Check and print the configuration."),
    subcommands: [Check.self, Print.self, Path.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Report faults in the configuration."), discussion: tr("The valid parts of a file are still used."))

    @Argument(help: ArgumentHelp(tr("The file to check (default: all files in use).")), completion: .file())
    var file: String?

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let environment = settings.quietEnvironment
      let diagnostics = environment.diagnostics(of: file) { picture in
        WindowProgram.use { $0.fault(ofPicture: picture) }
      }
      guard let diagnostics else {
        Log.error(tr("there is no file “%1$s”", file ?? ""))
        throw ExitCode.failure
      }
      for diagnostic in diagnostics { Swift.print(diagnostic) }
      if !diagnostics.isEmpty { throw ExitCode.failure }
    }
  }

  struct Print: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Print the effective value of every key, and where it was set."))

    @OptionGroup var settings: SettingsOptions

    func run() throws { Swift.print(try settings.environment.configuration.printed, terminator: "") }
  }

  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Print the files that are read, in order of increasing priority."))

    @OptionGroup var settings: SettingsOptions

    func run() {
      for file in settings.quietEnvironment.configurationFiles { Swift.print(file) }
    }
  }
}
