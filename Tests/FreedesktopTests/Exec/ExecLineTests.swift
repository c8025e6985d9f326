import Freedesktop
import Testing

/// A value of Exec after its string escapes are undone, the documents, and what is run: a list of
/// commands or the problem.
struct ExecCase: Sendable, CustomTestStringConvertible {
  let line: String
  let documents: [LaunchDocument]
  let expected: Result<[[String]], ExecProblem>

  init(_ line: String, _ documents: [LaunchDocument] = [], runs commands: [String]...) {
    self.line = line
    self.documents = documents
    expected = .success(commands)
  }

  init(_ line: String, _ documents: [LaunchDocument] = [], fails problem: ExecProblem) {
    self.line = line
    self.documents = documents
    expected = .failure(problem)
  }

  var testDescription: String { String(line.prefix(60)) }
}

private let photo = LaunchDocument(path: "/home/eva/My photo.png")
private let song = LaunchDocument(path: "/home/eva/100%.ogg")
private let page = LaunchDocument(uri: "https://example.org/?a=1&b=2")

@Suite("Splitting, unquoting and expanding Exec lines")
struct ExecLineTests {
  /// The name has all characters that could end an argument.
  let subject = ExecLine.Subject(
    name: #"It's "so" $HOME %f"#, icon: "viewer icon", location: "/usr/share/applications/viewer.desktop")

  @Test(
    "A line is split, unquoted and expanded, or refused",
    arguments: splitting + quoting + literals + documents + deprecated + subjects + broken)
  func line(_ example: ExecCase) {
    let commands = Result { () throws(ExecProblem) in
      try ExecLine(example.line).commands(for: subject, opening: example.documents)
    }
    #expect(commands == example.expected)
  }

  @Test("There are at least sixty examples")
  func thereAreAtLeastSixtyExamples() {
    #expect((splitting + quoting + literals + documents + deprecated + subjects + broken).count >= 60)
  }

  @Test("A missing icon adds no argument")
  func aMissingIconAddsNoArgument() throws {
    let subject = ExecLine.Subject(name: "", icon: nil, location: "")
    #expect(try ExecLine("viewer %i %c %k -x%c").commands(for: subject) == [["viewer", "-x"]])
  }

  @Test("A line of 200 KB is accepted")
  func aLongLineIsAccepted() throws {
    let line = "viewer" + String(repeating: " 123456789", count: 20_000)
    #expect(try ExecLine(line).commands(for: subject)[0].count == 20_001)
  }
}

private let splitting = [
  ExecCase("viewer", runs: ["viewer"]),
  ExecCase("/opt/viewer/bin/viewer", runs: ["/opt/viewer/bin/viewer"]),
  ExecCase("viewer --one --two", runs: ["viewer", "--one", "--two"]),
  ExecCase("  viewer \t --one  ", runs: ["viewer", "--one"]),
  ExecCase("viewer\n--one\r\n", runs: ["viewer", "--one"]),
  ExecCase("env LANG=C viewer", runs: ["env", "LANG=C", "viewer"]),
  ExecCase("viewer --size=10x10", runs: ["viewer", "--size=10x10"]),
  ExecCase("größer ünï", runs: ["größer", "ünï"]),
]

private let quoting = [
  ExecCase(#""viewer""#, runs: ["viewer"]),
  ExecCase(#""/opt/my viewer/bin" --one"#, runs: ["/opt/my viewer/bin", "--one"]),
  ExecCase(#"viewer "one two""#, runs: ["viewer", "one two"]),
  ExecCase(#"viewer """#, runs: ["viewer", ""]),
  ExecCase(#"viewer a"b c"d"#, runs: ["viewer", "ab cd"]),
  ExecCase(#"viewer "\"quoted\"""#, runs: ["viewer", #""quoted""#]),
  ExecCase(#"viewer "\`ls\`""#, runs: ["viewer", "`ls`"]),
  ExecCase(#"viewer "\$HOME""#, runs: ["viewer", "$HOME"]),
  ExecCase(#"viewer "C:\\dir""#, runs: ["viewer", #"C:\dir"#]),
  ExecCase(#"viewer "a\nb""#, runs: ["viewer", #"a\nb"#]),
  ExecCase(#"viewer 'one two'"#, runs: ["viewer", "one two"]),
  ExecCase(#"viewer 'a"b\c'"#, runs: ["viewer", #"a"b\c"#]),
  ExecCase(#"viewer "it's""#, runs: ["viewer", "it's"]),
  ExecCase(#"wine C:\\windows\\start.exe"#, runs: ["wine", #"C:\windows\start.exe"#]),
  ExecCase(#"viewer one\ two"#, runs: ["viewer", "one two"]),
  ExecCase(#"viewer end\"#, runs: ["viewer", #"end\"#]),
  ExecCase("viewer \"\u{301}one two\"", runs: ["viewer", "\u{301}one two"]),
  ExecCase(#"sh -c "echo one; echo two""#, runs: ["sh", "-c", "echo one; echo two"]),
]

private let literals = [
  ExecCase("a #b c", runs: ["a", "#b", "c"]),
  ExecCase("viewer $HOME ~ *", runs: ["viewer", "$HOME", "~", "*"]),
  ExecCase("viewer $(ls) `ls` a|b a&b a;b <x >y", runs: ["viewer", "$(ls)", "`ls`", "a|b", "a&b", "a;b", "<x", ">y"]),
  ExecCase("viewer (a) [b] {c,d} ?", runs: ["viewer", "(a)", "[b]", "{c,d}", "?"]),
  ExecCase("viewer 100%%", runs: ["viewer", "100%"]),
  ExecCase("viewer %%f", [photo], runs: ["viewer", "%f", "/home/eva/My photo.png"]),
  ExecCase(#"sh -c "for i in 1; do echo %%f; done""#, runs: ["sh", "-c", "for i in 1; do echo %f; done"]),
  ExecCase("viewer %%%%", runs: ["viewer", "%%"]),
  ExecCase("viewer https://x.org/?q=red%20shoes", runs: ["viewer", "https://x.org/?q=red%20shoes"]),
  ExecCase("viewer %2f %f", [photo], runs: ["viewer", "%2f", "/home/eva/My photo.png"]),
  ExecCase("viewer 100%", runs: ["viewer", "100%"]),
  ExecCase("viewer 100% sure", runs: ["viewer", "100%", "sure"]),
  ExecCase(#"viewer "100%""#, runs: ["viewer", "100%"]),
  ExecCase("viewer '100%' %é", runs: ["viewer", "100%", "%é"]),
  ExecCase("viewer %%%2 %%%", runs: ["viewer", "%%2", "%%"]),
]

private let documents = [
  ExecCase("viewer %f", runs: ["viewer"]),
  ExecCase("viewer %F", runs: ["viewer"]),
  ExecCase("viewer %u", runs: ["viewer"]),
  ExecCase("viewer %U", runs: ["viewer"]),
  ExecCase("viewer -- %U --end", runs: ["viewer", "--", "--end"]),
  ExecCase("viewer --file=%f", runs: ["viewer", "--file="]),
  ExecCase(#"viewer "%f""#, runs: ["viewer"]),
  ExecCase("viewer %f", [photo], runs: ["viewer", "/home/eva/My photo.png"]),
  ExecCase("viewer %u", [photo], runs: ["viewer", "file:///home/eva/My%20photo.png"]),
  ExecCase("viewer %u", [page], runs: ["viewer", "https://example.org/?a=1&b=2"]),
  ExecCase(
    "viewer %f", [photo, song], runs: ["viewer", "/home/eva/My photo.png"], ["viewer", "/home/eva/100%.ogg"]),
  ExecCase(
    "viewer %u -x", [page, song], runs: ["viewer", "https://example.org/?a=1&b=2", "-x"],
    ["viewer", "file:///home/eva/100%25.ogg", "-x"]),
  ExecCase("viewer %F", [photo, song], runs: ["viewer", "/home/eva/My photo.png", "/home/eva/100%.ogg"]),
  ExecCase(
    "viewer -- %U -x", [page, song],
    runs: ["viewer", "--", "https://example.org/?a=1&b=2", "file:///home/eva/100%25.ogg", "-x"]),
  ExecCase("viewer --file=%f", [photo], runs: ["viewer", "--file=/home/eva/My photo.png"]),
  ExecCase(
    "viewer --files=%F", [photo, song], runs: ["viewer", "--files=/home/eva/My photo.png"],
    ["viewer", "--files=/home/eva/100%.ogg"]),
  ExecCase(#"viewer "%f""#, [photo], runs: ["viewer", "/home/eva/My photo.png"]),
  ExecCase(#"viewer "see %u""#, [page], runs: ["viewer", "see https://example.org/?a=1&b=2"]),
  ExecCase("viewer", [photo, song], runs: ["viewer", "/home/eva/My photo.png"], ["viewer", "/home/eva/100%.ogg"]),
  ExecCase("viewer %f", [page], fails: .notALocalFile("https://example.org/?a=1&b=2")),
  ExecCase("viewer %F", [photo, page], fails: .notALocalFile("https://example.org/?a=1&b=2")),
  ExecCase("viewer", [page], fails: .notALocalFile("https://example.org/?a=1&b=2")),
]

private let deprecated = [
  ExecCase("viewer %d %D %n %N %v %m", runs: ["viewer"]),
  ExecCase("viewer -caption=%m", runs: ["viewer", "-caption="]),
  ExecCase("viewer %m --one %v", runs: ["viewer", "--one"]),
]

private let subjects = [
  ExecCase("viewer %c", runs: ["viewer", #"It's "so" $HOME %f"#]),
  ExecCase(#"viewer "%c""#, runs: ["viewer", #"It's "so" $HOME %f"#]),
  ExecCase("viewer -caption=%c!", runs: ["viewer", #"-caption=It's "so" $HOME %f!"#]),
  ExecCase("viewer %i", runs: ["viewer", "--icon", "viewer icon"]),
  ExecCase("viewer -%i", runs: ["viewer", "---icon viewer icon"]),
  ExecCase("viewer %k", runs: ["viewer", "/usr/share/applications/viewer.desktop"]),
  ExecCase("viewer %c %c", runs: ["viewer", #"It's "so" $HOME %f"#, #"It's "so" $HOME %f"#]),
  ExecCase(
    "viewer %i -caption %c %f", [photo],
    runs: ["viewer", "--icon", "viewer icon", "-caption", #"It's "so" $HOME %f"#, "/home/eva/My photo.png"]),
]

private let broken = [
  ExecCase("", fails: .empty),
  ExecCase(" \t ", fails: .empty),
  ExecCase(#""" --one"#, fails: .empty),
  ExecCase(#"viewer "one"#, fails: .unbalancedQuote),
  ExecCase(#"viewer "one\""#, fails: .unbalancedQuote),
  ExecCase("viewer it's", fails: .unbalancedQuote),
  ExecCase("viewer %x", fails: .unknownFieldCode("x")),
  ExecCase("viewer %E3%83%A1", fails: .unknownFieldCode("E")),
  ExecCase("viewer 100%percent", fails: .unknownFieldCode("p")),
  ExecCase("viewer %f %u", fails: .severalFileCodes),
  ExecCase("viewer %F --again %F", fails: .severalFileCodes),
  ExecCase("viewer -a=%f -b=%f", fails: .severalFileCodes),
  ExecCase("FOO=bar viewer", fails: .assignmentAsProgram("FOO=bar")),
  ExecCase("%f", [photo], fails: .fieldCodeAsProgram),
  ExecCase("run%c", fails: .fieldCodeAsProgram),
]
