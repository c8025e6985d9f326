extension Catalogue {
  /// Reads every desktop entry there is: each file with the suffix `.desktop` below an `applications` directory is in
  /// exactly one listing. Nothing that can lie about in such a directory holds it up or makes it fail.
  ///
  /// An entry whose program is missing is shown unless `TryExec` says otherwise, where GIO would leave it out.
  /// It reads files: call it away from the main thread.
  public static func scan(_ sources: CatalogueSources) -> Catalogue {
    let walk = EntryWalk(sources.applicationDirectories)
    let files = walk.files.sorted(by: EntryFile.order)
    let masked = files.indices.map { $0 > 0 && files[$0 - 1].id == files[$0].id }
    let pieces = Self.pieces(of: files.count)
    let listings = Threads.map(pieces) { piece in
      var reader = FileReader()
      var visibility = Visibility(sources)
      var listings: [Listing] = []
      for index in piece {
        listings.append(
          listing(of: files[index], isMasked: masked[index], &reader, &visibility, sources.locale))
      }
      return listings
    }
    return Catalogue(listings: listings.flatMap(\.self), directories: walk.directories)
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
