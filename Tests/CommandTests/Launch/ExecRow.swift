import Testing

/// An Exec line as it is in the file, the documents, and what is run or a part of the error message.
struct ExecRow: Sendable, CustomTestStringConvertible {
  enum Outcome: Equatable, Sendable {
    case runs([[String]])
    case refused(String)
  }

  let line: String
  let documents: [String]
  let expected: Outcome

  init(_ line: String, _ documents: [String] = [], runs commands: [String]...) {
    (self.line, self.documents, expected) = (line, documents, .runs(commands))
  }

  init(_ line: String, _ documents: [String] = [], refused words: String) {
    (self.line, self.documents, expected) = (line, documents, .refused(words))
  }

  var testDescription: String { String("\(line) \(documents.joined(separator: " "))".prefix(80)) }
}
