/// The titles of the sections of search results, in the user's language.
public struct SearchTitles: Equatable, Sendable {
  /// The title of the section for applications on the home screen.
  public var applications: String
  /// The title of the section for actions of applications.
  public var actions: String
  /// The title of the section for applications that were removed from the home screen.
  public var removed: String
  /// The title of the section for programmes of the guide.
  public var programmes: String

  /// The title of the section that an empty field shows.
  public var suggested: String

  /// Creates titles; by default they are English.
  public init(
    applications: String = "Applications", actions: String = "Actions", removed: String = "Removed from home screen",
    programmes: String = "Programmes", suggested: String = "Suggested"
  ) {
    (self.applications, self.actions, self.removed) = (applications, actions, removed)
    (self.programmes, self.suggested) = (programmes, suggested)
  }
}
