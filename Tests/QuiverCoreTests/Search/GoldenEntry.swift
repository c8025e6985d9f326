import Freedesktop
import QuiverCore
import SpringboardEngine

/// A shortened desktop entry of the golden catalogue.
struct GoldenEntry {
  /// The desktop file id.
  let id: String
  private var keys: [String] = []
  private var actions: [(id: String, keys: [String])] = []

  private init(id: String) {
    self.id = id
  }

  /// Reads shortened entries.
  static func entries(_ text: String) -> [GoldenEntry] {
    text.split(separator: "\n").reduce(into: []) { entries, line in
      if line.hasPrefix("[") {
        entries.append(GoldenEntry(id: String(line.dropFirst().dropLast())))
      } else {
        entries[entries.count - 1].add(String(line))
      }
    }
  }

  private mutating func add(_ line: String) {
    guard line.hasPrefix("Action ") else { return keys += Self.translations(line) }
    let pair = line.dropFirst("Action ".count).split(separator: "=", maxSplits: 1)
    actions.append((String(pair[0]), Self.translations("Name=\(pair[1])")))
  }

  /// `Name=Files | [de]=Dateien` as `Name=Files` and `Name[de]=Dateien`.
  private static func translations(_ line: String) -> [String] {
    let key = line.prefix { $0 != "=" && $0 != "[" }
    let parts = line.split(separator: " | ")
    return parts.map { $0.hasPrefix("[") ? "\(key)\($0)" : String($0) }
  }

  /// The content of the desktop entry.
  var text: String {
    let list = actions.map { "\($0.id);" }.joined()
    let groups = actions.flatMap { ["[Desktop Action \($0.id)]", "Exec=true"] + $0.keys }
    let lines = ["[Desktop Entry]", "Type=Application", "Actions=\(list)"] + keys + groups
    return lines.joined(separator: "\n") + "\n"
  }

  /// The application as a user with this locale sees it.
  func item(locale: String, preferredFor: PurposeSet = []) -> AppItem {
    let bytes = Array(text.utf8)
    let entry = DesktopEntry(
      parsing: bytes.span, id: id, file: "/usr/share/applications/\(id)", locale: LocaleMatch(locale))
    return AppItem(entry, for: entry.purposes, preferredFor: preferredFor)
  }
}
