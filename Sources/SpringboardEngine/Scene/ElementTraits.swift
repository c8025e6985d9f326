extension Scene {
  /// What all elements of a kind have in common. A new kind needs a row in ``Scene/Kind/traits``, and a painter.
  public struct ElementTraits: Equatable, Sendable {
    /// What an element stands for.
    public enum Subject: Equatable, Sendable {
      case nothing
      case item(ItemID)
      /// A position, from 0.
      case index(Int)
      case number(Int)
      case text(String)
      case notice(Notice)
    }

    /// What is seen of the item that it stands for.
    public enum Content: Equatable, Sendable { case picture, name, other }

    /// What a screen reader tells of it.
    public enum Reading: Equatable, Sendable {
      case application, folder
      /// The title of a section.
      case heading
      /// The name of the open folder.
      case folderName
      case button
      /// The sheet with the details of an application.
      case sheet
      case nothing
    }

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

    /// The kind's name in printed scenes. It does not change, since caches contain it.
    public let name: String
    public let subject: Subject
    public let content: Content
    /// What a touch on it touches; nil where a touch goes to what is behind it.
    public let target: Target?
    public let reading: Reading
    public let bleed: Bleed

    fileprivate init(
      _ name: String, _ subject: Subject = .nothing, _ content: Content = .other, touch target: Target? = nil,
      read reading: Reading = .nothing, bleed: Bleed
    ) {
      (self.name, self.subject, self.content) = (name, subject, content)
      (self.target, self.reading, self.bleed) = (target, reading, bleed)
    }
  }
}

extension Scene.Kind {
  /// The table of all kinds: what an element stands for, what is seen of that, what a touch touches, what is spoken, and how
  /// far it bleeds.
  public var traits: Scene.ElementTraits {
    switch self {
    case .icon(let id): Traits("icon", .item(id), .picture, touch: .icon(id), read: .application, bleed: .tile)
    case .folder(let id): Traits("folder", .item(id), touch: .icon(id), read: .folder, bleed: .plate)
    case .miniature(let id): Traits("miniature", .item(id), .picture, bleed: .tile)
    case .label(let id): Traits("label", .item(id), .name, bleed: .shadow)
    case .header(let title): Traits("header", .text(title), read: .heading, bleed: .shadow)
    case .dock: Traits("dock", bleed: .edge)
    case .pageDot(let screen): Traits("dot", .index(screen), touch: .pageDot(screen), bleed: .edge)
    case .opening(let id): Traits("opening", .item(id), bleed: .everywhere)
    case .notice(let notice): Traits("notice", .notice(notice), bleed: .everywhere)
    case .veil: Traits("veil", touch: .background, bleed: .everywhere)
    case .panel(let id): Traits("panel", .item(id), touch: .panel, bleed: .everywhere)
    case .title(let id): Traits("title", .item(id), .name, touch: .title(id), read: .folderName, bleed: .shadow)
    case .badge(let id): Traits("badge", .item(id), touch: .badge(id), bleed: .shadow)
    case .count(let count): Traits("count", .number(count), bleed: .number)
    case .ring(let id): Traits("ring", .item(id), bleed: .shadow)
    case .button(let button):
      Traits("button", .text(button.rawValue), touch: .button(button), read: .button, bleed: .shadow)
    case .sheet(let id): Traits("sheet", .item(id), touch: .panel, read: .sheet, bleed: .everywhere)
    }
  }

  private typealias Traits = Scene.ElementTraits

  /// The application whose icon it shows.
  public var picturedItem: ItemID? {
    let traits = traits
    guard case .item(let id) = traits.subject, traits.content == .picture else { return nil }
    return id
  }

  /// The item whose name it shows.
  public var namedItem: ItemID? {
    let traits = traits
    guard case .item(let id) = traits.subject, traits.content == .name else { return nil }
    return id
  }
}
