/// Presents the items of a board in the grid pane: it divides them into sections and lays these out.
public protocol BoardPresentation: Equatable, Sendable {
  /// The name in acts, in recordings and on the command line.
  var name: String { get }

  /// Whether the sections are the pages of the board, so that items can be dropped among them.
  var keepsPages: Bool { get }

  /// Returns the sections; each item is in at most one. The board has no applications that are not installed, and no
  /// empty folders.
  func sections(of board: Board, applications: [ItemID: AppItem], preferences: Preferences) -> [BoardSection]

  /// Returns the layout of these sections. At content offset zero, content and viewport have the same coordinates.
  func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout

  /// Returns the part of the viewport that shows the content.
  func frame(in metrics: LayoutMetrics) -> Rect
}

/// By default, the sections are the pages of the board, and the content fills the viewport. A presentation that has other
/// sections does not keep the pages either.
extension BoardPresentation {
  /// True.
  public var keepsPages: Bool { true }

  /// Returns a section without a title for each page.
  public func sections(of board: Board, applications: [ItemID: AppItem], preferences: Preferences) -> [BoardSection] {
    board.pages.map { BoardSection(items: $0) }
  }

  /// Returns the whole viewport.
  public func frame(in metrics: LayoutMetrics) -> Rect { Rect(origin: .zero, size: metrics.screen) }
}

/// A section of a presentation.
public struct BoardSection: Equatable, Sendable {
  /// The text of the header; empty if the layout has no headers.
  public var title: String
  /// The items, in reading order.
  public var items: [Board.Item]

  /// Creates a section, by default without a title.
  public init(title: String = "", items: [Board.Item]) {
    (self.title, self.items) = (title, items)
  }
}
