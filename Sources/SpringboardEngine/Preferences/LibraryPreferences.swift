/// The user's preferences about the library: `[library]` in the configuration file.
public struct LibraryPreferences: Equatable, Sendable {
  /// What the sections are.
  public enum Order: String, CaseIterable, Sendable {
    /// The main categories of the Desktop Menu Specification.
    case category
    /// The first letters of the names.
    case name
  }

  /// The titles of the sections that are neither categories nor letters, in the user's language.
  public struct Titles: Equatable, Sendable {
    /// The title of the section for applications that are used most.
    public var suggested: String
    /// The title of the section for applications that were installed a short time ago.
    public var new: String

    /// Creates titles; by default they are English.
    public init(suggested: String = "Suggested", new: String = "New") {
      (self.suggested, self.new) = (suggested, new)
    }
  }

  /// What the sections are.
  public var order = Order.category
  /// The locale whose alphabet determines the order of names, such as `sv_SE.UTF-8`.
  public var locale = "C"
  /// The titles of sections.
  public var titles = Titles()
}
