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
  /// The gestures that it recognizes while it is modal.
  var gestures: [Gesture] { get }

  /// Returns its elements, from back to front.
  func elements(in context: LayerContext) -> [Scene.Element]
  /// Returns when it changes next by itself.
  func nextChange(in context: LayerContext) -> Wake
  /// Performs all changes that depend only on time. Returns the acts and effects that are due.
  mutating func advance(in context: LayerContext) -> LayerReply
  /// Handles an input. Returns nil for an input that what is behind it handles.
  mutating func handle(_ input: LayerInput, in context: LayerContext) -> LayerReply?
  /// Follows a finger that pans while it is the frontmost modal layer.
  mutating func pan(_ pan: LayerPan, in context: LayerContext)
  /// Ends everything at once, because the view was hidden.
  mutating func reset()
}

extension Layer {
  var isModal: Bool { false }
  var dismissal: Act? { nil }
  var gestures: [Gesture] { [.tap] }

  mutating func advance(in context: LayerContext) -> LayerReply { LayerReply() }

  mutating func handle(_ input: LayerInput, in context: LayerContext) -> LayerReply? { nil }

  mutating func pan(_ pan: LayerPan, in context: LayerContext) {}
}

/// An input that the layers get before what is behind them. Touches and clicks go to what the scene has at their point.
enum LayerInput: Equatable, Sendable {
  case key(Key)
  case character(Character)
  /// A key that begins the composition of a character.
  case composition
  /// A wheel or a touchpad.
  case scroll(ScrollSample)
}

/// A part of a pan.
enum LayerPan: Equatable, Sendable {
  case began
  /// The finger moved by a vector in logical pixels, to the right and down.
  case moved(by: Point)
  /// The finger was lifted at a velocity in logical pixels per second, to the right and down.
  case ended(velocity: Point)
}

/// The acts and effects that a layer asks for after an input that it has handled, or when its time has come.
struct LayerReply: Equatable, Sendable {
  var acts: [Act] = []
  var effects: [Effect] = []
}

extension LayerReply {
  /// The reply of an open sheet, or of the keypad, to a key. It is nil for keys that move the focus or press what has it, and for
  /// keys whose acts close the sheet. All others do nothing, because they act on what is behind the sheet.
  static func onSheet(_ key: Key) -> LayerReply? {
    switch key {
    case .nextStop, .previousStop, .activate, .pick, .escape: nil
    case .search, .guide, .service, .screenReader, .settings, .help: nil
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .previousPage, .nextPage, .menu: LayerReply()
    case .previousSection, .nextSection, .library, .edit, .undo, .redo, .remove, .erase, .folder: LayerReply()
    case .currentTime, .largerIcons, .smallerIcons, .configuredIcons: LayerReply()
    }
  }
}
