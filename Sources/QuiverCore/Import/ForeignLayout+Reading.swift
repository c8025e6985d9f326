extension ForeignLayout {
  /// Recognizes the file of another program by its content. `members` returns the applications in a category of the menu. nil if it is
  /// none.
  init?(_ text: String, members: @escaping (String) -> [String]) {
    let value = NestedValue(text)
    let readers: [() -> ForeignLayout?] = [
      { value.flatMap(FolioLayout.init(exported:))?.layout },
      { value.flatMap(LaunchNextLayout.init)?.layout },
      { value.flatMap { CosmicLayout($0, members: members) }?.layout },
      { FolioLayout(configuration: text)?.layout },
      { GnomeLayout(text, members: members)?.layout },
      { PlasmaFavorites.ordered(in: text).map(ForeignLayout.init(favorites:)) },
      { FavoriteList.whisker(text).map(ForeignLayout.init(favorites:)) },
      { FavoriteList.lines(text).map(ForeignLayout.init(favorites:)) },
    ]
    guard let layout = readers.lazy.compactMap({ $0() }).first else { return nil }
    self = layout
  }

  /// A page with these applications.
  init(favorites: [String]) { self.init(pages: [favorites.map(Item.app)]) }
}
