extension Catalogue {
  /// Reads every desktop entry there is: each file with the suffix `.desktop` below an `applications` directory is in
  /// exactly one listing. Nothing that can lie about in such a directory holds it up or makes it fail.
  ///
  /// An entry whose program is missing is shown unless `TryExec` says otherwise, where GIO would leave it out.
  /// It reads files: call it away from the main thread.
  public static func scan(_ sources: CatalogueSources) -> Catalogue {
    let walk = EntryWalk(sources.applicationDirectories)
    var visibility = Visibility(sources)
    var reader = FileReader()
    var listings: [Listing] = []
    listings.reserveCapacity(walk.files.count)
    for file in walk.files.sorted(by: EntryFile.order) {
      let isMasked = listings.last?.entry.id == file.id
      listings.append(listing(of: file, isMasked: isMasked, &reader, &visibility, sources.locale))
    }
    return Catalogue(listings: listings)
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
