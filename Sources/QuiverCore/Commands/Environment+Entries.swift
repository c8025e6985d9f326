import Freedesktop
import Posix
import SpringboardEngine

extension Environment {
  /// Every desktop entry, shown or not.
  package var entries: [EntryRecord] {
    let removed = Set(storedBoard?.removed ?? [])
    return scannedCatalogue.listings.map {
      EntryRecord($0, isRemoved: removed.contains(.application($0.entry.id)), isKiosk: kioskFile != nil)
    }
  }

  /// Logs a warning for each directory that was not searched completely.
  var scannedCatalogue: Catalogue {
    let catalogue = Catalogue.scan(catalogueSources)
    for omission in catalogue.omissions { Log.warning(omission) }
    return catalogue
  }

  /// The names of the applications that are shown.
  package var names: [ItemID: String] { ShownEntries(of: Catalogue.scan(catalogueSources)).mapValues(\.name) }

  /// The entry with an id. The suffix `.desktop` may be missing.
  package func find(_ id: String) -> EntryRecord? {
    let ids = [id, "\(id).desktop"]
    return entries.first { ids.contains($0.listing.entry.id) }
  }

  /// The ids of applications that a wrong id may stand for, as alternatives; nil if there are none.
  package func alternatives(toID id: String) -> String? {
    let ids = idsSimilar(to: id, among: entries.filter(\.isVisible).map(\.listing.entry.id))
    return ids.isEmpty ? nil : ids.prefix(Self.mostSuggested).map { tr("“%1$s”", $0) }.alternatives
  }

  private static let mostSuggested = 3

  /// The ids that are spelled almost like another one, as a whole or in their last component, and those whose last component
  /// contains it if it has three letters or more.
  private func idsSimilar(to id: String, among ids: [String]) -> [String] {
    let byName = Dictionary(
      ids.map { (DesktopEntry.name(from: $0).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    let wanted = DesktopEntry.name(from: id).lowercased()
    let misspelled = [
      Spelling.nearest(toID: id, among: ids),
      byName[Spelling.nearest(to: wanted, among: byName.keys.sorted()) ?? wanted],
    ]
    let longer =
      wanted.count < 3 ? [] : ids.filter { DesktopEntry.name(from: $0).lowercased().contains(wanted) }.sorted()
    return BaseDirectories.unique(misspelled.compactMap(\.self) + longer)
  }

  /// The plan for a launch, which is not carried out.
  package func plan(_ record: EntryRecord, action: String? = nil, opening documents: [String]) -> LaunchRecord {
    if record.listing.reason == .notAllowed {
      KioskLog(self)?.write(.refused("launch \(record.listing.entry.id)"))
      return LaunchRecord(.refused(record.listing.entry, .notAllowed))
    }
    let opened = documents.map { LaunchDocument(argument: $0, in: WorkingDirectory.path ?? "/") }
    var environment = LaunchEnvironment(self)
    environment.hasSessionBus = variables["DBUS_SESSION_BUS_ADDRESS"] != nil || directories.runtime != nil
    let plan = LaunchPlan.make(record.listing.entry, action: action, opening: opened, in: environment)
    if plan.method == .refused {
      KioskLog(self)?.write(.refused("launch \(plan.id)\(action.map { " --action \($0)" } ?? "")"))
    }
    return LaunchRecord(plan)
  }
}

extension LaunchPlan {
  fileprivate static func refused(_ entry: DesktopEntry, _ refusal: LaunchRefusal) -> LaunchPlan {
    LaunchPlan(id: entry.id, name: entry.name, method: .refused, refusal: refusal)
  }
}
