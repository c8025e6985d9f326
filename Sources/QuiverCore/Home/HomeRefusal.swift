import Posix

/// Why the layout was not changed.
package enum HomeRefusal: Error, Equatable, Sendable {
  case locked
  /// The layout is still being read.
  case loading
  /// The demo stores no layout.
  case demo
  /// A newer Quiver wrote it.
  case newer
  case nothing
  case nothingToUndo
  case nothingToRedo
  /// The faults in a file.
  case faulty([Diagnostic])
  case file(String, FileFault)
}

extension HomeRefusal {
  package init(_ failure: HomeStore.Failure, of path: String) {
    switch failure {
    case .leftAlone: self = .newer
    case .file(let fault): self = .file(path, fault)
    }
  }
}

extension HomeRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .locked: "the layout is locked: [home] locked is true"
    case .loading: "the layout is still being read"
    case .demo: "the demo keeps no layout"
    case .newer: "the layout was written by a newer version of Quiver, and is left unchanged"
    case .nothing: "there is no layout yet"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .faulty(let faults):
      (["this file is not a valid layout:"] + faults.map(\.description)).joined(separator: "\n")
    case .file(let path, let fault): "\(path) \(fault)"
    }
  }
}
