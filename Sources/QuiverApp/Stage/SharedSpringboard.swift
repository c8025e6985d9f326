import CollectionEngine
import QuiverCore
import SpringboardEngine

/// The springboard that all windows show. The stage of each window shows one view of it.
final class SharedSpringboard: ItemNaming {
  private(set) var springboard: Springboard
  /// The names of applications that were asked for, and the revision of the document that they are from. Each frame asks several
  /// times for each name on screen, and each question to the springboard copies it.
  private var names = (known: [ItemID: String](), revision: 0)
  /// Receives every input before the springboard does, for the recording.
  var onInput: (Input, ViewID, Instant) -> Void = { _, _, _ in }
  private var stages: [WeakStage] = []
  /// What waits for the content; nil when that is known.
  private var postponed: Postponed?

  private struct Postponed {
    /// Sends the content.
    let content: () -> Void
    /// The inputs that came before.
    var inputs: [(Input, Stage)] = []
    /// What is done between the content and the inputs.
    var followUp: () -> Void = {}
  }

  init(_ springboard: Springboard) {
    self.springboard = springboard
  }

  func name(of id: ItemID) -> String? {
    if let known = names.known[id] { return known }
    let name = springboard.name(of: id)
    if case .application = id { names.known[id] = name }
    return name
  }

  func details(of id: ItemID) -> Details? { springboard.details(of: id) }

  func adopt(_ index: SearchIndex, from preparation: SearchPreparation) {
    springboard.adopt(index, from: preparation)
  }

  func add(_ stage: Stage) {
    stages = stages.filter { $0.stage != nil } + [WeakStage(stage: stage)]
  }

  /// Adds a view, with the preferences of the main one.
  func addView() -> ViewID {
    let id = ViewID((springboard.viewIDs.last?.number ?? 0) + 1)
    springboard.addView(id, viewport: Viewport(size: .zero), preferences: springboard.preferences(of: .main))
    return id
  }

  /// Removes a stage and its view.
  func remove(_ stage: Stage) {
    stages.removeAll { $0.stage === stage }
    springboard.removeView(stage.view)
  }

  /// Keeps all inputs back until ``takeContent()``, which calls `content`: it sends the layout and the applications.
  func postpone(_ content: @escaping () -> Void) {
    postponed = Postponed(content: content)
  }

  /// Whether the layout and the applications are not known yet.
  var isPostponed: Bool { postponed != nil }

  /// Calls `body` once when the content is known, before the inputs that were kept back are sent. It replaces an earlier one.
  func afterContent(_ body: @escaping () -> Void) { postponed?.followUp = body }

  /// Takes the content, and then the inputs that were kept back.
  func takeContent() {
    guard let postponed else { return }
    self.postponed = nil
    postponed.content()
    postponed.followUp()
    for (input, stage) in postponed.inputs { send(input, from: stage, at: stage.now) }
    for stage in stages { stage.stage?.contentIsKnown() }
  }

  /// Passes an input of a stage's view to the springboard, and redraws all views that it changes. Does nothing if the stage
  /// was removed.
  func send(_ input: Input, from stage: Stage, at moment: Instant) {
    guard stages.contains(where: { $0.stage === stage }) else { return }
    guard postponed == nil else { return postponed?.inputs.append((input, stage)) ?? () }
    onInput(input, stage.view, moment)
    let stages = stages.compactMap(\.stage)
    let formers = stages.map { $0.state(before: input, at: moment) }
    let effects = springboard.handle(input, in: stage.view, at: moment)
    let revision = springboard.documentRevision
    if names.revision != revision { names = ([:], revision) }
    for (stage, former) in zip(stages, formers) { stage.follow(input, since: former, at: moment) }
    for effect in effects { stage.onEffect(effect) }
  }
}

private struct WeakStage {
  weak var stage: Stage?
}
