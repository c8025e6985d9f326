/// Where an item is among those that are shown together: on a screen, in the dock, in a folder or in a section.
public struct ItemPosition: Equatable, Sendable {
  /// The items that belong together.
  public enum Group: Hashable, Sendable {
    case dock
    /// A screen of the pages, from 0, and the number of screens.
    case page(Int, of: Int)
    case folder(ItemID)
    /// A section of the library or of the results of a search, by its number from 0. Its title may be empty.
    case section(Int, title: String)
  }

  /// The group that the item is in.
  public let group: Group
  /// The position in the group, from 0.
  public let index: Int
  /// The number of items in the group, including those that are not in view.
  public let count: Int
}

extension Pane {
  /// The position of an item; nil if it is not in this pane.
  func position(of id: ItemID) -> ItemPosition? {
    guard let path = index(of: id) else { return nil }
    if self.id == .grid, paging != nil, let screen = screen(of: id) {
      let items = items(onScreen: screen)
      guard let index = items.firstIndex(of: id) else { return nil }
      return ItemPosition(group: .page(screen, of: screenCount), index: index, count: items.count)
    }
    let count = sections[path.section].items.count
    return ItemPosition(group: group(ofSection: path.section), index: path.item, count: count)
  }

  private func group(ofSection section: Int) -> ItemPosition.Group {
    switch id {
    case .dock: .dock
    case .folder(let folder): .folder(folder)
    case .grid where isArrangeable: .page(section, of: sections.count)
    case .grid, .results: .section(section, title: sections[section].title)
    }
  }
}
