import Freedesktop
import Posix
import SpringboardEngine

/// The shown applications as an earlier run found them. The bytes of the file are kept, and entries are read from them
/// on demand.
///
/// A snapshot is valid for the same sources, as long as none of their directories has changed. A file that was
/// rewritten in place changes no directory, so a scan has to follow soon.
package struct CatalogueSnapshot: Sendable {
  private static let format = "quiver catalogue 5"
  /// The name of the file in the cache.
  package static let name = "catalogue"

  private let bytes: [UInt8]
  /// The offset of each item's record.
  private let places: [ItemID: Int]
  package let items: [AppItem]

  /// The largest file that is read, in bytes; room for hundreds of thousands of applications.
  private static let limit = 256 << 20

  package static func exists(in cache: CacheDirectory) -> Bool { cache.has(name) }

  /// nil if there is no valid snapshot. Reads directories; call this on another thread.
  package init?(in cache: CacheDirectory, of sources: CatalogueSources) {
    guard let bytes = cache.read(Self.name, limit: Self.limit), CheckedRecord.hasValidChecksum(bytes.span),
      let read = Self.read(bytes.span, sources.subject)
    else { return nil }
    self.bytes = bytes
    items = read.items
    places = Dictionary(zip(read.items.map(\.id), read.places), uniquingKeysWith: { first, _ in first })
  }

  package func entry(_ id: ItemID) -> DesktopEntry? {
    guard let place = places[id] else { return nil }
    var record = RecordReader(at: place)
    _ = AppItem(&record, in: bytes.span)
    return DesktopEntry(&record, in: bytes.span)
  }

  /// Compares the checksums.
  func isEqual(to other: [UInt8]) -> Bool {
    bytes.count == other.count
      && CheckedRecord.storedChecksum(in: bytes.span) == CheckedRecord.storedChecksum(in: other.span)
  }

  private static func read(_ bytes: Span<UInt8>, _ subject: [String]) -> (items: [AppItem], places: [Int])? {
    var record = RecordReader(at: CheckedRecord.headerLength)
    guard record.text(in: bytes) == format, record.texts(in: bytes) == subject else { return nil }
    for place in record.texts(in: bytes) where !isUnchanged(place) { return nil }
    let lengths = (0..<min(record.number(in: bytes), bytes.count)).map { _ in record.number(in: bytes) }
    var (items, places): ([AppItem], [Int]) = ([], [record.offset])
    for length in lengths {
      var item = RecordReader(at: places[places.count - 1])
      items.append(AppItem(&item, in: bytes))
      guard !item.isBroken else { return nil }
      places.append(places[places.count - 1] + length)
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
  /// If the file cannot be written, the next start takes a little longer.
  package static func keep(_ bytes: [UInt8], in cache: CacheDirectory) {
    try? unsafe cache.write(name, bytes, [UInt8]().span.bytes)
  }

  package static func bytes(
    of items: [AppItem], _ entries: ShownEntries, _ catalogue: Catalogue, _ sources: CatalogueSources
  ) -> [UInt8] {
    var (lengths, records) = ([Int](), RecordWriter())
    for item in items {
      let start = records.bytes.count
      item.write(to: &records)
      entries[item.id]?.write(to: &records)
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
