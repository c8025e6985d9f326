extension Scene {
  /// The properties that all elements of a kind share. A new kind needs a row in ``Scene/Kind/traits``, and a painter.
  public struct ElementTraits: Equatable, Sendable {
    /// What an element represents.
    public enum Subject: Equatable, Sendable {
      case nothing
      case item(ItemID)
      /// An index, from 0.
      case index(Int)
      case number(Int)
      case text(String)
      case notice(Notice)

      fileprivate static func sheet(_ content: SheetContent) -> Subject {
        switch content {
        case .details(let id): .item(id)
        case .settings: .text("settings")
        case .help: .text("help")
        }
      }
      fileprivate static func button(_ button: Button) -> Subject { .text(button.rawValue) }
      fileprivate static func key(_ key: KeypadKey) -> Subject {
        switch key {
        case .digit(let digit): .number(digit)
        case .delete: .text("delete")
        case .confirm: .text("confirm")
        }
      }

      fileprivate static func page(_ screen: Int, of count: Int) -> Subject { .text("\(screen + 1) of \(count)") }
    }

    /// The part of the item that the element shows.
    public enum Content: Equatable, Sendable { case picture, name, other }

    /// The role of the element for a screen reader.
    public enum Reading: Equatable, Sendable {
      case application, folder
      /// The title of a section.
      case heading
      /// The name of the open folder.
      case folderName
      /// The page dots as a whole.
      case pageControl
      /// The bar with the letters of the library.
      case slider
      case button
      /// The sheet with the details of an application.
      case sheet
      case menu, menuRow
      /// The keypad for a PIN.
      case keypad
      /// What an empty home screen says.
      case explanation
      /// An item of the status area.
      case status
      /// The programme guide, which is a table.
      case table
      case columnHeader, rowHeader
      /// A programme.
      case cell
      case nothing
    }

    /// How far an element is painted beyond its frame.
    public enum Bleed: Equatable, Sendable {
      /// By antialiasing only.
      case edge
      /// By a shadow under text or a disc, by the focus ring, and by the line above a row.
      case shadow
      /// By what surrounds a tile in some states: the focus ring, an outline, a check mark, the shadow of a lifted
      /// tile.
      case tile
      /// As a tile, and by the shadow of its plate in every state.
      case plate
      /// By a capsule that is as wide as its number.
      case number
      /// Unlimited: it covers other elements, and is painted again wherever these change.
      case everywhere
    }

    /// The name in printed scenes. It must not change, since caches contain it.
    public let name: String
    /// What the element represents.
    public let subject: Subject
    /// The part of the item that it shows.
    public let content: Content
    /// The target of a touch; nil if touches go to the element behind it.
    public let target: Target?
    /// The role for a screen reader.
    public let reading: Reading
    /// How far it is painted beyond its frame.
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
  /// The table of all kinds: subject, content, touch target, role and bleed.
  public var traits: Scene.ElementTraits {
    switch self {
    case .icon(let id): Traits("icon", .item(id), .picture, touch: .icon(id), read: .application, bleed: .tile)
    case .folder(let id): Traits("folder", .item(id), touch: .icon(id), read: .folder, bleed: .plate)
    case .miniature(let id): Traits("miniature", .item(id), .picture, bleed: .tile)
    case .label(let id): Traits("label", .item(id), .name, bleed: .shadow)
    case .hover(let id): Traits("hover", .item(id), bleed: .edge)
    case .header(let title, let section):
      Traits("header", .text(title), touch: .header(section), read: .heading, bleed: .shadow)
    case .backdrop(let section): Traits("backdrop", .index(section), bleed: .edge)
    case .indexBar(let letter, _): Traits("index", .text(letter), touch: .indexBar, read: .slider, bleed: .edge)
    case .indexLetter(let letter): Traits("letter", .text(letter), bleed: .shadow)
    case .indexBubble(let letter): Traits("bubble", .text(letter), bleed: .shadow)
    case .dock: Traits("dock", bleed: .edge)
    case .pageDot(let screen): Traits("dot", .index(screen), touch: .pageDot(screen), bleed: .edge)
    case .pageNumber(let screen, let count):
      Traits("number", .page(screen, of: count), touch: .pageNumber, bleed: .shadow)
    case .pagePreview(let preview): Traits("preview", .page(preview.screen, of: preview.count), bleed: .shadow)
    case .pageControl(let page, let count): Traits("pages", .page(page, of: count), read: .pageControl, bleed: .shadow)
    case .opening(let id): Traits("opening", .item(id), bleed: .everywhere)
    case .notice(let notice): Traits("notice", .notice(notice), bleed: .edge)
    case .tooltip(let id): Traits("tooltip", .item(id), bleed: .everywhere)
    case .veil: Traits("veil", touch: .background, bleed: .everywhere)
    case .panel(let id): Traits("panel", .item(id), touch: .panel, bleed: .everywhere)
    case .title(let id): Traits("title", .item(id), .name, touch: .title(id), read: .folderName, bleed: .shadow)
    case .badge(let id): Traits("badge", .item(id), touch: .badge(id), bleed: .shadow)
    case .count(let count): Traits("count", .number(count), bleed: .number)
    case .ring(let id): Traits("ring", .item(id), bleed: .shadow)
    case .button(let button): Traits("button", .button(button), touch: .button(button), read: .button, bleed: .shadow)
    case .sheet(let content): Traits("sheet", .sheet(content), touch: .panel, read: .sheet, bleed: .everywhere)
    case .emptyHome: Traits("empty", read: .explanation, bleed: .everywhere)
    case .searchField(let text): Traits("search", .text(text), touch: .panel, bleed: .shadow)
    case .nothingFound: Traits("nothing", read: .explanation, bleed: .everywhere)
    case .keypad(let entered, _): Traits("keypad", .number(entered), touch: .panel, read: .keypad, bleed: .everywhere)
    case .keypadKey(let key): Traits("key", .key(key), touch: .keypadKey(key), read: .button, bleed: .shadow)
    case .status(let item): Traits("status", .text("\(item)"), read: .status, bleed: .shadow)
    case .menu: Traits("menu", touch: .panel, read: .menu, bleed: .everywhere)
    case .menuTitle(let id): Traits("menu-title", .item(id), .name, bleed: .edge)
    case .menuFilter(let text): Traits("menu-filter", .text(text), bleed: .edge)
    case .guide: Traits("guide", touch: .panel, read: .table, bleed: .shadow)
    case .programme(let id, _): Traits("programme", .item(id), touch: .programme(id), read: .cell, bleed: .shadow)
    case .programmeText(let id, _, _, _): Traits("text", .item(id), bleed: .edge)
    case .channel(let name, _): Traits("channel", .text(name), touch: .panel, read: .rowHeader, bleed: .edge)
    case .hour(let time): Traits("hour", .text(time), touch: .panel, read: .columnHeader, bleed: .edge)
    case .hourRule: Traits("rule", bleed: .edge)
    case .past: Traits("past", bleed: .edge)
    case .currentTime: Traits("present", bleed: .shadow)
    case .guideCorner(let day, _): Traits("corner", .text(day), touch: .guideCorner, read: .columnHeader, bleed: .edge)
    case .menuRow(let row, _): Traits("row", .index(row), touch: .menuRow(row), read: .menuRow, bleed: .shadow)
    case .other(.supplementary(let kind, _)), .other(.decoration(let kind, _)):
      Traits("other", .text(kind.name), bleed: .everywhere)
    case .other(.cell(let index)): Traits("other", .index(index.item), bleed: .everywhere)
    }
  }

  private typealias Traits = Scene.ElementTraits

  /// The application whose icon the element shows.
  public var picturedItem: ItemID? {
    let traits = traits
    guard case .item(let id) = traits.subject, traits.content == .picture else { return nil }
    return id
  }

  /// The item whose name the element shows.
  public var namedItem: ItemID? {
    let traits = traits
    guard case .item(let id) = traits.subject, traits.content == .name else { return nil }
    return id
  }
}
