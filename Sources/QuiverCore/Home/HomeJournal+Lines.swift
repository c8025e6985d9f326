import KeyFile
import Posix
import SpringboardEngine

/// A step is written as a line: a checksum of the rest, the kind of step, and the board before the step in the format
/// of its file.
extension HomeJournal {
  static func line(of step: BoardHistory.Step) -> String {
    let text = "\(step.word) \(KeyFileValue.escaped(BoardCodec.text(of: step.board, replacing: "")))"
    return "\(sum(of: text.utf8)) \(text)"
  }

  /// nil for a damaged line.
  static func step(_ line: ArraySlice<UInt8>) -> BoardHistory.Step? {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard parts.count == 2, parts[0].elementsEqual(sum(of: parts[1]).utf8) else { return nil }
    let words = String(decoding: parts[1], as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard words.count == 2, let board = board(words[1]) else { return nil }
    return BoardHistory.Step(word: words[0], board: board)
  }

  private static func board(_ text: Substring) -> Board? {
    BoardCodec.read(Array(KeyFileValue.string(String(text)).utf8)).board
  }

  private static func sum(of bytes: some Sequence<UInt8>) -> String {
    String(Checksum(bytes).value, radix: 16)
  }
}

extension BoardHistory.Step {
  fileprivate var word: String {
    switch self {
    case .act: "act"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// The board before the step.
  var board: Board {
    switch self {
    case .act(let board), .undo(let board), .redo(let board): board
    }
  }

  fileprivate init?(word: Substring, board: Board) {
    switch word {
    case "act": self = .act(on: board)
    case "undo": self = .undo(from: board)
    case "redo": self = .redo(from: board)
    default: return nil
    }
  }
}
