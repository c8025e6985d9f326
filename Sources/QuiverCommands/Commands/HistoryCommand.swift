import ArgumentParser
import QuiverCore

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: tr("Clear the search history."),
    subcommands: [Clear.self, Path.self])

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: tr("Clear the search history."), discussion: tr("A running Quiver clears it too."))

    @OptionGroup var settings: SettingsOptions

    func run() throws {
      let file = try settings.usageFile
      do {
        try file.clear()
      } catch {
        Log.error(Strings.fault(error, of: file.path))
        throw ExitCode.failure
      }
    }
  }

  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: tr("Print the path of the file with the search history."))

    @OptionGroup var settings: SettingsOptions

    func run() throws { print(try settings.usageFile.path) }
  }
}

extension SettingsOptions {
  /// The demo has none.
  fileprivate var usageFile: UsageFile {
    get throws {
      let environment = try environment
      guard !environment.isDemo else {
        Log.error(tr("the demo keeps no history"))
        throw ExitCode.failure
      }
      return environment.usageFile
    }
  }
}
