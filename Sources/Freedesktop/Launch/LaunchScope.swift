/// The systemd scope a started application is put into: its own control group, from which a portal reads its id.
public enum LaunchScope {
  /// Names a scope as systemd's desktop integration wants it.
  ///
  /// - Parameters:
  ///   - id: The desktop file id, with or without `.desktop`.
  ///   - random: What makes the name unique.
  /// - Returns: `app-quiver-<escaped id>-<random>.scope`.
  public static func unitName(for id: String, random: UInt32) -> String {
    let name = id.hasSuffix(".desktop") ? String(id.dropLast(".desktop".count)) : id
    let digits = String(random, radix: 16)
    let zeroes = String(repeating: "0", count: 8 - digits.count)
    return "app-quiver-\(escaped(name))-\(zeroes)\(digits).scope"
  }

  /// systemd-escape(1): what is not a letter, a digit, `:`, `_` or `.`, or is a `.` in front, becomes `\x` and two digits;
  /// `/` becomes `-`. Cut where the unit's name would be longer than the 255 bytes systemd takes.
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
