import ArgumentParser
import QuiverApp
import QuiverCore

@main
struct Quiver: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A springboard for the desktop: your applications as pages of icons over your wallpaper.",
    usage: """
      quiver [--hidden] [--demo] [--mode <mode>] [--size <size>] [--set <key=value> ...]
      quiver <subcommand>
      """,
    discussion: """
      With no command it shows the springboard, or raises the one that is running. Settings are read from \
      ~/.config/quiver/quiver.conf; 'quiver config print' shows them all.

      Exit status: 0 done, 1 failed, 3 no such application, 4 it could not be started, 5 no display, 64 bad usage.
      """,
    version: "0.1.0",
    subcommands: [
      StartCommand.self, ToggleCommand.self, ShowCommand.self, HideCommand.self, QuitCommand.self, PageCommand.self,
      EditCommand.self, ListCommand.self, LaunchCommand.self,
      SnapshotCommand.self,
      ReplayCommand.self, ConfigCommand.self, HomeCommand.self, IconDecoderCommand.self,
    ],
    defaultSubcommand: StartCommand.self)

  /// The commands for which speed matters are recognized without the parser, which takes milliseconds.
  private static func run(_ arguments: [String]) throws {
    switch arguments {
    case []: try SettingsOptions.none.run(on: .show)
    case ["toggle"]: try SettingsOptions.none.ask(.toggle)
    case [IconDecoderCommand.name]: IconDecoderCommand().run()
    default:
      var command = try parseAsRoot(arguments)
      try command.run()
    }
  }

  /// Fails if the output could not be written completely.
  static func main() {
    Results.begin()
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
      if !Results.end() { throw ExitCode.failure }
    } catch {
      exit(withError: error)
    }
  }
}
