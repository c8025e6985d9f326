import Foundation
import Listings

/// A directory for the files of one test.
final class ListingsScratch {
  let path = NSTemporaryDirectory() + "quiver-listings-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, text.utf8) }

  /// Writes a document with this content of `tv`.
  @discardableResult
  func tv(_ content: String, head: String = "") throws -> String {
    try write("tv.xml", "<?xml version=\"1.0\"?>\n\(head)<tv>\n\(content)\n</tv>\n")
  }

  /// Compresses a file.
  func gzip(_ file: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    process.arguments = ["-k", file]
    try process.run()
    process.waitUntilExit()
    return "\(file).gz"
  }
}

/// Reads a file with the default limits, around the time of the tests.
func read(
  _ path: String, languages: [String] = [], limits: ReadingLimits = ReadingLimits()
) -> (listings: Listings, problems: [ListingsProblem]) {
  Listings.read(path, languages: languages, window: 1_764_000_000..<1_765_000_000, limits: limits)
}
