import CollectionEngine

extension SceneBuilder {
  /// The status area of a kiosk. It makes way for the search field, an open folder, and a notice where there is no room for
  /// both.
  var status: [Scene.Element] {
    let frames = StatusLayout(document.status, in: layout.metrics).frames
    let alpha =
      presence * document.statusPresence(at: now, motion) * (1 - searching) * (1 - expansion)
      * (1 - noticeAlpha(over: frames))
    guard alpha > 0 else { return [] }
    return zip(document.status, frames).map { element(of: $0, $1, alpha: alpha) }
  }

  private func element(of item: StatusItem, _ frame: Rect, alpha: Double) -> Scene.Element {
    guard item == .accessibility else { return Scene.Element(kind: .status(item), frame: frame, alpha: alpha) }
    let isReachable = layout.results == nil && !layout.front.isModal
    return button(
      .accessibility, frame, touch: isReachable ? frame.atLeast(gestures.smallestTarget) : nil, alpha: alpha)
  }

  /// How far a notice that covers some of these frames has faded in.
  private func noticeAlpha(over frames: [Rect]) -> Double {
    guard view.layers.notices.isActive else { return 0 }
    let notice = view.layers.notices.elements(in: LayerContext(document, view, at: now))
    let covering = notice.filter { notice in frames.contains { $0.intersects(notice.frame) } }
    return covering.map(\.alpha).max() ?? 0
  }
}

extension Document {
  /// How far the status area has faded in, 0...1.
  func statusPresence(at now: Instant, _ motion: MotionTuning) -> Double {
    statusShown.map { Curve.ease(now - $0, over: motion.fade) } ?? 0
  }
}
