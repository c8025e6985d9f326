import Foundation

/// Programs of this package, which are built beside the tests.
package enum BuiltProgram {
  package static let quiver = path(of: "quiver")

  package static func path(of name: String) -> String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    let places = ([tests] + CommandLine.arguments).map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
  }

  /// The beginning of the arguments of env(1). Tests run on threads that block all signals, and a child would inherit
  /// that.
  package static let unblockingSignals = ["--default-signal"]
}
