/// The user's preferences about the library: `[library]` in the configuration file, and the locale.
public struct LibraryPreferences: Equatable, Sendable {
  /// What the sections are.
  public enum Order: String, CaseIterable, Sendable {
    /// The main categories of the Desktop Menu Specification.
    case category
    /// The first letters of the names.
    case name
  }

  /// What the sections are.
  public var order = Order.category
  /// The locale whose alphabet determines the order of names, such as `sv_SE.UTF-8`.
  public var locale = "C"
}
