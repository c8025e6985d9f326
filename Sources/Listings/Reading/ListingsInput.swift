import FormatBridge
import Posix

/// The content of a file in pieces, decompressed if it is compressed.
struct ListingsInput {
  /// How reading ended.
  enum End: Equatable { case complete, truncated, damaged, tooLarge, unreadable(FileFault), stopped }

  let file: OpenFile
  let isCompressed: Bool
  let limit: Int
  private static let pieceSize = 1 << 16

  init(file: OpenFile, isCompressed: Bool, limit: Int) {
    (self.file, self.isCompressed, self.limit) = (file, isCompressed, limit)
  }

  /// The beginning of a compressed file; empty if it is damaged.
  var head: [UInt8] {
    var head: [UInt8] = []
    _ = forEachPiece { piece in
      head += piece.prefix(512)
      return head.count < 512
    }
    return head
  }

  /// The whole content, as far as it can be read.
  var all: (bytes: [UInt8], end: End) {
    var bytes: [UInt8] = []
    let end = forEachPiece { piece in
      bytes += piece
      return true
    }
    return (bytes, end)
  }

  /// Passes the pieces on until `body` returns false.
  func forEachPiece(_ body: ([UInt8]) -> Bool) -> End {
    var (offset, size, end) = (0, 0, End?.none)
    let inflater = isCompressed ? Inflater() : nil
    func take(_ piece: [UInt8]) -> Bool {
      size += piece.count
      if size > limit { end = .tooLarge } else if !body(piece) { end = .stopped }
      return end == nil
    }
    while end == nil {
      do throws(FileFault) {
        let piece = try file.chunk(at: offset, max: Self.pieceSize)
        if piece.isEmpty { return inflater?.isAtEnd == false ? .truncated : .complete }
        offset += piece.count
        if let inflater {
          do { try inflater.read(piece, take) } catch { return .damaged }
        } else {
          _ = take(piece)
        }
      } catch {
        return .unreadable(error)
      }
    }
    return end ?? .complete
  }
}

extension ListingsInput.End {
  /// The fault that is reported; nil for a complete file, and if reading was stopped.
  func fault(limit: Int) -> ListingsProblem.Fault? {
    switch self {
    case .complete, .stopped: nil
    case .truncated: .truncated
    case .damaged: .damaged
    case .tooLarge: .tooMuch(.bytes, limit: limit)
    case .unreadable(let fault): .unreadable(UnreadableFile(fault: fault))
    }
  }
}
