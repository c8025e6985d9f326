import CollectionEngine
import SpringboardEngine

/// The properties of an element that a screen reader knows.
nonisolated struct AccessibilityDigest {
  var touch: Rect?
  var isFocused: Bool
  var isLifted: Bool
}

nonisolated extension Scene {
  /// The elements that can be touched or are dragged.
  var accessibilityDigests: [Kind: AccessibilityDigest] {
    let tangible = elements.lazy.filter { $0.touch != nil || $0.state.lift > 0 }.map { element in
      (element.kind, AccessibilityDigest(element))
    }
    return Dictionary(tangible, uniquingKeysWith: { first, _ in first })
  }
}

nonisolated extension AccessibilityDigest {
  fileprivate init(_ element: Scene.Element) {
    touch = element.touch
    isFocused = element.state.isFocused
    isLifted = element.state.lift > 0
  }

  /// In logical pixels: more than a tile moves while it wiggles, and less than a finger notices.
  private static let tolerance = 2.0

  fileprivate func isLike(_ other: AccessibilityDigest) -> Bool {
    guard isFocused == other.isFocused, isLifted == other.isLifted else { return false }
    guard let touch, let others = other.touch else { return touch == other.touch }
    let corners = [
      (touch.minX, others.minX), (touch.minY, others.minY), (touch.maxX, others.maxX), (touch.maxY, others.maxY),
    ]
    return corners.allSatisfy { abs($0 - $1) < Self.tolerance }
  }
}

nonisolated extension [Scene.Kind: AccessibilityDigest] {
  func isLike(_ other: Self) -> Bool {
    count == other.count && allSatisfy { other[$0]?.isLike($1) == true }
  }
}
