/// One unquoted argument of a command line. Its field codes are not expanded.
struct ExecArgument: Equatable, Sendable {
  enum Piece: Equatable, Sendable { case text(String), code(ExecFieldCode) }

  private(set) var pieces: [Piece] = []

  init(_ pieces: [Piece] = []) {
    self.pieces = pieces
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if case .text(var text) = pieces.last {
      text.unicodeScalars.append(scalar)
      pieces[pieces.count - 1] = .text(text)
    } else {
      pieces.append(.text(String(scalar)))
    }
  }

  mutating func append(_ code: ExecFieldCode) {
    pieces.append(.code(code))
  }

  /// The field code, if the argument consists of one only.
  var onlyCode: ExecFieldCode? {
    guard pieces.count == 1, case .code(let code) = pieces[0] else { return nil }
    return code
  }

  /// The text of an argument without field codes.
  var literal: String? {
    switch pieces.first {
    case nil: ""
    case .text(let text) where pieces.count == 1: text
    default: nil
    }
  }

  var codes: [ExecFieldCode] {
    pieces.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }

  /// Whether the argument consists of field codes only.
  var isAllCodes: Bool {
    !pieces.isEmpty && codes.count == pieces.count
  }
}
