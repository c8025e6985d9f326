import GioBridge
import GtkBridge
import Posix
import QuiverCore

/// The pictures of a wallpaper that XML files describe, for the present time and the size of the viewport.
final class DescribedWallpaper {
  /// Called when the pictures were found, and when others are due.
  var onChange: () -> Void = {}
  /// Called once for each file that leads to no picture.
  var onFault: (FoundPictures.Fault) -> Void = { _ in }

  /// Pictures, and files that describe them.
  private(set) var paths: [String] = []
  /// The pictures, the best first; nil before the disk has answered.
  private(set) var files: [String]?
  private var size = PixelSize(width: 0, height: 0)
  private let search = LatestJob()
  private var timer: LoopSource?
  private var reported: Set<FoundPictures.Fault> = []
  /// Seconds to wait for the disk, so that the first frame has its picture. A working disk is faster.
  private static let timeLimit = 0.05
  /// In seconds. A timer does not run while the computer sleeps, so that the time has to be checked again.
  private static let longestDelay = 3600.0

  /// Whether the pictures are being looked for.
  var isSearching: Bool { search.isRunning }

  /// Shows the pictures of these paths. Those that are no descriptions are known at once.
  func follow(_ paths: [String], fitting size: PixelSize) {
    guard (paths, size) != (self.paths, self.size) else { return }
    if paths != self.paths { (files, reported) = (nil, []) }
    (self.paths, self.size) = (paths, size)
    find()
  }

  /// Call this when files have changed.
  func reload() { find() }

  private func find() {
    search.cancel()
    timer = nil
    guard paths.contains(where: WallpaperDescription.isDescription) else { return files = paths }
    let now = Int(WallClock.seconds)
    search.run { [paths, size] in
      FoundPictures(of: paths, at: now, width: size.width, height: size.height)
    } then: { [weak self] found in
      self?.take(found)
    }
    search.wait(atMost: Self.timeLimit)
  }

  private func take(_ found: FoundPictures) {
    files = found.files
    timer = found.secondsToNext.map { seconds in
      MainLoop.timer(after: min(max(seconds, 1), Self.longestDelay)) { [weak self] in self?.find() }
    }
    onChange()
    for fault in found.faults where reported.insert(fault).inserted { onFault(fault) }
  }
}
