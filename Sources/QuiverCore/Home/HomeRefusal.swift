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
  /// There is no layout of this program.
  case noneOf(String)
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
    case .locked: tr("the layout is locked: [home] locked is true")
    case .loading: tr("the layout is still being read")
    case .demo: tr("the demo keeps no layout")
    case .newer: tr("the layout was written by a newer version of Quiver, and is left unchanged")
    case .nothing: tr("there is no layout yet")
    case .nothingToUndo: tr("there is nothing to undo")
    case .nothingToRedo: tr("there is nothing to redo")
    case .faulty(let faults):
      ([tr("this file is not a valid layout:")] + faults.map(\.description)).joined(separator: "\n")
    case .noneOf(let program): tr("there is no layout of “%1$s”", program)
    case .file(let path, let fault): Strings.fault(fault, of: path)
    }
  }
}
