import Posix

extension Catalogue {
  /// Reads all desktop entries: every file with the suffix `.desktop` below an `applications` directory, within the
  /// ``WalkBudget``, gets exactly one listing.
  ///
  /// It blocks while it reads files, so do not call it on the main thread. Links in loops, FIFOs, devices and damaged
  /// files neither block it nor make it fail.
  ///
  /// - Parameters:
  ///   - sources: Where to find entries, and what decides whether they are shown.
  ///   - found: The result of a search by a watcher; if nil, the directories are searched.
  /// - Returns: All entries, and which directories were left out.
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
        var listing = listing(of: files[index], isMasked: masked[index], &reader, &visibility, sources.locale)
        listing.entry = sources.restricting(listing.entry)
        listings.append(listing)
      }
      return (listings: listings, missing: visibility.missingPrograms)
    }
    var listings: [Listing] = []
    listings.reserveCapacity(files.count)
    for part in parts { listings += part.listings }
    return Catalogue(
      listings: listings, directories: found.directories, omissions: found.omissions,
      missingPrograms: parts.reduce(into: []) { $0.formUnion($1.missing) })
  }

  /// Reads the entry with a desktop file id from the disk. It blocks, so do not call it on the main thread.
  ///
  /// - Parameters:
  ///   - id: The desktop file id, including `.desktop`.
  ///   - sources: Where to find entries.
  /// - Returns: The entry of the most important directory; nil if there is none, or that one is hidden, unreadable or not
  ///   allowed.
  public static func entry(_ id: String, in sources: CatalogueSources) -> DesktopEntry? {
    guard sources.allowedIDs?.contains(id) != false else { return nil }
    let found = EntryWalk(sources.applicationDirectories, within: sources.budget, for: id).found
    guard let file = found.files.min(by: EntryFile.order), file.isRegular else { return nil }
    var reader = FileReader()
    return reader.entry(file, sources.locale).flatMap { $0.isHidden ? nil : sources.restricting($0) }
  }

  /// Divides the files among threads. Reading a few hundred entries is faster than starting a thread. Many entries are
  /// read on several threads, because a disk handles concurrent requests faster.
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
