extension Listings {
  /// Returns listings with the channels of a playlist: in its order, with its names and addresses, and with the programmes of
  /// the channels that have one of their ids or names. These are the same regardless of case, blanks and underscores. A channel
  /// without a name of its own has the name in the listings. Channels that are only in these listings come last.
  public func joined(with playlist: Listings) -> Listings {
    guard !playlist.channels.isEmpty else { return self }
    let index = ChannelIndex(channels)
    var (result, used, ids) = ([Channel](), Set<Int>(), [String: Int]())
    for var channel in playlist.channels {
      if let found = index.match(for: channel) {
        used.insert(found)
        channel.programmes = channels[found].programmes
        channel.icon = channel.icon ?? channels[found].icon
        if !channel.hasOwnName { channel.name = channels[found].name }
      }
      channel.id = Self.unique(channel.id, &ids)
      result.append(channel)
    }
    let others = channels.enumerated().filter { !used.contains($0.offset) }.map(\.element)
    return Listings(channels: result + others.filter { ids[$0.id] == nil })
  }

  /// Returns the channels of these playlists in order. A channel with several addresses is there several times.
  public static func playlist(of playlists: some Sequence<Listings>) -> Listings {
    var known: Set<[String?]> = []
    return Listings(channels: playlists.flatMap(\.channels).filter { known.insert([$0.id, $0.address]).inserted })
  }

  /// Returns these listings and others after them. The programmes of channels that are in both are combined.
  public func adding(_ other: Listings) -> Listings {
    var result = self
    var indices = Dictionary(channels.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for channel in other.channels {
      guard let index = indices[channel.id] else {
        indices[channel.id] = result.channels.count
        result.channels.append(channel)
        continue
      }
      let known = Set(result.channels[index].programmes.map { [$0.title, "\($0.start)"] })
      result.channels[index].programmes += channel.programmes.filter { !known.contains([$0.title, "\($0.start)"]) }
      result.channels[index].programmes.sort { $0.start < $1.start }
    }
    return result
  }

  /// A channel that is in a playlist twice, such as in two qualities, has two rows. `used` has the last number of each id.
  private static func unique(_ id: String, _ used: inout [String: Int]) -> String {
    var candidate = id
    while used[candidate] != nil {
      used[id, default: 1] += 1
      candidate = "\(id) \(used[id, default: 1])"
    }
    used[candidate] = 1
    return candidate
  }
}
