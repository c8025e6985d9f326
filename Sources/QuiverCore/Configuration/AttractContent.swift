/// `[Kiosk] attract`: what a kiosk shows while nobody uses it.
package enum AttractContent: Equatable, Sendable {
  /// The id of a desktop file.
  case application(String)
  /// The absolute paths of pictures and of directories with pictures.
  case pictures([String])
}

extension AttractContent {
  /// Parses a value of the configuration.
  init?(_ raw: String, home: String?) {
    guard let parts = ValueSyntax<[String]>.list("").read(raw, home), !parts.isEmpty else { return nil }
    if let paths = ValueSyntax<[String]>.paths.read(raw, home) {
      self = .pictures(paths)
    } else if parts.count == 1, parts[0].hasSuffix(".desktop"), !parts[0].contains("/") {
      self = .application(parts[0])
    } else {
      return nil
    }
  }

  /// The value in the configuration.
  var raw: String {
    switch self {
    case .application(let id): ValueSyntax<[String]>.list("").write([id])
    case .pictures(let paths): ValueSyntax<[String]>.paths.write(paths)
    }
  }
}
