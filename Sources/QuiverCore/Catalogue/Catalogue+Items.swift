import Freedesktop
import SpringboardEngine

extension Catalogue {
  /// The applications that are shown, and settings panels that only search finds.
  package func items(_ sources: CatalogueSources, _ directories: BaseDirectories) -> [AppItem] {
    let defaults = MimeDefaults(base: directories, data: sources.dataDirectories, desktops: sources.desktops)
    let entries = listings.filter { $0.reason == nil }.map(\.entry)
    let purposes = entries.map(\.purposes)
    let panelEntries = listings.filter { $0.reason == .settingsPanel }.map(\.entry)
    let panelPurposes = panelEntries.map { $0.purposes.subtracting(.docked) }
    let all = Array(zip(entries + panelEntries, purposes + panelPurposes))
    let terminals = TerminalDefaults(
      base: directories, data: sources.dataDirectories, desktops: sources.desktops, path: sources.path)
    let preferred = PreferredApplications(
      among: all, defaults: defaults, terminals: terminals, desktops: sources.desktops)
    let hasSoftwareCentre = hasSoftwareCentre(by: defaults)
    let applications = zip(entries, purposes).map { entry, purposes in
      var item = AppItem(entry, for: purposes, preferredFor: preferred.purposes(of: entry.id))
      item.canBeUninstalled = hasSoftwareCentre && !entry.isOwn(in: directories)
      return item
    }
    let panels = zip(panelEntries, panelPurposes).map { entry, purposes in
      var item = AppItem(entry, for: purposes, preferredFor: preferred.purposes(of: entry.id))
      item.isSearchOnly = true
      return item
    }
    return applications + panels
  }

  /// Whether an installed application opens links to software.
  private func hasSoftwareCentre(by defaults: MimeDefaults) -> Bool {
    let handlers = Set(defaults.applications(for: "x-scheme-handler/appstream"))
    return listings.contains { handlers.contains($0.entry.id) }
  }
}

extension ItemID {
  /// The desktop entry of the programme guide.
  static let guideTile = ItemID.application("io.github.quiver_launcher.Quiver.Guide.desktop")
}

extension AppItem {
  package init(_ entry: DesktopEntry, for purposes: PurposeSet, preferredFor: PurposeSet = []) {
    self.init(
      id: .application(entry.id), name: entry.name, purposes: purposes.union(preferredFor), preferredFor: preferredFor,
      categories: entry.mainCategories)
    opensGuide = id == .guideTile
    actions = entry.actions.map { Action(id: $0.id, name: $0.name.displayable) }
    searchTexts = SearchTexts(
      untranslatedName: entry.untranslatedName ?? "", program: entry.programName ?? "",
      genericName: entry.genericName ?? "", keywords: entry.keywords,
      untranslatedGenericName: entry.untranslatedGenericName ?? "", untranslatedKeywords: entry.untranslatedKeywords,
      comment: entry.comment ?? "", untranslatedComment: entry.untranslatedComment ?? "")
  }
}

extension DesktopEntry {
  /// Whether the user made the entry, rather than a package or Flatpak, which has its own directory.
  fileprivate func isOwn(in directories: BaseDirectories) -> Bool {
    flatpakID == nil && file.hasPrefix("\(directories.dataHome)/applications/")
  }
}
