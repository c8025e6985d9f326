import ArgumentParser
import QuiverApp
import QuiverCore

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Paint a state of the springboard to a PNG file, with no display.")

  @Argument(help: "The file to write.", completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: "Logical pixels, as in 1280x800.")
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: "Device pixels a logical pixel: 1, 2, 1.25 …")
  var scale = 1.0

  @Option(help: "The page to show, from 1.")
  var page = 1

  @Option(
    help: "The layout: \(Replay.layouts.joined(separator: " or ")). A pinch in a trace leads to the other."
  )
  var layout: String?

  @Flag(help: "In edit mode.")
  var edit = false

  @Option(help: "The folder to show open, by its name or its id.")
  var folder: String?

  @Option(help: "A trace to play first, as 'replay' does.", completion: .file())
  var trace: String?

  @Option(help: "Seconds after the springboard was shown, or the trace began; as it comes to rest where not given.")
  var at: Double?

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    guard Snapshot.scales.contains(scale) else {
      throw ValidationError(
        "'--scale' takes \(Snapshot.scales.lowerBound) to \(Snapshot.scales.upperBound).")
    }
    guard Snapshot.canPaint(width: size.width, height: size.height, scale: scale) else {
      throw ValidationError("That many pixels are more than a picture holds.")
    }
    guard layout.map(Replay.layouts.contains) ?? true else {
      throw ValidationError("'--layout' takes one of \(Replay.layouts.joined(separator: " or ")).")
    }
    guard page >= 1 else { throw ValidationError("Pages count from 1.") }
    guard at.map({ (0...3600).contains($0) }) ?? true else {
      throw ValidationError("'--at' takes seconds, from 0 to 3600.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var snapshot = Snapshot(settings.environment)
      snapshot.size = (Double(size.width), Double(size.height))
      snapshot.scale = scale
      snapshot.page = page - 1
      snapshot.layout = layout
      snapshot.isEditing = edit
      snapshot.folder = folder
      snapshot.trace = trace
      snapshot.moment = at
      guard snapshot.write(to: output) else { throw ExitCode.failure }
    }
  }
}
