import Freedesktop
import Posix
import SpringboardEngine

/// The applications that are shown, as bytes that a cache can keep for the next run. The entries are read from the bytes on demand:
/// ten thousand of them would take several times as much memory.
package struct CatalogueSnapshot: Sendable {
  private static let format = "quiver catalogue 6"
  /// The name of the file in the cache.
  package static let name = "catalogue"

  /// In this order: the format, the subject of the sources, the searched directories with the times of their last changes, the number
  /// of records and their lengths, and the records. Each has the icon, which is asked for most often, the item, and its entry.
  private let bytes: [UInt8]
  /// The offset of the first record.
  private let start: Int
  /// The offset of each item's record.
  private let places: [ItemID: Int]
  package let items: [AppItem]

  /// The largest file that is read, in bytes; room for hundreds of thousands of applications.
  private static let limit = 256 << 20

  package static func exists(in cache: CacheDirectory) -> Bool { cache.has(name) }

  /// Reads what an earlier run found. It is valid for the same sources, as long as none of their directories has changed; nil if it is
  /// not. A file that was rewritten in place changes no directory, so a scan has to follow soon. Reads directories; call this on another
  /// thread.
  package init?(in cache: CacheDirectory, of sources: CatalogueSources) {
    guard let bytes = cache.read(Self.name, limit: Self.limit), CheckedRecord.hasValidChecksum(bytes.span),
      Self.isValid(bytes.span, for: sources.subject)
    else { return nil }
    self.init(bytes)
  }

  /// nil if the bytes are damaged.
  init?(_ bytes: [UInt8]) {
    guard let read = Self.read(bytes.span) else { return nil }
    self.bytes = bytes
    (items, start) = (read.items, read.places.first ?? bytes.count)
    places = Dictionary(zip(read.items.map(\.id), read.places), uniquingKeysWith: { first, _ in first })
  }

  /// The entry of an application.
  package func entry(_ id: ItemID) -> DesktopEntry? { places[id].flatMap(entry) }

  /// All entries.
  package var entries: some Sequence<DesktopEntry> { places.values.lazy.compactMap(entry) }

  private func entry(at place: Int) -> DesktopEntry? {
    var record = RecordReader(at: place)
    let icon = record.optionalText(in: bytes.span)
    _ = AppItem(&record, in: bytes.span)
    return DesktopEntry(&record, in: bytes.span, icon: icon)
  }

  /// The icon of an application, which is read faster than its entry.
  package func icon(of id: ItemID) -> String? {
    guard let place = places[id] else { return nil }
    var record = RecordReader(at: place)
    return record.optionalText(in: bytes.span)
  }

  /// Whether these are the bytes.
  func isEqual(to other: [UInt8]) -> Bool { bytes == other }

  /// Whether it shows the same applications with the same entries.
  func hasSameApplications(as other: CatalogueSnapshot) -> Bool { bytes[start...] == other.bytes[other.start...] }

  private static func isValid(_ bytes: Span<UInt8>, for subject: [String]) -> Bool {
    var record = RecordReader(at: CheckedRecord.headerLength)
    return record.text(in: bytes) == format && record.texts(in: bytes) == subject
      && record.texts(in: bytes).allSatisfy(isUnchanged)
  }

  private static func read(_ bytes: Span<UInt8>) -> (items: [AppItem], places: [Int])? {
    var record = RecordReader(at: CheckedRecord.headerLength)
    guard record.text(in: bytes) == format else { return nil }
    for _ in 0..<2 { record.skipTexts(in: bytes) }
    let lengths = (0..<min(record.number(in: bytes), bytes.count)).map { _ in record.number(in: bytes) }
    var (items, places): ([AppItem], [Int]) = ([], [])
    items.reserveCapacity(lengths.count)
    var place = record.offset
    for length in lengths {
      var item = RecordReader(at: place)
      item.skipOptionalText(in: bytes)
      items.append(AppItem(&item, in: bytes))
      guard !item.isBroken else { return nil }
      places.append(place)
      place += length
    }
    return record.isBroken ? nil : (items, places)
  }

  /// `place` is the time of a directory's last change, a space, and its path.
  private static func isUnchanged(_ place: String) -> Bool {
    let parts = place.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && Int(parts[0]) == FileStatus(String(parts[1]))?.changed ?? 0
  }
}

extension CatalogueSnapshot {
  /// Keeps it for the next run. If the file cannot be written, the next start takes a little longer.
  package func keep(in cache: CacheDirectory) {
    try? unsafe cache.write(Self.name, bytes, [UInt8]().span.bytes)
  }

  static func bytes(of catalogue: Catalogue, _ sources: CatalogueSources, _ directories: BaseDirectories) -> [UInt8] {
    let entries = ShownEntries(of: catalogue)
    var (lengths, records) = ([Int](), RecordWriter())
    for item in catalogue.items(sources, directories) {
      let start = records.bytes.count
      let entry = entries[item.id]
      records.add(entry?.icon)
      item.write(to: &records)
      entry?.write(to: &records)
      lengths.append(records.bytes.count - start)
    }
    var body = RecordWriter()
    body.add(format)
    body.add(sources.subject)
    body.add(catalogue.directories.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })
    body.add(lengths.count)
    for length in lengths { body.add(length) }
    return CheckedRecord.bytes(of: body.bytes + records.bytes)
  }
}

extension CatalogueSources {
  /// Everything that a catalogue depends on, except the content of the directories.
  package var subject: [String] {
    [
      locale.candidates, desktops, dataDirectories, path, hiddenIDs.sorted(), allowedIDs?.sorted() ?? ["*"],
      allowedActions?.sorted() ?? ["*"],
    ]
    .map { $0.joined(separator: "\n") }
  }
}
