/// The groups of COSMIC's application library (`app_group.rs`) and its favourites, both as RON.
struct CosmicLayout {
  private let groups: [NestedValue]
  private let favorites: [String]
  private let members: (String) -> [String]

  /// `members` returns the applications in a category of the menu. nil if the value is neither.
  init?(_ value: NestedValue, members: @escaping (String) -> [String]) {
    guard let list = value.list, !list.isEmpty else { return nil }
    self.members = members
    groups = list.filter { $0["filter"] != nil }
    favorites = value.strings
    if groups.isEmpty, favorites.count < list.count { return nil }
  }

  var layout: ForeignLayout {
    let folders = groups.map { group in
      ForeignLayout.Item.folder(name: name(group["name"]?.string ?? ""), apps(group["filter"] ?? .null))
    }
    return ForeignLayout(pages: folders.isEmpty ? [] : [folders], dock: favorites)
  }

  private func apps(_ filter: NestedValue) -> [String] {
    guard case .tagged(let kind, let content) = filter else { return [] }
    switch kind {
    case "AppIds": return content.list?.first?.strings ?? []
    case "Categories":
      let excluded = Set(content["exclude"]?.strings ?? [])
      let found = (content["categories"]?.strings ?? []).flatMap(members)
      return (content["include"]?.strings ?? [])
        + found.filter { !excluded.contains($0) && !excluded.contains(String($0.dropLast(".desktop".count))) }
    default: return []
    }
  }

  /// The groups that COSMIC makes have names for its translations.
  private func name(_ name: String) -> String {
    let prefix = "cosmic-"
    return name.hasPrefix(prefix) ? name.dropFirst(prefix.count).capitalized : name
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
