import KeyFile
import Testing

@Suite struct KeyFileLexerTests {
  @Test(
    "Kinds of lines are recognized",
    arguments: [
      ("", []),
      ("a=b", ["1: a=b"]),
      ("[g]\na=b\n", ["1: [g]", "2: a=b"]),
      ("\u{FEFF}[g]\r\na=b\r\n", ["1: [g]", "2: a=b"]),
      ("#!/usr/bin/env xdg-open\n[g]", ["1: #", "2: [g]"]),
      ("  a \t=  b c  ", ["1: a=b c"]),
      ("a==b=c", ["1: a==b=c"]),
      ("a=\n\n \t\nb=", ["1: a=", "2:", "3:", "4: b="]),
      ("Name[de]=x", ["1: Name@de=x"]),
      ("Name[sr@latin] = x=y", ["1: Name@sr@latin=x=y"]),
      ("a=[b]", ["1: a=[b]"]),
      ("a=b\n\0c=d", ["1: a=b"]),
      ("a=b\0c=d\ne=f", ["1: a=b"]),
      (
        "a=b\nrubbish\n=c\nName[=x\nName[]=x\n[de]=x\na]=b", ["1: a=b", "2: ?", "3: ?", "4: ?", "5: ?", "6: ?", "7: ?"]
      ),
      ("[]\n[\n[a\n[a] b\n[a[b]\n[a]  ", ["1: ?", "2: ?", "3: ?", "4: ?", "5: ?", "6: [a]"]),
      ("# a=b\n;a", ["1: #", "2: ?"]),
    ])
  func kindsOfLinesAreRecognized(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test("Columns count bytes from one, without the byte order mark")
  func columnsCountBytes() throws {
    let bytes = Array("\u{FEFF}  ä = x".utf8)
    var lexer = KeyFileLexer(bytes.span)
    let first = lexer.next(in: bytes.span)
    let line = try #require(first)
    guard case .pair(let key, _, let value) = line.content else {
      Issue.record("not a pair")
      return
    }
    #expect(line.column(of: key.lowerBound) == 3)
    #expect(line.column(of: value.lowerBound) == 8)
  }

  private func lines(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lexer = KeyFileLexer(bytes.span)
    var result: [String] = []
    while let line = lexer.next(in: bytes.span) { result.append("\(line.number):" + picture(line.content, of: bytes)) }
    return result
  }

  private func picture(_ content: KeyFileLine.Content, of bytes: [UInt8]) -> String {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return switch content {
    case .blank: ""
    case .comment: " #"
    case .junk: " ?"
    case .header(let name): " [\(text(name))]"
    case .pair(let key, let locale, let value): " \(text(key))\(locale.map { "@" + text($0) } ?? "")=\(text(value))"
    }
  }
}
