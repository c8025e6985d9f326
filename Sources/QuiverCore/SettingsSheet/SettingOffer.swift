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
          SettingChoice(Strings.originalShape, "original"), SettingChoice(Strings.roundedShape, "rounded"),
          SettingChoice(Strings.circleShape, "circle"),
        ]),
      SettingOffer(
        .named("grid", "icon-size"), Strings.iconSize,
        [SettingChoice(Strings.automatic, "auto")] + iconSizes.map { SettingChoice("\($0)", "\($0)") }),
      SettingOffer(
        .named("grid", "labels"), Strings.labels,
        [
          SettingChoice(Strings.none, "0"), SettingChoice(Strings.oneLine, "1"), SettingChoice(Strings.twoLines, "2"),
        ]),
      SettingOffer(
        .named("behaviour", "animations"), Strings.animations,
        [
          SettingChoice(Strings.automatic, "auto"), SettingChoice(Strings.on, "on"),
          SettingChoice(Strings.off, "off"),
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
          SettingChoice(Strings.none, ""), SettingChoice(Strings.localProviders, SearchProviderChoice.localWord),
          SettingChoice(Strings.allProviders, SearchProviderChoice.allWord),
        ]),
    ]
  }

  private static func count(_ key: String, _ range: ClosedRange<Int>, _ title: String) -> SettingOffer {
    let numbers = range.map { SettingChoice("\($0)", "\($0)") }
    return SettingOffer(.named("grid", key), title, [SettingChoice(Strings.automatic, "auto")] + numbers)
  }

  private static func toggle(_ group: String, _ key: String, _ title: String) -> SettingOffer {
    SettingOffer(.named(group, key), title, [SettingChoice(Strings.off, "false"), SettingChoice(Strings.on, "true")])
  }

  /// In logical pixels.
  private static let iconSizes = [48, 56, 64, 80, 96, 112, 128]

  /// The accent colours of GNOME 47.
  private static let accents = [
    (Strings.blue, "#3584e4"), (Strings.teal, "#2190a4"), (Strings.green, "#3a944a"), (Strings.yellow, "#c88800"),
    (Strings.orange, "#ed5b00"),
    (Strings.red, "#e62d42"), (Strings.pink, "#d56199"), (Strings.purple, "#9141ac"), (Strings.slate, "#6f8396"),
  ]

  /// Calm colours on which names are readable (by eye).
  private static let wallpaperColors = [
    (Strings.night, "#1b2233"), (Strings.graphite, "#2e3436"), (Strings.forest, "#1f3d2f"), (Strings.plum, "#3b2340"),
    (Strings.sand, "#d9cbb3"),
    (Strings.sky, "#bcd4e8"),
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
