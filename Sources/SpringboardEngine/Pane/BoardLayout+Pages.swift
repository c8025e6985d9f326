import CollectionEngine

extension BoardLayout {
  /// The grid that is divided into the pages of the board; nil if no presentation shows them.
  var pages: Pane? { grids.first(where: \.isArrangeable) }

  /// Whether there are pages on which items can be arranged.
  var hasPages: Bool { !pageScreens.isEmpty }

  /// The screens of the pages.
  var pageScreens: Range<Int> { pages?.paging?.itemScreens ?? 0..<(pages?.screenCount ?? 0) }

  /// The screen of the guide among those of the pages; nil if there is no guide.
  var guideScreen: Int? {
    guard let pages, pageScreens.count < pages.screenCount else { return nil }
    return source.preferences.configured.guidePosition == .first ? 0 : pages.screenCount - 1
  }
}
