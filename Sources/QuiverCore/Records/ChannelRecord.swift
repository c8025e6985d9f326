import Listings

/// A channel in the JSON of `guide check --json`. Every key is always present.
package struct ChannelRecord: Encodable, Sendable {
  private let channel: Channel

  package init(_ channel: Channel) { self.channel = channel }

  private enum Key: String, CodingKey { case id, name, icon, address, programmes }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(channel.id, forKey: .id)
    try container.encode(channel.name, forKey: .name)
    try container.encode(channel.icon, forKey: .icon)
    try container.encode(channel.address, forKey: .address)
    try container.encode(channel.programmes.map(ProgrammeRecord.init), forKey: .programmes)
  }
}

/// A programme in that JSON; times are in UTC (RFC 3339).
private struct ProgrammeRecord: Encodable {
  let start, stop, title, subtitle, summary: String
  let categories: [String]
  /// `0/2`: the place among programmes that share a slot, and their number.
  let clump: String?

  init(_ programme: Programme) {
    start = Programme.timestamp(of: programme.start)
    stop = Programme.timestamp(of: programme.stop)
    (title, subtitle, summary) = (programme.title, programme.subtitle, programme.summary)
    categories = programme.categories
    clump = programme.clump.map { "\($0.index)/\($0.count)" }
  }

  private enum Key: String, CodingKey { case start, stop, title, subtitle, summary, categories, clump }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (key, text) in [
      (Key.start, start), (.stop, stop), (.title, title), (.subtitle, subtitle), (.summary, summary),
    ] {
      try container.encode(text, forKey: key)
    }
    try container.encode(categories, forKey: .categories)
    try container.encode(clump, forKey: .clump)
  }
}
