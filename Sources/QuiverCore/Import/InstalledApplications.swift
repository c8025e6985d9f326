import SpringboardEngine

/// Finds applications by the names that other programs use for them.
struct InstalledApplications {
  private var ids: Set<String> = []
  private var idsByLowercase: [String: String] = [:]
  private var idsByName: [String: String] = [:]
  private var idsByLastPart: [String: String] = [:]
  private var categories: [String: [String]] = [:]
  private var preferred: [(purposes: PurposeSet, id: String)] = []

  /// If several applications have the same name, the first one is found by it.
  init(_ items: [AppItem]) {
    for item in items {
      guard let id = item.id.desktopID else { continue }
      ids.insert(id)
      if idsByLowercase[id.lowercased()] == nil { idsByLowercase[id.lowercased()] = id }
      if idsByName[item.name.lowercased()] == nil { idsByName[item.name.lowercased()] = id }
      if let part = Self.lastPart(of: id), idsByLastPart[part] == nil { idsByLastPart[part] = id }
      for category in item.categories { categories[category, default: []].append(id) }
      preferred.append((item.preferredFor, id))
    }
  }

  /// `firefox` of `org.mozilla.firefox.desktop`, of the snap `firefox_firefox.desktop`, and of `firefox`. nil if it is no name, such as
  /// the number of a version.
  private static func lastPart(of id: String) -> String? {
    let base = id.hasSuffix(".desktop") ? id.dropLast(".desktop".count) : id[...]
    let parts = base.split { ".:_".contains($0) }
    // Two parts are a name and a version, or a name with a point, unless the two are equal as in snaps.
    guard parts.count > 2 || Set(parts).count == 1, let part = parts.last, part.contains(where: \.isLetter) else {
      return nil
    }
    return part.lowercased()
  }

  /// The application with an id, with or without `.desktop` and a path before it; or else with a name; or else with the last part of an
  /// id.
  func id(of name: String) -> ItemID? {
    if let purpose = Self.purpose(of: name) { return id(for: purpose) }
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    let candidates = [plain, "\(plain).desktop"]
    let id =
      candidates.first(where: ids.contains) ?? candidates.lazy.compactMap { idsByLowercase[$0.lowercased()] }.first
      ?? idsByName[name.lowercased()] ?? idSimilar(to: plain)
    return id.map(ItemID.application)
  }

  /// The same application under another id: `firefox` is `org.mozilla.firefox`, and the other way round. Two long ids with the same last
  /// part, such as `Client`, are different applications.
  private func idSimilar(to id: String) -> String? {
    guard let part = Self.lastPart(of: id) else { return nil }
    let isShort = id.lowercased().hasPrefix(part)
    return isShort ? idsByLastPart[part] : idsByLowercase["\(part).desktop"]
  }

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

  /// The applications in a category of the menu, by their names.
  func members(of category: String) -> [String] { categories[category] ?? [] }

  /// Returns what is installed here of a layout, and the names of what is not.
  func placed(_ layout: ForeignLayout) -> (layout: ImportedLayout, missing: [String]) {
    var (missing, reported): ([String], Set<String>) = ([], [])
    func found(_ name: String) -> ItemID? {
      let id = id(of: name)
      if id == nil, reported.insert(name).inserted { missing.append(name) }
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
