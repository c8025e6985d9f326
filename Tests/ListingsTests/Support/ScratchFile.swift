import Foundation
import Listings

/// A file that is deleted with this object.
final class ScratchFile {
  let path: String

  init(_ content: Data, named name: String = "listings") throws {
    let directory = NSTemporaryDirectory() + "quiver-listings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    path = "\(directory)/\(name)"
    try content.write(to: URL(filePath: path))
  }

  convenience init(_ text: String, named name: String = "listings") throws {
    try self.init(Data(text.utf8), named: name)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  /// What is read from it. The window is the year 2026.
  func read(
    languages: [String] = [], window: Range<Int> = 1_767_225_600..<1_798_761_600,
    limits: ReadingLimits = ReadingLimits()
  ) -> (listings: Listings, problems: [ListingsProblem]) {
    Listings.read(path, languages: languages, window: window, limits: limits)
  }
}

extension [ListingsProblem] {
  /// Each as `line:column fault`, for example `3:49 unclosed(b)`.
  var places: [String] {
    map { [$0.line, $0.column].compactMap { $0.map { "\($0)" } }.joined(separator: ":") + " \($0.kind)" }
  }
}

extension ListingsProblem {
  fileprivate var kind: String {
    let kind = if case .repaired(let repair) = fault { "\(repair)" } else { "\(fault)" }
    return kind.replacing("\"", with: "")
  }
}

/// Seconds since 1970 of a time in UTC such as `2026-03-29T01:30`.
func utc(_ text: String) -> Int {
  let formatter = ISO8601DateFormatter()
  return Int(formatter.date(from: "\(text):00Z")?.timeIntervalSince1970 ?? .nan)
}

/// XMLTV with a channel `a` and elements after it.
func tv(_ elements: String, encoding: String = "UTF-8") -> String {
  """
  <?xml version="1.0" encoding="\(encoding)"?>
  <tv><channel id="a"><display-name>A</display-name></channel>
  \(elements)</tv>
  """
}

/// Runs gzip(1), which is independent of the code under test.
func gzip(_ content: Data) throws -> Data {
  let file = try ScratchFile(content)
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/usr/bin/gzip")
  process.arguments = ["--stdout", file.path]
  process.standardOutput = output
  try process.run()
  let result = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return result
}
