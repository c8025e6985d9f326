import GioBridge
import QuiverCore

/// The pictures of files and directories, each shown for some seconds. The next one is due some time after the last was
/// painted, so that nothing happens while nobody can see it.
package final class SlideShow {
  /// Called when another picture is due, and when the pictures were found.
  var onChange: () -> Void = {}
  /// Called when there are no pictures.
  var onNothingFound: () -> Void = {}
  /// Whether the next picture may be shown now. If not, it is due some time after the next frame.
  var mayAdvance: () -> Bool = { true }
  /// The picture that is shown.
  var shown: () -> String? = { nil }

  /// The files and directories.
  private(set) var paths: [String] = []
  private var seconds = 0.0
  private var slides = Slides()
  private let search = LatestJob()
  private var timer: LoopSource?
  /// Seconds to wait for the disk, so that the first frame has its picture. A working disk is faster.
  private static let timeLimit = 0.05

  /// The picture to show, and those to try instead if it cannot be shown; nil before the disk has answered.
  var candidates: [String]? { isSearching && files.isEmpty ? nil : slides.candidates }

  /// All pictures.
  var files: [String] { slides.files }

  var isAtFirst: Bool { slides.isAtFirst }

  /// Whether the pictures are still being looked for.
  var isSearching: Bool { search.isRunning }

  /// Shows the pictures of these paths from the first one on.
  func follow(_ paths: [String], every seconds: Double) {
    if seconds != self.seconds { timer = nil }
    self.seconds = seconds
    guard paths != self.paths else { return }
    self.paths = paths
    (slides, timer) = (Slides(), nil)
    find()
  }

  /// Call this when files have changed.
  func reload() { find() }

  /// Call this when a frame was painted.
  func painted() {
    guard timer == nil, slides.files.count > 1 else { return }
    timer = MainLoop.timer(after: seconds) { [weak self] in self?.advance() }
  }

  /// Call this when none of the candidates could be shown. Others are tried some time later, or the same ones if there are no
  /// others, because their disk may have failed.
  func failed() {
    timer = MainLoop.timer(after: seconds) { [weak self] in self?.skip() }
  }

  private func skip() {
    timer = nil
    guard mayAdvance() else { return }
    slides.skip()
    onChange()
  }

  private func advance() {
    timer = nil
    guard mayAdvance() else { return }
    slides.advance(from: shown())
    onChange()
  }

  private func find() {
    guard !paths.isEmpty else { return search.cancel() }
    search.run { [paths] in
      PictureFiles.find(in: paths)
    } then: { [weak self] files in
      self?.found(files)
    }
    search.wait(atMost: Self.timeLimit)
  }

  private func found(_ files: [String]) {
    slides.adopt(files, shown: shown())
    onChange()
    if files.isEmpty { onNothingFound() }
  }
}
