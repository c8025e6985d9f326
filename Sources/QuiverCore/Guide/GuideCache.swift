import Listings
import Posix

/// The contents of the guide that an earlier run has read. They are shown until the files were read again.
package struct GuideCache: Sendable {
  private static let (name, format) = ("guide", "quiver guide 3")
  /// The largest file that is read, in bytes.
  private static let limit = 512 << 20

  private let directory: CacheDirectory

  package init(_ directory: CacheDirectory) { self.directory = directory }

  /// Empty if there is nothing, or if it was read with other settings, such as other files or languages. It reads a file, and
  /// removes those of writers that were killed; call it on another thread.
  package func read(for settings: [String]) -> [GuideFileContent] {
    directory.removeLitter(of: Self.name)
    guard let bytes = directory.read(Self.name, limit: Self.limit), CheckedRecord.hasValidChecksum(bytes.span) else {
      return []
    }
    var record = RecordReader(at: CheckedRecord.headerLength)
    guard record.text(in: bytes.span) == Self.format, record.texts(in: bytes.span) == settings else { return [] }
    var contents: [GuideFileContent] = []
    for _ in 0..<record.number(in: bytes.span) {
      guard let content = Self.content(&record, in: bytes.span) else { return [] }
      contents.append(content)
    }
    return contents
  }

  private static func content(_ record: inout RecordReader, in bytes: Span<UInt8>) -> GuideFileContent? {
    let (kind, path) = (GuideFiles.Kind(rawValue: record.text(in: bytes)), record.text(in: bytes))
    let (mark, isComplete) = (FileMark(record.text(in: bytes)), record.flag(in: bytes))
    guard let listings = ListingsRecord.listings(from: &record, in: bytes), let kind, let mark else { return nil }
    return GuideFileContent(GuideFiles.File(kind: kind, path: path, mark: mark), listings, isComplete: isComplete)
  }

  /// If the file cannot be written, the files are read again at the next start.
  package func keep(_ contents: [GuideFileContent], for settings: [String]) {
    var record = RecordWriter()
    record.add(Self.format)
    record.add(settings)
    record.add(contents.count)
    for content in contents {
      for text in [content.file.kind.rawValue, content.file.path, content.file.mark.text] { record.add(text) }
      record.add(content.isComplete)
      ListingsRecord.write(content.listings, to: &record)
    }
    try? unsafe directory.write(Self.name, CheckedRecord.bytes(of: record.bytes), [UInt8]().span.bytes)
  }
}
