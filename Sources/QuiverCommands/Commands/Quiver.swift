import ArgumentParser
import Posix
import QuiverCore

package struct Quiver: ParsableCommand {
  private static let version = "0.1.0"

  package static let configuration = CommandConfiguration(
    abstract: tr("A home screen for the desktop: your applications as pages of icons over your wallpaper."),
    usage: """
      quiver [--hidden] [--mode <mode>] [--size <size>] [--demo] [--set <key=value> ...] [--kiosk <file>]
      quiver <subcommand>
      """,
    discussion: tr(
      "Without a subcommand, it shows the home screen, as 'quiver start' does; 'quiver help start' describes the "
        + "options. The settings are in ~/.config/quiver/quiver.conf; 'quiver config print' lists them all.") + "\n\n"
      + tr(
        "Exit status: 0 success, 1 failure, 3 unknown application, 4 the application could not be started, "
          + "5 no display, 64 invalid arguments."),
    version: version,
    subcommands: [
      StartCommand.self, ToggleCommand.self, ShowCommand.self, HideCommand.self, QuitCommand.self, PageCommand.self,
      EditCommand.self, SearchCommand.self, LibraryCommand.self, SettingsCommand.self, ListCommand.self,
      InfoCommand.self, LaunchCommand.self, SnapshotCommand.self, ReplayCommand.self, ConfigCommand.self,
      DoctorCommand.self, BindCommand.self,
      HomeCommand.self, HistoryCommand.self,
      KioskCommandGroup.self, GuideCommand.self, IconDecoderCommand.self, GuideReaderCommand.self,
    ],
    defaultSubcommand: StartCommand.self)

  /// The commands for which speed matters are recognized without the parser, which takes milliseconds.
  private static func run(_ arguments: [String]) throws {
    switch arguments {
    case []: try SettingsOptions.none.run(on: .show)
    case ["toggle"]: try SettingsOptions.none.ask(.toggle)
    case ["--version"]: print(version)
    case [IconDecoderCommand.name]: IconDecoderCommand().run()
    default:
      try checkCommand(arguments)
      var command = try parseAsRoot(arguments)
      try KioskRefusal.check(command, arguments)
      try command.run()
    }
  }

  /// The parser takes a word that is no command for an argument of the default command.
  private static func checkCommand(_ arguments: [String]) throws {
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.compactMap { $0.commandName } + ["help"]
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return }
    let shown = commands.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    let guess = Spelling.nearest(to: word, among: shown)
    throw ValidationError(
      guess.map { tr("There is no command “%1$s”; did you mean “%2$s”?", word, $0) }
        ?? tr("There is no command “%1$s”.", word))
  }

  package init() {}

  /// Carries out the command in the arguments of this process.
  package static func main() {
    ProcessName.set(to: "quiver")
    carryOut(Array(CommandLine.arguments.dropFirst()))
  }

  /// Fails if the output could not be written completely.
  private static func carryOut(_ arguments: [String]) {
    Results.begin()
    // The version is the same in all languages, and following the locale would take a tenth of this command's time.
    if arguments != ["--version"] { Language.begin() }
    do {
      try run(arguments)
      if !Results.end() { throw ExitCode.failure }
    } catch {
      let (code, text) = (exitCode(for: error), ParserText.translated(fullMessage(for: error)))
      if !text.isEmpty { if code.isSuccess { print(text) } else { Log.line(text) } }
      exit(withError: code)
    }
  }
}
