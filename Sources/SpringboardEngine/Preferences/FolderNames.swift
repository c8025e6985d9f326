/// What new folders are called, in the user's language.
public struct FolderNames: Equatable, Sendable {
  /// By the category its applications have in common.
  public var byCategory: [String: String]
  /// Where they have none.
  public var other: String
  /// The title of the section that has the applications without a category.
  public var uncategorized: String

  public init(byCategory: [String: String] = [:], other: String = "Folder", uncategorized: String = "Other") {
    self.byCategory = byCategory
    self.other = other
    self.uncategorized = uncategorized
  }

  /// The title of the section for an application: its most specific category.
  public func sectionTitle(for application: AppItem) -> String {
    application.categories.lazy.compactMap { byCategory[$0] }.first ?? uncategorized
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
