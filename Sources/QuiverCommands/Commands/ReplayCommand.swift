import ArgumentParser
import QuiverCore

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: tr("Replay recorded gestures, without a display."))

  @Argument(
    help: ArgumentHelp(tr("The recording; 'QUIVER_RECORD=FILE quiver' makes one."), valueName: "recording"),
    completion: .file())
  var trace: String

  @Option(help: ArgumentHelp(tr("The size in logical pixels, e.g. 1280x800.")), transform: PixelSize.parse)
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: ArgumentHelp(tr("The number of invented applications to show instead of the installed ones.")))
  var apps: Int?

  @Option(help: ArgumentHelp(tr("The view: %1$s. A pinch leads to the other one.", Replay.views.alternatives)))
  var view: String?

  @Option(help: ArgumentHelp(tr("What to print at the end: %1$s.", Replay.subjects)))
  var print: String?

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    guard print.map(Replay.canPrint) ?? true else {
      throw ValidationError(tr("'--print' takes one of %1$s.", Replay.subjects))
    }
    guard view.map(Replay.views.contains) ?? true else {
      throw ValidationError(tr("'--view' takes one of %1$s.", Replay.views.alternatives))
    }
    guard apps.map(Replay.counts.contains) ?? true else {
      throw ValidationError(tr("'--apps' takes a number from 0 to %1$d.", Replay.counts.upperBound))
    }
  }

  func run() throws {
    let replay = Replay(
      try settings.environment, width: Double(size.width), height: Double(size.height), applications: apps,
      view: view)
    guard replay.play(trace, printing: print, to: { Swift.print($0) }) else { throw ExitCode.failure }
  }
}
