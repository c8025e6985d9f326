import Listings

/// The content that was read from one file of the guide.
package struct GuideFileContent: Equatable, Sendable {
  package let file: GuideFiles.File
  package let listings: Listings
  /// Whether the whole file could be read.
  package let isComplete: Bool

  package init(_ file: GuideFiles.File, _ listings: Listings, isComplete: Bool) {
    (self.file, self.listings, self.isComplete) = (file, listings, isComplete)
  }
}

extension [GuideFileContent] {
  /// The channels of all files with their programmes. A playlist determines the order of the channels; rooms come last.
  package var combined: Listings {
    func all(_ kind: GuideFiles.Kind) -> [Listings] { filter { $0.file.kind == kind }.map(\.listings) }
    func merged(_ kind: GuideFiles.Kind) -> Listings { all(kind).reduce(Listings()) { $0.adding($1) } }
    return merged(.listings).joined(with: .playlist(of: all(.playlist))).adding(merged(.rooms))
  }

  /// The files that have to be read: those that have changed, and those of rooms, whose recurring appointments were looked
  /// for around another day.
  package func outdated(among files: [GuideFiles.File]) -> [GuideFiles.File] {
    let known = byLocation
    return files.filter { $0.kind == .rooms || known[$0.location]?.file != $0 }
  }

  /// The sources of these files after some of them were read again. What was read from a file before stays until all of it can
  /// be read again, since it may be half written.
  package func updated(with new: [GuideFileContent], of files: [GuideFiles.File]) -> [GuideFileContent] {
    let (old, new) = (byLocation, new.byLocation)
    return files.compactMap { file in
      guard let read = new[file.location] else { return old[file.location] }
      return read.isComplete || old[file.location]?.isComplete != true ? read : old[file.location]
    }
  }

  private var byLocation: [GuideFiles.Location: GuideFileContent] {
    Dictionary(map { ($0.file.location, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
