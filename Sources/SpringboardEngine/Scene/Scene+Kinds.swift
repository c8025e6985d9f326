import CollectionEngine

extension Scene {
  /// The kind of an element, with what it represents.
  public enum Kind: Hashable, Sendable {
    /// An application's icon, or the letter tile in its place.
    case icon(ItemID)
    /// The plate under a tile that the mouse is over.
    case hover(ItemID)
    /// The name of an item, under its icon.
    case label(ItemID)
    /// The title of a section, and its number from 0.
    case header(String, section: Int)
    /// The plate behind the items of a section, by its number from 0.
    case backdrop(section: Int)
    /// The bar at the side of the library with the letters of the sections: the letter of the section that is shown, and
    /// the section's number from 0.
    case indexBar(String, section: Int)
    /// A letter on that bar.
    case indexLetter(String)
    /// The bubble with the letter that a finger on the bar has reached.
    case indexBubble(String)
    /// The plate under the dock.
    case dock
    /// The dot of a screen, from 0.
    case pageDot(Int)
    /// The number of the screen that is shown, from 0, beside the page dots, and the number of screens.
    case pageNumber(Int, of: Int)
    /// The plate above a finger that slides along the page dots.
    case pagePreview(PagePreview)
    /// The page dots as a whole, which can have the focus: the screen that is shown, from 0, and the number of screens.
    case pageControl(Int, of: Int)
    /// An icon that grows into the window of its application.
    case opening(ItemID)
    /// A notice, shown for a few seconds.
    case notice(Notice)
    /// The tooltip of an item. The host finds the words; the frame is the room in which it is placed beside the tile.
    case tooltip(ItemID)
    /// A folder's plate in its slot, with miniatures on it. Its name is a `label`.
    case folder(ItemID)
    /// An application's icon on the plate of its folder.
    case miniature(ItemID)
    /// Dims the elements behind an open folder, a sheet or a menu.
    case veil
    /// The panel of an open folder.
    case panel(ItemID)
    /// The name of an open folder, which can be touched to edit it.
    case title(ItemID)
    /// The badge that removes an item from the board.
    case badge(ItemID)
    /// The number of items that are dragged together.
    case count(Int)
    /// A ring around an item with which the dragged ones would form a folder; it fills by `state.progress`.
    case ring(ItemID)
    /// A button of the springboard.
    case button(Button)
    /// A sheet.
    case sheet(SheetContent)
    /// The explanation on an empty home screen. It differs if no applications are installed.
    case emptyHome(hasApplications: Bool)
    /// The search field, with its text.
    case searchField(String)
    /// The card that is shown if a search has no results.
    case nothingFound
    /// The keypad for the PIN of a kiosk: the number of digits that were entered, and the time in which no PIN is
    /// accepted, if any.
    case keypad(entered: Int, wait: PINWait?)
    /// A key of the keypad.
    case keypadKey(KeypadKey)
    /// An item of the status area of a kiosk.
    case status(StatusItem)
    /// The plate of a menu.
    case menu
    /// The name of the item that the menu belongs to, above its rows.
    case menuTitle(ItemID)
    /// The text that was typed to narrow the rows of the menu, in the place of its title. While it is empty, the title is
    /// shown too.
    case menuFilter(String)
    /// A row of the menu, by its index.
    case menuRow(Int, MenuEntry)
    /// The programme guide as a whole. Without channels, the host says why it is empty.
    case guide(hasChannels: Bool)
    /// The cell of a programme in the guide, in one of these phases.
    case programme(ItemID, Phase)
    /// The text of a programme: its title, and its times or its subtitle below. It is cut off if the beginning of the cell is not
    /// visible.
    case programmeText(ItemID, title: String, detail: String, isCutOff: Bool)
    /// The header of a row of the guide: the name of the channel, and its number from 0.
    case channel(String, row: Int)
    /// The header of an hour in the guide.
    case hour(String)
    /// The line at the beginning of an hour in the guide.
    case hourRule(Double)
    /// The shade over the past in the guide.
    case past
    /// The line at the current time in the guide.
    case currentTime
    /// The corner of the guide, with the day that is shown, and whether it leads back to the current time.
    case guideCorner(String, leadsBack: Bool)
    /// A supplementary or decoration view of a layout, of a kind that only the host may know.
    case other(LayoutElement)
  }

  /// The properties that all elements of a kind share. A new kind needs a row in ``Scene/Kind/traits``, and a painter.
  public struct ElementTraits: Equatable, Sendable {
    /// The item, number, text or notice that an element represents.
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
      /// The explanation on an empty home screen.
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
    /// The subject of the element.
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
