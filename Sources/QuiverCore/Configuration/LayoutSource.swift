/// Where the layout comes from.
package enum LayoutSource: Equatable, Sendable {
  /// The user's file, which is read and written; nil: `quiver/home.conf` in the state directory.
  case user(String?)
  /// The administrator's file, which is read and never written: the layout is locked.
  case administrator(String)
}

extension Configuration {
  package var layoutSource: LayoutSource {
    lock.layout.map { .administrator(homeFile ?? $0) } ?? .user(homeFile)
  }
}
