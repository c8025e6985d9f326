/// Comments, declarations, instructions and end tags.
extension XMLRepair {
  /// Returns false if the end of the markup is missing.
  mutating func readMarkup() -> Bool {
    let start = index
    defer { if phase == .start, index > start { phase = .beforeRoot } }
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "!"): return readDeclaration()
    case UInt8(ascii: "?"): return readInstruction()
    case UInt8(ascii: "/"): return readEndTag()
    case let byte where Self.beginsName(byte): return readStartTag()
    default: return escape()
    }
  }

  /// A letter, `_` or `:` (XML 1.0, 2.3). The names of listings are in ASCII, so others are taken for damage.
  static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    beginsName(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Takes the less-than sign as text.
  mutating func escape() -> Bool {
    guard phase == .inRoot else {
      reportOutside()
      skip(to: index + 1)
      return true
    }
    report(.repaired(.unescaped("<")))
    replace(to: index + 1, by: "&lt;".utf8)
    return true
  }

  private mutating func readDeclaration() -> Bool {
    if begins(with: "<!--") { return skip(through: "-->", from: index + 4) }
    if begins(with: "<![CDATA[") { return readSection() }
    if begins(with: "<!DOCTYPE") { return readDocumentType() }
    let isCutOff = ["<!--", "<![CDATA[", "<!DOCTYPE"].contains { $0.utf8.starts(with: bytes[index...]) }
    return isCutOff ? false : escape()
  }

  private func begins(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Leaves out what is until the end of a text.
  private mutating func skip(through terminator: String, from start: Int) -> Bool {
    guard let end = end(of: terminator, from: start) else { return false }
    skip(to: end)
    return true
  }

  /// The end of the first occurrence of a text.
  private func end(of text: String, from start: Int) -> Int? {
    let (text, last) = (Array(text.utf8), text.utf8.last ?? 0)
    var next = start + text.count - 1
    while next < bytes.count {
      if bytes[next] == last, bytes[(next + 1 - text.count)...next].elementsEqual(text) { return next + 1 }
      next += 1
    }
    return nil
  }

  /// An instruction, or an XML declaration, which has to be at the beginning of the document. Without `?>` it ends with the first `>`
  /// before another tag.
  private mutating func readInstruction() -> Bool {
    let tag = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let proper = end(of: "?>", from: index + 2).flatMap { $0 <= tag ? $0 : nil }
    guard
      let end = proper ?? bytes[index..<tag].firstIndex(of: UInt8(ascii: ">")).map({ $0 + 1 })
        ?? end(of: "?>", from: index + 2)
    else { return false }
    if proper == nil, tag == bytes.count, !isLast { return false }
    if begins(with: "<?xml"), Self.isBlank(bytes[index + 5]), phase != .start { report(.repaired(.declaration)) }
    skip(to: end)
    return true
  }

  private mutating func readSection() -> Bool {
    let start = index + "<![CDATA[".utf8.count
    guard let end = end(of: "]]>", from: start) else { return false }
    guard phase == .inRoot else {
      reportOutside()
      skip(to: end)
      return true
    }
    let content = repaired(start..<end - "]]>".utf8.count, in: .section)
    replace(to: end, by: "<![CDATA[".utf8 + content + "]]>".utf8)
    return true
  }

  /// The type of the document. Only the first one before the root is passed on, and none that declares entities.
  private mutating func readDocumentType() -> Bool {
    guard let end = endOfDocumentType else { return false }
    if bytes[index..<end].contains("<!ENTITY".utf8) {
      report(.entities)
      isRefused = true
      return false
    }
    guard phase == .start || phase == .beforeRoot, !hasDocumentType else {
      skip(to: end)
      return true
    }
    hasDocumentType = true
    index = end
    return true
  }

  /// Behind the `>` that is neither in quotes nor in brackets.
  private var endOfDocumentType: Int? {
    var (quote, depth) = (UInt8?.none, 0)
    for place in index..<bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "[") where quote == nil: depth += 1
      case UInt8(ascii: "]") where quote == nil: depth -= 1
      case UInt8(ascii: ">") where quote == nil && depth <= 0: return place + 1
      default: break
      }
    }
    return nil
  }
}

/// End tags.
extension XMLRepair {
  private mutating func readEndTag() -> Bool {
    let name = bytes[(index + 2)...].prefix(while: Self.isNamePart)
    guard let end = bytes[name.endIndex...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") })
    else {
      return false
    }
    guard !name.isEmpty else { return escape() }
    let hasEnd = bytes[end] == UInt8(ascii: ">")
    let isPlain = hasEnd && bytes[name.endIndex..<end].allSatisfy(Self.isBlank)
    if !isPlain { report(.repaired(.tag(String(decoding: name, as: UTF8.self)))) }
    close(name, at: hasEnd ? end + 1 : end, isPlain: isPlain)
    return true
  }

  /// Ends the innermost element of a name, and those inside of it.
  private mutating func close(_ name: ArraySlice<UInt8>, at end: Int, isPlain: Bool) {
    if open.isInside(name) {
      if open.count == 1 {
        endRoot(end, closing: [])
      } else {
        endElement(end, isPlain ? nil : closing(open.pop() ?? []))
      }
      return
    }
    guard open.contains(name) else {
      report(.repaired(.unopened(String(decoding: name, as: UTF8.self))))
      return skip(to: end)
    }
    var closed: [UInt8] = []
    while !open.isInside(name), let inner = open.pop() {
      report(.repaired(.unclosed(String(decoding: inner, as: UTF8.self))))
      closed += closing(inner)
    }
    if open.count == 1 { endRoot(end, closing: closed) } else { endElement(end, closed + closing(open.pop() ?? [])) }
  }

  /// The end tag stays as it is if nothing replaces it.
  private mutating func endElement(_ end: Int, _ replacement: [UInt8]?) {
    if let replacement {
      replace(to: end, by: replacement)
    } else {
      open.drop()
      index = end
    }
  }

  private mutating func endRoot(_ end: Int, closing closed: [UInt8]) {
    phase = .afterRoot
    replace(to: end, by: closed)
  }

  private func closing(_ name: [UInt8]) -> [UInt8] { "</".utf8 + name + ">".utf8 }
}
