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
    func all(_ kind: GuideFiles.Kind) -> [Listings] { filter { $0.file.kind == kind }.map(\.listings) }
    func merged(_ kind: GuideFiles.Kind) -> Listings { all(kind).reduce(Listings()) { $0.adding($1) } }
    return merged(.listings).joined(with: .playlist(of: all(.playlist))).adding(merged(.rooms))
  }

  /// The files that have to be read: those that have changed, and calendars, whose recurring appointments were looked for
  /// around another day.
  package func outdated(among files: [GuideFiles.File]) -> [GuideFiles.File] {
    let known = bySource
    return files.filter { $0.kind == .rooms || known[$0.source]?.file != $0 }
  }

  /// The sources of these files after some of them were read again. What was read from a file before stays until all of it can
  /// be read again, since it may be half written.
  package func updated(with new: [GuideSource], of files: [GuideFiles.File]) -> [GuideSource] {
    let (old, new) = (bySource, new.bySource)
    return files.compactMap { file in
      guard let read = new[file.source] else { return old[file.source] }
      return read.isComplete || old[file.source]?.isComplete != true ? read : old[file.source]
    }
  }

  private var bySource: [GuideFiles.Source: GuideSource] {
    Dictionary(map { ($0.file.source, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
