import Posix

/// Bytes with their checksum before them, as caches keep them.
enum CheckedRecord {
  /// The length of the checksum, in bytes.
  static let headerLength = 8

  static func bytes(of body: [UInt8]) -> [UInt8] {
    var header = RecordWriter()
    for number in checksum(of: body.span) { header.add(number) }
    return header.bytes + body
  }

  /// Whether the checksum is that of the bytes after it.
  static func hasValidChecksum(_ bytes: Span<UInt8>) -> Bool {
    bytes.count > headerLength
      && storedChecksum(in: bytes) == checksum(of: bytes.extracting(droppingFirst: headerLength))
  }

  /// The checksum at the beginning, as two numbers of 32 bits.
  private static func storedChecksum(in bytes: Span<UInt8>) -> [Int] {
    var record = RecordReader()
    return [record.number(in: bytes), record.number(in: bytes)]
  }

  private static func checksum(of bytes: Span<UInt8>) -> [Int] {
    let checksum = unsafe Checksum(words: bytes.bytes).value
    return [Int(checksum & 0xFFFF_FFFF), Int(checksum >> 32)]
  }
}
