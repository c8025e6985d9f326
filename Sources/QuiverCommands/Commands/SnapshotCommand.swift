import ArgumentParser
import Posix
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
    guard Self.scales.contains(scale) else {
      throw ValidationError(
        tr(
          "'--scale' takes %1$s to %2$s.", Self.scales.lowerBound.description,
          Self.scales.upperBound.description))
    }
    guard canBePainted else {
      throw ValidationError(tr("The picture would have too many pixels."))
    }
    guard view.map(Replay.views.contains) ?? true else {
      throw ValidationError(tr("'--view' takes one of %1$s.", Replay.views.alternatives))
    }
    guard now == nil || guideTime != nil else {
      throw ValidationError(tr("'--now' takes a date and a time, such as 2026-11-25T20:15."))
    }
    guard page >= 1 else { throw ValidationError(tr("The number of the first page is 1.")) }
    guard at.map({ (0...3600).contains($0) }) ?? true else {
      throw ValidationError(tr("'--at' takes seconds, from 0 to 3600."))
    }
  }

  func run() throws {
    let isWritten = try WindowProgram.use { try $0.write(request, in: settings.environment) }
    if !isWritten { throw ExitCode.failure }
  }

  private var request: SnapshotRequest {
    SnapshotRequest(
      output: output, size: (size.width, size.height), scale: scale, page: page - 1, view: view, isEditing: edit,
      folder: folder, search: search, guideTime: guideTime, trace: trace, moment: at)
  }

  /// The scales that are accepted.
  private static let scales = 0.25...8.0

  /// Whether a picture of this size can be painted. Several copies of it are in memory at once.
  private var canBePainted: Bool { Double(size.width) * scale * Double(size.height) * scale <= 64_000_000 }

  /// The moment at which the programme guide is shown, in seconds since 1970: the present, unless another is given. nil if it is not
  /// shown.
  private var guideTime: Int? {
    guard guide || now != nil else { return nil }
    return now.map { WallClock.second(ofLocal: $0) } ?? Int(WallClock.seconds)
  }
}
