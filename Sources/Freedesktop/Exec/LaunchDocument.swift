/// A file or address that an application is asked to open.
public struct LaunchDocument: Equatable, Sendable {
  /// The URI (RFC 3986), for `%u` and `%U`.
  public let uri: String
  /// The path of a local file, for `%f` and `%F`; nil if the URI does not name a local file.
  public let path: String?

  /// Makes a document from an absolute path.
  public init(path: String) {
    self.path = path
    uri = "file://" + Self.percentEncoded(path)
  }

  /// Makes a document from a URI.
  public init(uri: String) {
    self.uri = uri
    path = Self.localPath(of: uri)
  }

  /// Makes a document from an argument of a command line.
  ///
  /// - Parameters:
  ///   - argument: A URI or a path.
  ///   - directory: The absolute directory that a relative path starts from.
  public init(argument: String, in directory: String) {
    if Self.hasScheme(argument) {
      self.init(uri: argument)
    } else if argument.hasPrefix("/") {
      self.init(path: argument)
    } else {
      self.init(path: (directory.hasSuffix("/") ? directory : directory + "/") + argument)
    }
  }

  /// Whether a text starts with a scheme and a colon. A scheme is a letter, followed by letters, digits, `+`, `-` and
  /// `.` (RFC 3986, section 3.1).
  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.unicodeScalars.first else {
      return false
    }
    return first.properties.isAlphabetic
      && text[..<colon].utf8.allSatisfy { isAlphanumeric($0) || "+-.".utf8.contains($0) }
  }
}

extension LaunchDocument {
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { encoded, byte in
      if isAlphanumeric(byte) || "/-._~!$&'()*+,:=@".utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += byte < 16 ? "%0" : "%"
        encoded += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The path in `file:///path`, `file://localhost/path` or `file:/path` (RFC 8089); nil for any other URI.
  private static func localPath(of uri: String) -> String? {
    for prefix in ["file://localhost/", "file:///", "file:/"] where uri.lowercased().hasPrefix(prefix) {
      let encoded = "/" + uri.dropFirst(prefix.count)
      return encoded.hasPrefix("//") ? nil : percentDecoded(encoded)
    }
    return nil
  }

  /// Decodes percent escapes; nil if an escape is malformed, or the result contains a NUL or is not valid UTF-8.
  private static func percentDecoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
