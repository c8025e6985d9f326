extension ForeignLayout {
  /// Recognizes the file of another program by its content. `members` returns the applications in a category of the menu. nil if it is
  /// none.
  init?(_ text: String, members: @escaping (String) -> [String]) {
    let value = NestedValue(text) ?? .null
    let layouts = [
      FolioLayout(exported: value)?.layout, LaunchNextLayout(value)?.layout,
      CosmicLayout(value, members: members)?.layout, FolioLayout(configuration: text)?.layout,
      GnomeLayout(text, members: members)?.layout,
    ]
    let favorites = { FavoriteList.plasma(text) ?? FavoriteList.whisker(text) ?? FavoriteList.lines(text) }
    if let layout = layouts.lazy.compactMap(\.self).first {
      self = layout
    } else if let favorites = favorites() {
      self.init(pages: [favorites.map(Item.app)])
    } else {
      return nil
    }
  }
}
