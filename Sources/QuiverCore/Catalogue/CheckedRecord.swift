import Posix

/// Bytes with their checksum before them, as caches keep them.
enum CheckedRecord {
  /// The length of the checksum, in bytes.
  static let head = 8

  static func bytes(of body: [UInt8]) -> [UInt8] {
    var head = RecordWriter()
    for number in sum(of: body.span) { head.add(number) }
    return head.bytes + body
  }

  /// Whether the checksum is that of the bytes after it.
  static func isWhole(_ bytes: Span<UInt8>) -> Bool {
    bytes.count > head && statedSum(in: bytes) == sum(of: bytes.extracting(droppingFirst: head))
  }

  /// The checksum at the beginning, as two numbers of 32 bits.
  static func statedSum(in bytes: Span<UInt8>) -> [Int] {
    var record = RecordReader()
    return [record.number(in: bytes), record.number(in: bytes)]
  }

  private static func sum(of bytes: Span<UInt8>) -> [Int] {
    let sum = unsafe Checksum(words: bytes.bytes).value
    return [Int(sum & 0xFFFF_FFFF), Int(sum >> 32)]
  }
}
