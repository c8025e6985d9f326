import Freedesktop
import Posix
import SpringboardEngine

extension Environment {
  /// Every desktop entry of the machine, shown or not. What is not searched is said on the way.
  package var entries: [EntryRecord] {
    let removed = Set(storedBoard?.removed ?? [])
    let catalogue = Catalogue.scan(catalogueSources)
    for omission in catalogue.omissions { Log.warning(omission) }
    return catalogue.listings.map {
      EntryRecord($0, isRemoved: removed.contains(ItemID($0.entry.id)))
    }
  }

  /// The entry that counts for an id, which may lack its suffix.
  package func find(_ id: String) -> EntryRecord? {
    let ids = [id, "\(id).desktop"]
    return entries.first { ids.contains($0.listing.entry.id) }
  }

  /// How an application would be started; nothing is.
  package func plan(_ record: EntryRecord, action: String? = nil, opening documents: [String]) -> LaunchRecord {
    let opened = documents.map { Document(argument: $0, in: WorkingDirectory.path ?? "/") }
    var environment = LaunchEnvironment(self)
    environment.hasSessionBus = variables["DBUS_SESSION_BUS_ADDRESS"] != nil || directories.runtime != nil
    return LaunchRecord(
      LaunchPlan.make(record.listing.entry, action: action, opening: opened, in: environment))
  }
}
