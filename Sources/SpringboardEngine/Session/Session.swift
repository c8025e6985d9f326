/// All that a springboard remembers between two inputs.
struct Session: Sendable {
  var mode = Mode.browsing
  var viewport: Viewport
  var preferences: Preferences

  var applications: [ItemID: AppItem] = [:]
  /// As it is stored.
  var board = Board()
  /// As it is seen.
  var layout: BoardLayout

  var appearance = Appearance.unseen
  var wheel = Wheel()
  var touchpad: TouchpadScroll?
  var arena = GestureArena()
  /// Another finger, while one carries something.
  var beside = GestureArena()
  /// Where the finger came down that is followed.
  var contact: Contact?
  /// What is under the finger while it may still become a tap.
  var pressed: Scene.Target?
  var focus: ItemID?

  var tiles: [ItemID: TileMotion] = [:]
  var launches: [ItemID: Launch] = [:]
  var openings: [Opening] = []
  var notice: Notice?

  /// What can be undone and redone.
  var history = BoardHistory()
  /// What is to be carried with whichever of it is taken.
  var selection: [ItemID] = []
  /// 0 the tiles rest, 1 they quiver.
  var quiver = Motion(0)
  var departures: [Departure] = []
  var sheet: OpenSheet?

  /// What was asked of the world since the last answer.
  var effects: [Effect] = []

  init(viewport: Viewport, preferences: Preferences) {
    self.viewport = viewport
    self.preferences = preferences
    layout = BoardLayout(board, isShown: { _ in false }, viewport: viewport, preferences: preferences)
  }

  var gestures: GestureTuning { preferences.gestures }
  var motion: MotionTuning { preferences.motion }
}
