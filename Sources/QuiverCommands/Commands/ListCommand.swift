import ArgumentParser
import QuiverCore

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: tr("List the applications."))

  @Flag(help: ArgumentHelp(tr("Print JSON.")))
  var json = false

  @Flag(help: ArgumentHelp(tr("Also list applications that are not shown, with the reason.")))
  var all = false

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    let entries = try settings.environment.entries.filter { all || $0.isVisible }
    if json { return try Output.json(entries) }
    for entry in entries { print(entry.line) }
  }
}

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: tr("Print information about an application."))

  @Argument(help: ArgumentHelp(tr("A desktop file id, with or without '.desktop'.")))
  var id: String

  @Flag(help: ArgumentHelp(tr("Print JSON.")))
  var json = false

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    let entry = try EntryRecord.named(id, in: settings.environment)
    if json { try Output.json(entry) } else { print(entry.description) }
  }
}

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: tr("Show the home screen."))

  /// `show ID` is the former name of `info ID`.
  @Argument(help: .hidden)
  var id: String?

  @Flag(help: .hidden)
  var json = false

  @OptionGroup var window: WindowOptions

  func run() throws {
    guard let id else { return try window.settings.ask(.show) }
    var info = InfoCommand()
    (info.id, info.json, info.settings) = (id, json, window.settings)
    try info.run()
  }
}

extension EntryRecord {
  /// The entry with an id. Logs that there is none, and fails with exit code 3.
  static func named(_ id: String, in environment: Environment) throws -> EntryRecord {
    guard let entry = environment.find(id) else {
      Log.error(
        environment.alternatives(toID: id).map {
          tr("there is no application “%1$s”; did you mean %2$s?", id, $0)
        } ?? tr("there is no application “%1$s”", id))
      throw ExitCode(3)
    }
    return entry
  }
}
