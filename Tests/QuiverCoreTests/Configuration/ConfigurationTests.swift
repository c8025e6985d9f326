import CollectionEngine
import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The configuration")
struct ConfigurationTests {
  private let scratch: ConfigurationScratch
  private let environment: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    environment = [
      "XDG_CONFIG_HOME": scratch("config"), "XDG_CONFIG_DIRS": "\(scratch("etc")):\(scratch("vendor"))",
      "XDG_DATA_HOME": scratch("data"), "XDG_DATA_DIRS": scratch("share"),
    ]
  }

  private func load(_ overrides: String...) -> (configuration: Configuration, messages: [String]) {
    let (configuration, diagnostics) = Configuration.load(
      environment: environment, home: scratch("home"), overrides: overrides,
      administrator: AdministratorFiles(directory: scratch("administrator")))
    return (configuration, diagnostics.map { $0.description.replacing(scratch.path, with: "") })
  }

  @Test("Without a file the configuration has the defaults")
  func withoutAFileTheConfigurationHasTheDefaults() {
    let (configuration, messages) = load()
    #expect(configuration == Configuration())
    #expect(messages == [])
  }

  @Test("Flags override the user's file, which overrides the administrator's and the vendor's")
  func layers() throws {
    try scratch.write("vendor/quiver/quiver.conf", "[grid]\ncolumns=2\nrows=2\nicon-size=22\nlabels=0\n")
    try scratch.write("etc/quiver/quiver.conf", "[grid]\nrows=3\nicon-size=33\nlabels=0\n")
    try scratch.write("config/quiver/quiver.conf", "[grid]\nicon-size=44\nlabels=0\n")
    let (configuration, messages) = load("grid.labels=2")
    #expect(messages == [])
    #expect(configuration.springboard.grid.columns == .fixed(2))
    #expect(configuration.springboard.grid.rows == .fixed(3))
    #expect(configuration.springboard.grid.iconSize == .fixed(44))
    #expect(configuration.springboard.labels.lines == 2)
    #expect(configuration.sources == ["vendor", "etc", "config"].map { scratch("\($0)/quiver/quiver.conf") })
  }

  @Test(
    "Margins and spacing are one number or one for each direction",
    arguments: [
      ("margins=20", "20"), ("margins=1 2 3 4", "1 2 3 4"), ("margins=5 5 5 5", "5"), ("margins=auto", "auto"),
      ("spacing=12", "12"), ("spacing=12x8", "12x8"), ("spacing=0x0", "0"),
    ])
  func distances(_ setting: String, _ printed: String) throws {
    let (configuration, messages) = load("grid.\(setting)")
    #expect(messages == [])
    let name = SettingName(group: "grid", key: String(setting.prefix { $0 != "=" }))
    #expect(Setting.byName[name]?.write(configuration) == printed)
  }

  @Test(
    "Other numbers of margins and spacing are errors",
    arguments: ["margins=1 2", "margins=-1", "margins=1 2 3 x", "spacing=1x2x3", "spacing=x", "spacing=2000"])
  func wrongDistances(_ setting: String) throws {
    let (configuration, messages) = load("grid.\(setting)")
    #expect(messages.count == 1)
    #expect(configuration.springboard.grid == Configuration().springboard.grid)
  }

  @Test("~/.quiverrc is read only if there is no quiver.conf")
  func quiverrc() throws {
    try scratch.write("home/.quiverrc", "[grid]\ncolumns=7\n")
    #expect(load().configuration.springboard.grid.columns == .fixed(7))
    try scratch.write("config/quiver/quiver.conf", "[grid]\nrows=3\n")
    #expect(load().configuration.springboard.grid.columns == .automatic)
    #expect(load().configuration.springboard.grid.rows == .fixed(3))
  }

  @Test("The printed configuration has the origin of each value")
  func origins() throws {
    try scratch.write("config/quiver/quiver.conf", "# mine\n[grid]\n  rows = 3\n")
    let printed = load("columns=5").configuration.printed.replacing(scratch.path, with: "")
    #expect(
      printed.contains(
        """
        [grid]
        # command line
        columns=5
        # /config/quiver/quiver.conf:3:3
        rows=3
        icon-size=auto
        """))
  }

  @Test("The printed configuration reads back as the same")
  func printedReadsBack() throws {
    try scratch.write("config/quiver/quiver.conf", unusualConfiguration)
    let (first, messages) = load()
    #expect(messages == [])
    try scratch.write("config/quiver/quiver.conf", first.printed)
    let (second, again) = load()
    #expect(again == [])
    #expect(Setting.all.map { $0.write(first) } == Setting.all.map { $0.write(second) })
    #expect(second.applications.hidden == ["a;b.desktop", "c.desktop"])
    #expect(second.springboard.grid.margins == .fixed(Insets(top: 24, left: 36, bottom: 12, right: 48)))
    #expect(second.springboard.grid.spacing == .fixed(Size(width: 24, height: 16.5)))
    #expect(second.restrictions.isLocked)
    #expect(
      second.restrictions.pinned == [ItemID.application("mail.desktop"), ItemID.application("a;b.desktop")])
  }

  private let unusualConfiguration = #"""
    [window]
    mode=home
    size=800x600
    monitor=HDMI\s1
    layer=normal
    [grid]
    icon-size=72.5
    minimum-slot=80x90
    distribution=spread
    margins=24 48 12 36
    spacing=24x16.5
    [applications]
    hidden=a\;b.desktop;c.desktop;
    extra-data-dirs=~/flatpak;/opt/share;
    desktop=GNOME;
    terminal=foot -e
    [wallpaper]
    source=gradient(90deg, #000, rgba(1, 2, 3, 0.5))
    fit=tile
    [home]
    file=~/dots/home.conf
    locked=true
    pinned=mail.desktop;a\;b.desktop;
    [behaviour]
    animations=off
    long-press=300
    fly-in=never
    [icons]
    theme=Papirus
    shape=circle
    [style]
    accent=red
    label-shadow-on-dark=0 2 2.5 black
    font=Inter
    """#

  @Test("The highlight and the selection are refused separately")
  func restrictions() throws {
    func restrictions(_ lines: String...) throws -> [Bool] {
      try scratch.write("config/quiver/quiver.conf", "[behaviour]\n" + lines.joined(separator: "\n"))
      let restrictions = load().configuration.effectiveRestrictions
      return [restrictions.allowsHighlight, restrictions.allowsSelection]
    }
    #expect(try restrictions() == [true, true])
    #expect(try restrictions("highlight=false") == [false, true])
    #expect(try restrictions("multiple-selection=false") == [true, false])
  }

  @Test("Only ~/ in paths is expanded")
  func paths() throws {
    try scratch.write(
      "config/quiver/quiver.conf",
      "[wallpaper]\nsource=~/sky.png\n[home]\nfile=/a/~/$HOME/%h\n[applications]\nterminal=~/bin/term $HOME\n")
    let configuration = load().configuration
    #expect(configuration.wallpaper.source == .pictures([scratch("home/sky.png")]))
    #expect(configuration.homeFile == "/a/~/$HOME/%h")
    #expect(configuration.applications.terminal == "~/bin/term $HOME")
  }

  @Test("Values that the user does not set come from the desktop")
  func desktop() throws {
    var desktop = DesktopPreferences()
    desktop.animates = false
    desktop.longPress = 0.7
    desktop.textScale = 1.5
    let left = load("labels=2").configuration.preferences(on: desktop)
    #expect(left.session.animates == false)
    #expect(left.tunings.gestures.longPress == 0.7)
    #expect(left.session.textScale == 1.5)
    #expect(left.configured.labels == Preferences.Labels(lines: 2, size: .automatic))
    let chosen = load("animations=on", "long-press=300").configuration.preferences(on: desktop)
    #expect(chosen.session.animates)
    #expect(chosen.tunings.gestures.longPress == 0.3)
  }

  @Test("The values of a running session do not depend on the configuration")
  func session() {
    var session = Preferences.Session()
    (session.textScale, session.asksSearchProviders) = (2.25, true)
    let preferences = load("animations=off", "long-press=300").configuration.preferences(
      on: DesktopPreferences(), in: session)
    #expect(preferences.session == session)
    #expect(preferences.tunings.gestures.longPress == 0.3)
  }

  @Test("All possible files are listed, by ascending precedence")
  func files() {
    let files = Configuration.files(
      environment: environment, home: scratch("home"),
      administrator: AdministratorFiles(directory: scratch("administrator")))
    #expect(
      files.map { $0.replacing(scratch.path, with: "") } == [
        "/vendor/quiver/quiver.conf", "/etc/quiver/quiver.conf", "/config/quiver/settings.conf", "/home/.quiverrc",
        "/config/quiver/quiver.conf", "/administrator/quiver.conf",
      ])
  }
}

@Suite("Themes")
struct ConfigurationThemeTests {
  private let scratch: ConfigurationScratch
  private let environment: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    environment = scratch.environment
  }

  private func style(_ dotfile: String = "") throws -> (style: Style, messages: [String]) {
    try scratch.write("config/quiver/quiver.conf", "[style]\n" + dotfile)
    let (configuration, diagnostics) = Configuration.load(
      environment: environment, home: scratch("home"), shipped: scratch("shipped"),
      administrator: AdministratorFiles(directory: scratch("administrator")))
    return (configuration.style, diagnostics.map { $0.description.replacing(scratch.path, with: "") })
  }

  @Test("Themes are searched in the user's data, then among the shipped ones, then in the system's data")
  func places() throws {
    for (place, width) in [("share/quiver", 5), ("shipped", 6), ("data/quiver", 7)] {
      try scratch.write("\(place)/themes/dusk.conf", "[style]\nfocus-width=\(width)\n")
      #expect(try style("theme=dusk\n").style.spacing.focusWidth == Double(width))
    }
  }

  @Test("A theme may be given as a path")
  func path() throws {
    try scratch.write("home/my.conf", "[style]\naccent=lime\n")
    #expect(try style("theme=~/my.conf\n").style.colors.accent == Color("lime"))
  }

  @Test("The file's own looks override the theme's")
  func overrides() throws {
    try scratch.write("data/quiver/themes/dusk.conf", "[style]\naccent=lime\nplate=navy\n")
    let style = try style("accent=red\ntheme=dusk\n").style
    #expect(style.colors.accent == Color("red"))
    #expect(style.colors.plate.fill == Color("navy"))
  }

  @Test("The value auto means the theme's look, even if the administrator set another")
  func valueAutoMeansTheThemesLookEvenIfTheAdministratorSetAnother() throws {
    try scratch.write("data/quiver/themes/dusk.conf", "[style]\naccent=lime\n")
    try scratch.write("etc/quiver/quiver.conf", "[style]\naccent=red\n")
    #expect(try style("theme=dusk\n").style.colors.accent == Color("red"))
    #expect(try style("theme=dusk\naccent=auto\n").style.colors.accent == Color("lime"))
  }

  @Test("A missing theme is reported, and the default look is used")
  func missingThemeIsReportedAndTheDefaultLookIsUsed() throws {
    let (style, messages) = try style("theme=lihgt\n")
    #expect(style == Style())
    #expect(
      messages == [
        "/config/quiver/quiver.conf:2:7: [style] theme: there is no theme “lihgt”; did you mean “light”? Quiver's themes are default, light, high-contrast. The default look is used."
      ])
  }

  @Test("A theme can neither name another theme nor set anything but looks")
  func noLoop() throws {
    try scratch.write("data/quiver/themes/a.conf", "[style]\ntheme=a\n[grid]\ncolumns=3\n")
    let (style, messages) = try style("theme=a\n")
    #expect(style == Style())
    #expect(messages.count == 2)
  }
}
