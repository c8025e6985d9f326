import ArgumentParser
import QuiverCore
import QuiverSession

struct LaunchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "launch", abstract: tr("Launch an application."))

  @Argument(help: ArgumentHelp(tr("A desktop file id, with or without '.desktop'.")))
  var id: String

  @Argument(help: ArgumentHelp(tr("Files or URIs to open with the application.")), completion: .file())
  var documents: [String] = []

  @Option(help: ArgumentHelp(tr("One of the application's actions, by its id.")))
  var action: String?

  @Flag(help: ArgumentHelp(tr("Print how the application would be launched, and launch nothing.")))
  var dryRun = false

  @Flag(help: ArgumentHelp(tr("Print JSON.")))
  var json = false

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    let environment = try settings.environment
    if environment.kioskFile != nil, !documents.isEmpty {
      throw KioskRefusal.refuse("launch \(id) \(documents.joined(separator: " "))")
    }
    let entry = try EntryRecord.named(id, in: environment)
    let plan = environment.plan(entry, action: action, opening: documents)
    if json { try Output.json(plan) } else if dryRun { print(plan.description) }
    if dryRun { for warning in plan.warnings { Log.warning(warning) } }
    let isDone = dryRun ? !plan.isRefused : MainActor.assumeIsolated { plan.carryOut(in: environment) }
    if !isDone { throw ExitCode(4) }
  }
}
