/// The titles of the sections of the library that are neither categories nor letters, in the user's language.
public struct LibraryTitles: Equatable, Sendable {
  /// The title of the section for applications that are used most.
  public var suggested: String
  /// The title of the section for applications that were installed a short time ago.
  public var new: String

  /// Creates titles; by default they are English.
  public init(suggested: String = "Suggested", new: String = "New") {
    (self.suggested, self.new) = (suggested, new)
  }
}
