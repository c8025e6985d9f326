extension Scene {
  /// The elements in front of the last veil, which blocks input to what is behind it; all elements if there is none.
  public var reachable: ArraySlice<Element> {
    let veil = elements.lastIndex { $0.kind == .veil && $0.touch != nil }
    return elements[(veil.map { $0 + 1 } ?? 0)...]
  }

  /// Whether these elements are in an open folder.
  public var isInFolder: Bool {
    reachable.contains { if case .panel = $0.kind { true } else { false } }
  }
}
