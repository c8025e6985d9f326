/// What one window shows of a document.
struct View: Sendable {
  var viewport: Viewport
  var preferences: Preferences
  /// What the view can switch between.
  var presentations: BoardPresentations
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

  init(viewport: Viewport, preferences: Preferences, presentations: BoardPresentations) {
    (self.viewport, self.preferences, self.presentations) = (viewport, preferences, presentations)
    layout = BoardLayout(
      Board(), applications: [:], viewport: viewport, preferences: preferences, presentations: presentations)
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
  /// Two fingers that may switch the presentation.
  var pinch = PinchRecognizer()
  /// The share of the way to another presentation that the pinch has come, and was applied.
  var pinchProgress = 0.0
  var wheel = Wheel()
  var touchpad: TouchpadScroll?

  /// Whether a finger scrolls the content.
  var isPanning: Bool { arena.isPanning || secondArena.isPanning }
}
