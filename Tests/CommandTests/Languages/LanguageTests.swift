import Foundation
import TestSupport
import Testing

/// The language `en@pseudo` of the tests marks what was translated with ⟦ and ⟧.
@Suite("Commands in other languages")
struct LanguageTests {
  private func machine(_ languages: String) throws -> Machine {
    let machine = try Machine()
    machine.environment.merge(TestLocale.variables(languages: languages)) { $1 }
    return machine
  }

  @Test("Every help text is translated, with what the parser adds")
  func help() throws {
    let (english, machine) = (try Machine(), try machine("en@pseudo"))
    for command in try Self.commands(of: english.quiver("--help").output) {
      let help = try machine.quiver("help", command).output
      #expect(help.contains("⟦"))
      // Only names of commands, options and values are left.
      for line in Self.untranslated(help).split(separator: "\n") {
        let words = line.split { " ,.".contains($0) }.filter { !$0.hasPrefix("-") && !$0.hasPrefix("<") }
        #expect(words.count <= 1, "\(command): \(line)")
      }
    }
  }

  /// What is not between ⟦ and ⟧, which may be inside of others.
  private static func untranslated(_ text: String) -> String {
    var (depth, rest) = (0, "")
    for character in text {
      if character == "⟦" { depth += 1 }
      if depth == 0 { rest.append(character) }
      if character == "⟧" { depth -= 1 }
    }
    return rest
  }

  /// The names in the list of commands of a help text.
  private static func commands(of help: String) throws -> [String] {
    let list = try #require(help.split(separator: "SUBCOMMANDS:\n").last)
    let commands = list.split(separator: "\n").compactMap { line in
      line.hasPrefix("  ") && !line.hasPrefix("   ") ? line.split(separator: " ").first.map(String.init) : nil
    }
    #expect(commands.count > 15)
    return commands
  }

  @Test(
    "Messages are translated",
    arguments: [
      (["home", "undo"], "⟦theeree iis noothiing too uundoo⟧"),
      (["info", "x"], "⟦theeree iis noo aappliicaatiioon “x”⟧"),
      (["config", "check", "bad.conf"], "⟦⟦uunknoown keey⟧; diid yoouu meeaan “columns”?⟧"),
      (["snapshot", "--page", "0", "x.png"], "⟦Thee nuumbeer oof thee fiirst paagee iis 1.⟧"),
      (["list", "--jsn"], "⟦Unknoown ooptiioon '--jsn'. Diid yoouu meeaan '--json'?⟧"),
      (["list", "--jsn"], "⟦Seeee 'quiver list --help' foor mooree iinfoormaatiioon.⟧"),
      (["--mode", "x"], "⟦'overlay', 'home' oor 'window'⟧"),
      (["start", "--size", "x"], "⟦Thee vaaluuee 'x' iis iinvaaliid foor '--size <size>': ⟦"),
      (["page"], "⟦Miissiing eexpeecteed aarguumeent '<number>'⟧"),
    ])
  func messages(arguments: [String], words: String) throws {
    let machine = try machine("en@pseudo")
    try machine.write("[grid]\ncolums=5\n", to: "home/bad.conf")
    let outcome = try machine.run(
      [BuiltProgram.quiver] + arguments.map { $0 == "bad.conf" ? machine.path("home/bad.conf") : $0 })
    #expect(outcome.output.contains(words) || outcome.errors.contains(words), "\(outcome)")
  }

  @Test(
    "The form of a text follows the number by the language's own rules",
    arguments: [
      ("de", 1, "Seite"), ("pl", 1, "strona"), ("pl", 3, "strony"), ("pl", 5, "stron"), ("ru", 1, "страница"),
      ("ru", 3, "страницы"), ("ru", 5, "страниц"), ("cs", 3, "stránky"), ("cs", 5, "stránek"),
    ])
  func plurals(language: String, count: Int, word: String) throws {
    let machine = try machine(language)
    for number in 1...count { try machine.install(application: "app-\(number)", name: "App \(number)") }
    let outcome = try machine.quiver(
      "snapshot", machine.path("x.png"), "--page", "99", "--set", "grid.columns=1", "--set", "grid.rows=1", "--set",
      "dock.show=false")
    #expect(outcome.status == 1)
    #expect(outcome.errors.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }, "\(outcome.errors)")
  }

  @Test("In the C locale, and in one that is not installed, the program works")
  func missingLocale() throws {
    for locale in ["C", "POSIX", "xx_YY.UTF-8", "xx_YY.ISO-8859-77", ""] {
      let machine = try Machine()
      machine.environment["LC_ALL"] = locale
      let outcome = try machine.quiver("home", "undo")
      #expect(outcome.status == 1 && outcome.errors == "quiver: error: there is nothing to undo\n", "\(outcome)")
    }
  }
}
