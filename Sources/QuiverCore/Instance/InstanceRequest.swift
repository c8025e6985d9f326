import SpringboardEngine

/// A request of a command to the running springboard.
package enum InstanceRequest: Equatable, Sendable {
  case show, hide, toggle, quit
  /// Shows the springboard in edit mode.
  case edit
  /// Shows the springboard with the search field.
  case search
  /// Shows the springboard with the library.
  case library
  /// Shows the springboard with the programme guide.
  case guide
  /// Shows the springboard with the settings.
  case settings
  case undo, redo
  /// Counts from 1.
  case page(Int)

  /// Whether it brings the springboard to the front.
  package var raises: Bool {
    switch self {
    case .show, .toggle, .edit, .search, .library, .guide, .settings, .page: true
    case .hide, .quit, .undo, .redo: false
    }
  }

  /// The act that the springboard performs; nil if the request is about the window or the process.
  package var act: Act? {
    switch self {
    case .edit: .edit
    case .search: .openSearch
    case .library: .present(LibraryPresentation().name)
    case .guide: .openGuide
    case .settings: .openSettings
    case .undo: .undo
    case .redo: .redo
    case .page(let number): .screen(number - 1)
    case .show, .hide, .toggle, .quit: nil
    }
  }
}
