import Posix

/// Sets watches, and records why each directory is watched.
struct WatchRound<Subject: Hashable> {
  let inotify: Inotify
  /// The interests by number of the watch.
  private(set) var interests: [Int32: Set<WatchInterest<Subject>>]
  /// Whether the system had enough watches.
  private(set) var isComplete: Bool
  /// Whether another round may find more even if nothing changes.
  var isWorthRepeating = false
  private let mostWatches: Int

  init(inotify: Inotify, mostWatches: Int = .max, interests: [Int32: Set<WatchInterest<Subject>>] = [:]) {
    self.inotify = inotify
    self.mostWatches = mostWatches
    self.interests = interests
    isComplete = inotify.descriptor != nil
  }

  /// Whether the greatest number of watches has been set.
  var isFull: Bool { interests.count >= mostWatches }

  /// Watches every component of the path of a directory for removal. Links are watched themselves, not their targets.
  /// If a component is missing, the directory above it is watched for its name.
  mutating func watchPath(to directory: String, for subject: Subject) {
    var parent = "/"
    for name in directory.split(separator: "/").map(String.init) {
      let path = parent == "/" ? "/\(name)" : "\(parent)/\(name)"
      let itself = WatchInterest(subject: subject, scope: .itself)
      if !add(path, .itself, itself) {
        _ = add(parent, .names, WatchInterest(subject: subject, scope: .name(name)))
        // It may have been created before the parent was watched.
        guard add(path, .itself, itself) else { return }
      }
      parent = path
    }
  }

  /// Watches a path. It returns false if the path is missing or was already watched for this, which ends loops of
  /// links.
  mutating func add(_ path: String, _ mask: Inotify.Mask, _ interest: WatchInterest<Subject>) -> Bool {
    guard let watch = number(of: path, mask) else { return false }
    return interests[watch, default: []].insert(interest).inserted || interest.scope == .itself
  }

  /// Watches the contents of a directory and returns the number of the watch; nil if that fails.
  mutating func watch(contentsOf directory: String, _ interest: WatchInterest<Subject>) -> Int32? {
    guard let watch = number(of: directory, .contents) else { return nil }
    interests[watch, default: []].insert(interest)
    return watch
  }

  /// Sets a watch and returns its number; nil if that fails.
  private mutating func number(of path: String, _ mask: Inotify.Mask) -> Int32? {
    if isFull { return nil }
    switch inotify.add(path, mask) {
    case .watch(let watch): return watch
    case .unreachable: return nil
    case .exhausted:
      isComplete = false
      return nil
    }
  }

  mutating func remove(_ interest: WatchInterest<Subject>, of watch: Int32) {
    interests[watch]?.remove(interest)
    guard interests[watch]?.isEmpty == true else { return }
    interests[watch] = nil
    inotify.remove(watch)
  }
}

extension WatchRound {
  /// Watches a file and, if it is a link, all files that it leads to. The directories may be missing.
  mutating func watch(file: String, for subject: Subject) {
    for path in SymbolicLink.way(from: file) {
      let directory = String(path[...].parent)
      watchPath(to: directory, for: subject)
      let name = path.split(separator: "/").last ?? ""
      _ = add(directory, .contents, WatchInterest(subject: subject, scope: .name(String(name))))
    }
  }
}
