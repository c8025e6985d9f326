/// Reads what a `RecordWriter` wrote. For other bytes the values are empty.
struct RecordReader {
  private(set) var offset: Int
  /// Whether the bytes ended before the values did.
  private(set) var isBroken = false

  init(at offset: Int = 0) {
    self.offset = offset
  }

  mutating func number(in bytes: Span<UInt8>) -> Int {
    guard offset >= 0, bytes.count - offset >= 4 else { return broken(0) }
    defer { offset += 4 }
    let low = Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    let high = Int(bytes[offset + 2]) | Int(bytes[offset + 3]) << 8
    return low | high << 16
  }

  mutating func text(in bytes: Span<UInt8>) -> String {
    let count = number(in: bytes)
    guard count <= bytes.count - offset else { return broken("") }
    defer { offset += count }
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(offset..<offset + count)))
    } catch {
      return broken("")
    }
  }

  mutating func optionalText(in bytes: Span<UInt8>) -> String? {
    number(in: bytes) == 1 ? text(in: bytes) : nil
  }

  mutating func texts(in bytes: Span<UInt8>) -> [String] {
    let count = number(in: bytes)
    guard count <= bytes.count - offset else { return broken([]) }
    return (0..<count).map { _ in text(in: bytes) }
  }

  mutating func optionalTexts(in bytes: Span<UInt8>) -> [String]? {
    number(in: bytes) == 1 ? texts(in: bytes) : nil
  }

  mutating func skipText(in bytes: Span<UInt8>) {
    let count = number(in: bytes)
    guard count <= bytes.count - offset else { return isBroken = true }
    offset += count
  }

  mutating func skipOptionalText(in bytes: Span<UInt8>) {
    if number(in: bytes) == 1 { skipText(in: bytes) }
  }

  mutating func skipTexts(in bytes: Span<UInt8>) {
    let count = number(in: bytes)
    guard count <= bytes.count - offset else { return isBroken = true }
    for _ in 0..<count { skipText(in: bytes) }
  }

  mutating func flag(in bytes: Span<UInt8>) -> Bool {
    number(in: bytes) == 1
  }

  mutating func optionalFlag(in bytes: Span<UInt8>) -> Bool? {
    let number = number(in: bytes)
    return number == 2 ? nil : number == 1
  }

  private mutating func broken<Value>(_ value: Value) -> Value {
    isBroken = true
    return value
  }
}
