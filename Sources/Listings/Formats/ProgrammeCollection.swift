/// The channels and programmes of a file, in its order. At the end, missing ends are filled in.
struct ProgrammeCollection {
  private var channels: [Channel] = []
  private var indices: [String: Int] = [:]
  private var duplicates = 0

  var channelCount: Int { channels.count }

  /// A channel that is declared twice, or after its first programme, gets the later name.
  mutating func declare(_ channel: Channel) {
    guard let index = indices[channel.id] else {
      indices[channel.id] = channels.count
      return channels.append(channel)
    }
    channels[index].name = channel.name
    channels[index].icon = channels[index].icon ?? channel.icon
  }

  /// What is known of a channel that a programme names.
  enum Declaration { case known, declared, tooMany }

  /// Declares a channel that is not, unless there are too many.
  mutating func declareIfUnknown(_ id: String, limit: Int) -> Declaration {
    guard indices[id] == nil else { return .known }
    guard channels.count < limit else { return .tooMany }
    declare(Channel(id: id, name: id))
    return .declared
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
  /// What distinguishes it from others that begin at the same time.
  fileprivate var contents: [String] {
    [title, subtitle, summary, "\(stop)", clump.map { "\($0.index)/\($0.count)" } ?? ""] + categories
  }
}
