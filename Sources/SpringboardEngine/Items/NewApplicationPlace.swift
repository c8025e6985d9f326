/// Where an application goes that is installed after the first run.
public enum NewApplicationPlace: String, CaseIterable, Sendable {
  /// To the end of the pages.
  case end
  /// On no page, as if the user had removed it: it is in the library and found by search, and can be put on a page.
  case library
}
