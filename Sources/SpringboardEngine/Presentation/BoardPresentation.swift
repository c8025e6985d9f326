/// A way to present the items of a board in the grid pane: it divides them into sections and lays these out.
public protocol BoardPresentation: Equatable, Sendable {
  /// The name in acts, in recordings and on the command line.
  var name: String { get }

  /// Whether its sections are the pages of the board, so that items can be dropped among them.
  var keepsPages: Bool { get }

  /// Each item is in one section at most. The board has no applications that are not installed, and no empty folders.
  func sections(of board: Board, applications: [ItemID: AppItem], preferences: Preferences) -> [BoardSection]

  /// The layout of these sections. At the content offset zero, content and viewport have the same coordinates.
  func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout

  /// The part of the viewport that shows the content.
  func frame(in metrics: LayoutMetrics) -> Rect
}

extension BoardPresentation {
  /// All of the viewport.
  public func frame(in metrics: LayoutMetrics) -> Rect { Rect(origin: .zero, size: metrics.screen) }

  fileprivate func isEqual(to other: any BoardPresentation) -> Bool { (other as? Self) == self }
}

/// A section of a presentation.
public struct BoardSection: Equatable, Sendable {
  /// The text of the header; empty where the layout has no headers.
  public var title: String
  /// The items in reading order.
  public var items: [Board.Item]

  public init(title: String = "", items: [Board.Item]) {
    (self.title, self.items) = (title, items)
  }
}

/// The presentations that a view can switch between, in order: a pinch that brings two fingers together goes to the next.
public struct BoardPresentations: Equatable, Sendable {
  /// At least one.
  public let list: [any BoardPresentation]

  /// The first of them is shown until another is chosen.
  public init(_ first: any BoardPresentation, _ others: any BoardPresentation...) {
    list = [first] + others
  }

  /// Only the pages.
  public static let pages = BoardPresentations(PagesPresentation())
  /// The pages, and all applications in one flow.
  public static let pagesAndFlow = BoardPresentations(PagesPresentation(), FlowPresentation())

  /// The position of a presentation in the list; nil where the list has none of this name.
  public func index(named name: String) -> Int? { list.firstIndex { $0.name == name } }

  public static func == (a: BoardPresentations, b: BoardPresentations) -> Bool {
    a.list.count == b.list.count && zip(a.list, b.list).allSatisfy { $0.isEqual(to: $1) }
  }
}
