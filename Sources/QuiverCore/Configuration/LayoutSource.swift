/// The file that the layout is read from.
package enum LayoutSource: Equatable, Sendable {
  /// The user's file, which is read and written; nil for `quiver/home.conf` in the state directory.
  case user(String?)
  /// The administrator's file, which is only read: the layout is locked.
  case administrator(String)
}

extension Configuration {
  package var layoutSource: LayoutSource {
    lock.layout.map { .administrator(homeFile ?? $0) } ?? .user(homeFile)
  }
}
