import Listings

/// What was read from one file of the guide.
package struct GuideSource: Equatable, Sendable {
  package let file: GuideFiles.File
  package let listings: Listings
  /// Whether the whole file could be read.
  package let isComplete: Bool

  package init(_ file: GuideFiles.File, _ listings: Listings, isComplete: Bool) {
    (self.file, self.listings, self.isComplete) = (file, listings, isComplete)
  }
}

extension [GuideSource] {
  /// The channels of all files with their programmes. A playlist determines the order of the channels; rooms come last.
  package var combined: Listings {
    func all(_ kind: GuideFiles.Kind) -> Listings {
      filter { $0.file.kind == kind }.reduce(Listings()) { $0.adding($1.listings) }
    }
    return all(.listings).joined(with: all(.playlist)).adding(all(.rooms))
  }

  /// The files that have to be read: those that have changed, and calendars, whose recurring appointments were looked for
  /// around another day.
  package func outdated(among files: [GuideFiles.File]) -> [GuideFiles.File] {
    files.filter { file in file.kind == .rooms || !contains { $0.file == file } }
  }

  /// The sources of these files after some of them were read again. What was read from a file before stays until all of it can
  /// be read again, since it may be half written.
  package func updated(with new: [GuideSource], of files: [GuideFiles.File]) -> [GuideSource] {
    files.compactMap { file in
      let read = new.first { $0.file.path == file.path && $0.file.kind == file.kind }
      let old = first { $0.file.path == file.path && $0.file.kind == file.kind }
      guard let read else { return old }
      return read.isComplete || old?.isComplete != true ? read : old
    }
  }
}
