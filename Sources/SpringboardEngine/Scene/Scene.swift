import CollectionEngine

/// What a view shows at one moment, and where it can be touched.
public struct Scene: Equatable, Sendable {
  /// The elements, from back to front.
  public var elements: [Element]
  /// What the user is doing.
  public var mode: Mode
  /// When the scene changes next.
  public var next: Wake
  /// The screen that is shown or being turned to, from 0.
  public var page: Int
  /// The number of screens.
  public var pageCount: Int
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft = false
  /// The measures of the labels under icons.
  public var label = LabelMetrics(size: 13, lines: 1)
  /// How far the springboard has faded in: 0 is invisible, 1 is opaque.
  public var presence: Double

  /// Creates a scene from its parts; it is not mirrored.
  public init(
    elements: [Element], mode: Mode = .browsing, next: Wake, page: Int, pageCount: Int, presence: Double
  ) {
    self.elements = elements
    self.mode = mode
    self.next = next
    self.page = page
    self.pageCount = pageCount
    self.presence = presence
  }

  /// The scene of a view that does not exist.
  static let nothing = Scene(elements: [], next: .never, page: 0, pageCount: 1, presence: 0)
}

extension Scene {
  /// What the user is doing with the springboard.
  public enum Mode: String, CaseIterable, Sendable {
    /// A tap launches an application.
    case browsing
    /// Tiles wiggle, and can be moved and removed.
    case editing
    /// Tiles are being dragged.
    case dragging
  }

  /// An element of a scene.
  public struct Element: Equatable, Sendable {
    /// What it is.
    public var kind: Kind
    /// The frame without the transform, in logical pixels of the viewport.
    public var frame: Rect
    /// The frame when nothing moves and the element's page is shown.
    public var rest: Rect
    /// The touch target; nil if it cannot be touched.
    public var touch: Rect?
    /// The part of the viewport in which the element is visible; nil if nothing cuts it off.
    public var clip: Rect?
    /// The rotation about the frame's centre, in radians, clockwise.
    public var rotation: Double
    /// The scale about the frame's centre.
    public var scale: Double
    /// A further factor of the width, as for a tile that is rotated about its vertical axis.
    public var narrowing: Double
    /// The angle in radians, clockwise, by which horizontal edges are inclined while vertical ones stay upright.
    public var tilt: Double
    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: Double
    /// Further properties for painting.
    public var state: State

    /// Creates an element, by default without a transform, at rest and opaque.
    public init(
      kind: Kind, frame: Rect, rest: Rect? = nil, touch: Rect? = nil, clip: Rect? = nil, rotation: Double = 0,
      scale: Double = 1, narrowing: Double = 1, tilt: Double = 0, alpha: Double = 1, state: State = State()
    ) {
      self.kind = kind
      self.frame = frame
      self.rest = rest ?? frame
      self.touch = touch
      self.clip = clip
      self.rotation = rotation
      self.scale = scale
      self.narrowing = narrowing
      self.tilt = tilt
      self.alpha = alpha
      self.state = state
    }

    /// Creates an element that a layout has transformed.
    init(
      kind: Kind, frame: Rect, transform: LayoutTransform, touch: Rect? = nil, clip: Rect? = nil, alpha: Double
    ) {
      self.init(
        kind: kind, frame: frame.moved(by: transform.displacement(ofCenterIn: frame.size)), touch: touch, clip: clip,
        rotation: transform.rotation, scale: transform.scale, narrowing: transform.narrowing, tilt: transform.tilt,
        alpha: alpha)
    }
  }

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
    /// What an empty home screen says. It differs if no applications are installed.
    case emptyHome(hasApplications: Bool)
    /// The search field, with its text.
    case searchField(String)
    /// What is shown if a search has no results.
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

  /// When a programme runs.
  public enum Phase: String, Sendable { case past, running, future }

  /// A button of the springboard.
  public enum Button: String, CaseIterable, Sendable {
    /// Ends edit mode.
    case done
    /// On a notice: undoes the change that the notice reports.
    case undo
    /// Closes the sheet.
    case close
    /// On the sheet: shows the application's file.
    case showFile
    /// On the sheet: opens the application.
    case open
    /// Opens the search field.
    case search
    /// Shows the library.
    case library
    /// Leads back from the library to the pages.
    case pages
    /// In the status area of a kiosk: opens the menu for large text and the screen reader.
    case accessibility
    /// Puts all removed applications back on an empty home screen.
    case showAll
    /// On the sheet of a programme: reminds the user when it starts.
    case remind
    /// On the sheet of a programme: removes that reminder.
    case forgetReminder
    /// On the sheet that asks about it: restarts the computer.
    case restart
    /// On the sheet that asks about it: shuts the computer down.
    case shutDown = "shut-down"
    /// On the sheet that asks about it: ends the session.
    case logOut = "log-out"
  }

  /// The content of a notice. The host finds the words for those of the springboard.
  public enum Notice: Hashable, Sendable {
    case words(String)
    /// How icons are arranged with this device, for new users.
    case hint(InputDevice)
    /// An act changed the board.
    case changed(Board.Change)
    case dockIsFull
    /// The seconds until a kiosk that nobody uses is reset.
    case countdown(Int)
    case sorted(Board.Order)
    case undone(Board.Change?)
    case redone(Board.Change?)
  }
}
