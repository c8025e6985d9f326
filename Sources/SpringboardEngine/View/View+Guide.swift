import CollectionEngine

/// The part of the guide that a view shows.
enum GuideUse: Equatable {
  case none, page
  /// Search results, or the search field.
  case search
  /// The details of a programme.
  case sheet(SheetContent)
}

extension View {
  var guideUse: GuideUse {
    guard layout.guide != nil, animations.appearance.isVisible else { return .none }
    if let sheet = layers.sheet.content { return sheet.item?.programme == nil ? .none : .sheet(sheet) }
    return search != nil ? .search : layout.isGuideInFront ? .page : .none
  }

  /// Whether a part of the guide is visible.
  func isGuideVisible(at now: Instant) -> Bool {
    guard let guide = layout.guide, animations.appearance.isVisible, layout.results == nil, layout.grid.isArrangeable
    else {
      return false
    }
    return abs(layout.guideShift(at: now)) < max(guide.frame.width, viewport.size.width)
  }
}
