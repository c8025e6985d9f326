import CollectionEngine

/// The layers in front of the pages of a view.
struct LayerStack: Sendable {
  var pageControl = PageControlLayer()
  var status = StatusLayer()
  var search = SearchLayer()
  var opening = OpeningLayer()
  var hover = HoverLayer()
  var notices = NoticeLayer()
  var sheet = SheetLayer()
  var keypad = KeypadLayer()
  var menu = MenuLayer()

  /// The layers from back to front. Nothing else in the code knows this order.
  private static let order = [
    Entry({ $0.pageControl }, { $1(&$0.pageControl) }), Entry({ $0.status }, { $1(&$0.status) }),
    Entry({ $0.search }, { $1(&$0.search) }), Entry({ $0.opening }, { $1(&$0.opening) }),
    Entry({ $0.hover }, { $1(&$0.hover) }), Entry({ $0.notices }, { $1(&$0.notices) }),
    Entry({ $0.sheet }, { $1(&$0.sheet) }), Entry({ $0.keypad }, { $1(&$0.keypad) }),
    Entry({ $0.menu }, { $1(&$0.menu) }),
  ]

  /// Access to one of the layers. A class, because copying ten closures for each question would take longer than the answer.
  private final class Entry: Sendable {
    let isActive: @Sendable (LayerStack) -> Bool
    let isModal: @Sendable (LayerStack) -> Bool
    let dismissal: @Sendable (LayerStack) -> Act?
    let elements: @Sendable (LayerStack, LayerContext) -> [Scene.Element]
    let nextChange: @Sendable (LayerStack, LayerContext) -> Wake
    let advance: @Sendable (inout LayerStack, LayerContext) -> LayerReply
    let gestures: @Sendable (LayerStack) -> [Gesture]
    let handle: @Sendable (inout LayerStack, LayerInput, LayerContext) -> LayerReply?
    let pan: @Sendable (inout LayerStack, LayerPan, LayerContext) -> Void
    let reset: @Sendable (inout LayerStack) -> Void

    /// Closures rather than a key path, because the scene asks `isActive` in each frame, and a key path takes ten times as long.
    init<L: Layer>(
      _ get: @escaping @Sendable (LayerStack) -> L,
      _ change: @escaping @Sendable (inout LayerStack, (inout L) -> Void) -> Void
    ) {
      @Sendable func changing<R>(_ stack: inout LayerStack, _ body: (inout L) -> R) -> R {
        var result: R?
        change(&stack) { result = body(&$0) }
        guard let result else { preconditionFailure("a layer was not changed") }
        return result
      }
      isActive = { get($0).isActive }
      isModal = { get($0).isModal }
      dismissal = { get($0).dismissal }
      elements = { get($0).elements(in: $1) }
      nextChange = { get($0).nextChange(in: $1) }
      advance = { stack, context in changing(&stack) { $0.advance(in: context) } }
      gestures = { get($0).gestures }
      handle = { stack, input, context in changing(&stack) { $0.handle(input, in: context) } }
      pan = { stack, pan, context in changing(&stack) { $0.pan(pan, in: context) } }
      reset = { stack in changing(&stack) { $0.reset() } }
    }
  }
}

extension LayerStack {
  /// Whether a layer shows something, or waits for a time.
  var isActive: Bool { Self.order.contains { $0.isActive(self) } }

  /// Whether a layer lets no input pass to the pages.
  var isModal: Bool { Self.order.contains { $0.isModal(self) } }

  /// Whether a sheet or the keypad is open.
  var hasSheet: Bool { sheet.isModal || keypad.isModal }

  /// Whether a layer is open that can be closed.
  var isOpen: Bool { dismissal != nil }

  /// The act that closes the frontmost open layer; nil if none is open.
  var dismissal: Act? { Self.order.reversed().lazy.compactMap { $0.dismissal(self) }.first }

  /// The elements of all layers, from back to front.
  func elements(in context: LayerContext) -> [Scene.Element] {
    var context = context
    if notices.isActive { context.notices = notices.elements(in: context) }
    return Self.order.flatMap { [context] in $0.isActive(self) ? $0.elements(self, context) : [] }
  }

  /// When the first of the layers changes by itself.
  func nextChange(in context: LayerContext) -> Wake {
    Self.order.reduce(.never) { $0.earlier($1.isActive(self) ? $1.nextChange(self, context) : .never) }
  }

  /// Performs all changes of the layers that depend only on time. Returns the acts and effects that are due.
  mutating func advance(in context: LayerContext) -> LayerReply {
    var reply = LayerReply()
    for layer in Self.order where layer.isActive(self) {
      let due = layer.advance(&self, context)
      reply.acts += due.acts
      reply.effects += due.effects
    }
    return reply
  }

  /// The gestures that the frontmost modal layer recognizes; nil if there is none.
  var modalGestures: [Gesture]? { Self.order.last { $0.isModal(self) }?.gestures(self) }

  /// Passes an input to the layers, from front to back, until one handles it. Returns nil if none does.
  mutating func handle(_ input: LayerInput, in context: LayerContext) -> LayerReply? {
    for layer in Self.order.reversed() where layer.isActive(self) {
      if let reply = layer.handle(&self, input, context) { return reply }
    }
    return nil
  }

  /// Lets the frontmost modal layer follow a pan. Returns false if there is none.
  mutating func pan(_ pan: LayerPan, in context: LayerContext) -> Bool {
    guard let layer = Self.order.last(where: { $0.isModal(self) }) else { return false }
    layer.pan(&self, pan, context)
    return true
  }

  /// Ends everything at once, because the view was hidden.
  mutating func reset() {
    for layer in Self.order { layer.reset(&self) }
  }
}

extension Wake {
  /// The earlier of two changes.
  func earlier(_ other: Wake) -> Wake {
    switch (self, other) {
    case (.nextFrame, _), (_, .nextFrame): .nextFrame
    case (.at(let first), .at(let second)): .at(min(first, second))
    case (.never, let wake), (let wake, .never): wake
    }
  }
}
