/// Finds the channels of listings by their ids and names.
struct ChannelIndex {
  private var byID: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  /// Of several channels with the same id or name, the first one is found.
  init(_ channels: [Channel]) {
    for (index, channel) in channels.enumerated() {
      Self.note(channel.id, index, in: &byID)
      for name in channel.names { Self.note(name, index, in: &byName) }
    }
  }

  private static func note(_ text: String, _ index: Int, in table: inout [String: Int]) {
    let key = text.foldedName
    if !key.isEmpty, table[key] == nil { table[key] = index }
  }

  /// The channel that a playlist means: that of its id, then of one of its names, then one whose name is its id or the reverse.
  func match(for channel: Channel) -> Int? {
    let (id, names) = (channel.id.foldedName, channel.names.map(\.foldedName))
    return byID[id] ?? names.lazy.compactMap { byName[$0] }.first ?? byName[id]
      ?? names.lazy.compactMap { byID[$0] }.first
  }
}

extension Channel {
  /// All names under which it is known.
  fileprivate var names: [String] { [name] + otherNames }
}

extension String {
  /// The text for comparisons: in lower case, without blanks at its ends, and with single blanks for blanks and underscores.
  fileprivate var foldedName: String {
    lowercased().split { $0.isWhitespace || $0 == "_" }.joined(separator: " ")
  }
}
