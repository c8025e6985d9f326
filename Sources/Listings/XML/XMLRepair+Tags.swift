/// Start tags.
extension XMLRepair {
  mutating func readStartTag() -> Bool {
    var tag = StartTag(name: (index + 1)..<endOfName(index + 1), end: 0)
    switch readAttributes(of: &tag) {
    case .incomplete: return false
    case .broken: return escape()
    case .complete: break
    }
    if hasRepeatedAttributes { (tag.isPlain, tag.isMalformed) = (false, true) }
    guard enter(&tag) else { return true }
    if tag.isMalformed { report(.repaired(.tag(String(decoding: bytes[tag.name], as: UTF8.self)))) }
    if tag.isPlain { index = tag.end } else { replace(to: tag.end, by: repaired(tag)) }
    return true
  }

  /// Notes that an element begins. Returns false if the tag is to be left out.
  private mutating func enter(_ tag: inout StartTag) -> Bool {
    switch phase {
    case .start, .beforeRoot:
      phase = tag.isEmpty ? .afterRoot : .inRoot
      // Its end tag comes at the end of all.
      if tag.isEmpty { (tag.isEmpty, tag.isPlain) = (false, false) }
    case .inRoot: break
    case .afterRoot where open.hasRoot(bytes[tag.name]):
      report(.repaired(.secondDocument))
      phase = tag.isEmpty ? .afterRoot : .inRoot
      skip(to: tag.end)
      return false
    case .afterRoot:
      reportOutside()
      phase = .inRoot
    }
    if !tag.isEmpty { open.push(bytes[tag.name]) }
    return true
  }

  private func endOfName(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
    return end
  }

  private func endOfBlanks(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    return end
  }

  enum Reading { case complete, incomplete, broken }

  /// Reads what is behind the name.
  private mutating func readAttributes(of tag: inout StartTag) -> Reading {
    attributes.removeAll(keepingCapacity: true)
    var next = tag.name.upperBound
    while true {
      let start = endOfBlanks(next)
      guard start < bytes.count else { return .incomplete }
      switch bytes[start] {
      case UInt8(ascii: ">"):
        tag.end = start + 1
        return .complete
      case UInt8(ascii: "/"):
        guard start + 1 < bytes.count else { return .incomplete }
        tag.isEmpty = bytes[start + 1] == UInt8(ascii: ">")
        tag.end = start + 2
        if tag.isEmpty { return .complete }
        (tag.isPlain, tag.isMalformed, next) = (false, true, start + 1)
      case UInt8(ascii: "<"): return .broken
      default:
        if start == next { (tag.isPlain, tag.isMalformed) = (false, true) }
        guard let end = readAttribute(at: start, of: &tag) else { return .incomplete }
        next = end
      }
    }
  }

  /// Returns where it ends; nil if the end is missing.
  private mutating func readAttribute(at start: Int, of tag: inout StartTag) -> Int? {
    let name = start..<endOfName(start)
    let equals = endOfBlanks(name.upperBound)
    guard equals < bytes.count else { return nil }
    guard !name.isEmpty, Self.beginsName(bytes[start]), bytes[equals] == UInt8(ascii: "=") else {
      // It has no name or no value.
      (tag.isPlain, tag.isMalformed) = (false, true)
      return max(name.upperBound, start + 1)
    }
    let value = endOfBlanks(equals + 1)
    guard value < bytes.count else { return nil }
    let quote = bytes[value]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return readBareValue(name, value, &tag) }
    return readQuotedValue(name, value + 1, quote, &tag)
  }

  /// A value without quotes ends with a blank or the tag.
  private mutating func readBareValue(_ name: Range<Int>, _ start: Int, _ tag: inout StartTag) -> Int? {
    (tag.isPlain, tag.isMalformed) = (false, true)
    let ends = [UInt8(ascii: ">"), UInt8(ascii: "<")]
    guard var end = bytes[start...].firstIndex(where: { Self.isBlank($0) || ends.contains($0) }) else { return nil }
    if end > start, bytes[end] == UInt8(ascii: ">"), bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    attributes.append(TagAttribute(name: name, value: start..<end))
    return end
  }

  /// A value whose closing quote is missing ends with the tag. That is recognized by the beginning of another tag in the value.
  private mutating func readQuotedValue(
    _ name: Range<Int>, _ start: Int, _ quote: UInt8, _ tag: inout StartTag
  ) -> Int? {
    var (next, endOfTag) = (start, Int?.none)
    while next < bytes.count, bytes[next] != quote {
      let byte = bytes[next]
      if byte == UInt8(ascii: ">") { endOfTag = endOfTag ?? next }
      if byte == UInt8(ascii: "<"), let endOfTag {
        (tag.isPlain, tag.isMalformed) = (false, true)
        let isEmpty = bytes[endOfTag - 1] == UInt8(ascii: "/")
        let end = isEmpty ? endOfTag - 1 : endOfTag
        attributes.append(TagAttribute(name: name, value: start..<end))
        return end
      }
      if byte >= 0x80 || byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { tag.isPlain = false }
      next += 1
    }
    guard next < bytes.count else { return nil }
    attributes.append(TagAttribute(name: name, value: start..<next))
    return next + 1
  }

  private var hasRepeatedAttributes: Bool {
    guard attributes.count > 1 else { return false }
    if attributes.count > 8 { return Set(attributes.map { bytes[$0.name] }).count < attributes.count }
    return attributes.indices.contains { index in
      attributes[..<index].contains { bytes[$0.name].elementsEqual(bytes[attributes[index].name]) }
    }
  }
}

/// The replacement of start tags.
extension XMLRepair {
  /// A tag with the first attribute of each name, and with its line breaks.
  private mutating func repaired(_ tag: StartTag) -> [UInt8] {
    var (result, known, end) = ([UInt8](), Set<ArraySlice<UInt8>>(), tag.name.upperBound)
    result += "<".utf8 + bytes[tag.name]
    for attribute in attributes where known.insert(bytes[attribute.name]).inserted {
      result += blanks(end..<attribute.name.lowerBound)
      result += bytes[attribute.name] + "=\"".utf8 + repaired(attribute.value, in: .attribute) + "\"".utf8
      end = attribute.value.upperBound
    }
    result += bytes[end..<tag.end].filter { $0 == UInt8(ascii: "\n") }
    return result + (tag.isEmpty ? "/>" : ">").utf8
  }

  /// The blanks in a range; at least one.
  private func blanks(_ range: Range<Int>) -> [UInt8] {
    let found = bytes[range].filter(Self.isBlank)
    return found.isEmpty ? [0x20] : found
  }

  /// A complete text or value with its characters and references repaired.
  mutating func repaired(_ range: Range<Int>, in context: Context) -> [UInt8] {
    var (result, next) = ([UInt8](), range.lowerBound)
    while next < range.upperBound {
      // The end of a character in the middle of a piece is never missing.
      guard let character = character(at: next, before: range.upperBound, in: context) else { break }
      if let replacement = character.replacement {
        result += replacement
      } else {
        result += bytes[next..<character.end]
      }
      next = character.end
    }
    return result
  }
}
