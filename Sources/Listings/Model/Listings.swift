/// Channels or rooms with what happens there, as read from files.
public struct Listings: Equatable, Sendable {
  /// The channels in the order of the files.
  public var channels: [Channel]

  /// Creates listings, by default empty ones.
  public init(channels: [Channel] = []) { self.channels = channels }
}

/// A channel of a programme guide, or a room.
public struct Channel: Equatable, Sendable {
  /// Identifies the channel in the listings and in playlists.
  public var id: String
  /// The name of the channel, for the user.
  public var name: String
  /// Whether a file names it. Otherwise its name was made of its id or address.
  public var hasOwnName = true
  /// Other names and ids under which listings and playlists may have it.
  public var otherNames: [String]
  /// The address of its picture; nil if it has none.
  public var icon: String?
  /// The address at which it can be watched; nil if none is known.
  public var address: String?
  /// The programmes in the order of their starts.
  public var programmes: [Programme]

  /// Creates a channel, by default without programmes.
  public init(
    id: String, name: String, otherNames: [String] = [], icon: String? = nil, address: String? = nil,
    programmes: [Programme] = []
  ) {
    (self.id, self.name, self.otherNames) = (id, name, otherNames)
    (self.icon, self.address, self.programmes) = (icon, address, programmes)
  }

  /// The schemes of addresses that are opened. Files are not among them, because playlists come from others.
  private static let schemes: Set = ["http", "https", "rtsp", "rtp", "udp", "rtmp", "rtmps", "mms", "srt"]

  /// Whether a text is an address that can be opened: it has a scheme for which there are players, a rest without white space,
  /// and less than 4 KiB.
  public static func isAddress(_ text: String) -> Bool {
    guard let separator = text.firstRange(of: "://"), separator.upperBound < text.endIndex else { return false }
    return schemes.contains(text[..<separator.lowerBound].lowercased()) && !text.contains(where: \.isWhitespace)
      && text.utf8.count < 4096
  }
}

/// A programme or an appointment.
public struct Programme: Equatable, Sendable {
  /// When it begins, in seconds since the beginning of 1970.
  public var start: Int
  /// When it has ended, in seconds since the beginning of 1970.
  public var stop: Int
  /// The title of the programme.
  public var title: String
  /// The title of the episode, or the place; empty for nothing.
  public var subtitle: String
  /// A longer description; empty for nothing.
  public var summary: String
  /// The categories of the programme.
  public var categories: [String]
  /// The place among programmes that share one slot; nil if the programme does not share its slot.
  public var clump: Clump?

  /// A place among programmes that share a slot (XMLTV `clumpidx`).
  public struct Clump: Equatable, Sendable {
    /// The place, from 0.
    public var index: Int
    /// The number of programmes that share the slot.
    public var count: Int

    /// Creates a place.
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// Creates a programme.
  public init(
    start: Int, stop: Int, title: String, subtitle: String = "", summary: String = "", categories: [String] = [],
    clump: Clump? = nil
  ) {
    (self.start, self.stop, self.title, self.subtitle) = (start, stop, title, subtitle)
    (self.summary, self.categories, self.clump) = (summary, categories, clump)
  }
}
