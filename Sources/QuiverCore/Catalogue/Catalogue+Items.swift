import Freedesktop
import SpringboardEngine

extension Catalogue {
  /// The applications that are shown.
  package func items(_ sources: CatalogueSources, _ directories: BaseDirectories) -> [AppItem] {
    let roles = roles(by: MimeDefaults(base: directories, data: sources.dataDirectories, desktops: sources.desktops))
    return listings.filter { $0.reason == nil }.map { listing in
      let id = ItemID(listing.entry.id)
      let role = roles[id]
      return AppItem(
        id: id, name: listing.entry.name, role: role?.role, roleRank: role?.rank ?? .max,
        categories: listing.entry.mainCategories)
    }
  }

  /// The role that each application may fill, and its rank among the candidates. If it may fill several, the first
  /// counts.
  private func roles(by defaults: MimeDefaults) -> [ItemID: (role: AppItem.Role, rank: Int)] {
    var found: [ItemID: (AppItem.Role, Int)] = [:]
    for role in DesktopEntry.Role.allCases {
      for (rank, entry) in applications(filling: role, by: defaults).enumerated() where found[ItemID(entry.id)] == nil {
        found[ItemID(entry.id)] = (AppItem.Role(role), rank)
      }
    }
    return found
  }
}

extension AppItem.Role {
  fileprivate init(_ role: DesktopEntry.Role) {
    switch role {
    case .browser: self = .browser
    case .files: self = .files
    case .terminal: self = .terminal
    case .settings: self = .settings
    }
  }
}

extension Catalogue {
  /// The entries that are shown.
  package var shown: [ItemID: DesktopEntry] {
    let shown = listings.lazy.filter { $0.reason == nil }.map { (ItemID($0.entry.id), $0.entry) }
    return Dictionary(shown, uniquingKeysWith: { first, _ in first })
  }
}
