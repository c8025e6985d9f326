import Posix

/// An English text that a library writes, with `%1$s` and so on for what changes in it. It recognizes such texts, and translates
/// them.
package struct TranslatedPattern: Sendable {
  private let source: String
  /// The fixed parts of the text; an argument is between each two of them.
  private let parts: [Substring]
  /// The number of each argument, from 0.
  private let order: [Int]

  fileprivate init(_ source: String) {
    self.source = source
    var (parts, order, rest) = ([Substring](), [Int](), source[...])
    while let percent = rest.firstIndex(of: "%"), let number = rest[percent...].dropFirst().first?.wholeNumberValue {
      parts.append(rest[..<percent])
      order.append(number - 1)
      rest = rest[percent...].dropFirst("%1$s".count)
    }
    (self.parts, self.order) = (parts + [rest], order)
  }

  /// The translation of a text; nil if it is another one. Arguments are translated by `translate`.
  package func translation(of text: String, arguments translate: (String) -> String = { $0 }) -> String? {
    guard let found = arguments(of: text[...]) else { return nil }
    return Translations.text(source).filled(with: found.map { translate(String($0)) })
  }

  private func arguments(of text: Substring) -> [Substring]? {
    guard text.hasPrefix(parts[0]) else { return nil }
    var (rest, found) = (text.dropFirst(parts[0].count), [Substring](repeating: "", count: order.count))
    for (place, part) in parts.dropFirst().enumerated() {
      // What comes last ends the text; the others end at the first place.
      let isLast = place == order.count - 1
      guard let range = isLast ? rest.rangeOfSuffix(part) : rest.firstRange(of: part) else { return nil }
      found[order[place]] = rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? found : nil
  }
}

/// A text that a library writes. See ``tr(_:_:)``.
package func trPattern(_ text: TranslatedText) -> TranslatedPattern { TranslatedPattern(text.source) }

extension Substring {
  fileprivate func rangeOfSuffix(_ suffix: Substring) -> Range<Index>? {
    guard hasSuffix(suffix) else { return nil }
    return index(endIndex, offsetBy: -suffix.count)..<endIndex
  }
}
