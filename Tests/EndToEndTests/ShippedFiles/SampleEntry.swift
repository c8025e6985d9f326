import Foundation

/// The entry of a sample application, read independently of the reader under test.
struct SampleEntry {
  let file: String
  private let lines: [String]

  static func all() throws -> [SampleEntry] {
    try ShippedFiles.names(in: ShippedFiles.demo.appending(path: "applications"), ending: ".desktop").map(
      SampleEntry.init)
  }

  init(file: String) throws {
    let url = ShippedFiles.demo.appending(path: "applications").appending(path: file)
    self.file = file
    self.lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Every value of a key, including those of actions, in the order of the file.
  func values(_ key: String) -> [String] {
    lines.filter { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  func list(_ key: String) -> [String] {
    values(key).first?.split(separator: ";").map(String.init) ?? []
  }

  var actionGroups: [String] {
    lines.filter { $0.hasPrefix("[Desktop Action ") }.map { String($0.dropFirst(16).dropLast()) }
  }
}
