extension Setting {
  package static let style = [theme] + looks

  package static let theme = Setting(
    "style", "theme", \.theme, .theme,
    "auto: default, light or high-contrast, as the desktop prefers; or one of these, one of your own in "
      + "~/.local/share/quiver/themes, or a file.")

  /// The keys that a theme may set: those of ``Style``.
  package static let looks = (colors + shadows + lengths + selection + fonts + plates).map(\.followingTheme)

  static let looksByName = Dictionary(uniqueKeysWithValues: looks.map { ($0.name, $0) })

  /// The themes that every computer has.
  static let themeChoices = [Configuration.automaticTheme] + shippedThemes

  /// The themes that ship.
  static let shippedThemes = ["default", "light", "high-contrast"]

  private static let colors: [Setting] = [
    Setting("style", "accent", \.style.colors.accent, .color, "The focus ring and other highlights."),
    Setting(
      "style", "background", \.style.colors.background, .color,
      "The background where there is no wallpaper, or none yet."),
    Setting("style", "label-on-dark", \.style.colors.label.onDark, .color, "Names on dark backgrounds."),
    Setting("style", "label-on-light", \.style.colors.label.onLight, .color, "Names on light backgrounds."),
    Setting("style", "plate", \.style.colors.plate.fill, .color, "The dock's plate, over the blurred wallpaper."),
    Setting("style", "plate-edge", \.style.colors.plate.edge, .color, "The border of the dock."),
    Setting("style", "page-dot", \.style.colors.pageDot, .color, "The page dots."),
    Setting("style", "surface", \.style.colors.surface.fill, .color, "Notices, menus, fields and sheets."),
    Setting(
      "style", "surface-text", \.style.colors.surface.content, .color, "Text in notices, menus, fields and sheets."),
    Setting("style", "icon-plate", \.style.colors.iconPlate, .color, "The plate behind an icon, if it has one."),
    Setting("style", "badge", \.style.colors.badge.fill, .color, "The close badges and the Done button."),
    Setting(
      "style", "badge-cross", \.style.colors.badge.content, .color,
      "The cross of close badges, and the text of the Done button."),
    Setting(
      "style", "count", \.style.colors.count.fill, .color, "The badge with the number of dragged items."),
    Setting("style", "count-text", \.style.colors.count.content, .color, "The number on the badge of dragged items."),
    Setting(
      "style", "ring", \.style.colors.ring, .color, "The ring that fills up around an icon before a folder is made."),
    Setting(
      "style", "veil", \.style.colors.veil, .color, "The colour that dims the page behind an open folder or a sheet."),
  ]

  private static let shadows: [Setting] = [
    Setting(
      "style", "label-shadow-on-dark", \.style.shadows.labelOnDark, .shadow,
      "The shadow of names on dark backgrounds."),
    Setting(
      "style", "label-shadow-on-light", \.style.shadows.labelOnLight, .shadow, "The halo of names on light backgrounds."
    ),
    Setting("style", "icon-shadow", \.style.shadows.icon, .shadow, "The shadow of a folder or an icon's plate."),
    Setting("style", "surface-shadow", \.style.shadows.surface, .shadow, "The shadow of a sheet."),
    Setting("style", "lift-shadow", \.style.shadows.lift, .shadow, "The shadow of dragged items."),
    Setting("style", "badge-shadow", \.style.shadows.badge, .shadow, "The shadow of badges."),
  ]

  private static let lengths: [Setting] = [
    Setting(
      "style", "dock-radius", \.style.radii.dock, .number(0...128),
      "The corner radius of the dock, in logical pixels."),
    Setting("style", "surface-radius", \.style.radii.surface, .number(0...64), "The corner radius of notices."),
    Setting("style", "panel-radius", \.style.radii.panel, .number(0...128), "The corner radius of open folders."),
    Setting(
      "style", "icon-radius", \.style.radii.icon, .number(0...50),
      "The corner radius of icons, in percent of their size."),
    Setting("style", "focus-width", \.style.spacing.focusWidth, .number(1...16), "The width of the focus ring."),
    Setting(
      "style", "focus-gap", \.style.spacing.focusGap, .number(0...32), "The gap between an icon and its focus ring."),
    Setting(
      "style", "surface-padding", \.style.spacing.surfacePadding, .number(0...64), "The padding of a notice."),
    Setting(
      "style", "plate-blur", \.style.spacing.plateBlur, .number(0...64),
      "The radius of the blur behind the dock."),
  ]

  private static let fonts: [Setting] = [
    Setting(
      "style", "font", \.style.fonts.family, .automatic(or: .text(tr("a font family")), word: "desktop"),
      "The font of all text."),
    Setting(
      "style", "label-size", \.style.fonts.labelSize, .automatic(or: .number(6...48), word: "icon"),
      "The size of names, in logical pixels; icon: 13 to 16, depending on the size of the icons."),
    Setting(
      "style", "label-weight", \.style.fonts.labelWeight, .whole(100...1000),
      "The weight of names: 400 is regular, 500 medium, 700 bold."),
    Setting("style", "notice-size", \.style.fonts.noticeSize, .number(6...48), "The size of the text of a notice."),
    Setting("style", "title-size", \.style.fonts.titleSize, .number(6...72), "The size of an open folder's name."),
  ]

  private static let selection: [Setting] = [
    Setting(
      "style", "selection", \.style.selection, .word,
      "How focused and selected icons look. ring: inside a ring; glow: in front of a soft light; shade: tinted.")
  ]

  private static let plates: [Setting] = [
    Setting(
      "style", "plate-every-icon", \.style.platesEveryIcon, .boolean,
      "Whether icons are on plates even if their shape is original.")
  ]
}
