import SpringboardEngine
import TestSupport
import Testing

@Suite("The arrangement file")
struct BoardCodecTests {
  private func read(_ text: String) -> BoardCodec.Reading { BoardCodec.read(Array(text.utf8)) }

  @Test("A board is written as readable text")
  func text() {
    let text = BoardCodec.text(of: Board(drawing: "maps Games(chess go) | mail | dock: web files | removed: xterm"))
    #expect(
      text == BoardCodec.heading + """

        [Home]
        Version=1

        [Dock]
        Items=web;files;

        [Page 1]
        Items=maps;Games;

        [Page 2]
        Items=mail;

        [Folder Games]
        Name=Games
        Items=chess;go;

        [Removed]
        Items=xterm;

        """)
  }

  @Test("Random boards read back as they were written")
  func roundTrip() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let board = Board.random(using: &generator)
      let reading = read(BoardCodec.text(of: board))
      #expect(reading.board == board)
      #expect(reading.problems == [])
    }
  }

  @Test("Comments and unknown keys of the user are kept")
  func comments() {
    let old = Self.commentedText
    let new = BoardCodec.text(of: Board(drawing: "b a e"), replacing: old)
    #expect(
      new == """
        # mine
        [Home]
        Version = 1
        Colour=blue
        [Page 1]
        # the first
        Items = b;a;e;

        [Dock]
        Items=

        """)
  }

  private static let commentedText = """
    # mine
    [Home]
    Version = 1
    Colour=blue
    [Page 1]
    # the first
    Items = a; b
    [Page 2]
    Items=c
    [Folder F]
    Items=d
    """

  @Test("A board replaces the text of any other board")
  func replacing() {
    var generator = SeededGenerator(seed: 3)
    var text = ""
    for _ in 0..<500 {
      let board = Board.random(using: &generator)
      text = BoardCodec.text(of: board, replacing: text)
      #expect(read(text).board == board)
    }
  }

  @Test(
    "Faulty text is read as far as possible",
    arguments: [
      ("[Page 1]\nItems=a;b", "a b"),
      ("[Page 1]\nItems= a ; b ;; c ;", "a b c"),
      ("[Page 9]\nItems=a\n[Page 2]\nItems=b", "b | a"),
      (
        "[Page 1000000000]\nItems=a\n[Page 99999999999999999999]\nItems=b\n[Page x]\nItems=c\n[Page 1]\nItems=d",
        "d | a | b | c"
      ),
      ("[Page 1]\nItems=a\n[Page 2]\nItems=\n[Page 3]\nItems=b", "a | b"),
      ("[Page 1]\nItems=a\n[Page 2]\nItems=b\n[Page 1]\nItems=c", "a c | b"),
      ("[Page 1]\nItems=a;b;a;F\n[Folder F]\nItems=b;c;F", "a b F(c)"),
      ("[Page 1]\nItems=a\n[Dock]\nItems=b;a", "a | dock: b"),
      ("[Page 1]\nItems=F;a\n[Folder F]\nName=Empty", "a"),
      ("[Page 1]\nItems=F\n[Folder F]\nItems=a;G;d\n[Folder G]\nItems=b;c", "F(a b c d)"),
      ("[Page 1]\nItems=F\n[Folder F]\nItems=G;a\n[Folder G]\nItems=F;b", "F(b a)"),
      ("[Page 1]\nItems=a\n[Folder F]\nItems=b", "a | F(b)"),
      ("[Page 1]\nItems=a\n[Removed]\nItems=b;c", "a | removed: b c"),
      ("[Removed]\nItems=b;a;b;F;c\n[Page 1]\nItems=a;F\n[Folder F]\nItems=c", "a F(c) | removed: b"),
      ("[Removed]\nItems=F\n[Page 1]\nItems=a\n[Folder F]\nItems=b", "a | F(b)"),
      ("[Page 1]\nArranged=no\nItems=a", "a"),
      ("[Home]\nVersion=one\n[Page 1]\nItems=a", "a"),
      ("[Home]\nVersion=1", ""),
      ("junk\n[Page 1]\nmore junk\nItems=a\nColour=blue\n[Other]\nItems=b", "a | b"),
    ])
  func faultyTextIsReadAsFarAsPossible(_ text: String, _ drawing: String) {
    let reading = read(text)
    #expect(reading.board?.description == Board(drawing: drawing).description)
    reading.board?.checkInvariants()
  }

  @Test(
    "Problems have a line, a column and a kind",
    arguments: [
      ("[Page 1]\nItems=a;a", 2, 7, .twice("a")),
      ("[Removed]\nItems=b;a\n[Page 1]\nItems=a", 2, 7, .twice("a")),
      ("\n[Page 1]\n Colour=blue", 3, 2, .unknownKey("Colour", group: "Page 1")),
      ("[Page 1]\nItems[de]=a", 2, 1, .unknownKey("Items[de]", group: "Page 1")),
      ("[Page 1]\nArranged=maybe", 2, 10, .notBoolean("maybe")),
      ("[Page x]\nItems=a", 2, 7, .notAPage("Page x")),
      ("[Dock]\n\n  what", 3, 3, .syntax(.junk)),
      ("[Dock]\nItems=F\n[Folder F]\nItems=", 4, 7, .emptyFolder("F")),
      ("[Dock]\nItems=\n[Folder F]\nItems=a", 4, 7, .strayFolder("F")),
    ] as [(String, Int, Int, BoardCodec.Problem.Kind)])
  func problems(_ text: String, _ line: Int, _ column: Int, _ kind: BoardCodec.Problem.Kind) throws {
    let problem = try #require(read("[Home]\nVersion=1\n" + text).problems.first)
    #expect((problem.line, problem.column) == (line + 2, column) && problem.kind == kind)
  }

  @Test(
    "Commas between complete ids are read as semicolons and reported",
    arguments: [
      ("a.desktop,b.desktop", "a.desktop b.desktop", "a.desktop;b.desktop;"),
      ("a.desktop, b.desktop ;c", "a.desktop b.desktop c", "a.desktop;b.desktop;"),
      ("F,a.desktop\n[Folder F]\nItems=c", "F(c) a.desktop", "F;a.desktop;"),
    ])
  func commas(_ items: String, _ drawing: String, _ suggestion: String) {
    let reading = read("[Home]\nVersion=1\n[Page 1]\nItems=\(items)")
    #expect(reading.board == Board(drawing: drawing))
    #expect(reading.problems.map(\.line) == [4])
    #expect(reading.problems.map(\.suggestion) == [suggestion])
    #expect(reading.problems.allSatisfy { if case .commas = $0.kind { true } else { false } })
    #expect(reading.board.map { BoardCodec.text(of: $0) }.map { read($0).problems } == [])
  }

  @Test(
    "If the applications are known, ids that are written wrongly are read and reported, and the others are kept",
    arguments: [
      ("a;b.desktop", "a.desktop b.desktop", ["a.desktop"]), ("a,b", "a.desktop b.desktop", ["a.desktop;b.desktop;"]),
      ("a,x", "a,x", ["a;x;"]), ("x", "x", [nil]), ("x.desktop", "x.desktop", []),
      ("F\n[Folder F]\nItems=a", "F(a.desktop)", ["a.desktop"]),
    ] as [(String, String, [String?])])
  func knownApplications(_ items: String, _ drawing: String, _ suggestions: [String?]) {
    let reading = BoardCodec.read(
      Array("[Home]\nVersion=1\n[Page 1]\nItems=\(items)".utf8), applications: ["a.desktop", "b.desktop"])
    #expect(reading.board == Board(drawing: drawing))
    #expect(reading.problems.map(\.suggestion) == suggestions)
    #expect(!reading.problems.contains { !$0.isSpelling })
  }

  @Test(
    "A file of a newer version or of another program gives no board",
    arguments: ["[Home]\nVersion=2\n[Page 1]\nItems=a", "", "\0", "[Other]\nA=1"])
  func fileOfANewerVersionOrOfAnotherProgramGivesNoBoard(_ text: String) {
    let reading = read(text)
    #expect(reading.board == nil)
    #expect(reading.problems.isEmpty == false)
  }

  @Test("Folders nested 2,000 deep are read")
  func foldersNested2000DeepAreRead() {
    let groups = (0..<2_000).map { "[Folder \($0)]\nItems=\($0 + 1)\n" }
    #expect(
      read("[Page 1]\nItems=0\n" + groups.joined()).board
        == Board(pages: [[.folder(.init(id: .folder("0"), name: "0", items: ["2000"]))]]))
  }
}
