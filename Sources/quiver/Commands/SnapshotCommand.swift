import ArgumentParser
import QuiverApp
import QuiverCore

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: tr("Save a picture of the home screen, without a display."))

  @Argument(help: ArgumentHelp(tr("The PNG file to write.")), completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: ArgumentHelp(tr("The size in logical pixels, e.g. 1280x800.")), transform: PixelSize.parse)
  var size = PixelSize(width: 1280, height: 800)

  @Option(help: ArgumentHelp(tr("Device pixels per logical pixel: 1, 2, 1.25 …")))
  var scale = 1.0

  @Option(help: ArgumentHelp(tr("The number of the page; the first is 1.")))
  var page = 1

  @Option(
    help: ArgumentHelp(
      tr("The view: %1$s. A pinch in the recording leads to the other one.", Replay.views.alternatives))
  )
  var view: String?

  @Flag(help: ArgumentHelp(tr("Show edit mode.")))
  var edit = false

  @Option(help: ArgumentHelp(tr("Show this folder open, by its name or id.")))
  var folder: String?

  @Option(help: ArgumentHelp(tr("Search for this text.")))
  var search: String?

  @Flag(help: ArgumentHelp(tr("Show the programme guide; without files, it has sample listings.")))
  var guide = false

  @Option(help: ArgumentHelp(tr("The local time of the guide, e.g. 2026-11-25T20:15 (default: the present).")))
  var now: String?

  @Option(help: ArgumentHelp(tr("A recording to replay first.")), completion: .file())
  var trace: String?

  @Option(
    help: ArgumentHelp(
      tr("Seconds after the home screen appeared, or the recording began (default: when nothing moves any more).")))
  var at: Double?

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    guard Snapshot.scales.contains(scale) else {
      throw ValidationError(
        tr(
          "'--scale' takes %1$s to %2$s.", Snapshot.scales.lowerBound.description,
          Snapshot.scales.upperBound.description))
    }
    guard Snapshot.canPaint(width: size.width, height: size.height, scale: scale) else {
      throw ValidationError(tr("The picture would have too many pixels."))
    }
    guard view.map(Replay.views.contains) ?? true else {
      throw ValidationError(tr("'--view' takes one of %1$s.", Replay.views.alternatives))
    }
    guard now.map({ Snapshot.guideTime($0) != nil }) ?? true else {
      throw ValidationError(tr("'--now' takes a date and a time, such as 2026-11-25T20:15."))
    }
    guard page >= 1 else { throw ValidationError(tr("The number of the first page is 1.")) }
    guard at.map({ (0...3600).contains($0) }) ?? true else {
      throw ValidationError(tr("'--at' takes seconds, from 0 to 3600."))
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
