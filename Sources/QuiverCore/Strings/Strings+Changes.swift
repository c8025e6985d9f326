import SpringboardEngine

/// The sentences for what a change did to the layout: in menus, in notices and on the command line. They are in the past tense, as
/// the contexts say.
extension Strings {
  package static func sentence(for change: Board.Change, _ name: (ItemID) -> String) -> String {
    switch change {
    case .removed(let ids): removed(ids, name)
    case .restored(let ids): restored(ids, name)
    case .madeFolder(let folder): trc("was done", "Made the folder “%1$s”", folder)
    case .dissolvedFolder(let folder): trc("was done", "Ungrouped the folder “%1$s”", folder)
    case .renamedFolder(let old, let new): trc("was done", "Renamed the folder “%1$s” to “%2$s”", old, new)
    case .movedIntoFolder(let ids, let folder): moved(ids, into: folder, name)
    case .movedToDock(let ids): movedToDock(ids, name)
    case .moved(let ids): moved(ids, name)
    case .rearranged: trc("was done", "Rearranged the icons")
    case .replaced: trc("was done", "Replaced the layout")
    }
  }

  package static func undone(_ change: Board.Change?, _ name: (ItemID) -> String) -> String {
    change.map { tr("Undone: %1$s", sentence(for: $0, name)) } ?? tr("Undone")
  }

  package static func redone(_ change: Board.Change?, _ name: (ItemID) -> String) -> String {
    change.map { tr("Redone: %1$s", sentence(for: $0, name)) } ?? tr("Redone")
  }

  private static func removed(_ ids: [ItemID], _ name: (ItemID) -> String) -> String {
    switch ids.count {
    case 1: trc("was done", "Removed “%1$s” from the home screen", name(ids[0]))
    case 2: trc("was done", "Removed “%1$s” and “%2$s” from the home screen", name(ids[0]), name(ids[1]))
    default:
      trn(
        "Removed “%2$s” and %1$d other from the home screen", "Removed “%2$s” and %1$d others from the home screen",
        ids.count - 1, first(of: ids, name))
    }
  }

  private static func restored(_ ids: [ItemID], _ name: (ItemID) -> String) -> String {
    switch ids.count {
    case 1: trc("was done", "Put back “%1$s”", name(ids[0]))
    case 2: trc("was done", "Put back “%1$s” and “%2$s”", name(ids[0]), name(ids[1]))
    default:
      trn(
        "Put back “%2$s” and %1$d other", "Put back “%2$s” and %1$d others", ids.count - 1, first(of: ids, name))
    }
  }

  private static func moved(_ ids: [ItemID], into folder: String, _ name: (ItemID) -> String) -> String {
    switch ids.count {
    case 1: trc("was done", "Moved “%1$s” into the folder “%2$s”", name(ids[0]), folder)
    case 2: trc("was done", "Moved “%1$s” and “%2$s” into the folder “%3$s”", name(ids[0]), name(ids[1]), folder)
    default:
      trn(
        "Moved “%2$s” and %1$d other into the folder “%3$s”", "Moved “%2$s” and %1$d others into the folder “%3$s”",
        ids.count - 1, first(of: ids, name), folder)
    }
  }

  private static func movedToDock(_ ids: [ItemID], _ name: (ItemID) -> String) -> String {
    switch ids.count {
    case 1: trc("was done", "Moved “%1$s” to the dock", name(ids[0]))
    case 2: trc("was done", "Moved “%1$s” and “%2$s” to the dock", name(ids[0]), name(ids[1]))
    default:
      trn(
        "Moved “%2$s” and %1$d other to the dock", "Moved “%2$s” and %1$d others to the dock", ids.count - 1,
        first(of: ids, name))
    }
  }

  private static func moved(_ ids: [ItemID], _ name: (ItemID) -> String) -> String {
    switch ids.count {
    case 1: trc("was done", "Moved “%1$s”", name(ids[0]))
    case 2: trc("was done", "Moved “%1$s” and “%2$s”", name(ids[0]), name(ids[1]))
    default:
      trn("Moved “%2$s” and %1$d other", "Moved “%2$s” and %1$d others", ids.count - 1, first(of: ids, name))
    }
  }

  private static func first(of ids: [ItemID], _ name: (ItemID) -> String) -> String { ids.first.map(name) ?? "" }
}
