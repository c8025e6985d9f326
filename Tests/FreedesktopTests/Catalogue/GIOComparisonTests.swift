import Foundation
import Freedesktop
import Testing

extension SeparateTests {
  /// Compares the catalogue with GIO. Every difference is listed here with its reason.
  @Suite(.enabled(if: GIOApps.isInstalled)) struct GIOComparisonTests {
    /// The result of one of the two for an entry.
    enum View: String { case absent, unseen, shown }

    struct Fixture: CustomTestStringConvertible {
      var name: String
      var text: String
      var testDescription: String { name }

      init(_ name: String, _ lines: String, head: String = "[Desktop Entry]\n") {
        self.name = name
        text = "\(head)Type=Application\nName=App\nExec=true\n\(lines)"
      }

      init(_ name: String, whole text: String) {
        self.name = name
        self.text = text
      }
    }

    static let fixtures = [
      Fixture("plain", ""),
      Fixture("crlf", whole: "[Desktop Entry]\r\nType=Application\r\nName=App\r\nExec=true\r\n"),
      Fixture("mark", "", head: "\u{FEFF}[Desktop Entry]\n"),
      Fixture("shebang", "", head: "#!/usr/bin/env xdg-open\n[Desktop Entry]\n"),
      Fixture("blank-before", "", head: "\n\n[Desktop Entry]\n"),
      Fixture("junk-before", "", head: "rubbish\n[Desktop Entry]\n"),
      Fixture("junk-within", "rubbish\n"),
      Fixture("junk-after", "[Other]\nrubbish\n"),
      Fixture("nul", "\0"),
      Fixture("no-newline", "Icon=x"),
      Fixture("other-group-first", "", head: "[Other]\nx=y\n[Desktop Entry]\n"),
      Fixture("duplicate-group", "[Other]\nx=y\n[Desktop Entry]\nNoDisplay=true\n"),
      Fixture("duplicate-key", "NoDisplay=true\nNoDisplay=false\n"),
      Fixture("no-display", "NoDisplay=true\n"),
      Fixture("no-display-1", "NoDisplay=1\n"),
      Fixture("no-display-True", "NoDisplay=True\n"),
      Fixture("no-display-blank-before", "NoDisplay= true\n"),
      Fixture("no-display-blank-after", "NoDisplay=true \n"),
      Fixture("hidden", "Hidden=true\n"),
      Fixture("hidden-alone", whole: "[Desktop Entry]\nHidden=true\n"),
      Fixture("only-gnome", "OnlyShowIn=GNOME;\n"),
      Fixture("only-kde", "OnlyShowIn=KDE;\n"),
      Fixture("not-gnome", "NotShowIn=GNOME;\n"),
      Fixture("only-lower-case", "OnlyShowIn=gnome;\n"),
      Fixture("only-nothing", "OnlyShowIn=\n"),
      Fixture("type-link", "Type=Link\nURL=http://example.org\n"),
      Fixture("type-service", "Type=Service\n"),
      Fixture("type-missing", whole: "[Desktop Entry]\nName=App\nExec=true\n"),
      Fixture("name-missing", whole: "[Desktop Entry]\nType=Application\nExec=true\n"),
      Fixture("try-there", "TryExec=true\n"),
      Fixture("try-missing", "TryExec=missing\n"),
      Fixture("try-directory", "TryExec=/\n"),
      Fixture("exec-missing", "Exec=missing\n"),
      Fixture("exec-empty", "Exec=\n"),
      Fixture("exec-absent", whole: "[Desktop Entry]\nType=Application\nName=App\n"),
      Fixture("exec-relative", "Exec=./true\n"),
      Fixture("exec-assigns", "Exec=X=y true\n"),
      Fixture("org.example.Activatable", "Exec=\nDBusActivatable=true\n"),
      Fixture("garbage", whole: "\u{1}\u{2}garbage"),
      Fixture("empty", whole: ""),
    ]

    /// Known differences: what GIO does, what this library does, and why.
    static let differences: [String: (gio: View, ours: View, why: String)] = [
      "mark": (.absent, .shown, "a byte order mark harms nobody"),
      "junk-before": (.absent, .shown, "one bad line must not cost an application; KDE shows it too"),
      "junk-within": (.absent, .shown, "the same"),
      "junk-after": (.absent, .shown, "the same"),
      "other-group-first": (.absent, .shown, "which group comes first matters to nobody"),
      "exec-absent": (.shown, .absent, "there is nothing to start"),
      "exec-empty": (.shown, .absent, "the same"),
    ]

    @Test("The catalogue agrees with GIO, except for known differences")
    func theCatalogueAgreesWithGIO() throws {
      let tree = try EntryTree()
      for fixture in Self.fixtures { try tree.write("home/applications/\(fixture.name).desktop", fixture.text) }
      try tree.program("bin/true")
      let gio = GIOApps(
        root: tree.root, path: "\(tree.root)/bin", variables: ["XDG_CURRENT_DESKTOP": "GNOME"])
      var sources = tree.sources()
      sources.desktops = ["GNOME"]
      let listed = try gio.list()
      for listing in Catalogue.scan(sources).listings {
        let id = listing.entry.id
        let theirs: View = listed.contains(id) ? try gio.shouldShow(id) ? .shown : .unseen : .absent
        let known = Self.differences[String(id.dropLast(".desktop".count))]
        #expect(theirs == known?.gio ?? view(listing.reason), "GIO: \(id)")
        #expect(view(listing.reason) == known?.ours ?? theirs, "ours: \(id)")
      }
    }

    @Test(
      "An entry that masks others in GIO also masks them here",
      arguments: ["Hidden=true", "Type=Link\nURL=x", "TryExec=missing", "Type=", "NoDisplay=true"])
    func anEntryMasksOthersAsInGIO(lines: String) throws {
      let tree = try EntryTree()
      try tree.application("home/applications/a.desktop", lines)
      try tree.application("home/applications/sub/b.desktop", lines)
      for name in ["a", "sub-b", "free"] { try tree.application("system/applications/\(name).desktop") }
      try tree.program("bin/true")
      let listed = Catalogue.scan(tree.sources()).listings.filter { view($0.reason) != .absent }.map(\.entry.id)
      let gio = try GIOApps(root: tree.root, path: "\(tree.root)/bin").list()
      #expect(gio == Set(listed))
      #expect(listed.contains("free.desktop"))
    }

    @Test("Every known difference has a fixture")
    func everyKnownDifferenceHasAFixture() {
      #expect(Set(Self.differences.keys).isSubset(of: Self.fixtures.map(\.name)))
      #expect(Self.differences.values.allSatisfy { $0.gio != $0.ours })
    }

    @Test(
      "Translations agree with GIO, except for known differences",
      arguments: [
        ("de_AT", "", "de", "de"),
        ("sr_RS", "", "sr_RS", "sr_RS"),
        ("sr_ME@latin", "", "sr@latin", "sr@latin"),
        ("fr_FR", "", "none", "none"),
        ("de_AT", "sr_RS:de", "sr_RS", "sr_RS"),
        // The specification puts the country before the modifier, GIO the modifier before the country.
        ("sr_RS@latin", "", "sr@latin", "sr_RS"),
        // gettext does not look at LANGUAGE in the C locale, GIO does.
        ("C", "sr_RS:de", "sr_RS", "none"),
      ])
    func translationsAgreeWithGIO(locale: String, languages: String, theirs: String, ours: String) throws {
      let tree = try EntryTree()
      let names = ["sr", "sr_RS", "sr@latin", "de"].map { "Name[\($0)]=\($0)\n" }.joined()
      try tree.write(
        "home/applications/a.desktop", "[Desktop Entry]\nType=Application\nExec=/bin/true\nName=none\n\(names)")
      let variables = ["LC_ALL": locale, "LANGUAGE": languages]
      let gio = GIOApps(root: tree.root, path: "/bin", variables: variables)
      var sources = tree.sources()
      sources.locale = LocaleMatch(environment: variables)
      #expect(try gio.name("a.desktop") == theirs)
      #expect(Catalogue.scan(sources).listings.map(\.entry.name) == [ours])
    }

    private func view(_ reason: NotShown?) -> View {
      switch reason {
      case nil: .shown
      case .noDisplay, .onlyShowIn, .notShowIn, .configuredHidden: .unseen
      default: .absent
      }
    }
  }
}
