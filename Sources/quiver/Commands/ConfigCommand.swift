import ArgumentParser
import QuiverCore

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Check and print the configuration.",
    subcommands: [Check.self, Print.self, Path.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say what is wrong with the dotfile.")

    @Argument(help: "A file; the ones in force where not given.", completion: .file())
    var file: String?

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let environment = settings.quietEnvironment
      guard let diagnostics = environment.diagnostics(of: file) else {
        Log.error("there is no file “\(file ?? "")”")
        throw ExitCode.failure
      }
      for diagnostic in diagnostics { Swift.print(diagnostic) }
      if !diagnostics.isEmpty { throw ExitCode.failure }
    }
  }

  struct Print: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print every key with the value that counts, and where it was set.")

    @OptionGroup var settings: SettingsOptions

    func run() { Swift.print(settings.environment.configuration.printed, terminator: "") }
  }

  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the files that are read, those that count less first.")

    @OptionGroup var settings: SettingsOptions

    func run() {
      for file in settings.quietEnvironment.configurationFiles { Swift.print(file) }
    }
  }
}
