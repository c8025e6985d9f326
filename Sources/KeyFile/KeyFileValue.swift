/// Conversions between values as written and their types (Desktop Entry Specification 1.5, section 4).
public enum KeyFileValue {
  /// Replaces the escape sequences `\s`, `\n`, `\t`, `\r` and `\\`. A backslash before any other character is kept.
  public static func string(_ raw: String) -> String {
    guard raw.utf8.contains(UInt8(ascii: "\\")) else { return raw }
    return unescaped(raw, list: false)[0]
  }

  /// Splits a value at `;` and replaces the escape sequences, including `\;`. The list may end in `;`.
  public static func list(_ raw: String) -> [String] {
    var items = raw.utf8.contains(UInt8(ascii: "\\")) ? unescaped(raw, list: true) : pieces(raw)
    if items.last == "" { items.removeLast() }
    return items
  }

  /// Escapes a string, so that ``string(_:)`` returns it. NULs are removed, because a key file cannot contain them.
  public static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars { result += escape(scalar) }
    if result.hasPrefix(" ") { result = "\\s" + result.dropFirst() }
    if result.hasSuffix(" ") { result = result.dropLast() + "\\s" }
    return result
  }

  /// Escapes and joins strings, so that ``list(_:)`` returns them.
  public static func escaped(_ list: [String]) -> String {
    list.map { item in
      escaped(item).unicodeScalars.reduce(into: "") { $0 += $1 == ";" ? "\\;" : String($1) } + ";"
    }.joined()
  }

  /// Parses `true`, `1`, `false` or `0`; nil for any other value. GLib accepts the digits too.
  public static func boolean(_ raw: String) -> Bool? {
    switch raw {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// Parses a finite decimal number; nil for any other value. Hexadecimal digits and blanks are not accepted.
  public static func number(_ raw: String) -> Double? {
    guard raw.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(raw).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\0": ""
    default: String(scalar)
    }
  }

  /// Splits a value without escape sequences. It compares bytes, which is faster: lists of MIME types are long.
  private static func pieces(_ raw: String) -> [String] {
    raw.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  private static func unescaped(_ raw: String, list: Bool) -> [String] {
    var items: [String.UnicodeScalarView] = [.init()]
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == ";", list {
        items.append(.init())
      } else if scalar == "\\", let meant = rest.first.flatMap({ meaning(of: $0, list: list) }) {
        rest.removeFirst()
        items[items.count - 1].append(meant)
      } else {
        items[items.count - 1].append(scalar)
      }
    }
    return items.map(String.init)
  }

  private static func meaning(of escape: Unicode.Scalar, list: Bool) -> Unicode.Scalar? {
    switch escape {
    case "s": " "
    case "n": "\n"
    case "t": "\t"
    case "r": "\r"
    case "\\": "\\"
    case ";": list ? ";" : nil
    default: nil
    }
  }
}
