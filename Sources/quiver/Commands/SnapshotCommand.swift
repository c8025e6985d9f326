import ArgumentParser
import QuiverApp
import QuiverCore

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Save a picture of the home screen, without a display.")

  @Argument(help: "The PNG file to write.", completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: "The size in logical pixels, e.g. 1280x800.", transform: PixelSize.parse)
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: "Device pixels per logical pixel: 1, 2, 1.25 …")
  var scale = 1.0

  @Option(help: "The number of the page; the first is 1.")
  var page = 1

  @Option(
    help: "The view: \(Replay.views.joined(separator: " or ")). A pinch in the recording leads to the other one."
  )
  var view: String?

  @Flag(help: "Show edit mode.")
  var edit = false

  @Option(help: "Show this folder open, by its name or id.")
  var folder: String?

  @Option(help: "Search for this text.")
  var search: String?

  @Flag(help: "Show the programme guide; without files, it has sample listings.")
  var guide = false

  @Option(help: "The local time of the guide, e.g. 2026-11-25T20:15 (default: the present).")
  var now: String?

  @Option(help: "A recording to replay first.", completion: .file())
  var trace: String?

  @Option(
    help: "Seconds after the home screen appeared, or the recording began (default: when nothing moves any more).")
  var at: Double?

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    guard Snapshot.scales.contains(scale) else {
      throw ValidationError(
        "'--scale' takes \(Snapshot.scales.lowerBound) to \(Snapshot.scales.upperBound).")
    }
    guard Snapshot.canPaint(width: size.width, height: size.height, scale: scale) else {
      throw ValidationError("The picture would have too many pixels.")
    }
    guard view.map(Replay.views.contains) ?? true else {
      throw ValidationError("'--view' takes one of \(Replay.views.joined(separator: " or ")).")
    }
    guard now.map({ Snapshot.guideTime($0) != nil }) ?? true else {
      throw ValidationError("'--now' takes a date and a time, such as 2026-11-25T20:15.")
    }
    guard page >= 1 else { throw ValidationError("The number of the first page is 1.") }
    guard at.map({ (0...3600).contains($0) }) ?? true else {
      throw ValidationError("'--at' takes seconds, from 0 to 3600.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var snapshot = Snapshot(try settings.environment)
      snapshot.size = (Double(size.width), Double(size.height))
      snapshot.scale = scale
      snapshot.page = page - 1
      snapshot.view = view
      snapshot.isEditing = edit
      snapshot.folder = folder
      snapshot.trace = trace
      snapshot.search = search
      snapshot.moment = at
      snapshot.guideTime = guide || now != nil ? Snapshot.guideTime(now) : nil
      guard snapshot.write(to: output) else { throw ExitCode.failure }
    }
  }
}
