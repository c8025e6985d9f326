import Posix

extension Catalogue {
  /// Reads every desktop entry there is: each file with the suffix `.desktop` below an `applications` directory, as far as
  /// it is searched (``WalkBudget``), is in exactly one listing. Nothing that can lie about in such a directory holds it up
  /// or makes it fail.
  ///
  /// It reads files: call it away from the main thread.
  ///
  /// - Parameters:
  ///   - sources: What the catalogue is made from.
  ///   - found: The files, where a watcher has searched for them already.
  /// - Returns: All entries, and what was not searched.
  public static func scan(_ sources: CatalogueSources, found: FoundEntries? = nil) -> Catalogue {
    let found = found ?? EntryWalk(sources.applicationDirectories, within: sources.budget).found
    let files = found.files.sorted(by: EntryFile.order)
    let masked = files.indices.map { $0 > 0 && files[$0 - 1].id == files[$0].id }
    let (probe, lists) = (FileProbe(trusting: sources.path), ProgramLists())
    let parts = Threads.map(Self.pieces(of: files.count)) { piece in
      var reader = FileReader()
      var visibility = Visibility(sources, probe, lists)
      var listings: [Listing] = []
      for index in piece {
        listings.append(
          listing(of: files[index], isMasked: masked[index], &reader, &visibility, sources.locale))
      }
      return (listings: listings, missing: visibility.missingPrograms)
    }
    return Catalogue(
      listings: parts.flatMap(\.listings), directories: found.directories, omissions: found.omissions,
      missingPrograms: parts.reduce(into: []) { $0.formUnion($1.missing) })
  }

  /// The entry that counts for a desktop file id, read at this moment; nil: there is none, or it is hidden or unreadable.
  public static func entry(_ id: String, in sources: CatalogueSources) -> DesktopEntry? {
    let found = EntryWalk(sources.applicationDirectories, within: sources.budget).found
    guard let file = found.files.filter({ $0.id == id }).min(by: EntryFile.order), file.isRegular else { return nil }
    var reader = FileReader()
    return reader.entry(file, sources.locale).flatMap { $0.isHidden ? nil : $0 }
  }

  /// Few entries are read faster than a thread starts; many are waited for on several threads at once, since the disk answers
  /// several questions in the time of one.
  private static func pieces(of count: Int) -> [Range<Int>] {
    let number = min(16, count / 600 + 1)
    return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
  }

  private static func listing(
    of file: EntryFile, isMasked: Bool, _ reader: inout FileReader, _ visibility: inout Visibility,
    _ locale: LocaleMatch
  ) -> Listing {
    let entry = file.isRegular ? reader.entry(file, locale) : nil
    guard let entry else {
      let unknown = DesktopEntry(unreadable: file.id, file: file.path)
      return Listing(entry: unknown, reason: isMasked ? .masked : .unreadable)
    }
    return Listing(entry: entry, reason: isMasked ? .masked : visibility.reason(entry))
  }
}

extension FileReader {
  fileprivate mutating func entry(_ file: EntryFile, _ locale: LocaleMatch) -> DesktopEntry? {
    read(file.path) { DesktopEntry(parsing: $0, id: file.id, file: file.path, locale: locale) }
  }
}
