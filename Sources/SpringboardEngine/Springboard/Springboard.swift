/// The springboard itself: two doors, no clock, no file, no pointer.
public struct Springboard: Sendable {
  private(set) var document = Document()
  private var views: [ViewID: View] = [:]
  /// What an act in one view asks of the world for others, until their next input.
  private var deferredEffects: [ViewID: [Effect]] = [:]
  private var latest = Instant(seconds: -.infinity)

  /// Begins with one view.
  public init(
    _ view: ViewID = .main, viewport: Viewport, preferences: Preferences = Preferences(),
    presentations: BoardPresentations = .pages
  ) {
    document.permissions = Permissions(preferences)
    views[view] = View(viewport: viewport, preferences: preferences, presentations: presentations)
  }

  /// Adds a view of the same document. It is hidden until it receives ``Input/shown``.
  public mutating func addView(
    _ id: ViewID, viewport: Viewport, preferences: Preferences, presentations: BoardPresentations = .pages
  ) {
    precondition(views[id] == nil, "a view has an id of its own")
    views[id] = View(viewport: viewport, preferences: preferences, presentations: presentations)
    update(id) { $0.followDocument(moving: false, at: $1) }
  }

  /// Adds a view that shows what another one does, in the same way, unless there is one of this id.
  public mutating func addView(_ id: ViewID, like other: ViewID, at now: Instant) {
    guard views[id] == nil else { return }
    let other = view(other)
    addView(id, viewport: other.viewport, preferences: other.preferences, presentations: other.presentations)
    if other.animations.appearance.isOnGlass { _ = handle(.shown, in: id, at: now) }
  }

  public mutating func removeView(_ id: ViewID) {
    views[id] = nil
    deferredEffects[id] = nil
  }

  /// The only entry point for input. A time before one already seen counts as that one: clocks jump, motions do not.
  public mutating func handle(_ input: Input, in id: ViewID, at now: Instant) -> [Effect] {
    latest = max(latest, now)
    let revision = document.revision
    let effects = update(id) { controller, now in
      controller.advance(to: now)
      controller.handle(input, at: now)
      controller.settleOpenings(at: now)
    }
    let shared = document.revision == revision ? [] : updateOthers(than: id)
    return (deferredEffects.removeValue(forKey: id) ?? []) + effects + shared
  }

  /// The only entry point for output. Its cost depends on what is in view, not on how many items there are.
  public func scene(of id: ViewID, at now: Instant) -> Scene {
    var builder = SceneBuilder(document, view(id), at: max(latest, now))
    var scene = builder.scene()
    if deferredEffects[id]?.isEmpty == false { scene.next = .nextFrame }
    return scene
  }

  func view(_ id: ViewID) -> View {
    guard let view = views[id] else { preconditionFailure("there is no view \(id)") }
    return view
  }

  /// Lends a view and the document to a controller; neither is copied.
  @discardableResult
  private mutating func update(_ id: ViewID, _ body: (inout ViewController, Instant) -> Void) -> [Effect] {
    guard let view = views.removeValue(forKey: id) else { preconditionFailure("there is no view \(id)") }
    var controller = ViewController(document: document, view: view)
    document = Document()
    body(&controller, latest)
    (document, views[id]) = (controller.document, controller.view)
    return controller.effects
  }

  /// The other views move to the state of the document. One that has room for applications that have no place yet gives
  /// them one; effects on the document are returned, and those in a view wait for its next input.
  private mutating func updateOthers(than id: ViewID) -> [Effect] {
    var shared: [Effect] = []
    for other in viewIDs where other != id {
      let effects = update(other) { $0.reconcile(at: $1) }
      shared += effects.filter(\.concernsDocument)
      deferredEffects[other, default: []] += effects.filter { !$0.concernsDocument }
    }
    return shared
  }
}

extension Effect {
  fileprivate var concernsDocument: Bool {
    switch self {
    case .save, .record: true
    case .launch, .announce, .hide, .showMenu, .editName, .endNaming: false
    }
  }
}

extension Springboard {
  /// The arrangement as it is stored; the applications that are missing keep their places in it.
  public var board: Board { document.board }

  /// Whether there is something to take back, or to do again.
  public var canUndo: Bool { !document.history.past.isEmpty }
  public var canRedo: Bool { !document.history.future.isEmpty }

  /// Whether an act may be done; one that may not does nothing.
  public func allows(_ act: Act) -> Bool { document.permissions.allow(act) }

  /// All views, in order.
  public var viewIDs: [ViewID] { views.keys.sorted { $0.number < $1.number } }

  /// nil for what is not installed.
  public func application(_ id: ItemID) -> AppItem? { document.applications[id] }

  /// A folder as a view shows it: with what is installed of it.
  public func folder(_ id: ItemID, in view: ViewID) -> Board.Folder? { self.view(view).layout.folder(id) }

  /// The page that a view shows or is turning to, from 0.
  public func page(of view: ViewID) -> Int { self.view(view).layout.grid.screen }
  public func pageCount(of view: ViewID) -> Int { self.view(view).layout.grid.screenCount }
  public func preferences(of view: ViewID) -> Preferences { self.view(view).preferences }
  public func viewport(of view: ViewID) -> Viewport { self.view(view).viewport }

  /// The rules that do not hold, in words; none, unless the springboard itself is broken.
  public var violations: [String] {
    document.board.violations.map { "\($0)" } + views.values.flatMap { $0.violations(in: document) }
  }

  public func checkInvariants() {
    let found = violations
    precondition(found.isEmpty, "a springboard is broken: \(found)")
  }
}
