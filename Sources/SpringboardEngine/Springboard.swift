/// The springboard itself: two doors, no clock, no file, no pointer.
public struct Springboard: Sendable {
  private(set) var session: Session
  private var latest = Instant(seconds: -.infinity)

  public init(viewport: Viewport, preferences: Preferences = Preferences()) {
    session = Session(viewport: viewport, preferences: preferences)
  }

  /// The only way in. A moment before one already seen counts as that one: clocks jump, motions do not.
  public mutating func handle(_ input: Input, at now: Instant) -> [Effect] {
    latest = max(latest, now)
    session.advance(to: latest)
    session.handle(input, at: latest)
    session.settleOpenings(at: latest)
    defer { session.effects = [] }
    return session.effects
  }

  /// The only way out. Its cost depends on what is in view, not on how many items there are.
  public func scene(at now: Instant) -> Scene {
    session.scene(at: max(latest, now))
  }
}

extension Springboard {
  /// The arrangement as it is stored; the applications that are missing keep their places in it.
  public var board: Board { session.board }

  /// The page the glass shows or is turning to, from 0, and how many there are.
  public var page: Int { session.layout.grid.pager.page }
  public var pageCount: Int { session.layout.grid.pager.count }

  /// Whether there is something to take back, or to do again.
  public var canUndo: Bool { !session.history.past.isEmpty }
  public var canRedo: Bool { !session.history.future.isEmpty }

  public var preferences: Preferences { session.preferences }
  public var viewport: Viewport { session.viewport }

  /// nil for what is not installed.
  public func application(_ id: ItemID) -> AppItem? { session.applications[id] }

  /// A folder as it is seen: with what is installed of it.
  public func folder(_ id: ItemID) -> Board.Folder? { session.layout.folder(id) }

  /// What it must never be, in words; nothing, unless it is broken.
  public var violations: [String] { session.violations }

  public func checkInvariants() { session.checkInvariants() }
}
