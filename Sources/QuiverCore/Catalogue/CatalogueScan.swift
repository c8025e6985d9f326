import Freedesktop
import Posix
import SpringboardEngine

/// The result of a scan for applications.
package struct CatalogueScan: Sendable {
  /// The applications that are shown.
  package let snapshot: CatalogueSnapshot
  /// The directories that were searched.
  package let directories: [String]
  /// The parts of directories that were not searched.
  package let omissions: [WalkOmission]
  /// The paths of missing programs: see ``Catalogue/missingPrograms``.
  package let missingPrograms: Set<String>
  /// Whether something that is shown differs from what was known before.
  package let isNew: Bool
  /// Whether the snapshot is the one that was known before.
  package let isKnown: Bool

  /// Reads files; call this on another thread.
  package init(
    of sources: CatalogueSources, _ directories: BaseDirectories, since known: CatalogueSnapshot?,
    found: FoundEntries? = nil
  ) {
    let catalogue = Catalogue.scan(sources, found: found)
    (self.directories, omissions) = (catalogue.directories.keys.sorted(), catalogue.omissions)
    missingPrograms = catalogue.missingPrograms
    let bytes = CatalogueSnapshot.bytes(of: catalogue, sources, directories)
    if let known, known.isEqual(to: bytes) {
      (snapshot, isKnown, isNew) = (known, true, false)
    } else {
      guard let read = CatalogueSnapshot(bytes) else { preconditionFailure("a snapshot cannot be read") }
      (snapshot, isKnown) = (read, false)
      isNew = known.map { !read.hasSameApplications(as: $0) } ?? true
    }
  }
}
