import ArgumentParser
import QuiverCore

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay recorded gestures, without a display.")

  @Argument(
    help: ArgumentHelp("The recording; 'QUIVER_RECORD=FILE quiver' makes one.", valueName: "recording"),
    completion: .file())
  var trace: String

  @Option(help: "The size in logical pixels, e.g. 1280x800.", transform: PixelSize.parse)
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: "The number of invented applications to show instead of the installed ones.")
  var apps: Int?

  @Option(help: "The view: \(Replay.views.joined(separator: " or ")). A pinch leads to the other one.")
  var view: String?

  @Option(help: "What to print at the end: \(Replay.subjects).")
  var print: String?

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    guard print.map(Replay.canPrint) ?? true else {
      throw ValidationError("'--print' takes one of \(Replay.subjects).")
    }
    guard view.map(Replay.views.contains) ?? true else {
      throw ValidationError("'--view' takes one of \(Replay.views.joined(separator: " or ")).")
    }
    guard apps.map(Replay.counts.contains) ?? true else {
      throw ValidationError("'--apps' takes a number from 0 to \(Replay.counts.upperBound).")
    }
  }

  func run() throws {
    let replay = Replay(
      try settings.environment, width: Double(size.width), height: Double(size.height), applications: apps,
      view: view)
    guard replay.play(trace, printing: print, to: { Swift.print($0) }) else { throw ExitCode.failure }
  }
}
