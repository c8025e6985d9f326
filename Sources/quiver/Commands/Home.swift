import ArgumentParser
import QuiverCore

extension Quiver {
  struct Home: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Look after the arrangement.",
      subcommands: [Check.self, Path.self, Export.self, Import.self, Reset.self, Undo.self, Redo.self])

    struct Check: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Say what is wrong with the arrangement's file.")

      @OptionGroup var settings: SettingsOptions

      func run() throws {
        let diagnostics = try settings.environment.homeStore().check() ?? []
        for diagnostic in diagnostics { Swift.print(diagnostic) }
        if !diagnostics.isEmpty { throw ExitCode.failure }
      }
    }

    struct Path: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Print where the arrangement is kept.")

      @OptionGroup var settings: SettingsOptions

      func run() throws { Swift.print(try settings.environment.homeStore().path) }
    }
  }
}
