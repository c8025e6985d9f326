extension Scene {
  /// What all elements of a kind have in common. A new kind needs a row in ``Scene/Kind/traits``, and a painter.
  public struct ElementTraits: Equatable, Sendable {
    /// What is seen of an item.
    public enum Content: Equatable, Sendable { case picture(ItemID), name(ItemID), none }

    /// What a screen reader tells of it.
    public enum Reading: Equatable, Sendable { case tile, heading, folderName, button, dialog, nothing }

    /// How far an element is painted beyond its frame.
    public enum Bleed: Equatable, Sendable {
      /// The edges of its pixels.
      case edge
      /// A shadow under text or under a disc, and the focus ring.
      case shadow
      /// What surrounds a tile in some states: the focus ring, an outline, a check mark, the shadow of a lifted tile.
      case tile
      /// The same, and the shadow of its own plate in every state.
      case plate
      /// A pill that is as wide as its number.
      case number
      /// It covers other elements, and has to be painted wherever these change.
      case everywhere
    }

    public let content: Content
    /// What a touch on it touches; nil where a touch goes to what is behind it.
    public let target: Target?
    public let reading: Reading
    public let bleed: Bleed

    fileprivate init(_ content: Content, _ target: Target?, _ reading: Reading, _ bleed: Bleed) {
      (self.content, self.target, self.reading, self.bleed) = (content, target, reading, bleed)
    }
  }
}

extension Scene.Kind {
  /// The table of all kinds: what is seen of an item, what a touch touches, what is spoken, how far it bleeds.
  public var traits: Scene.ElementTraits {
    switch self {
    case .icon(let id): Traits(.picture(id), .icon(id), .tile, .tile)
    case .folder(let id): Traits(.none, .icon(id), .tile, .plate)
    case .miniature(let id): Traits(.picture(id), nil, .nothing, .tile)
    case .label(let id): Traits(.name(id), nil, .nothing, .shadow)
    case .header: Traits(.none, nil, .heading, .shadow)
    case .dock: Traits(.none, nil, .nothing, .edge)
    case .pageDot(let screen): Traits(.none, .pageDot(screen), .nothing, .edge)
    case .opening: Traits(.none, nil, .nothing, .everywhere)
    case .notice: Traits(.none, nil, .nothing, .everywhere)
    case .veil: Traits(.none, .background, .nothing, .everywhere)
    case .panel: Traits(.none, .panel, .nothing, .everywhere)
    case .title(let id): Traits(.name(id), .title(id), .folderName, .shadow)
    case .badge(let id): Traits(.none, .badge(id), .nothing, .shadow)
    case .count: Traits(.none, nil, .nothing, .number)
    case .ring: Traits(.none, nil, .nothing, .shadow)
    case .button(let button): Traits(.none, .button(button), .button, .shadow)
    case .sheet: Traits(.none, .panel, .dialog, .everywhere)
    }
  }

  private typealias Traits = Scene.ElementTraits

  /// The application whose icon it shows.
  public var picturedItem: ItemID? {
    if case .picture(let id) = traits.content { id } else { nil }
  }

  /// The item whose name it shows.
  public var namedItem: ItemID? {
    if case .name(let id) = traits.content { id } else { nil }
  }
}
