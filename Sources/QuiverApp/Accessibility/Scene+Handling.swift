import SpringboardEngine

// What asks an element alone is nonisolated: each call of it would ask for the main actor too.
extension Scene {
  /// What is being done with the springboard, as far as it can be seen.
  enum Handling { case browsing, editing, dragging }

  nonisolated var handling: Handling {
    if elements.contains(where: { $0.state.lift > 0 }) { return .dragging }
    return elements.contains { $0.kind == .button(.done) && $0.touch != nil } ? .editing : .browsing
  }

  /// What lies before the last veil that keeps fingers from what is behind it, or all where there is none.
  nonisolated var reachable: ArraySlice<Element> {
    let veil = elements.lastIndex { $0.kind == .veil && $0.touch != nil }
    return elements[(veil.map { $0 + 1 } ?? 0)...]
  }

  /// Whether this is inside an open folder.
  nonisolated var isInFolder: Bool {
    reachable.contains { if case .panel = $0.kind { true } else { false } }
  }
}
