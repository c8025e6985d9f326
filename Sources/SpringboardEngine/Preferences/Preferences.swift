/// What the user may choose about the springboard itself: the dotfile's `[grid]`, `[dock]` and `[behaviour]`, read.
public struct Preferences: Equatable, Sendable {
  /// How many columns or rows.
  public enum Count: Equatable, Sendable { case automatic, fixed(Int) }

  /// The side of an icon in logical pixels.
  public enum IconSize: Equatable, Sendable { case automatic, fixed(Double) }

  /// Where the room that is left over in a page goes.
  public enum Distribution: String, CaseIterable, Sendable {
    /// Slots stretch until they divide the page (AQGridView).
    case fill
    /// Slots keep their size and the gaps between them are even (SwiftSpringBoard).
    case spread
  }

  /// How the window is there, and so what Escape, the background and opening something do.
  public enum Presence: String, CaseIterable, Sendable { case overlay, home, window }

  /// When icons fly in as the springboard becomes visible.
  public enum FlyIn: String, CaseIterable, Sendable {
    /// Where the springboard was there before it was asked for: a home screen's first show, and every later one.
    case automatic = "auto"
    case always, never
  }

  public var columns = Count.automatic
  public var rows = Count.automatic
  public var iconSize = IconSize.automatic
  /// No slot is smaller than this.
  public var minimumSlot = Size(width: 96, height: 104)
  public var distribution = Distribution.fill
  /// Room a label takes under its icon, in logical pixels: the font's line height times its lines; 0 for none.
  public var labelHeight = 18.0
  public var showsDock = true
  /// The most items in the dock, however wide the viewport.
  public var dockCapacity = 7
  public var showsPageDots = true
  public var presence = Presence.overlay
  /// Off under reduced motion: every duration is zero.
  public var animates = true
  public var flyIn = FlyIn.automatic
  /// The first page is the rightmost one, rows run from right to left.
  public var rightToLeft = false
  /// Nothing can be moved, removed, sorted or renamed.
  public var isLocked = false
  /// What an administrator put on the board for good: it has no close badge.
  public var pinned: Set<ItemID> = []
  public var folderNames = FolderNames()
  public var gestures = GestureTuning()
  public var motions = MotionTuning()

  public init() {}
}
