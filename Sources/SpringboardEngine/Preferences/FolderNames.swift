/// The names of new folders and of sections, in the user's language.
public struct FolderNames: Equatable, Sendable {
  /// The name of each category, as the Desktop Menu Specification spells the category.
  public var byCategory: [String: String]
  /// The name of a folder whose applications have no common category.
  public var other: String
  /// The title of the section for applications without a category.
  public var uncategorized: String

  /// Creates names; by default there are no categories, and the other names are English.
  public init(byCategory: [String: String] = [:], other: String = "Folder", uncategorized: String = "Other") {
    self.byCategory = byCategory
    self.other = other
    self.uncategorized = uncategorized
  }

  /// Returns a name for a folder of applications: a category that all of them have in common, or else one that most of
  /// them have. Of several such categories, the most specific one of the first application is used.
  public func name(for applications: [AppItem]) -> String {
    let categories = applications.flatMap(\.categories).filter { byCategory[$0] != nil }
    func first(thatSuits suits: (Int) -> Bool) -> String? {
      categories.first { category in suits(applications.count { $0.categories.contains(category) }) }
    }
    let category = first { $0 == applications.count } ?? first { $0 > applications.count / 2 }
    return category.flatMap { byCategory[$0] } ?? other
  }
}
