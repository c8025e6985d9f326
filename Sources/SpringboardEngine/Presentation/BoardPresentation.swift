import CollectionEngine

/// Presents the items of a board in the grid pane: it divides them into sections and lays these out.
public protocol BoardPresentation: Equatable, Sendable {
  /// The name in acts, in recordings and on the command line.
  var name: String { get }

  /// Whether the sections are the pages of the board, so that items can be dropped among them.
  var keepsPages: Bool { get }

  /// Returns the sections. Each item is in at most one of them, and only if ``keepsPages`` is true do they depend on the
  /// pages.
  func sections(of content: PresentedContent) -> [BoardSection]

  /// Returns the layout of these sections. At content offset zero, content and viewport have the same coordinates.
  func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout

  /// Returns the part of the viewport that shows the content.
  func frame(in content: PresentedContent) -> Rect

  /// Returns the bar at the side that shows the letters of the sections; nil for none.
  func indexBar(of sections: [BoardSection], in content: PresentedContent) -> IndexBarLayout?
}

/// By default, the sections are the pages of the board, and the content fills the viewport. A presentation that has other
/// sections does not keep the pages either.
extension BoardPresentation {
  /// True.
  public var keepsPages: Bool { true }

  /// Returns a section without a title for each page.
  public func sections(of content: PresentedContent) -> [BoardSection] {
    content.board.pages.map { BoardSection(items: Array($0)) }
  }

  /// Returns the whole viewport.
  public func frame(in content: PresentedContent) -> Rect { Rect(origin: .zero, size: content.metrics.screen) }

  /// Returns nil.
  public func indexBar(of sections: [BoardSection], in content: PresentedContent) -> IndexBarLayout? { nil }
}

/// A section of a presentation.
public struct BoardSection: Equatable, Sendable {
  /// The text of the header; empty if the layout has no headers.
  public var title: String
  /// The text for the section in an index bar; nil for none.
  public var indexTitle: String?
  /// The items, in reading order.
  public var items: [Board.Item]

  /// Creates a section, by default without a title.
  public init(title: String = "", indexTitle: String? = nil, items: [Board.Item]) {
    (self.title, self.indexTitle, self.items) = (title, indexTitle, items)
  }
}
