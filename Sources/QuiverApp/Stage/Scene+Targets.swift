import CollectionEngine
import SpringboardEngine

nonisolated extension Scene {
  /// Whether the same elements as in another scene can be touched or are dragged, and are at the same places: what a screen reader
  /// knows of it.
  func hasSameTargets(as other: Scene) -> Bool {
    let (ours, theirs) = (targets, other.targets)
    return ours.count == theirs.count
      && zip(ours, theirs).allSatisfy { elements[$0].isSameTarget(as: other.elements[$1]) }
  }

  /// The positions of the elements that can be touched or are dragged.
  private var targets: [Int] {
    elements.indices.filter { elements[$0].touch != nil || elements[$0].state.lift > 0 }
  }
}

nonisolated extension Scene.Element {
  /// In logical pixels: more than a tile moves while it wiggles, and less than a finger notices.
  private static let tolerance = 2.0

  fileprivate func isSameTarget(as other: Scene.Element) -> Bool {
    guard state.isFocused == other.state.isFocused, (state.lift > 0) == (other.state.lift > 0), kind == other.kind
    else { return false }
    guard let touch, let others = other.touch else { return touch == other.touch }
    return abs(touch.minX - others.minX) < Self.tolerance && abs(touch.minY - others.minY) < Self.tolerance
      && abs(touch.maxX - others.maxX) < Self.tolerance && abs(touch.maxY - others.maxY) < Self.tolerance
  }
}
