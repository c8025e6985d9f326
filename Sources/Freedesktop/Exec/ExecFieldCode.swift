/// What a `%` and a letter stand for in a command line (Desktop Entry Specification 1.5, section 7).
enum ExecFieldCode: Equatable, Sendable {
  /// `%f`, `%u`: one file or URI, a process for each.
  case path, uri
  /// `%F`, `%U`: all of them, an argument each.
  case paths, uris
  /// `%i`: `--icon` and the icon, two arguments.
  case icon
  /// `%c`: the application's name.
  case name
  /// `%k`: where the entry was read from.
  case location
  /// `%d %D %n %N %v %m`: once had a meaning, stands for nothing.
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

  /// The code for one document where there is no room for several: inside a longer argument.
  var single: ExecFieldCode {
    switch self {
    case .paths: .path
    case .uris: .uri
    default: self
    }
  }
}
