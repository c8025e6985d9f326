import CollectionEngine

/// A document and its views. Input enters through ``handle(_:in:at:)``, and ``scene(of:at:)`` returns what to show. It
/// reads no clock and no files.
public struct Springboard: Sendable {
  private(set) var document = Document()
  /// The ids of all views, in order. There are few, one for each monitor.
  public private(set) var viewIDs: [ViewID] = []
  /// The views, in the order of ``viewIDs``.
  private var views: [View] = []
  /// The pointers that drag in another view than the one whose window receives their samples; by the latter.
  var dragHandoffs: [ViewID: DragHandoff] = [:]
  /// How often each view was updated.
  private var revisions: [ViewID: Int] = [:]
  /// The effects in other views of an act in one view; they are returned with the next input of those views.
  private var deferredEffects: [ViewID: [Effect]] = [:]
  private var latest = Instant(seconds: -.infinity)

  /// Creates a springboard with one view, which is hidden until it receives ``Input/shown``.
  public init(
    _ view: ViewID = .main, viewport: Viewport, preferences: Preferences = Preferences(),
    restrictions: Restrictions = Restrictions(), presentations: BoardPresentations = .pages
  ) {
    document.permissions.restrictions = restrictions
    insert(View(viewport: viewport, preferences: preferences, presentations: presentations), as: view)
  }

  /// Adds a view of the same document. It is hidden until it receives ``Input/shown``. The id must be new.
  public mutating func addView(
    _ id: ViewID, viewport: Viewport, preferences: Preferences, presentations: BoardPresentations = .pages
  ) {
    precondition(!hasView(id), "there is already a view \(id)")
    insert(View(viewport: viewport, preferences: preferences, presentations: presentations), as: id)
    _ = update(id) { $0.controller.followDocument(moving: false, at: $1) }
  }

  /// Adds a view with the viewport, the preferences and the visibility of another one, unless there is a view with this
  /// id.
  public mutating func addView(_ id: ViewID, like other: ViewID, at now: Instant) {
    guard !hasView(id) else { return }
    let other = view(other)
    addView(id, viewport: other.viewport, preferences: other.preferences, presentations: other.presentations)
    if other.animations.appearance.isVisible { _ = handle(.shown, in: id, at: now) }
  }

  /// Removes a view, whose remaining effects are dropped.
  public mutating func removeView(_ id: ViewID) {
    if let index = viewIDs.firstIndex(of: id) {
      viewIDs.remove(at: index)
      views.remove(at: index)
    }
    (deferredEffects[id], revisions[id]) = (nil, nil)
    dragHandoffs = dragHandoffs.filter { $0.key != id && $0.value.view != id }
  }

  /// What the index for the search can be made of; nil if there is one, or no applications are known.
  public var searchPreparation: SearchPreparation? { document.searchPreparation }

  /// Takes over the index that a preparation has made, unless other applications are installed by now. It changes no results.
  public mutating func adopt(_ index: SearchIndex, from preparation: SearchPreparation) {
    document.adopt(index, from: preparation)
  }

  /// Handles an input, and returns the effects in order. This is the only entry point for input. A time before that of
  /// the previous input counts as that time, so that a clock that is set back does not affect motions. An input for a view
  /// that was removed is ignored, because its window may go later than the view.
  public mutating func handle(_ input: Input, in id: ViewID, at now: Instant) -> [Effect] {
    guard hasView(id) else { return [] }
    latest = max(latest, now)
    let revision = document.revision
    let (target, input) = redirecting(input, from: id)
    let wasLeaving = isLeaving(target)
    var effects = deferredEffects.removeValue(forKey: id) ?? []
    effects += deferring(
      update(target) { handler, now in
        handler.advance(to: now)
        handler.handle(input, at: now)
        handler.acts.settleOpenings(at: now)
        handler.controller.finishLeaving(at: now)
      }, of: target, unless: id)
    if case .pointer(let sample) = input { effects += moveDrag(of: sample, in: target, receivedBy: id) }
    if isLeaving(target) != wasLeaving { effects += alignOthers(with: target, unless: id) }
    return document.revision == revision ? effects : effects + updateOthers(than: target)
  }

  /// Returns what a view shows. This is the only entry point for output. The cost depends on what is visible, not on
  /// the number of items. A view that was removed shows nothing.
  public func scene(of id: ViewID, at now: Instant) -> Scene {
    guard hasView(id) else { return .nothing }
    var builder = SceneBuilder(document, view(id), at: max(latest, now))
    var scene = builder.scene()
    if deferredEffects[id]?.isEmpty == false { scene.next = .nextFrame }
    return scene
  }

  private mutating func insert(_ view: View, as id: ViewID) {
    let index = viewIDs.firstIndex { $0.number > id.number } ?? viewIDs.endIndex
    viewIDs.insert(id, at: index)
    views.insert(view, at: index)
  }

  /// A view; an empty one without room if it was removed.
  func view(_ id: ViewID) -> View { viewIDs.firstIndex(of: id).map { views[$0] } ?? Self.empty }

  private static let empty = View(
    viewport: Viewport(size: .zero), preferences: Preferences(), presentations: .pages)

  /// Moves the document and a view into an input handler and back, so that neither is copied.
  mutating func update(_ id: ViewID, _ body: (inout InputHandler, Instant) -> Void) -> [Effect] {
    guard let index = viewIDs.firstIndex(of: id) else { preconditionFailure("there is no view \(id)") }
    var handler = InputHandler(acts: ActPerformer(controller: ViewController(document: Document(), view: Self.empty)))
    swap(&document, &handler.document)
    swap(&views[index], &handler.view)
    body(&handler, latest)
    swap(&document, &handler.document)
    swap(&views[index], &handler.view)
    revisions[id, default: 0] += 1
    return handler.effects
  }

  /// Lays out the other views after a change of the document. A view may then add new applications to the board.
  private mutating func updateOthers(than id: ViewID) -> [Effect] {
    viewIDs.filter { $0 != id }.flatMap { other in
      deferring(update(other) { $0.controller.reconcile(at: $1) }, of: other, unless: id)
    }
  }

  /// An overlay fades out on all monitors at the same time, and in again.
  private mutating func alignOthers(with id: ViewID, unless receiver: ViewID) -> [Effect] {
    let appearance = view(id).animations.appearance
    guard appearance.isVisible else { return [] }
    return viewIDs.filter { $0 != id }.flatMap { other in
      deferring(
        update(other) { appearance.isLeaving ? $0.controller.leave(at: $1) : $0.controller.comeBack(at: $1) },
        of: other, unless: receiver)
    }
  }

  /// Keeps the effects that concern a single view for its next input, unless that view receives the present input. Returns
  /// the others.
  mutating func deferring(_ effects: [Effect], of view: ViewID, unless receiver: ViewID) -> [Effect] {
    guard view != receiver else { return effects }
    let own = effects.filter { !$0.concernsDocument }
    if !own.isEmpty { deferredEffects[view, default: []] += own }
    return effects.filter(\.concernsDocument)
  }
}

extension Springboard {
  /// The stored board, including applications that are not installed.
  public var board: Board { document.board }

  /// The features that the visitors of a kiosk have switched on.
  public var accessibility: Set<AccessibilityFeature> { document.accessibility }

  /// What the user may not do.
  public var restrictions: Restrictions { document.permissions.restrictions }

  /// Whether an act is allowed; one that is not has no effect.
  public func allows(_ act: Act) -> Bool { document.permissions.allow(act) }

  /// A number that increases whenever an input or an act may have changed what a view shows.
  public func revision(of view: ViewID) -> Int { revisions[view, default: 0] }

  /// A number that is another one when the document has changed.
  public var documentRevision: Int { document.revision }

  /// Whether there is a view with this id. The questions about one that was removed are answered as for an empty view.
  public func hasView(_ id: ViewID) -> Bool { viewIDs.contains(id) }

  /// Returns nil if the application is not installed.
  public func application(_ id: ItemID) -> AppItem? { document.application(id) }

  /// Returns a programme of the guide with its channel and its times, such as “20:15 – 21:00” or “Thu 26 Nov,
  /// 20:15 – 21:00”; nil if there is none.
  public func programme(_ id: ItemID) -> (programme: Guide.Programme, channel: Guide.Channel, times: String)? {
    guard let index = document.guide.index(of: id), let programme = document.guide.programme(at: index) else {
      return nil
    }
    let times = document.guide.timeRangeText(of: programme, on: document.clock?.minute(at: latest))
    return (programme, document.guide.channels[index.section], times)
  }

  /// Whether a view has the programme guide.
  public func hasGuide(in view: ViewID) -> Bool { self.view(view).layout.guide != nil }

  /// Whether the programme guide is in front.
  public func isGuideInFront(of view: ViewID) -> Bool { self.view(view).layout.isGuideInFront }

  /// Returns a folder with its installed applications; nil if the view shows no such folder.
  public func folder(_ id: ItemID, in view: ViewID) -> Board.Folder? { self.view(view).layout.folder(id) }

  /// Returns the position of an item that a view shows; nil if it is in a closed folder, or not shown at all.
  public func position(of id: ItemID, in view: ViewID) -> ItemPosition? {
    self.view(view).layout.pane(showing: id)?.position(of: id)
  }

  /// Returns a result of a search provider; nil if the view shows none with this id.
  public func providerResult(_ id: ItemID, in view: ViewID) -> ProviderResult? { self.view(view).search?.result(id) }

  /// Whether a view is as after ``Act/reset``.
  public func isReset(_ view: ViewID, at now: Instant) -> Bool { self.view(view).isReset(at: now) }

  /// Whether a view is fading out before it is hidden.
  public func isLeaving(_ view: ViewID) -> Bool { self.view(view).animations.appearance.isLeaving }

  /// When a view will have faded out; nil if it is not fading out. It needs an input then, even if its window gets no frames.
  public func departure(of view: ViewID) -> Instant? {
    let view = self.view(view)
    return view.animations.appearance.departure(view.preferences.motion)
  }

  /// The screen that a view shows or is turning to, from 0.
  public func screen(of view: ViewID) -> Int { self.view(view).layout.grid.screen }

  /// The number of screens of a view's pages, or of the library if it has none.
  public func screenCount(of view: ViewID) -> Int {
    let layout = self.view(view).layout
    return (layout.pages ?? layout.grid).screenCount
  }

  /// The target under the mouse in a view, as far as the view knows.
  public func hoverTarget(in view: ViewID) -> Scene.Target? { self.view(view).layers.hover.pointer?.target }

  /// Whether every letter that is typed in a view opens its search. In the guide, one has another meaning.
  public func typingOpensSearch(in view: ViewID) -> Bool {
    let view = self.view(view)
    return view.mode == .browsing && view.search == nil && !view.layout.isGuideInFront && !view.layers.isModal
      && view.animations.appearance.isVisible
  }

  /// The width of the sheet with the details of an application, in logical pixels.
  public func sheetWidth(in view: ViewID) -> Double {
    EditingLayout(metrics: self.view(view).layout.metrics).sheetWidth
  }

  /// The open menu: the item that it belongs to, whose name is its title, the submenu that is shown, and all rows. nil if no menu is
  /// open.
  public func openMenu(in view: ViewID) -> (item: ItemID?, submenu: MenuEntry.Submenu?, rows: [MenuEntry])? {
    self.view(view).layers.menu.open.map { ($0.item, $0.submenu, $0.entries) }
  }

  /// The preferences of a view.
  public func preferences(of view: ViewID) -> Preferences { self.view(view).preferences }

  /// The viewport of a view.
  public func viewport(of view: ViewID) -> Viewport { self.view(view).viewport }

  /// Descriptions of the broken invariants of the document and of all views; none for a valid springboard.
  public var violations: [String] {
    document.board.violations.map { "\($0)" } + views.flatMap { $0.violations(in: document) }
  }

  /// Stops the program if an invariant is broken.
  public func checkInvariants() {
    let found = violations
    precondition(found.isEmpty, "invalid springboard: \(found)")
  }
}
