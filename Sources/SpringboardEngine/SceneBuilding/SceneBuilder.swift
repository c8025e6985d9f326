import CollectionEngine

/// Computes the scene that a view shows at a moment. The cost depends on what is visible.
struct SceneBuilder {
  let document: Document
  let view: View
  let now: Instant
  let layout: BoardLayout
  let motion: MotionTuning
  let gestures: GestureTuning
  let editing: EditingLayout
  /// How far the view has faded in, 0...1.
  let presence: Double
  /// How far the wiggle and the badges have faded in, 0...1.
  let wiggle: Double
  /// How far the search has opened, 0...1.
  let searching: Double
  /// The folder that is open, opening or closing, and how far it has opened, 0...1.
  let openFolder: ItemID?
  let expansion: Double
  /// How far tiles and the plate of the dock are from their places.
  let differences: [BoardElement: AttributeVector]
  /// The elements so far, from back to front.
  var elements: [Scene.Element] = []
  let hasLayers: Bool
  /// The tile that the open menu belongs to, and its elements, which are in front of the veil.
  let menuTile: ItemID?
  var raisedTile: [Scene.Element] = []

  init(_ document: Document, _ view: View, at now: Instant) {
    (self.document, self.view, self.now, layout) = (document, view, now, view.layout)
    (motion, gestures) = (view.preferences.motion, view.preferences.tunings.gestures)
    editing = EditingLayout(metrics: view.layout.metrics)
    (presence, wiggle, searching) = (view.presence(at: now), view.wiggling(at: now), view.searching(at: now))
    hasLayers = view.layers.isActive
    menuTile = view.layers.menu.shown?.tile
    openFolder = view.layout.openFolder
    expansion = view.layout.expansion(at: now)
    differences = view.animations.moving.isEmpty ? [:] : view.animations.moving.differences(at: now)
  }

  mutating func scene() -> Scene {
    if view.animations.appearance.isVisible { appendAll() }
    var scene = Scene(
      elements: elements, mode: Scene.Mode(view.mode), next: nextWake, screen: layout.grid.screen,
      screenCount: layout.grid.screenCount, presence: presence)
    scene.isRightToLeft = view.preferences.session.rightToLeft
    scene.label = layout.metrics.label
    return scene
  }

  private mutating func appendAll() {
    elements.reserveCapacity(Self.usualCount)
    if let results = layout.results { appendResults(results) } else { appendBoard() }
    if view.search == nil { elements += gridButtons }
    elements += done
    appendStack()
    elements += ring
    appendLayers()
  }

  private mutating func appendLayers() {
    guard hasLayers else { return }
    var context = LayerContext(document, view, at: now)
    context.raisedTile = raisedTile
    elements += view.layers.elements(in: context)
  }

  private mutating func appendBoard() {
    append([gridContent, content(of: layout.dock)])
    appendGuide()
    elements += emptyHome
    appendDepartures()
    appendOpenFolder()
  }

  /// A capacity that is enough for most pages.
  private static let usualCount = 128
}

extension Scene.Mode {
  fileprivate init(_ mode: ViewMode) {
    switch mode {
    case .browsing: self = .browsing
    case .editing: self = .editing
    case .dragging: self = .dragging
    }
  }
}
