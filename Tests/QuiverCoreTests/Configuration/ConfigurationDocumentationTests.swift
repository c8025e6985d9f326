import KeyFile
import Posix
import TestSupport
import Testing

@testable import QuiverCore

/// The shipped files must agree with the program.
@Suite("Shipped documentation")
struct ConfigurationDocumentationTests {
  private let data = Repository.path("data")

  private func text(_ file: String) throws -> String {
    String(decoding: try RegularFile.read("\(data)/\(file)"), as: UTF8.self)
  }

  @Test("quiver.conf has every key and nothing else, group by group")
  func keys() throws {
    let text = KeyFile(try text("quiver.conf"))
    #expect(text.problems.isEmpty)
    #expect(
      text.groups.flatMap { group in text.entries(in: group).map { "[\(group)] \($0.key)" } }
        == Setting.all.map(\.name.description))
  }

  @Test("quiver.conf documents each key, its values and its default", arguments: Setting.all)
  func comments(_ setting: Setting) throws {
    #expect(try text("quiver.conf").contains(setting.documentation))
  }

  @Test("quiver.conf sets everything to its default without diagnostics")
  func defaults() throws {
    let (configuration, diagnostics) = load("\(data)/quiver.conf")
    #expect(diagnostics == [])
    #expect(configuration.origins.count == Setting.all.count)
    #expect(configuration.printedValues == Configuration().printedValues)
    #expect(configuration.style == Style())
  }

  @Test("Every shipped theme sets every look and nothing else", arguments: Setting.shippedThemes)
  func themes(_ theme: String) throws {
    let text = KeyFile(try text("themes/\(theme).conf"))
    #expect(text.problems.isEmpty)
    #expect(text.groups == ["style"])
    #expect(text.entries(in: "style").map(\.key) == Setting.looks.map(\.name.key))
    #expect(load(theme: theme).diagnostics == [])
  }

  @Test("Only the default theme has the default look")
  func defaultTheme() {
    #expect(load(theme: "default").style == Style())
    #expect(load(theme: "light").style != Style())
    #expect(load(theme: "high-contrast").style != load(theme: "light").style)
  }

  @Test(
    "Words are legible in every theme",
    arguments: [("default", 7.0), ("light", 7.0), ("high-contrast", 15.0)])
  func contrast(_ theme: String, _ least: Double) {
    let colors = load(theme: theme).style.colors
    for wallpaper in [Color.black, .white] {
      #expect(colors.surface.fill.over(wallpaper).contrast(with: colors.surface.content) >= least)
    }
    #expect(colors.label.onDark.contrast(with: .black) >= least)
    #expect(colors.label.onLight.contrast(with: .white) >= least)
  }

  @Test("quiver.conf(5) describes every key", arguments: Setting.all)
  func manual(_ setting: Setting) throws {
    #expect(try text("man/quiver.conf.5").contains(setting.manual))
  }

  @Test("kiosk.conf has every key of a kiosk and nothing else, with its default")
  func kioskKeys() throws {
    let text = KeyFile(try text("kiosk.conf"))
    #expect(text.problems.isEmpty)
    #expect(text.groups == [Setting.kioskGroup])
    #expect(text.entries(in: Setting.kioskGroup).map(\.key) == Setting.kiosk.map(\.name.key))
    let environment = Environment(
      variables: nowhere, kiosk: "\(data)/kiosk.conf", administrator: AdministratorFiles(directory: "/nowhere"))
    #expect(environment.diagnostics == [])
    #expect(environment.configuration.kiosk == KioskPreferences())
  }

  @Test("kiosk.conf and quiver-kiosk(7) document each key of a kiosk", arguments: Setting.kiosk)
  func kioskComments(_ setting: Setting) throws {
    #expect(try text("kiosk.conf").contains(setting.documentation))
    #expect(try text("man/quiver-kiosk.7").contains(setting.manual))
  }

  @Test("The example in quiver.conf locks something")
  func lock() throws {
    let lines = try text("quiver.conf").split(separator: "\n").map(String.init)
    let example = try #require(lines.firstIndex(of: "#[Locked]"))
    let scratch = try ConfigurationScratch()
    try scratch.write("quiver.conf", lines[example...].map { "\($0.dropFirst())\n" }.joined())
    let (configuration, diagnostics) = Configuration.load(
      environment: nowhere, home: "/nowhere", administrator: AdministratorFiles(directory: scratch.path))
    #expect(diagnostics == [])
    #expect(configuration.lock.contains(Setting.layoutIsLocked.name))
  }

  @Test(
    "quiver.conf(5) says whether each variable is trusted",
    arguments: [
      "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_STATE_HOME", "XDG_CACHE_HOME",
      "HOME",
      "PATH", "QUIVER_DATA",
    ])
  func environment(_ variable: String) throws {
    let section = try #require(text("man/quiver.conf.5").split(separator: ".SS The environment\n").last)
    let entries = section.split(separator: ".TP\n").filter {
      $0.prefix { !$0.isNewline }.split { !($0.isLetter || $0 == "_") }.contains(Substring(variable))
    }
    #expect(entries.count == 1)
    #expect(entries.allSatisfy { $0.contains("Not trusted") })
  }

  private func load(_ file: String) -> (Configuration, [Diagnostic]) {
    var reader = ConfigurationReader(
      files: ConfigurationFiles(
        environment: nowhere, home: "/nowhere", shipped: data, administrator: AdministratorFiles(directory: "/nowhere"))
    )
    reader.add(file: file)
    reader.apply()
    return (reader.configuration, reader.diagnostics)
  }

  private func load(theme: String) -> (style: Style, diagnostics: [Diagnostic]) {
    let (configuration, diagnostics) = Configuration.load(
      environment: nowhere, home: "/nowhere", overrides: ["style.theme=\(theme)"], shipped: data,
      administrator: AdministratorFiles(directory: "/nowhere"))
    return (configuration.style, diagnostics)
  }

  private let nowhere = ["XDG_CONFIG_DIRS": "/nowhere", "XDG_DATA_DIRS": "/nowhere"]
}

extension Configuration {
  /// The values without their origins.
  fileprivate var printedValues: [String] {
    Setting.all.map { "\($0.name.key)=\($0.write(self))" }
  }
}

extension Setting {
  private var isLook: Bool { Setting.looksByName[name] != nil }

  private var standard: String {
    isLook ? "auto" : write(Configuration())
  }

  /// The text that quiver.conf must have for the key.
  var documentation: String {
    let look = isLook ? " Default theme: \(write(Configuration()))." : ""
    return "# \(help)\n# Value: \(values).\(look)\n\(name.key)=\(standard)\n"
  }

  /// The text that quiver.conf(5) must have for the key.
  var manual: String {
    let standard = standard.isEmpty ? "empty" : standard
    return ".TP\n.B \(name.key)\n\(help)\nValue: \(values).\nDefault: \(standard).\n".replacing("-", with: "\\-")
  }
}

extension Setting: CustomTestStringConvertible {
  /// Names the case in the output of the tests.
  public var testDescription: String { name.description }
}
