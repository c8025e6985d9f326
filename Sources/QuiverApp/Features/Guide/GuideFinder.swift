import GioBridge
import QuiverCore

/// Looks for the files of the guide, for those at each location on a thread of its own, since a disk may not answer.
final class GuideFinder {
  /// All locations in order, each with its files; nil while it has not answered.
  typealias Found = [(location: GuideFiles.Location, files: [GuideFiles.File]?)]
  /// Called when all locations have answered, or after the time limit; then again for each one that answers later.
  var onFound: (Found) -> Void = { _ in }
  private var locations: [GuideFiles.Location] = []
  private var found: [GuideFiles.Location: [GuideFiles.File]] = [:]
  /// The locations that are being searched. None is searched twice at a time, so that there are no more threads than locations.
  private var inFlight: Set<GuideFiles.Location> = []
  /// The locations among these that may have changed meanwhile.
  private var outdated: Set<GuideFiles.Location> = []
  /// nil after the time limit.
  private var timer: LoopSource?
  /// In seconds.
  private static let timeLimit = 2.0

  /// Begins to look for the files, also for those that were found before.
  func find(at locations: [GuideFiles.Location]) {
    self.locations = locations
    found = [:]
    outdated = inFlight
    timer = MainLoop.timer(after: Self.timeLimit) { [weak self] in self?.endWaiting() }
    for location in locations { search(location) }
    passOn()
  }

  private func search(_ location: GuideFiles.Location) {
    guard inFlight.insert(location).inserted else { return }
    BackgroundTask.run {
      GuideFiles.files(at: location)
    } then: { [weak self] files in
      self?.receive(files, at: location)
    }
  }

  private func receive(_ files: [GuideFiles.File], at location: GuideFiles.Location) {
    inFlight.remove(location)
    guard outdated.remove(location) == nil else { return locations.contains(location) ? search(location) : () }
    found[location] = files
    passOn()
  }

  private func endWaiting() {
    timer = nil
    for location in locations where found[location] == nil { Log.warning(Strings.isUnresponsive(location.path)) }
    passOn()
  }

  private func passOn() {
    guard timer == nil || locations.allSatisfy({ found[$0] != nil }) else { return }
    timer = nil
    onFound(locations.map { ($0, found[$0]) })
  }
}
