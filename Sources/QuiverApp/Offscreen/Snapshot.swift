import CollectionEngine
import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// Paints a state of the springboard to a PNG file, without a display.
package struct Snapshot {
  /// In logical pixels.
  package var size = (width: 1280.0, height: 800.0)
  /// Device pixels per logical pixel.
  package var scale = 1.0
  /// Counts from 0.
  package var page = 0
  /// The view that is shown, by its name; nil for the configured one.
  package var view: String?
  /// The presentations that a pinch and `view` can choose from; nil for the configured ones.
  package var presentations: BoardPresentations?
  package var isEditing = false
  /// The name or the id of the folder to open.
  package var folder: String?
  /// The text to search for; nil for no search.
  package var search: String?
  /// The moment in seconds since 1970 at which the programme guide is shown; nil if it is not shown.
  package var guideTime: Int?
  /// Seconds after the springboard was shown, or after the beginning of the recording; nil for the scene at rest.
  package var moment: Double?
  /// The file of a recording that is played first.
  package var trace: String?
  private let environment: Environment

  package init(_ environment: Environment) {
    self.environment = environment
  }

  /// Returns false if the picture could not be written; the log says why. Only regular files are written, because
  /// others could block or discard the picture.
  package func write(to path: String) -> Bool {
    if let fault = Self.fault(of: path) {
      Log.error(Strings.fault(fault, of: path))
      return false
    }
    do throws(DrawingError) {
      try picture().writePNG(to: path)
      return true
    } catch {
      Log.error("\(path): \(error)")
      return false
    }
  }

  /// Why the path cannot be written, as far as its file type tells.
  private static func fault(of path: String) -> FileFault? {
    switch FileStatus(path)?.kind {
    case .directory: .directory
    case .other: .notRegular
    case .regular, nil: nil
    }
  }

  func picture() throws(DrawingError) -> Surface {
    let viewport = Viewport(size: Size(width: size.width, height: size.height), scale: scale)
    let offscreen = OffscreenSpringboard(
      environment, viewport: viewport,
      presentations: presentations ?? (view == nil ? environment.configuration.presentations : .pagesAndLibrary))
    if let view {
      offscreen.send(.act(.present(view)), at: Springboard.beforeRecordings)
    }
    let shown = trace == nil ? Instant(seconds: 0) : Springboard.beforeRecordings
    offscreen.send(.shown, at: shown)
    let count = offscreen.springboard.screenCount(of: .main)
    guard page < count else { throw DrawingError(reason: Strings.noPage(page + 1, of: count)) }
    if page > 0 { offscreen.send(.act(.screen(page)), at: shown) }
    if let guideTime { showGuide(of: guideTime, on: offscreen, at: shown) }
    if let folder { try open(folder, on: offscreen, at: shown) }
    if isEditing { offscreen.send(.act(.edit), at: shown) }
    if let search { offscreen.send(.search(search), at: shown) }
    let end = Instant(seconds: moment ?? Self.longEnough)
    try play(on: offscreen, until: end)
    return offscreen.picture(at: end)
  }

  /// Without files, the guide has sample listings.
  private func showGuide(of time: Int, on offscreen: OffscreenSpringboard, at moment: Instant) {
    var preferences = offscreen.springboard.preferences(of: .main)
    preferences.configured.guidePosition = environment.configuration.guide.position
    let inputs: [Input] = [
      .preferences(preferences), .guide(environment.guide(at: time)), .clock(Double(time)), .act(.openGuide),
    ]
    for input in inputs { offscreen.send(input, at: moment) }
  }

  private func open(_ name: String, on offscreen: OffscreenSpringboard, at moment: Instant) throws(DrawingError) {
    guard let folder = offscreen.springboard.board.folder(called: name) else {
      throw DrawingError(reason: tr("there is no folder “%1$s”", name))
    }
    offscreen.send(.act(.openFolder(folder.id)), at: moment)
  }

  /// Seconds after which every motion has ended.
  private static let longEnough = 60.0

  private func play(on offscreen: OffscreenSpringboard, until end: Instant) throws(DrawingError) {
    guard let trace else { return }
    guard let played = Trace.read(file: trace, on: offscreen.springboard.board) else {
      throw DrawingError(reason: tr("the recording cannot be replayed"))
    }
    offscreen.play(played, until: end)
  }
}
