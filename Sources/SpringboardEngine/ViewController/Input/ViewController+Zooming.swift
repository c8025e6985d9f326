import CollectionEngine

extension ViewController {
  /// Does nothing at the limits of the size.
  mutating func resizeIcons(_ size: Act.IconSize, at now: Instant) {
    guard view.viewport.hasRoom, let zoom = zoom(size), zoom != view.preferences.session.iconZoom else { return }
    view.preferences.session.iconZoom = zoom
    effects += [.layout(.saveIconZoom(zoom)), .announce(.iconZoom(zoom))]
    rearrange(moving: true, at: now)
  }

  /// The next value that changes the icons in this viewport; nil if there is none.
  private func zoom(_ size: Act.IconSize) -> IconZoom? {
    let (zoom, side) = (view.preferences.session.iconZoom, iconSide(view.preferences.session.iconZoom))
    return switch size {
    case .larger: IconZoom.allValues.first { $0 > zoom && iconSide($0) > side }
    case .smaller: IconZoom.allValues.last { $0 < zoom && iconSide($0) < side }
    case .configured: IconZoom.none
    }
  }

  private func iconSide(_ zoom: IconZoom) -> Double {
    var preferences = view.preferences
    preferences.session.iconZoom = zoom
    return LayoutMetrics(viewport: view.viewport, preferences: preferences).iconSide
  }
}
