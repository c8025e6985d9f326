import Listings
import Posix

/// The listings of an earlier run. They are shown until newer ones are complete.
package struct GuideCache: Sendable {
  private static let (name, format) = ("guide", "quiver guide 1")
  /// The largest file that is read, in bytes.
  private static let limit = 512 << 20

  private let directory: CacheDirectory

  package init(_ directory: CacheDirectory) { self.directory = directory }

  /// Listings, and whether they are those of the present files.
  package struct Found: Sendable {
    package let listings: Listings
    package let isCurrent: Bool
  }

  /// nil if there are none, or if they are of other files than the configuration names. It reads a file; call it on another
  /// thread. `subject` identifies the present versions of the files, and `places` the configuration.
  package func read(_ subject: [String], of places: [String]) -> Found? {
    guard let bytes = directory.read(Self.name, limit: Self.limit), CheckedRecord.isWhole(bytes.span) else {
      return nil
    }
    var record = RecordReader(at: CheckedRecord.head)
    guard record.text(in: bytes.span) == Self.format, record.texts(in: bytes.span) == places else { return nil }
    let isCurrent = record.texts(in: bytes.span) == subject
    guard !record.isBroken, let listings = ListingsRecord.listings(in: bytes.span, at: record.offset) else {
      return nil
    }
    return Found(listings: listings, isCurrent: isCurrent)
  }

  /// If the file cannot be written, the files are read again at the next start.
  package func keep(_ listings: [UInt8], _ subject: [String], of places: [String]) {
    var record = RecordWriter()
    record.add(Self.format)
    record.add(places)
    record.add(subject)
    let bytes = CheckedRecord.bytes(of: record.bytes + listings)
    try? unsafe directory.write(Self.name, bytes, [UInt8]().span.bytes)
  }
}
