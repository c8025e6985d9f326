import Freedesktop
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Search providers")
struct SearchProviderTests {
  private let scratch: ConfigurationScratch

  init() throws {
    scratch = try ConfigurationScratch()
    for name in ["Mail", "Notes", "Files"] {
      try scratch.write(
        "share/applications/\(name.lowercased()).desktop",
        "[Desktop Entry]\nType=Application\nName=\(name)\nExec=true\nNoDisplay=\(name == "Notes")\n")
    }
  }

  private static func description(
    _ id: String = "mail.desktop", name: String = "org.example.Mail", path: String = "/org/example/Mail",
    version: String = "2", more: String = ""
  ) -> String {
    "[Shell Search Provider]\nDesktopId=\(id)\nBusName=\(name)\nObjectPath=\(path)\nVersion=\(version)\n\(more)"
  }

  private func describe(_ text: String, as name: String = "mail.ini", in directory: String = "share") throws {
    try scratch.write("\(directory)/gnome-shell/search-providers/\(name)", text)
  }

  private func installed(_ choice: SearchProviderChoice = .all) -> [SearchProvider] {
    let sources = CatalogueSources(dataDirectories: [scratch("data"), scratch("share"), scratch("missing")])
    return SearchProvider.installed(choice, in: sources)
  }

  @Test("A description is read")
  func aDescriptionIsRead() throws {
    try describe(Self.description())
    #expect(
      installed() == [
        SearchProvider(
          desktopID: "mail.desktop", name: "Mail", busName: "org.example.Mail",
          objectPath: "/org/example/Mail", isDefaultDisabled: false, startsForSearch: true)
      ])
  }

  @Test("An application without an icon on the home screen can be asked")
  func anApplicationWithoutAnIconOnTheHomeScreenCanBeAsked() throws {
    try describe(Self.description("notes.desktop"))
    #expect(installed().map(\.name) == ["Notes"])
  }

  @Test("AutoStart is honoured")
  func autoStartIsHonoured() throws {
    try describe(Self.description(more: "AutoStart=false\n"))
    #expect(installed().map(\.startsForSearch) == [false])
  }

  @Test("A provider that is disabled by default has to be named")
  func aProviderThatIsDisabledByDefaultHasToBeNamed() throws {
    try describe(Self.description(more: "DefaultDisabled=true\n"))
    #expect(installed(.all) == [])
    #expect(installed(.only(["mail.desktop"])).count == 1)
  }

  @Test("Only the named ones are asked")
  func onlyTheNamedOnesAreAsked() throws {
    try describe(Self.description())
    try describe(Self.description("files.desktop", path: "/org/example/Files"), as: "files.ini")
    #expect(installed(.all).map(\.name) == ["Files", "Mail"])
    #expect(installed(.only(["mail.desktop", "other.desktop"])).map(\.name) == ["Mail"])
    #expect(installed(.none) == [])
  }

  @Test(
    "An unusable description affects only itself",
    arguments: [
      "", "[Other]\nVersion=2\n", "junk", description(version: "1"), description(version: "3"),
      description(version: ""), description("missing.desktop"), description(""), description("../mail.desktop"),
      description(name: "mail"), description(name: ":1.7"), description(name: "org..Mail"),
      description(name: "org.4Mail"), description(path: "org/example"), description(path: "/org//example"),
      description(path: "/org/"), description(path: "/org/é"),
      "[Shell Search Provider]\nDesktopId=mail.desktop\nVersion=2\n",
    ])
  func anUnusableDescriptionAffectsOnlyItself(text: String) throws {
    try describe(text)
    try describe(Self.description("files.desktop"), as: "files.ini")
    #expect(installed().map(\.name) == ["Files"])
  }

  @Test("A file masks those with the same name in other directories")
  func aFileMasksThoseWithTheSameNameInOtherDirectories() throws {
    try describe(Self.description())
    try describe("", in: "data")
    #expect(installed() == [])
  }

  @Test("An object is asked once")
  func anObjectIsAskedOnce() throws {
    try describe(Self.description(), as: "a.ini")
    try describe(Self.description("files.desktop"), as: "b.ini")
    #expect(installed().map(\.name) == ["Mail"])
  }

  @Test("Other files are not read")
  func otherFilesAreNotRead() throws {
    try describe(Self.description(), as: "mail.ini~")
    try scratch.write("share/gnome-shell/search-providers/directory.ini/x", "")
    try scratch.link("share/gnome-shell/search-providers/zero.ini", to: "/dev/zero")
    #expect(installed() == [])
  }

  @Test("By default only providers that answer at once are asked")
  func byDefaultOnlyThoseAreAskedThatAnswerAtOnce() throws {
    for id in ["org.gnome.Calculator", "mail"] {
      try scratch.write(
        "share/applications/\(id).desktop", "[Desktop Entry]\nType=Application\nName=\(id)\nExec=true\n")
      try describe(Self.description("\(id).desktop", path: "/\(id.count)"), as: "\(id).ini")
    }
    #expect(installed(.local).map(\.desktopID) == ["org.gnome.Calculator.desktop"])
  }

  @Test("There is a limit for their number")
  func thereIsALimitForTheirNumber() throws {
    for number in 0..<300 { try describe(Self.description(path: "/n\(number)"), as: "\(number + 1000).ini") }
    #expect(installed().map(\.objectPath) == (0..<32).map { "/n\($0)" })
  }

  @Test(
    "Only the user's choice is asked, and none in the demo or if the layout is locked",
    arguments: [
      ([], false, SearchProviderChoice.local), (["search.providers=all"], false, .all),
      (["search.providers=mail.desktop;b;"], false, .only(["mail.desktop", "b"])),
      (["search.providers="], false, .none),
      (["search.providers=all"], true, .none), (["search.providers=all", "home.locked=true"], false, .none),
    ] as [([String], Bool, SearchProviderChoice)])
  func onlyTheUsersChoiceIsAskedAndNoneInTheDemoOrIfTheLayoutIsLocked(
    overrides: [String], isDemo: Bool, expected: SearchProviderChoice
  ) {
    let environment = Environment(variables: scratch.environment, overrides: overrides, isDemo: isDemo)
    #expect(environment.searchProviders == expected)
  }

  @Test("The choice is printed as it is written")
  func theChoiceIsPrintedAsItIsWritten() throws {
    for text in ["all", "local", "a.desktop;b.desktop;", ""] {
      var configuration = Configuration()
      let setting = try #require(Setting.byName[SettingName(group: "search", key: "providers")])
      #expect(setting.read(text, nil, &configuration) && setting.write(configuration) == text)
    }
  }
}
