/// The systemd unit of a launched application. It gives the application its own control group, and portals read the
/// application's id from the name of the unit.
public enum LaunchScope {
  /// The name of a scope (systemd's “Desktop Environment Integration”).
  ///
  /// - Parameters:
  ///   - id: The desktop file id, with or without `.desktop`.
  ///   - random: A random number that makes the name unique.
  /// - Returns: `app-quiver-<escaped id>-<random>.scope`.
  public static func unitName(for id: String, random: UInt32) -> String {
    let name = id.hasSuffix(".desktop") ? String(id.dropLast(".desktop".count)) : id
    let digits = String(random, radix: 16)
    let zeroes = String(repeating: "0", count: 8 - digits.count)
    return "app-quiver-\(escaped(name))-\(zeroes)\(digits).scope"
  }

  /// Reads the desktop file id from the name of an application's unit, whichever program launched it:
  /// `app[-<launcher>]-<escaped id>-<random>.scope` or `app[-<launcher>]-<escaped id>[@<random>].service`. Returns nil
  /// for other units.
  public static func application(ofUnit unit: String) -> String? {
    guard unit.hasPrefix("app-"), let dot = unit.lastIndex(of: ".") else { return nil }
    var parts = unit[..<dot].split(separator: "-", omittingEmptySubsequences: false).dropFirst()
    switch unit[dot...] {
    case ".scope": parts = parts.dropLast()
    case ".service": parts = parts.suffix(1).map { $0.prefix { $0 != "@" } }[...]
    default: return nil
    }
    guard let name = parts.last.flatMap(unescaped), !name.isEmpty else { return nil }
    return name + ".desktop"
  }

  /// Replaces `\x` and two digits by the byte; nil if digits are missing or the bytes are not UTF-8.
  private static func unescaped(_ name: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = name.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard rest.first == UInt8(ascii: "x"), let value = UInt8(String(rest.dropFirst().prefix(2)) ?? "", radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(3)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Escapes a name as systemd-escape(1) does. ASCII letters, digits, `:`, `_` and `.` are kept, except for a `.` at
  /// the start. A `/` becomes `-`, and any other byte `\x` and two digits. The result is cut after about 200 bytes,
  /// because systemd limits unit names to 255.
  private static func escaped(_ name: String) -> String {
    var escaped = ""
    for byte in name.utf8 where escaped.utf8.count < 200 {
      escaped += self.escaped(byte, isFirst: escaped.isEmpty)
    }
    return escaped
  }

  private static func escaped(_ byte: UInt8, isFirst: Bool) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"):
      String(Unicode.Scalar(byte))
    case UInt8(ascii: ".") where !isFirst: "."
    case UInt8(ascii: "/"): "-"
    default: (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
    }
  }
}
