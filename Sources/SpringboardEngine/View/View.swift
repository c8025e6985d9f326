import CollectionEngine

/// The state of one window that shows a document. It is large and is passed on often, so copies share their parts until one of them
/// changes.
struct View: Sendable {
  /// One element, because an array has its elements in a storage that copies share. Its parts are read by `get`: with `_read`, the
  /// optimizer of Swift 6.3.1 releases what it has not retained, and the program crashes.
  private var parts: [Parts]

  private struct Parts: Sendable {
    var viewport: Viewport
    var preferences: Preferences
    var layout: BoardLayout
    var mode = ViewMode.browsing
    var focus: Focus?
    var selection: [ItemID] = []
    var input = PointerInput()
    var animations = Animations()
    var layers = LayerStack()
  }

  init(viewport: Viewport, preferences: Preferences, presentations: BoardPresentations) {
    let layout = BoardLayout(
      Board(), of: Document(), viewport: viewport, preferences: preferences, presentations: presentations,
      presentation: PresentationSwitch(count: presentations.list.count))
    parts = [Parts(viewport: viewport, preferences: preferences, layout: layout)]
  }

  var viewport: Viewport {
    get { parts[0].viewport }
    _modify { yield &parts[0].viewport }
  }
  var preferences: Preferences {
    get { parts[0].preferences }
    _modify { yield &parts[0].preferences }
  }
  /// The visible board in panes.
  var layout: BoardLayout {
    get { parts[0].layout }
    _modify { yield &parts[0].layout }
  }
  var mode: ViewMode {
    get { parts[0].mode }
    _modify { yield &parts[0].mode }
  }
  var focus: Focus? {
    get { parts[0].focus }
    _modify { yield &parts[0].focus }
  }
  /// The selected items, which are dragged together.
  var selection: [ItemID] {
    get { parts[0].selection }
    _modify { yield &parts[0].selection }
  }
  var input: PointerInput {
    get { parts[0].input }
    _modify { yield &parts[0].input }
  }
  var animations: Animations {
    get { parts[0].animations }
    _modify { yield &parts[0].animations }
  }
  /// The layers in front of the pages.
  var layers: LayerStack {
    get { parts[0].layers }
    _modify { yield &parts[0].layers }
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
