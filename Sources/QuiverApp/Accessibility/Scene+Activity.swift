import SpringboardEngine

// Members that look at a single element are nonisolated, because a check of the main actor in each call would be slow.
extension Scene {
  /// What the user is doing, as far as the scene shows it.
  enum Activity { case browsing, editing, dragging }

  nonisolated var activity: Activity {
    if elements.contains(where: { $0.state.lift > 0 }) { return .dragging }
    return elements.contains { $0.kind == .button(.done) && $0.touch != nil } ? .editing : .browsing
  }

  /// The elements in front of the last veil that can be touched, or all if there is none. A veil keeps touches from
  /// what is behind it.
  nonisolated var reachable: ArraySlice<Element> {
    let veil = elements.lastIndex { $0.kind == .veil && $0.touch != nil }
    return elements[(veil.map { $0 + 1 } ?? 0)...]
  }

  /// Whether a folder is open.
  nonisolated var isInFolder: Bool {
    reachable.contains { if case .panel = $0.kind { true } else { false } }
  }
}
