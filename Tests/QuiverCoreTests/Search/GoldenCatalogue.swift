import Freedesktop
import SpringboardEngine

/// The applications among which the golden tests search.
///
/// The entries are shortened desktop entries. `[id]` starts one. `Name=Files | [de]=Dateien` stands for `Name=Files`
/// and `Name[de]=Dateien`, and `Action new=New Window` for an action with its group.
enum GoldenCatalogue {
  /// The desktop entries.
  static let entries: [GoldenEntry] = [gnome, kde, network, work, world, findings].flatMap(GoldenEntry.entries)

  /// The ids of all entries.
  static let ids = Set(entries.map(\.id))

  /// The applications as a user with this locale sees them.
  static func items(locale: String, preferred: [ItemID: PurposeSet] = [:]) -> [AppItem] {
    entries.map { $0.item(locale: locale, preferredFor: preferred[ItemID.application($0.id)] ?? []) }
  }

  /// The id for which a test may write only its last component, in any case: `Nautilus` for
  /// `org.gnome.Nautilus.desktop`; nil if there is none, or several.
  static func id(_ short: some StringProtocol) -> ItemID? {
    let wanted = "\(short).desktop".lowercased()
    let found = ids.filter { $0.lowercased() == wanted || $0.lowercased().hasSuffix(".\(wanted)") || $0 == short }
    return found.count == 1 ? found.first.map { ItemID.application($0) } : nil
  }
}
