/// What the user may not do, in any view.
public struct Restrictions: Equatable, Sendable {
  /// Whether the board is locked: items cannot be moved, removed, sorted or renamed.
  public var isLocked = false
  /// Items that the administrator fixed on the board. They have no close badge.
  public var pinned: Set<ItemID> = []
  /// Whether an icon that is pressed is highlighted: it becomes darker and smaller.
  public var allowsHighlight = true
  /// Whether several items can be selected, or dragged together.
  public var allowsSelection = true
  /// Whether the user can make icons larger or smaller than the configuration says.
  public var allowsZoom = true
  /// Whether the user can be reminded of programmes.
  public var allowsReminders = true
  /// Whether the user can open the settings and the help.
  public var allowsSettings = true
  /// Whether the user can restart, shut down, suspend or lock the computer, and log out.
  public var allowsPower = true
  /// How the service menu of a kiosk is asked for.
  public var serviceMenuTrigger = ServiceMenuTrigger.none
  /// Whether the visitors of a kiosk can switch large text and the screen reader.
  public var offersAccessibility = false
  /// Whether the visitors of a kiosk can show and hide the on-screen keyboard.
  public var offersKeyboard = false

  /// Creates restrictions that forbid nothing.
  public init() {}
}
