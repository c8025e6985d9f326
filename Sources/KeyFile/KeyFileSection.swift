/// A header and the lines that follow it.
struct KeyFileSection: Equatable, Sendable {
  var name: String
  var header: KeyFileRow
  var rows: [KeyFileRow] = []
}
