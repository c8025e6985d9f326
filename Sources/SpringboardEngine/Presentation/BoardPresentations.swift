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
  /// The pages of the board, and the library of all applications.
  public static let pagesAndLibrary = BoardPresentations(PagesPresentation(), LibraryPresentation())

  /// Only the library, for users who want no pages.
  public static let library = BoardPresentations(LibraryPresentation())

  /// Returns the index of a presentation in the list; nil if no presentation has this name.
  public func index(named name: String) -> Int? { list.firstIndex { $0.name == name } }

  /// Compares the presentations one by one.
  public static func == (a: BoardPresentations, b: BoardPresentations) -> Bool {
    a.list.count == b.list.count && zip(a.list, b.list).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension BoardPresentation {
  fileprivate func isEqual(to other: any BoardPresentation) -> Bool { (other as? Self) == self }
}
