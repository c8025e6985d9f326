/// How items appear and disappear in an update. Items that stay always move to their new places, except without animation.
public enum UpdateAnimation: Hashable, Sendable, CaseIterable {
  /// As the layout says: with its initial and final attributes.
  case automatic
  /// The items fade where they are.
  case fade
  /// The items come from above, and leave there.
  case top
  /// The items come from below, and leave there.
  case bottom
  /// The items come from the left, and leave there.
  case left
  /// The items come from the right, and leave there.
  case right
  /// Everything changes at once.
  case none
}

extension UpdateAnimation {
  /// The attributes from which an element at `place` appears, or with which it disappears. `automatic` are those of the layout;
  /// nil if the element is not animated.
  func absent(_ place: LayoutAttributes, automatic: @autoclosure () -> LayoutAttributes?, in size: Size)
    -> LayoutAttributes?
  {
    switch self {
    case .automatic: automatic()
    case .fade: place.faded
    case .top: place.moved(by: Point(x: 0, y: -place.coverage.maxY))
    case .bottom: place.moved(by: Point(x: 0, y: size.height - place.coverage.minY))
    case .left: place.moved(by: Point(x: -place.coverage.maxX, y: 0))
    case .right: place.moved(by: Point(x: size.width - place.coverage.minX, y: 0))
    case .none: nil
    }
  }
}

extension LayoutAttributes {
  fileprivate var faded: LayoutAttributes {
    var result = self
    result.alpha = 0
    return result
  }
}
