import Foundation

/// One of the sample applications, read as plainly as can be: the tests do not rest on the reader they accompany.
struct SampleEntry {
  let file: String
  private let lines: [String]

  static func all() throws -> [SampleEntry] {
    try Shipped.names(in: Shipped.demo.appending(path: "applications"), ending: ".desktop").map(SampleEntry.init)
  }

  init(file: String) throws {
    let url = Shipped.demo.appending(path: "applications").appending(path: file)
    self.file = file
    self.lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Every value of a key, those of the actions too, in the order of the file.
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
