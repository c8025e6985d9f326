import GtkBridge
import QuiverCore
import SpringboardEngine

/// Finds out which applications are running: those that have a window, those that run in a systemd unit, and those whose
/// process was started here.
struct RunningApplications {
  var owners = WindowOwners()
  /// The windows of all programs.
  var windows: [ClientWindow] = []
  /// The applications that run in systemd units.
  var units: Set<ItemID> = []
  /// The processes that were started here and have not ended.
  var processes: [Int32: ItemID] = [:]

  var ids: Set<ItemID> {
    windows.reduce(into: units.union(processes.values)) { ids, window in
      ids.formUnion(owners.owners(ofWindowNamed: [window.className, window.instanceName].compactMap(\.self)))
    }
  }
}
