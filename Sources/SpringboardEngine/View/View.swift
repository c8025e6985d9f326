/// What one window shows of a document.
struct View: Sendable {
  var viewport: Viewport
  var preferences: Preferences
  /// The board in panes, as it is seen.
  var layout: BoardLayout
  var mode = Mode.browsing
  var focus: ItemID?
  /// The items that are to be dragged together with whichever of them is lifted.
  var selection: [ItemID] = []
  var input = PointerInput()
  var animations = Animations()
  var notice: ShownNotice?
  var sheet: OpenSheet?

  init(viewport: Viewport, preferences: Preferences) {
    self.viewport = viewport
    self.preferences = preferences
    layout = BoardLayout(Board(), isShown: { _ in false }, viewport: viewport, preferences: preferences)
  }
}

/// How the elements of a view stand apart from their positions at rest.
struct Animations: Sendable {
  /// Of the whole view.
  var appearance = Appearance.unseen
  /// Of single items.
  var tiles: [ItemID: TileMotion] = [:]
  /// 0 the tiles are at rest, 1 they wiggle.
  var wiggle = Motion(0)
  var openings: [Opening] = []
  var departures: [Departure] = []
}

/// What pointers, wheels and touchpads are doing in a view.
struct PointerInput: Sendable {
  var arena = GestureArena()
  /// Another finger, while one drags something.
  var secondArena = GestureArena()
  /// Where the finger came down that is followed.
  var contact: Contact?
  /// What is under the finger while it may still become a tap.
  var pressed: Scene.Target?
  var wheel = Wheel()
  var touchpad: TouchpadScroll?
}
