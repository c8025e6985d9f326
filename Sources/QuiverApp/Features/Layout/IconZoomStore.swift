import Posix
import QuiverCore
import SpringboardEngine

/// How much larger the user made icons, with its file.
final class IconZoomStore {
  /// Called when another program has changed the file, and when it was read.
  var onChange: () -> Void = {}
  /// The present value. It is also kept while there is no file for it, as in the demo.
  private(set) var zoom = IconZoom.none
  private let state: StateStore<IconZoomText>
  private let path: String
  /// The line that was reported.
  private var reportedLine: String?

  init(_ environment: Environment) {
    path = environment.iconZoomFile.path
    state = StateStore(
      environment.iconZoomFile, today: { WallClock.day }, loss: "the size of icons is not kept there")
    state.onChange = { [weak self] in self?.adopt() }
    state.onRead = { [weak self] in self?.reportUnknownLine() }
    follow(environment)
  }

  /// Begins to use the file, or ends to use it if the configuration says so.
  func follow(_ environment: Environment) {
    state.use(environment.keepsIconZoom)
    if !environment.configuration.allowsZoom { zoom = .none }
  }

  /// The file to watch; nil if it is not used.
  var file: String? { state.file }

  /// Waits for the value in the file.
  func wait(atMost seconds: Double) { state.wait(atMost: seconds) }

  func save(_ zoom: IconZoom) {
    self.zoom = zoom
    state.apply(zoom)
  }

  /// Reads the file if another process has changed it.
  func reload() { state.reload() }

  func finish() { state.finish() }

  private func adopt() {
    guard state.text.zoom != zoom else { return }
    zoom = state.text.zoom
    onChange()
  }

  private func reportUnknownLine() {
    guard let line = state.text.unknownLine, line != reportedLine else { return }
    reportedLine = line
    Log.warning("\(path): “\(line.prefix(80))” is not understood; it is kept, and not used")
  }
}
