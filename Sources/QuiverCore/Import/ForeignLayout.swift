/// A layout as another program keeps it: applications by the names that it uses for them.
package struct ForeignLayout: Equatable {
  /// Something on a page.
  package enum Item: Equatable {
    case app(String)
    case folder(name: String, [String])
  }

  package var pages: [[Item]] = []
  package var dock: [String] = []

  /// All applications.
  var apps: [String] {
    dock
      + pages.joined().flatMap { item in
        switch item {
        case .app(let name): [name]
        case .folder(_, let names): names
        }
      }
  }
}
