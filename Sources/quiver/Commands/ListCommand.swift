import ArgumentParser
import QuiverCore

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the applications.")

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "List what is not shown as well, each with its reason.")
  var all = false

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    let entries = settings.environment.entries.filter { all || $0.isVisible }
    if json { return try Output.json(entries) }
    for entry in entries { print(entry.line) }
  }
}

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the springboard; or, with an id, what is known of an application.")

  @Argument(help: "A desktop file id, with or without '.desktop'.")
  var id: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var window: WindowOptions
  @OptionGroup var settings: SettingsOptions

  func run() throws {
    guard let id else { return try settings.with(window.overrides).ask(.show) }
    let entry = try settings.environment.entry(named: id)
    if json { try Output.json(entry) } else { print(entry.description) }
  }
}

extension Environment {
  func entry(named id: String) throws -> EntryRecord {
    guard let entry = find(id) else {
      Log.error("there is no application “\(id)”")
      throw ExitCode(3)
    }
    return entry
  }
}
