/// Encodes values as bytes, which a `RecordReader` decodes in the same order. A number has 32 bits, the lowest byte
/// first; a text is its length in bytes and its UTF-8.
package struct RecordWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ number: Int) {
    let number = UInt32(clamping: number)
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      add(utf8.count)
      unsafe bytes.append(contentsOf: utf8)
    }
  }

  package mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  package mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  package mutating func add(_ texts: [String]?) {
    add(texts == nil ? 0 : 1)
    if let texts { add(texts) }
  }

  package mutating func add(_ flag: Bool) {
    add(flag ? 1 : 0)
  }

  package mutating func add(_ flag: Bool?) {
    add(flag == nil ? 2 : flag == true ? 1 : 0)
  }
}
