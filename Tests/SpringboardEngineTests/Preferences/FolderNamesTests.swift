import SpringboardEngine
import Testing

@Suite("A new folder's name")
struct FolderNamesTests {
  private let names = FolderNames(byCategory: ["Game": "Games", "Audio": "Sound", "Office": "Office"], other: "Folder")

  @Test(
    "A new folder is named after the most common category",
    arguments: [
      (["Game", "Game"], "Games"),
      (["Audio Game", "Game Audio"], "Sound"),
      (["Game Audio", "Office Audio"], "Sound"),
      (["GTK Game", "GTK Game"], "Games"),
      (["GTK", "GTK"], "Folder"),
      (["Game", "Office"], "Folder"),
      (["Game", "Office", "Office"], "Office"),
      (["Game", "Office", "Audio"], "Folder"),
      (["Game Audio", "Audio", "Game Audio", "Game"], "Games"),
      (["", "Game"], "Folder"),
      ([], "Folder"),
    ])
  func name(_ categories: [String], _ name: String) {
    let applications = categories.enumerated().map { number, words in
      AppItem(id: .application("\(number)"), name: "", categories: words.split(separator: " ").map(String.init))
    }
    #expect(names.name(for: applications) == name)
  }
}
