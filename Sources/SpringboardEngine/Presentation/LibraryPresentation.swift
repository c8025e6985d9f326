import CollectionEngine

/// All installed applications in one flow: the suggested ones, the new ones, then a section for each category or, if they
/// are sorted by name, for each letter.
public struct LibraryPresentation: BoardPresentation {
  /// `library`.
  public let name = "library"
  /// False: the sections are not pages.
  public let keepsPages = false

  /// Creates the presentation.
  public init() {}

  /// Returns the sections that have applications. An application that occurs more than once, or that is in the dock too,
  /// has tiles with ids of their own; see ``ItemID/copy(_:of:)``.
  public func sections(of content: PresentedContent) -> [BoardSection] {
    let row = content.metrics.libraryColumns(across: frame(in: content).width)
    let library = LibrarySections(content, suggestionLimit: row)
    var copies = Dictionary(content.board.dock.map { ($0.id, 1) }, uniquingKeysWith: { first, _ in first })
    return library.sections.filter { !$0.items.isEmpty }.map { section in
      let items = section.items.map { id -> Board.Item in
        defer { copies[id, default: 0] += 1 }
        guard let number = copies[id], let application = id.desktopID else { return .app(id) }
        return .app(.copy(number, of: application))
      }
      return BoardSection(title: section.title, indexTitle: section.indexTitle, items: items)
    }
  }

  /// Returns a flow layout with pinned headers and a plate behind each section.
  public func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout {
    let (frame, metrics) = (frame(in: content), content.metrics)
    return FlowLayout(
      origin: frame.origin, viewportSize: frame.size, pixels: metrics.pixels,
      metrics: metrics.library(across: frame.width), itemCounts: sections.map(\.items.count))
  }

  /// Returns the region of the grid, without the bar of letters at its side, and above the buttons beside the page dots.
  public func frame(in content: PresentedContent) -> Rect {
    let (regions, bar) = (
      content.metrics.regions, hasIndexBar(content) ? IndexBarLayout.width(in: content.metrics) : 0
    )
    let (grid, bottom) = (regions.grid, min(regions.grid.maxY, regions.dots.minY - Self.buttonDistance))
    return Rect(
      x: content.metrics.isRightToLeft ? grid.minX + bar : grid.minX, y: grid.minY, width: max(0, grid.width - bar),
      height: max(0, bottom - grid.minY))
  }

  /// The distance to the buttons, in logical pixels (by eye).
  private static let buttonDistance = 4.0

  /// Returns the bar of letters if the sections are letters.
  public func indexBar(of sections: [BoardSection], in content: PresentedContent) -> IndexBarLayout? {
    guard hasIndexBar(content) else { return nil }
    return IndexBarLayout(sections.map(\.indexTitle), in: content.metrics)
  }

  private func hasIndexBar(_ content: PresentedContent) -> Bool {
    content.preferences.configured.library.order == .name
  }
}
