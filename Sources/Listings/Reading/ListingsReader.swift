import FormatBridge
import Posix

extension Listings {
  /// Reads a file: XMLTV, an M3U playlist or an iCalendar file, each also compressed by gzip.
  ///
  /// - Parameters:
  ///   - path: The file. It blocks while the disk does, but not for a FIFO.
  ///   - languages: The languages of the user, such as `de`, the preferred one first.
  ///   - window: The time in which appointments of a calendar are looked for, in seconds since the beginning of 1970.
  ///   - limits: How much is read.
  /// - Returns: What could be read, and what is wrong with the rest.
  public static func read(
    _ path: String, languages: [String] = [], window: Range<Int>, limits: ReadingLimits = ReadingLimits()
  ) -> (listings: Listings, problems: [ListingsProblem]) {
    var problems = ProblemList(file: path, limit: limits.problems)
    do throws(FileFault) {
      let file = try RegularFile.open(path)
      let first = try file.chunk(at: 0, max: 512)
      let isCompressed = first.starts(with: [0x1F, 0x8B])
      var source = ListingsSource(file: file, isCompressed: isCompressed, limit: limits.size)
      let head = isCompressed ? source.head : first
      let listings: Listings =
        switch ListingsFormat(head) {
        case .xmltv: XMLTVReader.read(&source, languages: languages, limits, &problems)
        case .playlist: PlaylistReader.read(&source, limits, &problems)
        case .calendar: CalendarReader.read(&source, path: path, window: window, limits, &problems)
        case nil: Listings()
        }
      if ListingsFormat(head) == nil { problems.add(.unknownFormat) }
      return (listings, problems.all)
    } catch {
      problems.add(.unreadable(error.description))
      return (Listings(), problems.all)
    }
  }
}

/// The format of a file, by its beginning.
enum ListingsFormat {
  case xmltv, playlist, calendar

  init?(_ head: [UInt8]) {
    let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = (head.starts(with: mark) ? head[3...] : head[...]).drop { $0 <= 0x20 }
    if isWide || text.first == UInt8(ascii: "<") {
      self = .xmltv
    } else if text.starts(with: "#EXT".utf8) {
      self = .playlist
    } else if text.starts(with: "BEGIN:VCALENDAR".utf8) {
      self = .calendar
    } else {
      return nil
    }
  }
}

/// The content of a file in pieces, decompressed if it is compressed.
struct ListingsSource {
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

extension ListingsSource.End {
  /// What is reported; nil for a complete file.
  func fault(limit: Int) -> ListingsProblem.Fault? {
    switch self {
    case .complete, .stopped: nil
    case .truncated: .truncated
    case .damaged: .damaged
    case .tooLarge: .tooMuch("bytes", limit: limit)
    case .unreadable(let fault): .unreadable(fault.description)
    }
  }
}
