import CollectionEngine

/// The status area of a kiosk. It makes way for the search field, an open folder, and a notice where there is no room for both.
struct StatusLayer: Layer {
  /// When the area began to fade in; nil if it is empty.
  private var shown: Instant?

  var isActive: Bool { shown != nil }

  /// Follows a change of the items. The area fades in once there is one.
  mutating func follow(_ items: [StatusItem], at now: Instant) {
    if items.isEmpty { shown = nil } else if shown == nil { shown = now }
  }

  /// How far the area has faded in, 0...1.
  private func share(in context: LayerContext) -> Double {
    shown.map { Curve.ease(context.now - $0, over: context.preferences.motion.fade) } ?? 0
  }

  func nextChange(in context: LayerContext) -> Wake { share(in: context) < 1 ? .nextFrame : .never }

  func elements(in context: LayerContext) -> [Scene.Element] {
    let frames = StatusLayout(context.document.status, in: context.metrics).frames
    let alpha =
      context.presence * share(in: context) * (1 - context.searching) * (1 - context.expansion)
      * (1 - noticeAlpha(over: frames, in: context))
    guard alpha > 0 else { return [] }
    return zip(context.document.status, frames).map { element(of: $0, $1, alpha: alpha, in: context) }
  }

  private func element(of item: StatusItem, _ frame: Rect, alpha: Double, in context: LayerContext) -> Scene.Element {
    guard let button = item.button else { return Scene.Element(kind: .status(item), frame: frame, alpha: alpha) }
    let isReachable = context.layout.results == nil && !context.layout.front.isModal
    let touch = isReachable ? frame.atLeast(context.preferences.tunings.gestures.smallestTarget) : nil
    return context.button(button, frame, touch: touch, alpha: alpha)
  }

  /// How far a notice that covers some of these frames has faded in.
  private func noticeAlpha(over frames: [Rect], in context: LayerContext) -> Double {
    let covering = context.notices.filter { notice in frames.contains { $0.intersects(notice.frame) } }
    return covering.map(\.alpha).max() ?? 0
  }

  /// Does nothing, because the area shows the state of the computer and not of the view.
  mutating func reset() {}
}

extension StatusItem {
  /// The button that the item is; nil if it only shows something.
  fileprivate var button: Scene.Button? {
    switch self {
    case .clock, .network, .battery: nil
    case .accessibility: .accessibility
    case .keyboard: .keyboard
    }
  }
}
