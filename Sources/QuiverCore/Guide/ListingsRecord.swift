import Listings

/// Listings as bytes, in which the process that reads files passes them on, and the cache keeps them.
package enum ListingsRecord {
  /// The start of 1970 until 2106, as far as a number of a record reaches.
  private static let moments = 0...Int(UInt32.max)

  /// The bytes for the content of a file.
  package static func bytes(of content: GuideFileContent) -> [UInt8] {
    var record = RecordWriter()
    record.add(content.isComplete)
    write(content.listings, to: &record)
    return record.bytes
  }

  /// The content of a file, from its bytes; nil if they are damaged.
  package static func content(in bytes: Span<UInt8>, of file: GuideFiles.File) -> GuideFileContent? {
    var record = RecordReader()
    let isComplete = record.flag(in: bytes)
    return listings(from: &record, in: bytes).map { GuideFileContent(file, $0, isComplete: isComplete) }
  }

  static func write(_ listings: Listings, to record: inout RecordWriter) {
    record.add(listings.channels.count)
    for channel in listings.channels { write(channel, to: &record) }
  }

  private static func write(_ channel: Channel, to record: inout RecordWriter) {
    for text in [channel.id, channel.name] { record.add(text) }
    record.add(channel.hasOwnName)
    record.add(channel.otherNames)
    for text in [channel.icon, channel.address] { record.add(text) }
    let programmes = channel.programmes.filter { moments.contains($0.start) && moments.contains($0.stop) }
    record.add(programmes.count)
    for programme in programmes {
      record.add(programme.start)
      record.add(programme.stop)
      for text in [programme.title, programme.subtitle, programme.summary] { record.add(text) }
      record.add(programme.clump?.index ?? 0)
      record.add(programme.clump?.count ?? 0)
    }
  }

  /// nil if the bytes are damaged. Categories are not part of a record, since the guide does not show them.
  static func listings(from record: inout RecordReader, in bytes: Span<UInt8>) -> Listings? {
    var channels: [Channel] = []
    for _ in 0..<record.number(in: bytes) {
      channels.append(channel(&record, in: bytes))
      if record.isBroken { return nil }
    }
    return record.isBroken ? nil : Listings(channels: channels)
  }

  private static func channel(_ record: inout RecordReader, in bytes: Span<UInt8>) -> Channel {
    let (id, name) = (record.text(in: bytes), record.text(in: bytes))
    let (hasOwnName, otherNames) = (record.flag(in: bytes), record.texts(in: bytes))
    let (icon, address) = (record.optionalText(in: bytes), record.optionalText(in: bytes))
    var channel = Channel(id: id, name: name, otherNames: otherNames, icon: icon, address: address)
    channel.hasOwnName = hasOwnName
    let count = record.number(in: bytes)
    for _ in 0..<count {
      channel.programmes.append(programme(&record, in: bytes))
      if record.isBroken { break }
    }
    return channel
  }

  private static func programme(_ record: inout RecordReader, in bytes: Span<UInt8>) -> Programme {
    let (start, stop) = (record.number(in: bytes), record.number(in: bytes))
    var programme = Programme(
      start: start, stop: stop, title: record.text(in: bytes), subtitle: record.text(in: bytes),
      summary: record.text(in: bytes))
    let (index, count) = (record.number(in: bytes), record.number(in: bytes))
    if count > 0 { programme.clump = Programme.Clump(index: index, count: count) }
    return programme
  }
}
