/// The look of everything. Each value is a key of `[style]`. Lengths are in logical pixels.
package struct Style: Equatable, Sendable {
  package var colors = Colors()
  package var shadows = Shadows()
  package var radii = Radii()
  package var fonts = Fonts()
  package var spacing = Spacing()
  /// How icons look that have the focus or are selected.
  package var selection = Selection.ring
  /// Whether icons are on plates although their shape is `original`.
  package var platesEveryIcon = false

  package init() {}
}

extension Style {
  /// The mark of an icon that has the focus or is selected, in the accent colour (AQGridView's selection styles).
  package enum Selection: String, CaseIterable, Sendable {
    /// A ring outside the icon.
    case ring
    /// A soft halo behind the icon.
    case glow
    /// The icon is darker and tinted.
    case shade
  }

  package struct Colors: Equatable, Sendable {
    /// The focus ring and other highlights.
    package var accent = Color(hex: 0x5aa9ff)
    /// The background where there is no wallpaper, or none yet.
    package var background = Color(hex: 0x0b1020)
    /// Labels.
    package var label = Label()
    /// The plate of the dock, over the blurred wallpaper.
    package var plate = Plate()
    package var pageDot = Color.white
    /// Notices, menus, fields and sheets, and their text.
    package var surface = Pair(
      fill: Color(hex: 0x1c2029, alpha: 0xf2 / 255), content: Color(hex: 0xf4f6fa))
    /// The plate behind an icon, if it has one.
    package var iconPlate = Color(hex: 0xf7f8fa)
    /// The badges and the Done button, and what is drawn on them.
    package var badge = Pair(fill: Color(hex: 0xf2f4f8, alpha: 0xf5 / 255), content: Color(hex: 0x2a2f3a))
    /// The disc with the number of tiles that are dragged together, and the number.
    package var count = Pair(fill: Color(hex: 0xe5342b), content: .white)
    /// The ring that is filled round an icon before a folder is made.
    package var ring = Color.white
    /// The colour that dims everything behind an open folder or a sheet.
    package var veil = Color(hex: 0x060912, alpha: 0x66 / 255)

    /// The colours of labels on dark and on light backgrounds.
    package struct Label: Equatable, Sendable {
      package var onDark = Color.white
      package var onLight = Color(hex: 0x14161a)
    }

    /// A translucent plate and its hairline border.
    package struct Plate: Equatable, Sendable {
      package var fill = Color(hex: 0xffffff, alpha: 0x2e / 255)
      package var edge = Color(hex: 0xffffff, alpha: 0x3d / 255)
    }

    /// A filled shape and what is drawn on it.
    package struct Pair: Equatable, Sendable {
      package var fill: Color
      package var content: Color
    }
  }

  package struct Shadows: Equatable, Sendable {
    package var labelOnDark = Shadow(dy: 1, blur: 3, color: Color(hex: 0x000000, alpha: 0xb3 / 255))
    package var labelOnLight = Shadow(dy: 0, blur: 3, color: Color(hex: 0xffffff, alpha: 0xb3 / 255))
    package var icon = Shadow(dy: 2, blur: 6, color: Color(hex: 0x000000, alpha: 0x40 / 255))
    package var surface = Shadow(dy: 6, blur: 24, color: Color(hex: 0x000000, alpha: 0x66 / 255))
    package var lift = Shadow(dy: 10, blur: 24, color: Color(hex: 0x000000, alpha: 0x73 / 255))
    package var badge = Shadow(dy: 1, blur: 4, color: Color(hex: 0x000000, alpha: 0x66 / 255))
  }

  package struct Radii: Equatable, Sendable {
    package var dock = 28.0
    package var surface = 14.0
    /// The corners of an open folder.
    package var panel = 36.0
    /// The corners of a letter tile or an icon's plate, in hundredths of its side.
    package var icon = 22.5
  }

  package struct Fonts: Equatable, Sendable {
    /// nil for the font of the desktop.
    package var family: String?
    /// nil for a size that grows with the icons.
    package var labelSize: Double?
    /// As in CSS: 400 is regular, 500 medium, 700 bold.
    package var labelWeight = 500
    package var noticeSize = 15.0
    /// The names of open folders, and of applications on their sheets.
    package var titleSize = 24.0
    /// How much larger the sizes are than configured, for text whose size is not.
    package private(set) var textScale = 1.0

    package mutating func scale(by factor: Double) {
      textScale *= factor
      labelSize = labelSize.map { $0 * factor }
      noticeSize *= factor
      titleSize *= factor
    }
  }

  package struct Spacing: Equatable, Sendable {
    package var focusWidth = 3.0
    /// The distance between a tile and its focus ring.
    package var focusGap = 4.0
    /// The distance between the text of a notice and the edge.
    package var surfacePadding = 14.0
    /// The blur of the wallpaper behind plates.
    package var plateBlur = 24.0
  }
}
