/// A key of a keyboard, by the name of its symbol in X11 (`keysymdef.h`, `XF86keysym.h`): `space`, `F2`, `q`, `XF86HomePage`.
package struct NamedKey: Hashable, Sendable {
  /// Letters are small.
  package let name: String

  /// Reads a name, or what is printed on the key, in any case; only names that begin with `XF86` are read as they are written. nil for
  /// other names, and for modifier keys.
  package init?(_ text: String) {
    let small = text.lowercased()
    if let row = Self.table.first(where: { $0.name.lowercased() == small || $0.labels.contains(small) }) {
      name = row.name
    } else if let number = Self.functionKey(small) {
      name = "F\(number)"
    } else if small.hasPrefix("xf86"), small.count > 4, text.utf8.allSatisfy(Self.isLetterOrDigit) {
      name = "XF86" + text.dropFirst(4)
    } else if small.utf8.count == 1, small.utf8.allSatisfy(Self.isLetterOrDigit) {
      name = small
    } else {
      return nil
    }
  }

  /// Whether it types nothing and moves nothing.
  var isFunctionKey: Bool {
    Self.functionKey(name.lowercased()) != nil || name.hasPrefix("XF86") || row?.isSpecial == true
  }

  /// What is printed on it.
  var label: String { row?.labels.first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? name }

  /// `Qt::Key`.
  var qtCode: Int32? {
    if let number = Self.functionKey(name.lowercased()) { return 0x0100_0030 + number - 1 }
    if let row { return row.qtCode }
    return name.utf8.count == 1 ? name.uppercased().utf8.first.map(Int32.init) : nil
  }

  private var row: Row? { Self.table.first { $0.name == name } }

  private static func functionKey(_ small: String) -> Int32? {
    guard small.first == "f", let number = Int32(small.dropFirst()), (1...35).contains(number) else { return nil }
    return number
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private struct Row {
    var name: String
    var labels: [String]
    var qtCode: Int32
    /// Whether it neither types nor navigates.
    var isSpecial = false
  }

  private static let table = [
    Row(name: "space", labels: ["space"], qtCode: 0x20),
    Row(name: "Return", labels: ["enter"], qtCode: 0x0100_0004),
    Row(name: "Tab", labels: ["tab"], qtCode: 0x0100_0001),
    Row(name: "Escape", labels: ["esc"], qtCode: 0x0100_0000),
    Row(name: "BackSpace", labels: ["backspace"], qtCode: 0x0100_0003),
    Row(name: "Insert", labels: ["ins"], qtCode: 0x0100_0006),
    Row(name: "Delete", labels: ["del"], qtCode: 0x0100_0007),
    Row(name: "Home", labels: ["home"], qtCode: 0x0100_0010),
    Row(name: "End", labels: ["end"], qtCode: 0x0100_0011),
    Row(name: "Left", labels: ["left"], qtCode: 0x0100_0012),
    Row(name: "Up", labels: ["up"], qtCode: 0x0100_0013),
    Row(name: "Right", labels: ["right"], qtCode: 0x0100_0014),
    Row(name: "Down", labels: ["down"], qtCode: 0x0100_0015),
    Row(name: "Page_Up", labels: ["page up", "pageup", "pgup", "prior"], qtCode: 0x0100_0016),
    Row(name: "Page_Down", labels: ["page down", "pagedown", "pgdown", "next"], qtCode: 0x0100_0017),
    Row(name: "Print", labels: ["print", "prtsc"], qtCode: 0x0100_0009, isSpecial: true),
    Row(name: "Pause", labels: ["pause"], qtCode: 0x0100_0008, isSpecial: true),
    Row(name: "Menu", labels: ["menu"], qtCode: 0x0100_0055, isSpecial: true),
    Row(name: "comma", labels: [","], qtCode: 0x2C),
    Row(name: "period", labels: ["."], qtCode: 0x2E),
    Row(name: "minus", labels: ["-"], qtCode: 0x2D),
    Row(name: "plus", labels: ["plus"], qtCode: 0x2B),
    Row(name: "slash", labels: ["/"], qtCode: 0x2F),
    Row(name: "backslash", labels: ["\\"], qtCode: 0x5C),
    Row(name: "semicolon", labels: [";"], qtCode: 0x3B),
    Row(name: "apostrophe", labels: ["'"], qtCode: 0x27),
    Row(name: "grave", labels: ["`", "above_tab"], qtCode: 0x60),
    Row(name: "bracketleft", labels: ["["], qtCode: 0x5B),
    Row(name: "bracketright", labels: ["]"], qtCode: 0x5D),
    Row(name: "equal", labels: ["="], qtCode: 0x3D),
  ]
}
