/// A field code of a command line: a `%` and a letter (Desktop Entry Specification 1.5, section 7).
enum ExecFieldCode: Equatable, Sendable {
  /// `%f` or `%u`: one path or URI. Several documents need one process each.
  case path, uri
  /// `%F` or `%U`: all paths or URIs, as one argument each.
  case paths, uris
  /// `%i`: two arguments, `--icon` and the icon.
  case icon
  /// `%c`: the name of the application.
  case name
  /// `%k`: the path of the desktop entry.
  case location
  /// `%d`, `%D`, `%n`, `%N`, `%v` or `%m`: deprecated codes, which are removed.
  case deprecated

  init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "f": self = .path
    case "u": self = .uri
    case "F": self = .paths
    case "U": self = .uris
    case "i": self = .icon
    case "c": self = .name
    case "k": self = .location
    case "d", "D", "n", "N", "v", "m": self = .deprecated
    default: return nil
    }
  }

  var takesDocuments: Bool {
    switch self {
    case .path, .uri, .paths, .uris: true
    case .icon, .name, .location, .deprecated: false
    }
  }

  /// The code for one document. It is used within a longer argument, which cannot be split into several.
  var single: ExecFieldCode {
    switch self {
    case .paths: .path
    case .uris: .uri
    default: self
    }
  }
}
