import CollectionEngine

/// The activities of applications.
struct Activities: Equatable, Sendable {
  private var byID: [ItemID: Activity] = [:]
  /// When applications began to want attention.
  private(set) var urgentSince: [ItemID: Instant] = [:]

  mutating func adopt(_ new: [ItemID: Activity], at now: Instant) {
    urgentSince = new.filter(\.value.isUrgent).reduce(into: [:]) { times, entry in
      times[entry.key] = urgentSince[entry.key] ?? now
    }
    byID = new
  }

  /// The count of an application, or the sum of those in a folder.
  func count(of id: ItemID, in folder: Board.Folder?) -> Int {
    guard let folder else { return byID[id]?.count ?? 0 }
    return folder.items.reduce(0) { sum, id in
      let (new, overflow) = sum.addingReportingOverflow(byID[id]?.count ?? 0)
      return overflow ? .max : new
    }
  }

  /// The activity of an application; nil if none is reported.
  subscript(id: ItemID) -> Activity? { byID[id] }
}
