import CollectionEngine

/// The state of one window that shows a document.
struct View: Sendable {
  var viewport: Viewport
  @Shared var preferences: Preferences
  /// The visible board in panes.
  @Shared var layout: BoardLayout
  @Shared var mode = ViewMode.browsing
  var focus: Focus?
  /// The selected items, which are dragged together.
  var selection: [ItemID] = []
  @Shared var input = PointerInput()
  @Shared var animations = Animations()
  /// The layers in front of the pages.
  @Shared var layers = LayerStack()

  init(viewport: Viewport, preferences: Preferences, presentations: BoardPresentations) {
    (self.viewport, self.preferences) = (viewport, preferences)
    layout = BoardLayout(
      Board(), of: Document(), viewport: viewport, preferences: preferences, presentations: presentations,
      presentation: PresentationSwitch(count: presentations.list.count))
  }

  /// The presentations that the view can switch between.
  var presentations: BoardPresentations { layout.source.presentations }
}

/// The differences of a view's elements from their positions at rest.
struct Animations: Sendable {
  /// The appearance of the whole view.
  var appearance = Appearance.unseen
  /// When the window appeared.
  var shown = Instant(seconds: -.infinity)
  /// The tiles that move to other places or disappear, and the plate of the dock.
  var moving = MovingElements<BoardElement>()
  /// The previous states of the folders that disappear.
  var leavingFolders: [ItemID: Board.Folder] = [:]
  /// The motions of single tiles at their places.
  var tiles: [ItemID: TileMotion] = [:]
  /// 0 is at rest, 1 is wiggling.
  var wiggle = Motion(0)
}

/// The state of pointers, wheels and touchpads in a view.
struct PointerInput: Sendable {
  var arena = GestureArena()
  /// The gestures of another finger while the first one drags.
  var secondArena = GestureArena()
  /// Where the followed touch began.
  var contact: Contact?
  /// The target under the finger while the touch may still become a tap.
  var pressed: Scene.Target?
  /// The pinch that switches the presentation.
  var pinch = PinchRecognizer()
  /// The progress of the pinch that has been applied to the presentation.
  var pinchProgress = 0.0
  var wheel = Wheel()
  var touchpad: TouchpadScroll?

  /// Whether a finger scrolls the content.
  var isPanning: Bool { arena.isPanning || secondArena.isPanning }
}

/// Where a touch began, and on which target.
struct Contact: Equatable, Sendable {
  let target: Scene.Target
  let point: Point
  let device: PointerSample.Device
  /// Whether it extends the selection.
  let extends: Bool
}
