/// What is on screen at one moment, from back to front, and where it can be touched.
public struct Scene: Equatable, Sendable {
  public var elements: [Element]
  /// What the user is doing.
  public var mode: Mode
  /// When the next scene differs from this one.
  public var next: Wake
  /// The page the viewport shows or is turning to, from 0, and how many there are.
  public var page: Int
  public var pageCount: Int
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft = false
  /// How present the whole springboard is over the wallpaper: 0 gone, 1 there (an overlay's dimming follows it).
  public var presence: Double

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
}

extension Scene {
  /// What the user is doing with the springboard.
  public enum Mode: String, CaseIterable, Sendable {
    /// Tiles open when they are tapped.
    case browsing
    /// Tiles wiggle, and can be moved and removed.
    case editing
    /// Tiles are being dragged.
    case dragging
  }

  /// One thing on screen.
  public struct Element: Equatable, Sendable {
    public var kind: Kind
    /// Where it is, untransformed, in logical pixels of the viewport.
    public var frame: Rect
    /// Where it is when nothing moves and its page is the present one.
    public var rest: Rect
    /// Where it can be touched; nil where it cannot.
    public var touch: Rect?
    /// Radians, clockwise, about the frame's centre.
    public var rotation: Double
    /// About the frame's centre.
    public var scale: Double
    /// Scales the width once more, as a tile that is turned away about its vertical axis looks narrower.
    public var narrowing: Double
    public var alpha: Double
    public var state: State

    public init(
      kind: Kind, frame: Rect, rest: Rect? = nil, touch: Rect? = nil, rotation: Double = 0, scale: Double = 1,
      narrowing: Double = 1, alpha: Double = 1, state: State = State()
    ) {
      self.kind = kind
      self.frame = frame
      self.rest = rest ?? frame
      self.touch = touch
      self.rotation = rotation
      self.scale = scale
      self.narrowing = narrowing
      self.alpha = alpha
      self.state = state
    }
  }

  public enum Kind: Hashable, Sendable {
    /// An application's icon, or the letter tile that stands for it.
    case icon(ItemID)
    /// Its name, under the icon.
    case label(ItemID)
    /// The title of a section.
    case header(String)
    /// The plate under the dock.
    case dock
    /// A page's dot, from 0.
    case pageDot(Int)
    /// An icon that grows into the window it opens.
    case opening(ItemID)
    /// Words that tell the user something, for a while.
    case notice(Notice)
    /// A folder's plate in its slot; what is in it are miniatures on it. Its name is a `label`.
    case folder(ItemID)
    /// An application as it is seen on its folder's plate.
    case miniature(ItemID)
    /// Dims what lies behind an open folder or a sheet.
    case veil
    /// An open folder's plate.
    case panel(ItemID)
    /// An open folder's name, which can be touched to change it.
    case title(ItemID)
    /// The badge that takes an item from the board.
    case badge(ItemID)
    /// How many are dragged as one.
    case count(Int)
    /// Fills round an item on which what is dragged would make a folder: `state.progress`.
    case ring(ItemID)
    case button(Button)
    /// What is known of an application.
    case sheet(ItemID)
  }

  /// What the springboard itself offers to be pressed.
  public enum Button: String, CaseIterable, Sendable {
    /// Ends edit mode.
    case done
    /// On a notice: takes back what it tells of.
    case undo
    /// Closes the sheet.
    case close
  }

  /// What a notice says, without words where it is the springboard's own.
  public enum Notice: Hashable, Sendable {
    case words(String)
    case removed(ItemID)
    case dockIsFull
    case sorted(Board.Order)
    case undone
    case redone
  }

  /// How an icon is painted; other kinds leave it as it is.
  public struct State: Equatable, Sendable {
    /// 0 at rest, 1 fully pressed: up to 12 % darker.
    public var press = 0.0
    public var isFocused = false
    /// Seconds since its application was asked to start, while that is pending: a ring turns.
    public var pending: Double?
    /// 0…1, how much this is the present one: a page's dot.
    public var presence = 0.0
    /// 0 on the board, 1 lifted over it: its shadow grows.
    public var lift = 0.0
    /// 0…1, how much of a ring is filled.
    public var progress = 0.0
    /// One of several that are to be dragged together.
    public var isSelected = false
    /// A dashed outline stands for the wiggle where motion is reduced.
    public var isOutlined = false

    public init() {}
  }
}
