import CollectionEngine

/// The elements that a view shows at one moment, and where they can be touched.
public struct Scene: Equatable, Sendable {
  /// The elements, from back to front.
  public var elements: [Element]
  /// The mode of the springboard.
  public var mode: Mode
  /// When the scene changes next.
  public var next: Wake
  /// The screen that is shown or being turned to, from 0.
  public var screen: Int
  /// The number of screens.
  public var screenCount: Int
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft = false
  /// The measures of the labels under icons.
  public var label = LabelMetrics(size: 13, lines: 1)
  /// How far the springboard has faded in: 0 is invisible, 1 is opaque.
  public var presence: Double

  /// Creates a scene from its parts; it is not mirrored.
  public init(
    elements: [Element], mode: Mode = .browsing, next: Wake, screen: Int, screenCount: Int, presence: Double
  ) {
    self.elements = elements
    self.mode = mode
    self.next = next
    self.screen = screen
    self.screenCount = screenCount
    self.presence = presence
  }

  /// The scene of a view that does not exist.
  static let nothing = Scene(elements: [], next: .never, screen: 0, screenCount: 1, presence: 0)

  /// The mode of the springboard: what the user is doing with it.
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
    /// The kind of the element.
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

  /// When a programme runs.
  public enum Phase: String, Sendable { case past, running, future }

  /// A button of the springboard.
  public enum Button: String, CaseIterable, Sendable {
    /// Ends edit mode.
    case done
    /// On a notice: undoes the change that the notice reports.
    case undo
    /// On a notice: takes over the layout that the notice offers.
    case takeOver = "take-over"
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
    /// In the status area of a kiosk: shows or hides the on-screen keyboard.
    case keyboard
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
    /// An act moved an item to another screen of the pages, counted from 0.
    case movedToScreen(ItemID, Int)
    case dockIsFull
    /// The layout of a program, which has this name, can be taken over.
    case offer(String)
    /// The seconds until a kiosk that nobody uses is reset.
    case countdown(Int)
    case sorted(Board.Order)
    /// The user asked for an order that the pages have already.
    case alreadySorted(Board.Order)
    case undone(Board.Change?)
    case redone(Board.Change?)
  }
}
