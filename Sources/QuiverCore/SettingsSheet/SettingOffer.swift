/// A setting that the settings sheet offers, and the values to choose from.
struct SettingOffer: Sendable {
  let setting: Setting
  let title: String
  let choices: [SettingChoice]

  private init(_ setting: Setting, _ title: String, _ choices: [SettingChoice]) {
    (self.setting, self.title, self.choices) = (setting, title, choices)
  }

  /// A value as the configuration prints it.
  func normalised(_ value: String) -> String {
    var trial = Configuration()
    return setting.read(value, nil, &trial) ? setting.write(trial) : value
  }
}

extension SettingOffer {
  static func sections(pictures: [String], themes: [String]) -> [(title: String, offers: [SettingOffer])] {
    [
      (Strings.wallpaper, [wallpaper(pictures)]),
      (Strings.appearance, [theme(themes), accent] + appearance),
      (Strings.homeScreen, homeScreen),
      (Strings.search, search),
    ]
  }

  private static func wallpaper(_ pictures: [String]) -> SettingOffer {
    let setting = Setting.named("wallpaper", "source")
    let own = SettingChoice(Strings.desktopWallpaper, "auto")
    let files = pictures.map { path in
      SettingChoice(
        String(path.split(separator: "/").last ?? ""), WallpaperPreferences.Source.pictures([path]).raw, .picture(path))
    }
    let colors = wallpaperColors.map { SettingChoice($0, $1, Color($1).map { .color($0) } ?? .words) }
    return SettingOffer(setting, Strings.picture, [own] + files + colors)
  }

  private static func theme(_ names: [String]) -> SettingOffer {
    SettingOffer(.theme, Strings.theme, names.map { SettingChoice(Strings.theme($0), $0) })
  }

  private static var accent: SettingOffer {
    let colors = accents.map { SettingChoice($0, $1, Color($1).map { .color($0) } ?? .words) }
    return SettingOffer(
      .named("style", "accent"), Strings.accent, [SettingChoice(Strings.accentOfTheme, nil)] + colors)
  }

  private static var appearance: [SettingOffer] {
    [
      SettingOffer(
        .named("icons", "shape"), Strings.iconShape,
        [
          SettingChoice("Original", "original"), SettingChoice("Rounded", "rounded"), SettingChoice("Circle", "circle"),
        ]),
      SettingOffer(
        .named("grid", "icon-size"), Strings.iconSize,
        [SettingChoice(Strings.automatic, "auto")] + iconSizes.map { SettingChoice("\($0)", "\($0)") }),
      SettingOffer(
        .named("grid", "labels"), Strings.labels,
        [SettingChoice("None", "0"), SettingChoice("One line", "1"), SettingChoice("Two lines", "2")]),
      SettingOffer(
        .named("behaviour", "animations"), Strings.animations,
        [
          SettingChoice(Strings.automatic, "auto"), SettingChoice("On", "on"), SettingChoice("Off", "off"),
        ]),
    ]
  }

  private static var homeScreen: [SettingOffer] {
    [
      toggle("dock", "show", Strings.showDock),
      SettingOffer(
        .named("dock", "capacity"), Strings.dockCapacity, (4...10).map { SettingChoice("\($0)", "\($0)") }),
      count("columns", 3...10, Strings.columns),
      count("rows", 3...8, Strings.rows),
      toggle("pages", "dots", Strings.showDots),
      SettingOffer(
        .named("home", "new-applications"), Strings.newApplications,
        [SettingChoice(Strings.atEndOfPages, "end"), SettingChoice(Strings.onlyInLibrary, "library")]),
    ]
  }

  private static var search: [SettingOffer] {
    [
      toggle("search", "history", Strings.learnFromUse),
      SettingOffer(
        .named("search", "providers"), Strings.resultsOfApplications,
        [
          SettingChoice("None", ""), SettingChoice(Strings.localProviders, SearchProviderChoice.localWord),
          SettingChoice("All", SearchProviderChoice.allWord),
        ]),
    ]
  }

  private static func count(_ key: String, _ range: ClosedRange<Int>, _ title: String) -> SettingOffer {
    let numbers = range.map { SettingChoice("\($0)", "\($0)") }
    return SettingOffer(.named("grid", key), title, [SettingChoice(Strings.automatic, "auto")] + numbers)
  }

  private static func toggle(_ group: String, _ key: String, _ title: String) -> SettingOffer {
    SettingOffer(.named(group, key), title, [SettingChoice("Off", "false"), SettingChoice("On", "true")])
  }

  /// In logical pixels.
  private static let iconSizes = [48, 56, 64, 80, 96, 112, 128]

  /// The accent colours of GNOME 47.
  private static let accents = [
    ("Blue", "#3584e4"), ("Teal", "#2190a4"), ("Green", "#3a944a"), ("Yellow", "#c88800"), ("Orange", "#ed5b00"),
    ("Red", "#e62d42"), ("Pink", "#d56199"), ("Purple", "#9141ac"), ("Slate", "#6f8396"),
  ]

  /// Calm colours on which names are readable (by eye).
  private static let wallpaperColors = [
    ("Night", "#1b2233"), ("Graphite", "#2e3436"), ("Forest", "#1f3d2f"), ("Plum", "#3b2340"), ("Sand", "#d9cbb3"),
    ("Sky", "#bcd4e8"),
  ]
}

extension Setting {
  /// A setting that is known to exist.
  fileprivate static func named(_ group: String, _ key: String) -> Setting {
    guard let setting = byName[SettingName(group: group, key: key)] else {
      preconditionFailure("there is no setting [\(group)] \(key)")
    }
    return setting
  }
}
