import KeyFile

/// The layout of GNOME Shell, as `dconf dump` prints it: pages and folders by `js/ui/appDisplay.js`, favourites by
/// `js/ui/appFavorites.js`.
struct GnomeLayout {
  private let groups: [String: [String: String]]
  /// The groups in the order of the file.
  private let names: [String]
  /// The applications in a category of the menu.
  private let members: (String) -> [String]

  /// nil if the text has none of these keys. The dump may be of `/`, `/org/gnome/` or `/org/gnome/shell/`.
  init?(_ text: String, members: @escaping (String) -> [String] = { _ in [] }) {
    let file = KeyFile(text)
    groups = file.entries.mapValues { entries in
      Dictionary(entries.compactMap { entry in entry.value.map { (entry.key, $0) } }, uniquingKeysWith: { $1 })
    }
    names = file.groups
    self.members = members
    guard value("app-picker-layout") != nil || value("favorite-apps") != nil || !folderIDs.isEmpty else { return nil }
  }

  var layout: ForeignLayout {
    let folders = folders
    var pages = (value("app-picker-layout")?.list ?? []).map { page in
      page.entries.sorted { position(of: $0.value) < position(of: $1.value) }.map { id, _ in
        folders[id] ?? ForeignLayout.Item.app(id)
      }
    }
    // GNOME sorts by name until somebody moves an icon, and has folders then already.
    if pages.joined().isEmpty { pages = [folderIDs.compactMap { folders[$0] }] }
    return ForeignLayout(pages: pages, dock: value("favorite-apps")?.strings ?? [])
  }

  private func position(of properties: NestedValue) -> Double {
    properties["position"]?.number ?? .infinity
  }

  private func value(_ key: String, in group: String? = nil) -> NestedValue? {
    (group.map { [$0] } ?? names).lazy.compactMap { groups[$0]?[key] }.first.flatMap { NestedValue($0) }
  }

  /// The groups of folders, such as `org/gnome/desktop/app-folders/folders/Utilities`, by their ids.
  private var folderGroups: [(id: String, group: String)] {
    names.compactMap { group in
      let parts = group.split(separator: "/")
      guard parts.count > 1, parts[parts.count - 2] == "folders" else { return nil }
      return (String(parts[parts.count - 1]), group)
    }
  }

  private var folderIDs: [String] {
    let listed = value("folder-children")?.strings ?? []
    let known = Set(listed)
    return listed + folderGroups.map(\.id).filter { !known.contains($0) }
  }

  private var folders: [String: ForeignLayout.Item] {
    var folders: [String: ForeignLayout.Item] = [:]
    for (id, group) in folderGroups {
      let categories = value("categories", in: group)?.strings ?? []
      let excluded = Set(value("excluded-apps", in: group)?.strings ?? [])
      let apps =
        (value("apps", in: group)?.strings ?? []) + categories.flatMap(members).filter { !excluded.contains($0) }
      folders[id] = .folder(name: name(value("name", in: group)?.string ?? id), apps)
    }
    return folders
  }

  /// A name that ends in `.directory` is that of a file with the name in all languages.
  private func name(_ name: String) -> String {
    guard name.hasSuffix(".directory") else { return name }
    let words = name.dropLast(".directory".count).split(separator: "-")
    return words.filter { !["X", "GNOME", "Shell"].contains($0) }.joined(separator: " ")
  }
}
