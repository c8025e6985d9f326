import SpringboardEngine

/// Finds applications by the names that other programs use for them.
struct InstalledApplications {
  private var ids: Set<String> = []
  private var byName: [String: String] = [:]
  private var categories: [String: [String]] = [:]
  private var preferred: [(purposes: PurposeSet, id: String)] = []

  init(_ items: [AppItem]) {
    for item in items {
      guard let id = item.id.desktopID else { continue }
      ids.insert(id)
      for name in [id, Self.lastPart(of: id), item.name] { remember(id, as: name) }
      for category in item.categories { categories[category, default: []].append(id) }
      preferred.append((item.preferredFor, id))
    }
  }

  /// The first application keeps a name that several have.
  private mutating func remember(_ id: String, as name: String) {
    let name = name.lowercased()
    if byName[name] == nil { byName[name] = id }
  }

  /// `firefox` of `org.mozilla.firefox.desktop`, and of the snap `firefox_firefox.desktop`.
  private static func lastPart(of id: String) -> String {
    let base = id.hasSuffix(".desktop") ? id.dropLast(".desktop".count) : id[...]
    return String(base.split { ".:_".contains($0) }.last ?? base)
  }

  /// The application with an id, with or without `.desktop` and a path before it; or with the last part of it; or with a name.
  func id(of name: String) -> ItemID? {
    if let purpose = Self.purpose(of: name) { return id(for: purpose) }
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    let candidates = [plain, "\(plain).desktop"]
    if let id = candidates.first(where: ids.contains) { return .application(id) }
    return [plain, "\(plain).desktop", name, Self.lastPart(of: plain)].lazy
      .compactMap { byName[$0.lowercased()] }.first.map(ItemID.application)
  }

  /// The applications in a category of the menu, by their names.
  func members(of category: String) -> [String] { categories[category] ?? [] }

  /// The purpose of a link such as `preferred://browser`, by which Plasma's menus have the user's browser.
  private static func purpose(of link: String) -> Purpose? {
    switch link {
    case "preferred://browser": .browser
    case "preferred://filemanager": .files
    case "preferred://mail", "preferred://mailer": .mail
    case "preferred://terminal": .terminal
    default: nil
    }
  }

  private func id(for purpose: Purpose) -> ItemID? {
    preferred.first { $0.purposes.contains(PurposeSet(purpose)) }.map { .application($0.id) }
  }

  /// Returns what is installed here of a layout, and the names of what is not.
  func placed(_ layout: ForeignLayout) -> (layout: ImportedLayout, missing: [String]) {
    var missing: [String] = []
    func found(_ name: String) -> ItemID? {
      let id = id(of: name)
      if id == nil, !missing.contains(name) { missing.append(name) }
      return id
    }
    let dock = layout.dock.compactMap(found)
    let pages = layout.pages.map { page in
      page.compactMap { item -> ImportedLayout.Item? in
        switch item {
        case .app(let name): found(name).map(ImportedLayout.Item.app)
        case .folder(let name, let names): .folder(name: name, names.compactMap(found))
        }
      }
    }
    return (ImportedLayout(pages: pages, dock: dock), missing)
  }
}
