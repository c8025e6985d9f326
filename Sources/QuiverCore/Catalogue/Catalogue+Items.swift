import Freedesktop
import SpringboardEngine

extension Catalogue {
  /// The applications that are shown.
  package func items(_ sources: CatalogueSources, _ directories: BaseDirectories) -> [AppItem] {
    let defaults = MimeDefaults(base: directories, data: sources.dataDirectories, desktops: sources.desktops)
    let (roles, hasSoftwareCentre) = (roles(by: defaults), hasSoftwareCentre(by: defaults))
    return listings.filter { $0.reason == nil }.map { listing in
      let role = roles[ItemID(listing.entry.id)]
      var item = AppItem(listing.entry, role: role?.role, roleRank: role?.rank ?? .max)
      item.canBeUninstalled = hasSoftwareCentre && !listing.entry.isOwn(in: directories)
      return item
    }
  }

  /// Whether an installed application opens links to software.
  private func hasSoftwareCentre(by defaults: MimeDefaults) -> Bool {
    let handlers = Set(defaults.applications(for: "x-scheme-handler/appstream"))
    return listings.contains { handlers.contains($0.entry.id) }
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

extension ItemID {
  /// The desktop entry of the programme guide.
  static let guideTile = ItemID("io.github.quiver_launcher.Quiver.Guide.desktop")
}

extension AppItem {
  package init(_ entry: DesktopEntry, role: Role? = nil, roleRank: Int = .max) {
    self.init(
      id: ItemID(entry.id), name: entry.name, role: role, roleRank: roleRank, categories: entry.mainCategories)
    opensGuide = id == .guideTile
    actions = entry.actions.map { Action(id: $0.id, name: $0.name.displayable) }
    searchTexts = SearchTexts(
      untranslatedName: entry.untranslatedName ?? "", program: entry.programName ?? "",
      genericName: entry.genericName ?? "", keywords: entry.keywords,
      untranslatedGenericName: entry.untranslatedGenericName ?? "", untranslatedKeywords: entry.untranslatedKeywords)
  }
}

extension DesktopEntry {
  /// Whether the user made the entry, rather than a package or Flatpak, which has its own directory.
  fileprivate func isOwn(in directories: BaseDirectories) -> Bool {
    flatpakID == nil && file.hasPrefix("\(directories.dataHome)/applications/")
  }
}

extension AppItem.Role {
  fileprivate init(_ role: DesktopEntry.Role) {
    switch role {
    case .browser: self = .browser
    case .mail: self = .mail
    case .files: self = .files
    case .terminal: self = .terminal
    case .settings: self = .settings
    case .music: self = .music
    case .photos: self = .photos
    case .calendar: self = .calendar
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
