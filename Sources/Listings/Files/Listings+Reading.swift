import Posix

extension Listings {
  /// Reads a file: XMLTV, an M3U playlist or an iCalendar file, each also compressed by gzip.
  ///
  /// - Parameters:
  ///   - path: The file. It blocks while the disk does, but not for a FIFO.
  ///   - languages: The languages of the user, such as `de`, the preferred one first. What is not UTF-8 is read in the
  ///     traditional encoding of the first one that has one.
  ///   - window: The time in which appointments of a calendar are looked for, in seconds since the beginning of 1970.
  ///   - privateTitle: The title of appointments that are private or confidential, of which nothing else is read than when
  ///     they are; nil to read them as others.
  ///   - limits: How much is read.
  /// - Returns: What could be read, and what is wrong with the rest.
  public static func read(
    _ path: String, languages: [String] = [], window: Range<Int>, privateTitle: String? = "",
    limits: ReadingLimits = ReadingLimits()
  ) -> (listings: Listings, problems: [ListingsProblem]) {
    var problems = ProblemList(file: path, limit: limits.problems)
    do throws(FileFault) {
      let file = try RegularFile.open(path)
      let first = try file.chunk(at: 0, max: 512)
      let isCompressed = first.starts(with: [0x1F, 0x8B])
      let input = ListingsInput(file: file, isCompressed: isCompressed, limit: limits.size)
      let head = isCompressed ? input.head : first
      guard let format = ListingsFormat(head) else {
        problems.add(ListingsFormat.compression(of: first).map { .compression($0) } ?? .unknownFormat, line: 1)
        return (Listings(), problems.all)
      }
      let listings =
        switch format {
        case .xmltv: XMLTVReader.read(input, languages: languages, limits, &problems)
        case .playlist: PlaylistReader.read(input, languages: languages, limits, &problems)
        case .calendar:
          CalendarReader.read(input, path: path, window: window, limits, privateTitle: privateTitle, &problems)
        }
      return (listings, problems.all)
    } catch {
      problems.add(.unreadable(UnreadableFile(fault: error)))
      return (Listings(), problems.all)
    }
  }
}
