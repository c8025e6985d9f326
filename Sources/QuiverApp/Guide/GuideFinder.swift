import GtkBridge
import QuiverCore

/// Looks for the files of the guide, for those of each source on a thread of its own, since a disk may not answer.
final class GuideFinder {
  /// What was found in each source that has answered, in order.
  typealias Found = [(source: GuideFiles.Source, files: [GuideFiles.File]?)]
  /// Called when all sources have answered, or after the time limit; then again for each one that answers later.
  var onFound: (Found) -> Void = { _ in }
  private var sources: [GuideFiles.Source] = []
  private var found: [GuideFiles.Source: [GuideFiles.File]] = [:]
  /// The sources that are being searched. None is searched twice at a time, so that there are no more threads than sources.
  private var searched: Set<GuideFiles.Source> = []
  /// Those of them that may have changed meanwhile.
  private var outdated: Set<GuideFiles.Source> = []
  /// nil after the time limit.
  private var timer: LoopSource?
  /// In seconds.
  private static let timeLimit = 2.0

  /// Begins to look for the files, also for those that were found before.
  func find(in sources: [GuideFiles.Source]) {
    self.sources = sources
    found = [:]
    outdated = searched
    timer = MainLoop.timer(after: Self.timeLimit) { [weak self] in self?.endWaiting() }
    for source in sources { search(source) }
    passOn()
  }

  private func search(_ source: GuideFiles.Source) {
    guard searched.insert(source).inserted else { return }
    BackgroundTask.run {
      GuideFiles.files(of: source)
    } then: { [weak self] files in
      self?.receive(files, in: source)
    }
  }

  private func receive(_ files: [GuideFiles.File], in source: GuideFiles.Source) {
    searched.remove(source)
    guard outdated.remove(source) == nil else { return sources.contains(source) ? search(source) : () }
    found[source] = files
    passOn()
  }

  private func endWaiting() {
    timer = nil
    for source in sources where found[source] == nil { Log.warning(Strings.isUnresponsive(source.path)) }
    passOn()
  }

  private func passOn() {
    guard timer == nil || sources.allSatisfy({ found[$0] != nil }) else { return }
    timer = nil
    onFound(sources.map { ($0, found[$0]) })
  }
}
