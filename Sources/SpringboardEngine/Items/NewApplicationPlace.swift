/// Where an application goes that is installed after the first run.
public enum NewApplicationPlace: String, CaseIterable, Sendable {
  /// To the end of the pages.
  case end
  /// Nowhere on the pages, as if the user had removed it: search finds it, and it can be put back.
  case library
}
