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

  /// Returns whether the channel is new, unless there are too many.
  mutating func addChannelIfUnknown(_ id: String, limit: Int) -> Bool {
    guard indices[id] == nil, channels.count < limit else { return false }
    declare(Channel(id: id, name: id))
    return true
  }

  mutating func add(_ programme: Programme, on channel: String) {
    if let index = indices[channel] { channels[index].programmes.append(programme) }
  }

  /// The length of the last programme of a channel, if the file does not say when it ends, in seconds.
  private static let usualLength = 3600

  mutating func listings(_ problems: inout ProblemList) -> Listings {
    for index in channels.indices {
      channels[index].programmes = Self.completed(channels[index].programmes, &duplicates, &problems)
    }
    if duplicates > 0 { problems.add(.duplicates(duplicates)) }
    return Listings(channels: channels)
  }

  /// In the order of the starts, each only once and with an end.
  private static func completed(
    _ programmes: [Programme], _ duplicates: inout Int, _ problems: inout ProblemList
  ) -> [Programme] {
    var (result, seen) = ([Programme](), Set<String>())
    result.reserveCapacity(programmes.count)
    let sorted = programmes.sorted { ($0.start, $0.clump?.index ?? 0) < ($1.start, $1.clump?.index ?? 0) }
    for var programme in sorted {
      if result.last?.start != programme.start { seen = [] }
      guard seen.insert(programme.title).inserted else {
        duplicates += 1
        continue
      }
      if programme.stop < programme.start { problems.add(.negativeDuration(programme.title)) }
      if programme.stop < programme.start { programme.stop = programme.start }
      result.append(programme)
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
      programmes[index].stop = next ?? programmes[index].start + usualLength
    }
  }
}
