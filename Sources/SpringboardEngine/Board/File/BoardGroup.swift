/// A group of the arrangement file, from the name in its header.
enum BoardGroup: Hashable {
  case home, dock
  /// The applications that the user removed from the board.
  case removed
  /// A page and its number; nil if the name has no number, or one that is too large for an `Int`.
  case page(Int?)
  case folder(String)
  /// A group of another program, or one with a damaged name.
  case other(String)

  static let versionKey = "Version"
  static let itemsKey = "Items"
  static let nameKey = "Name"
  static let arrangedKey = "Arranged"

  init(_ name: String) {
    if name == "Home" {
      self = .home
    } else if name == "Dock" {
      self = .dock
    } else if name == "Removed" {
      self = .removed
    } else if name.hasPrefix("Page ") {
      self = .page(Int(name.dropFirst(5)))
    } else if name.hasPrefix("Folder ") {
      self = .folder(Self.decoded(name.dropFirst(7)))
    } else {
      self = .other(name)
    }
  }

  var name: String {
    switch self {
    case .home: "Home"
    case .dock: "Dock"
    case .removed: "Removed"
    case .page(let number): "Page \(number.map(String.init) ?? "")"
    case .folder(let id): "Folder \(Self.encoded(id))"
    case .other(let name): name
    }
  }

  var keys: Set<String> {
    switch self {
    case .home: [Self.versionKey, Self.itemsKey]
    case .dock, .removed, .other: [Self.itemsKey]
    case .page: [Self.arrangedKey, Self.itemsKey]
    case .folder: [Self.nameKey, Self.itemsKey]
    }
  }

  var isOurs: Bool {
    if case .other = self { false } else { true }
  }
}

extension BoardGroup {
  /// Brackets and control characters are not allowed in a header; they are percent-encoded as in a URI.
  private static func encoded(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F && !"[]%".unicodeScalars.contains(scalar)
      result += isPlain ? String(scalar) : "%" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    }
  }

  /// A `%` that is not followed by two hexadecimal digits stands for itself.
  private static func decoded(_ text: Substring) -> String {
    var (result, rest) = (String.UnicodeScalarView(), text.unicodeScalars)
    while let scalar = rest.popFirst() {
      let digits = String(Substring(rest.prefix(2)))
      if scalar == "%", digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        result.append(Unicode.Scalar(value))
        rest.removeFirst(2)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
