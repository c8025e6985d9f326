import ArgumentParser
import QuiverApp

extension Quiver {
  struct Home: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Look after the arrangement.", subcommands: [Check.self, Path.self, Reset.self])

    struct Check: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Say what is wrong with the arrangement's file.")

      @OptionGroup var settings: SettingsOptions

      func run() throws {
        let diagnostics = try settings.surroundings.homeStore().check() ?? []
        for diagnostic in diagnostics { Swift.print(diagnostic) }
        if !diagnostics.isEmpty { throw ExitCode.failure }
      }
    }

    struct Path: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Print where the arrangement is kept.")

      @OptionGroup var settings: SettingsOptions

      func run() throws { Swift.print(try settings.surroundings.homeStore().path) }
    }

    struct Reset: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Begin anew: the arrangement is set aside, and made again at the next start.")

      @OptionGroup var settings: SettingsOptions

      func run() throws {
        guard let aside = try settings.surroundings.resetHome() else {
          return Log.info("there is no arrangement yet")
        }
        Swift.print("set aside as \(aside)")
      }
    }
  }
}
