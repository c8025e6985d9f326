/// The properties of an input that have to be known before it is handled. A new input has its row in ``Input/traits``.
public struct InputTraits: Equatable, Sendable {
  /// Whether the scene differs afterwards.
  public enum SceneChange: Sendable { case never, perhaps, always }

  /// Whether a view that fades out ignores it.
  var needsPresence = false
  /// Whether an element that stays in its place may have another name or other actions afterwards.
  public fileprivate(set) var mayRename = false
  /// Whether the scene differs afterwards. For those that come soon after the start, or often, and mostly change nothing on screen,
  /// it is worth comparing the scene before and after.
  public fileprivate(set) var changesScene = SceneChange.always
}

extension Input {
  /// The properties that have to be known before the input is handled.
  public var traits: InputTraits {
    switch self {
    case .pointer, .hover, .scroll, .pinch, .secondary, .search: InputTraits(needsPresence: true)
    case .key, .character, .composition: InputTraits(needsPresence: true, mayRename: true)
    case .act(let act): InputTraits(needsPresence: act.needsPresence, mayRename: true)
    case .catalogue, .board, .restrictions, .preferences, .presentations, .running, .providerAnswer, .keypadDigits:
      InputTraits(mayRename: true)
    case .installations, .powerActions, .activities: InputTraits(mayRename: true, changesScene: .perhaps)
    case .history, .usage: InputTraits(changesScene: .never)
    // Often only the place of the window differs.
    case .viewport: InputTraits(changesScene: .perhaps)
    case .shown, .leave, .hidden, .launch, .notice, .hint, .offer, .sheetHeight, .menuWidth,
      .persistentNotice, .wake, .pin, .countdown, .status, .accessibility, .guide, .clock, .reminders:
      InputTraits()
    }
  }
}

extension Act {
  /// Whether the user acts on what is visible. A name is still given to the folder when its text field has ended, and other
  /// programs can ask for the rest.
  fileprivate var needsPresence: Bool {
    switch self {
    case .rename, .undo, .redo, .reset: false
    default: true
    }
  }
}
