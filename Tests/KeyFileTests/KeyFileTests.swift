import KeyFile
import Testing

@Suite struct KeyFileTests {
  @Test(
    "Unchanged text is written byte for byte",
    arguments: [
      "", "\n", "a", "\u{FEFF}", "[g]", "[g]\n", "\u{FEFF}[g]\r\na = b\r\n",
      "# c\n\n  [g]  \n a[de] =  b \n junk\n[g]\n", "[g]\na=b\0tail\n[h]\n", "\0", "k=v\n[g]\n=\n",
    ])
  func unchangedTextIsWrittenByteForByte(text: String) {
    #expect(KeyFile(text).bytes == Array(text.utf8))
  }

  @Test("Any bytes are written unchanged")
  func anyBytesAreWrittenUnchanged() {
    var seed: UInt32 = 7
    let alphabet = Array("[]=;#\\ \r\n\n\0ab".utf8) + [0xFF, 0xC3]
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return alphabet[Int(seed >> 16) % alphabet.count]
      }
      #expect(KeyFile(bytes: bytes).bytes == bytes)
    }
  }

  @Test("Groups with the same name are merged, and the last value of a key applies")
  func groupsWithTheSameNameAreMerged() {
    let file = KeyFile("[a]\nx=1\nx=2\n[b]\nx=9\n[a]\ny=3\nx=4\n")
    #expect(file.groups == ["a", "b"])
    #expect(file.value("x", in: "a") == "4")
    #expect(file.value("y", in: "a") == "3")
    #expect(
      file.entries(in: "a").map { "\($0.line):\($0.key)=\($0.value ?? "")" } == ["2:x=1", "3:x=2", "7:y=3", "8:x=4"])
  }

  @Test("An entry has its line and column")
  func anEntryHasItsLineAndColumn() throws {
    let file = KeyFile("# c\n\n[a]\n  x = 1\n")
    let entry = try #require(file.entry("x", in: "a"))
    #expect((entry.line, entry.column, entry.valueColumn) == (4, 3, 7))
  }

  @Test("Translations are separate entries")
  func translationsAreSeparateEntries() {
    let file = KeyFile("[a]\nName=Door\nName[de]=Tür\n")
    #expect(file.string("Name", in: "a") == "Door")
    #expect(file.string("Name", in: "a", locale: "de") == "Tür")
    #expect(file.string("Name", in: "a", locale: "fr") == nil)
  }

  @Test(
    "Booleans are read",
    arguments: [
      ("true", true), ("1", true), ("false", false), ("0", false), ("true  ", true), ("True", nil), ("yes", nil),
      ("", nil),
    ] as [(String, Bool?)])
  func booleansAreRead(raw: String, expected: Bool?) {
    #expect(KeyFile("[a]\nx=\(raw)").boolean("x", in: "a") == expected)
  }

  @Test(
    "Numbers are read",
    arguments: [
      ("7", 7), ("-.5", -0.5), ("1e3", 1000), ("1e999", nil), ("nan", nil), ("inf", nil), ("0x10", nil), ("7 px", nil),
      ("", nil),
    ] as [(String, Double?)])
  func numbersAreRead(raw: String, expected: Double?) {
    #expect(KeyFile("[a]\nx=\(raw)").number("x", in: "a") == expected)
  }

  @Test(
    "Escapes are undone, and unknown ones are kept",
    arguments: [
      (#"a\sb\n\t\r\\c"#, "a b\n\t\r\\c"), (#"\x\"#, #"\x\"#), (#"a\;b"#, #"a\;b"#), (#"\\n"#, #"\n"#),
    ])
  func escapesAreUndone(raw: String, expected: String) {
    #expect(KeyFileValue.string(raw) == expected)
  }

  @Test(
    "Lists are read",
    arguments: [
      ("", []), (";", [""]), ("a", ["a"]), ("a;", ["a"]), ("a;b", ["a", "b"]), (#"a\;b;c"#, ["a;b", "c"]),
      ("a;;b;", ["a", "", "b"]),
      (#"a\\;b"#, ["a\\", "b"]), (#"\sa;b\n"#, [" a", "b\n"]),
    ])
  func listsAreRead(raw: String, expected: [String]) {
    #expect(KeyFileValue.list(raw) == expected)
  }

  @Test(
    "A value that is set reads back the same",
    arguments: ["", "plain", "  two  ", "a\nb\tc\rd", #"back\slash"#, "semi;colon", "ä🏹", " ", "[x]=#"])
  func aValueThatIsSetReadsBackTheSame(string: String) {
    var file = KeyFile()
    file.set("k", in: "g", to: string)
    file.set("l", in: "g", to: [string, "", string])
    let again = KeyFile(file.description)
    #expect(again.string("k", in: "g") == string)
    #expect(again.list("l", in: "g") == [string, "", string])
  }

  @Test("Setting changes only one value")
  func settingChangesOnlyOneValue() {
    var file = KeyFile("# mine\n[a]\n  x  =  1 \n# on y\ny=2")
    file.set("x", in: "a", to: "10")
    #expect(file.description == "# mine\n[a]\n  x  =  10 \n# on y\ny=2")
  }

  @Test("Setting changes the line that applies")
  func settingChangesTheLineThatApplies() {
    var file = KeyFile("[a]\nx=1\n[a]\nx=2\n")
    file.set("x", in: "a", to: "3")
    #expect(file.description == "[a]\nx=1\n[a]\nx=3\n")
  }

  @Test("A new key is added after the last one, with the line endings of the file")
  func aNewKeyIsAddedAfterTheLastOne() {
    var file = KeyFile("[a]\r\nx=1\r\n\r\n# on b\r\n[b]\r\ny=2")
    file.set("z", in: "a", to: "3")
    file.set("z", in: "b", to: "4")
    #expect(file.description == "[a]\r\nx=1\r\nz=3\r\n\r\n# on b\r\n[b]\r\ny=2\r\nz=4\r\n")
  }

  @Test("A new group is added at the end, after a blank line")
  func aNewGroupIsAddedAtTheEnd() {
    var file = KeyFile("[a]")
    file.set("x", in: "b", to: "1")
    file.appendGroup("b")
    #expect(file.description == "[a]\n\n[b]\nx=1\n")
  }

  @Test("Keys can be added to a file that has only a comment")
  func keysCanBeAddedToAComment() {
    var file = KeyFile("# mine")
    file.set("x", in: "a", to: "1")
    #expect(file.description == "# mine\n\n[a]\nx=1\n")
  }

  @Test("Removing a key also removes earlier values, but not translations")
  func removingAKeyRemovesEarlierValues() {
    var file = KeyFile("[a]\nx=1\nx[de]=2\n# c\n[a]\nx=3\ny=4\n")
    file.remove("x", in: "a")
    #expect(file.description == "[a]\nx[de]=2\n# c\n[a]\ny=4\n")
    file.removeGroup("a")
    #expect(file.description == "")
  }

  @Test("Problems have line and column")
  func problemsHaveLineAndColumn() {
    let file = KeyFile(bytes: Array("k=v\n[a]\n  rubbish\nx=".utf8) + [0xFF] + Array("\ny=1\0z=2\n".utf8))
    #expect(
      file.problems.map { "\($0.line):\($0.column) \($0.kind)" } == [
        "1:1 outsideGroup", "3:3 junk", "4:1 notUTF8", "5:4 nul",
      ])
    #expect(file.value("x", in: "a") == nil)
    #expect(file.value("y", in: "a") == "1")
  }
}
