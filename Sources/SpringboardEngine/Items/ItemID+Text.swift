/// The text form, for recordings and for names of drawn and read elements. The forms, with `<1F>` for the character U+001F:
///
///     org.example.Maps.desktop               an application
///     folder-1                               a folder
///     org.example.Maps.desktop<1F>new        an action of an application
///     org.example.Maps.desktop<1E>42         a result of an application
///     org.example.Maps.desktop<1D>1          a copy of an application
///     bbc<1C>1795000000<1C>News              a programme, with its channel and its start
///     bbc<1C>1795000000<1C>News<1C>2         a further programme with the same channel, start and title
///     <1B>restart                            a power action
///
/// U+001A before a character means that the character belongs to the id of the application or the channel, or to the title. It
/// is written before characters that would separate parts, and at the start of an application's id of the form `folder-1`.
extension ItemID: CustomStringConvertible {
  /// The text. That of a folder is its id, which may be any text; see ``init(text:folders:)``.
  public var text: String {
    let parts = parts
    switch parts.kind {
    case .folder: return parts.name
    case .application: return Self.isNewFolder(parts.name) ? "\(Self.escape)\(parts.name)" : Self.escaped(parts.name)
    default: return "\(Self.escaped(parts.name))\(Unicode.Scalar(parts.kind.rawValue))\(parts.rest)"
    }
  }

  /// The text.
  public var description: String { text }

  /// Creates an id from its text. Quiver itself gives folders ids of the form `folder-1`, which no application has. In `folders`
  /// are those that users named otherwise in the arrangement file. A text of no other form is the id of an application.
  public init(text: String, folders: Set<String> = []) {
    self = folders.contains(text) || Self.isNewFolder(text) ? .folder(text) : Self.read(text) ?? .application(text)
  }

  /// The id of the folder that Quiver makes with this number.
  static func newFolder(_ number: Int) -> ItemID { .folder("\(newFolderPrefix)\(number)") }

  private static let newFolderPrefix = "folder-"

  private static func isNewFolder(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(newFolderPrefix.utf8.count)
    return text.hasPrefix(newFolderPrefix) && !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension ItemID: Comparable {
  /// Orders ids by their texts, independently of the locale.
  public static func < (a: ItemID, b: ItemID) -> Bool {
    if case .application(let a) = a, case .application(let b) = b { return a < b }
    let (a, b) = (a.parts, b.parts)
    return (a.name, a.kind.rawValue, a.rest) < (b.name, b.kind.rawValue, b.rest)
  }
}

extension ItemID {
  /// The kinds of ids. The numbers are those of the characters that separate the parts, where there are several.
  private enum Kind: UInt8 {
    case application, folder
    case power = 0x1B, programme, copy, result, action
  }

  /// The id of the application, the folder or the channel, and what follows the separator.
  private var parts: (name: String, kind: Kind, rest: String) {
    switch self {
    case .application(let id): (id, .application, "")
    case .folder(let id): (id, .folder, "")
    case .action(let action, let id): (id, .action, action)
    case .result(let result, let id): (id, .result, result)
    case .copy(let number, let id): (id, .copy, "\(number)")
    case .programme(let programme): (programme.channel, .programme, Self.rest(of: programme))
    case .power(let action): ("", .power, action.rawValue)
    }
  }

  private static func rest(of programme: ProgrammeID) -> String {
    let title = escaped(programme.title, programmeSeparator...programmeSeparator)
    let number = programme.number == 1 ? "" : "\(programmeSeparator)\(programme.number)"
    return "\(programme.start)\(programmeSeparator)\(title)\(number)"
  }
}

extension ItemID {
  private static let escape: Unicode.Scalar = "\u{1A}"
  private static let separators: ClosedRange<Unicode.Scalar> = "\u{1B}"..."\u{1F}"
  private static let programmeSeparator: Unicode.Scalar = "\u{1C}"

  private static func escaped(_ text: String, _ separators: ClosedRange<Unicode.Scalar> = separators) -> String {
    guard text.unicodeScalars.contains(where: { $0 == escape || separators.contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == escape || separators.contains(scalar) { result.unicodeScalars.append(escape) }
      result.unicodeScalars.append(scalar)
    }
  }

  /// nil if a text has a separator, but not the parts that belong to it.
  private static func read(_ text: String) -> ItemID? {
    var rest = Substring(text).unicodeScalars
    let (name, separator) = nextPart(of: &rest, until: separators)
    guard let separator else { return .application(name) }
    switch Kind(rawValue: UInt8(separator.value)) {
    case .action: return .action(String(rest), of: name)
    case .result: return .result(String(rest), of: name)
    case .copy: return Int(String(rest)).map { .copy($0, of: name) }
    case .programme: return programme(on: name, &rest).map(ItemID.programme)
    case .power: return name.isEmpty ? PowerAction(rawValue: String(rest)).map(ItemID.power) : nil
    case .application, .folder, nil: return nil
    }
  }

  private static func programme(on channel: String, _ rest: inout Substring.UnicodeScalarView) -> ProgrammeID? {
    let separators = programmeSeparator...programmeSeparator
    guard let start = Int(nextPart(of: &rest, until: separators).text) else { return nil }
    let (title, separator) = nextPart(of: &rest, until: separators)
    let number = separator == nil ? 1 : Int(String(rest))
    return number.map { ProgrammeID(title: title, start: start, channel: channel, number: $0) }
  }

  /// Removes a part and the separator behind it; nil if that is the end of the text.
  private static func nextPart(
    of rest: inout Substring.UnicodeScalarView, until separators: ClosedRange<Unicode.Scalar>
  ) -> (text: String, separator: Unicode.Scalar?) {
    var part = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if separators.contains(scalar) { return (String(part), scalar) }
      part.append(scalar == escape ? rest.popFirst() ?? scalar : scalar)
    }
    return (String(part), nil)
  }
}
