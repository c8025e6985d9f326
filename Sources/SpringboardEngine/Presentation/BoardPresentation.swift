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

extension BoardPresentation {
  /// Returns the whole viewport.
  public func frame(in metrics: LayoutMetrics) -> Rect { Rect(origin: .zero, size: metrics.screen) }

  fileprivate func isEqual(to other: any BoardPresentation) -> Bool { (other as? Self) == self }
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

/// The presentations that a view can switch between, in order. A pinch with fingers that move together switches to the
/// next one.
public struct BoardPresentations: Equatable, Sendable {
  /// The presentations; at least one.
  public let list: [any BoardPresentation]

  /// Creates a list; its first presentation is shown initially.
  public init(_ first: any BoardPresentation, _ others: any BoardPresentation...) {
    list = [first] + others
  }

  /// Only the pages of the board.
  public static let pages = BoardPresentations(PagesPresentation())
  /// The pages of the board, and a flow of all applications.
  public static let pagesAndFlow = BoardPresentations(PagesPresentation(), FlowPresentation())

  /// Returns the index of a presentation in the list; nil if no presentation has this name.
  public func index(named name: String) -> Int? { list.firstIndex { $0.name == name } }

  /// Compares the presentations one by one.
  public static func == (a: BoardPresentations, b: BoardPresentations) -> Bool {
    a.list.count == b.list.count && zip(a.list, b.list).allSatisfy { $0.isEqual(to: $1) }
  }
}
