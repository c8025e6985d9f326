import Foundation

/// The sources that the tests were built from.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The absolute path of a file, from its path in the repository.
  package static func path(_ name: String) -> String { root.appending(path: name).path }
}
