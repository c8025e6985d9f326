/// A header and the lines that follow it.
struct KeyFileSection: Equatable, Sendable {
  var name: String
  var header: KeyFileRow
  var rows: [KeyFileRow] = []

  /// Where a new key goes: after the last one, so that a comment on the next group stays with that group.
  var insertionIndex: Int {
    (rows.lastIndex { $0.pair != nil } ?? -1) + 1
  }
}
