import FormatBridge

/// The channels and programmes of a file, in its order. At the end, missing ends are filled in.
struct ProgrammeCollection {
  private var channels: [Channel] = []
  private var indices: [String: Int] = [:]
  /// The channels that programmes have named before they were declared.
  private var mentions: [String: (order: Int, position: XMLReader.Position?)] = [:]
  private var duplicates = 0

  var channelCount: Int { channels.count }

  /// A channel that is declared twice, or after its first programme, gets the later name.
  mutating func declare(_ channel: Channel) {
    mentions[channel.id] = nil
    guard let index = indices[channel.id] else {
      indices[channel.id] = channels.count
      return channels.append(channel)
    }
    (channels[index].name, channels[index].otherNames) = (channel.name, channel.otherNames)
    channels[index].icon = channels[index].icon ?? channel.icon
  }

  /// Notes that a programme at a place names a channel, which may be declared later. Returns false if it is unknown and there are
  /// too many channels.
  mutating func mention(_ id: String, at position: XMLReader.Position?, limit: Int) -> Bool {
    guard indices[id] == nil else { return true }
    guard channels.count < limit else { return false }
    declare(Channel(id: id, name: id))
    mentions[id] = (channels.count, position)
    return true
  }

  /// The channels that programmes name but that are not declared, and the places of their first programmes, in order.
  var undeclared: [(id: String, position: XMLReader.Position?)] {
    mentions.sorted { $0.value.order < $1.value.order }.map { ($0.key, $0.value.position) }
  }

  mutating func add(_ programme: Programme, on channel: String) {
    if let index = indices[channel] { channels[index].programmes.append(programme) }
  }

  /// The length of the last programme of a channel, if the file does not say when it ends, in seconds.
  private static let defaultDuration = 3600

  mutating func listings(_ problems: inout ProblemList) -> Listings {
    for index in channels.indices {
      channels[index].programmes = Self.completed(channels[index].programmes, &duplicates)
    }
    if duplicates > 0 { problems.add(.duplicates(duplicates)) }
    return Listings(channels: channels)
  }

  /// In the order of the starts, each only once and with an end.
  private static func completed(_ programmes: [Programme], _ duplicates: inout Int) -> [Programme] {
    var (result, seen) = ([Programme](), Set<[String]>())
    result.reserveCapacity(programmes.count)
    let sorted = programmes.sorted { ($0.start, $0.clump?.index ?? 0) < ($1.start, $1.clump?.index ?? 0) }
    for programme in sorted {
      if result.last?.start != programme.start { seen = [] }
      if seen.insert(programme.contents).inserted {
        result.append(programme)
      } else {
        duplicates += 1
      }
    }
    fillEnds(of: &result)
    return result
  }

  private static func fillEnds(of programmes: inout [Programme]) {
    var next: Int?
    for index in programmes.indices.reversed() {
      if index + 1 < programmes.count, programmes[index + 1].start > programmes[index].start {
        next = programmes[index + 1].start
      }
      guard programmes[index].stop == programmes[index].start else { continue }
      programmes[index].stop = next ?? programmes[index].start + defaultDuration
    }
  }
}

extension Programme {
  /// The values that distinguish the programme from others that begin at the same time.
  fileprivate var contents: [String] {
    [title, subtitle, summary, "\(stop)", clump.map { "\($0.index)/\($0.count)" } ?? ""] + categories
  }
}
