import SpringboardEngine

// These functions only read elements. They are nonisolated, since each call would ask for the main actor too.
extension Scene {
  /// The elements in front of the last veil, which blocks touches on what is behind it; all elements if there is none.
  nonisolated var reachable: ArraySlice<Element> {
    let veil = elements.lastIndex { $0.kind == .veil && $0.touch != nil }
    return elements[(veil.map { $0 + 1 } ?? 0)...]
  }

  /// Whether these elements are in an open folder.
  nonisolated var isInFolder: Bool {
    reachable.contains { if case .panel = $0.kind { true } else { false } }
  }
}
