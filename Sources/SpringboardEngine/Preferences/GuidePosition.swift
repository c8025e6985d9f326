/// Where the page with the programme guide is.
public enum GuidePosition: String, CaseIterable, Sendable {
  /// After the last page.
  case last
  /// Before the first page.
  case first
  /// There are no other pages, and no dock.
  case only
}
