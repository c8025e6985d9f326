/// What new folders are called, in the user's language.
public struct FolderNames: Equatable, Sendable {
  /// By the category its applications have in common.
  public var byCategory: [String: String]
  /// Where they have none.
  public var other: String

  public init(byCategory: [String: String] = [:], other: String = "Folder") {
    self.byCategory = byCategory
    self.other = other
  }

  /// After what all applications have in common, else what most of them have. The first application is the leader: of several
  /// categories its most telling one counts.
  public func name(for applications: [AppItem]) -> String {
    let categories = applications.flatMap(\.categories).filter { byCategory[$0] != nil }
    func first(thatSuits suits: (Int) -> Bool) -> String? {
      categories.first { category in suits(applications.count { $0.categories.contains(category) }) }
    }
    let category = first { $0 == applications.count } ?? first { $0 > applications.count / 2 }
    return category.flatMap { byCategory[$0] } ?? other
  }
}
