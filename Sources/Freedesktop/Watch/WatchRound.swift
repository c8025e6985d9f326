/// One round of setting watches: collects what each of them stands for.
struct WatchRound<Subject: Hashable> {
  let inotify: Inotify
  private(set) var interests: [Int32: Set<WatchInterest<Subject>>] = [:]
  /// The system had watches for everything.
  private(set) var isComplete: Bool
  /// No more watches than these are set.
  private let mostWatches: Int

  init(inotify: Inotify, mostWatches: Int = .max) {
    self.inotify = inotify
    self.mostWatches = mostWatches
    isComplete = inotify.descriptor != nil
  }

  /// No more watches are to be set.
  var isFull: Bool { interests.count >= mostWatches }

  /// Every step of the way to a directory is watched for going away, a link as the link it is; where the way ends, the last
  /// directory is watched for the name that is missing.
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
    if isFull { return false }
    switch inotify.add(path, mask) {
    case .watch(let watch):
      return interests[watch, default: []].insert(interest).inserted || interest.scope == .itself
    case .unreachable:
      return false
    case .exhausted:
      isComplete = false
      return false
    }
  }
}

extension WatchRound<WatchedKind> {
  /// As deep as the scanner goes.
  private static let deepest = 8

  /// A directory of programs.
  mutating func watch(programs directory: String) {
    watchWay(to: directory, for: .programs)
    _ = add(directory, .contents, WatchInterest(subject: .programs, scope: .everything))
  }

  /// A directory of desktop entries, and what is below it.
  mutating func watch(applications directory: String) {
    watchWay(to: directory, for: .applications)
    watchTree(directory, depth: 0)
  }

  private mutating func watchTree(_ directory: String, depth: Int) {
    let interest = WatchInterest(subject: WatchedKind.applications, scope: .entries)
    guard depth <= Self.deepest, add(directory, .contents, interest) else { return }
    for name in Directory.possibleSubdirectories(of: directory) {
      watchTree("\(directory)/\(name)", depth: depth + 1)
    }
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
