/// Identifies an item: an application or a folder of the board, a programme of the guide, or something that a search found.
public enum ItemID: Hashable, Sendable {
  /// An application, by the id of its desktop entry, such as `org.example.Maps.desktop`.
  case application(String)
  /// A folder of the board, by the name of its group in the arrangement file, such as `folder-1`.
  case folder(String)
  /// An action of an application, by the ids of both.
  indirect case action(String, of: String)
  /// Something that an application found as a search provider.
  indirect case result(String, of: String)
  /// A further tile of an application that is shown more than once; copies count from 1.
  indirect case copy(Int, of: String)
  /// A programme of the guide.
  indirect case programme(ProgrammeID)
  /// A power action.
  case power(PowerAction)
}

/// Identifies a programme of the guide.
public struct ProgrammeID: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The start, in seconds since the beginning of 1970.
  public var start: Int
  /// The id of the channel.
  public var channel: String
  /// The number among the programmes with the same channel, start and title, from 1.
  public var number: Int

  /// Creates an id from its parts.
  public init(title: String, start: Int, channel: String, number: Int = 1) {
    (self.title, self.start, self.channel, self.number) = (title, start, channel, number)
  }
}

extension ItemID {
  /// The id of the desktop entry of an application, or of the application that an action, a result or a copy belongs to.
  public var desktopID: String? {
    switch self {
    case .application(let id), .action(_, let id), .result(_, let id), .copy(_, let id): id
    case .folder, .programme, .power: nil
    }
  }

  /// The application that an action, a result or a copy belongs to; any other item itself.
  public var application: ItemID { desktopID.map(ItemID.application) ?? self }

  /// The programme, if it identifies one.
  public var programme: ProgrammeID? { if case .programme(let programme) = self { programme } else { nil } }
}

/// Identifies one of the views of a springboard.
public struct ViewID: Hashable, Sendable {
  /// The number that recordings write; 0 is the main view.
  public let number: Int

  /// Creates the id of the view with this number.
  public init(_ number: Int) {
    self.number = number
  }

  /// The id that a springboard's first view has by default.
  public static let main = ViewID(0)
}
