import CollectionEngine

/// A part of a view that can be in front of its pages, such as a menu or a notice. It owns its state, and is a value: what it
/// cannot do itself, it returns as acts and effects.
protocol Layer: Sendable {
  /// Whether it shows something, or waits for a time at which it does something.
  var isActive: Bool { get }
  /// Whether it lets no input pass to what is behind it.
  var isModal: Bool { get }
  /// The act that closes it when Escape is pressed or the background is touched; nil if there is nothing to close.
  var dismissal: Act? { get }

  /// Returns its elements, from back to front.
  func elements(in context: LayerContext) -> [Scene.Element]
  /// Returns when it changes next by itself.
  func nextChange(in context: LayerContext) -> Wake
  /// Performs all changes that depend only on time. Returns the acts that are due.
  mutating func advance(in context: LayerContext) -> [Act]
  /// The gestures that it recognizes while it is modal.
  var gestures: [Gesture] { get }
  /// Handles a finger that pans while the layer is modal.
  mutating func pan(_ step: LayerPan, in context: LayerContext)
  /// Handles a key. Returns nil for a key that what is behind it handles.
  mutating func press(_ key: Key, in context: LayerContext) -> LayerReply?
  /// Handles a typed character, like a key.
  mutating func type(_ character: Character, in context: LayerContext) -> LayerReply?
  /// Handles a wheel or a touchpad. Returns nil if what is behind it scrolls.
  mutating func scroll(_ sample: ScrollSample, in context: LayerContext) -> LayerReply?
  /// Ends everything at once, because the view was hidden.
  mutating func reset()
}

extension Layer {
  var isModal: Bool { false }
  var dismissal: Act? { nil }
  var gestures: [Gesture] { [.tap] }

  mutating func pan(_ step: LayerPan, in context: LayerContext) {}
  mutating func press(_ key: Key, in context: LayerContext) -> LayerReply? { nil }
  mutating func type(_ character: Character, in context: LayerContext) -> LayerReply? { nil }
  mutating func scroll(_ sample: ScrollSample, in context: LayerContext) -> LayerReply? { isModal ? LayerReply() : nil }
}

/// A part of a pan.
enum LayerPan: Equatable, Sendable {
  case began
  /// The finger moved by a vector in logical pixels, to the right and down.
  case moved(by: Point)
  /// The finger was lifted at a velocity in logical pixels per second, to the right and down.
  case ended(velocity: Point)
}

/// What a layer asks for after an input that it has handled.
struct LayerReply: Equatable, Sendable {
  var acts: [Act] = []
  var effects: [Effect] = []
}

extension LayerReply {
  /// What a key does while a sheet is open, or the keypad. Nothing reaches what is behind it: the sheet keeps the keys that move
  /// the focus and press what has it, and those of acts that close it. Returns nil for these.
  static func ofSheet(_ key: Key) -> LayerReply? {
    switch key {
    case .nextStop, .previousStop, .activate, .pick, .escape: nil
    case .search, .guide, .service, .screenReader, .settings, .help: nil
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .previousPage, .nextPage, .menu: LayerReply()
    case .previousSection, .nextSection, .library, .edit, .undo, .redo, .remove, .erase, .folder: LayerReply()
    case .currentTime, .largerIcons, .smallerIcons, .configuredIcons: LayerReply()
    }
  }
}
