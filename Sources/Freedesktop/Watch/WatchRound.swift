import Posix

/// One round of setting watches: collects what each of them stands for.
struct WatchRound<Subject: Hashable> {
  let inotify: Inotify
  private(set) var interests: [Int32: Set<WatchInterest<Subject>>]
  /// The system had watches for everything.
  private(set) var isComplete: Bool
  /// The next round may find more than this one, though nothing changes.
  var isWorthRepeating = false
  /// No more watches than these are set.
  private let mostWatches: Int

  init(inotify: Inotify, mostWatches: Int = .max, interests: [Int32: Set<WatchInterest<Subject>>] = [:]) {
    self.inotify = inotify
    self.mostWatches = mostWatches
    self.interests = interests
    isComplete = inotify.descriptor != nil
  }

  /// No more watches are to be set.
  var isFull: Bool { interests.count >= mostWatches }

  /// Every step of the way to a directory is watched for going away, a link as the link it is; where the way ends, the
  /// last directory is watched for the name that is missing.
  mutating func watchWay(to directory: String, for subject: Subject) {
    var parent = "/"
    for name in directory.split(separator: "/").map(String.init) {
      let step = parent == "/" ? "/\(name)" : "\(parent)/\(name)"
      let itself = WatchInterest(subject: subject, scope: .itself)
      if !add(step, .itself, itself) {
        _ = add(parent, .names, WatchInterest(subject: subject, scope: .name(name)))
        // It may have come while the parent was not watched yet.
        guard add(step, .itself, itself) else { return }
      }
      parent = step
    }
  }

  /// Answers false where nothing new is watched: it is missing, or was seen in this round, which ends loops of links.
  mutating func add(_ path: String, _ mask: Inotify.Mask, _ interest: WatchInterest<Subject>) -> Bool {
    guard let watch = number(of: path, mask) else { return false }
    return interests[watch, default: []].insert(interest).inserted || interest.scope == .itself
  }

  /// Sets a watch and returns its number; nil where that cannot be done.
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

  private mutating func remove(_ interest: WatchInterest<Subject>, of watch: Int32) {
    interests[watch]?.remove(interest)
    guard interests[watch]?.isEmpty == true else { return }
    interests[watch] = nil
    inotify.remove(watch)
  }
}

extension WatchRound<WatchedKind> {
  /// A directory of programs.
  mutating func watch(programs directory: String) {
    watchWay(to: directory, for: .programs)
    _ = add(directory, .contents, WatchInterest(subject: .programs, scope: .everything))
  }

  /// Searches the directories of desktop entries, and watches what it reads. A directory is watched before it is read:
  /// a change is either read or noticed.
  mutating func watch(applications roots: [String], within budget: WalkBudget) -> FoundEntries {
    for root in roots { watchWay(to: root, for: .applications) }
    let interest = WatchInterest(subject: WatchedKind.applications, scope: .entries)
    var watches: [String: Int32] = [:]
    let found = EntryWalk(roots, within: budget) { path in
      guard let watch = number(of: path, .contents) else { return }
      watches[path] = watch
      interests[watch, default: []].insert(interest)
    }.found
    for path in found.unwatched {
      if let watch = watches[path] { remove(interest, of: watch) }
    }
    return found
  }
}

extension WatchRound {
  /// A file, and where it leads if it is a link: each in its own directory, which need not be there.
  mutating func watch(file: String, for subject: Subject) {
    for path in SymbolicLink.way(from: file) {
      let directory = String(path[...].parent)
      watchWay(to: directory, for: subject)
      let name = path.split(separator: "/").last ?? ""
      _ = add(directory, .contents, WatchInterest(subject: subject, scope: .name(String(name))))
    }
  }
}
