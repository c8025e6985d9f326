import Posix

/// A PIN that an administrator chooses.
package struct NewPIN: Equatable, Sendable {
  private let digits: String

  /// Why there is no PIN.
  package enum Fault: Error, Equatable, CustomStringConvertible {
    case notDigits
    case different
    case noLibrary

    package var description: String {
      switch self {
      case .notDigits:
        tr("a PIN has %1$d to %2$d digits", NewPIN.lengths.lowerBound, NewPIN.lengths.upperBound)
      case .different: tr("the two PINs differ")
      case .noLibrary: tr("libcrypt.so.1 is missing or too old for yescrypt")
      }
    }
  }

  /// With fewer digits, a program in the kiosk could try them all.
  private static let lengths = 8...16

  package init(_ text: String) throws(Fault) {
    guard Self.lengths.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .notDigits
    }
    digits = text
  }

  /// Reads a PIN from the standard input: twice and without showing it if that is a terminal.
  package static func read() throws(Fault) -> NewPIN {
    guard Terminal.isInput else { return try NewPIN(Terminal.line() ?? "") }
    let first = try NewPIN(Terminal.secret("PIN: ") ?? "")
    guard Terminal.secret("Again: ") == first.digits else { throw .different }
    return first
  }

  package var hash: String {
    get throws(Fault) {
      guard let hash = PasswordHash.make(of: digits) else { throw .noLibrary }
      return hash
    }
  }
}
