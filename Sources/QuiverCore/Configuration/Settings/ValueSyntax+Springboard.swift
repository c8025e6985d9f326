import CollectionEngine
import KeyFile
import SpringboardEngine

extension ValueSyntax {
  /// For example `96x104`.
  package static func size(_ range: ClosedRange<Int>) -> ValueSyntax<Size> {
    ValueSyntax<Size>(
      values: tr("a size such as 96x104, each from %1$d to %2$d", range.lowerBound, range.upperBound),
      read: { raw, _ in
        let parts = raw.split(separator: "x", omittingEmptySubsequences: false)
        let sides = parts.compactMap { Int($0) }.filter(range.contains)
        guard parts.count == 2, sides.count == 2 else { return nil }
        return Size(width: Double(sides[0]), height: Double(sides[1]))
      }, write: { "\($0.width.plain)x\($0.height.plain)" })
  }

  package static var count: ValueSyntax<SlotDivision.Count> {
    ValueSyntax<Int?>.automatic(or: .whole(1...20)).map(
      { $0.map(SlotDivision.Count.fixed) ?? .automatic },
      { if case .fixed(let count) = $0 { count } else { nil } })
  }

  static var iconSize: ValueSyntax<Preferences.IconSize> {
    ValueSyntax<Double?>.automatic(or: .number(16...512)).map(
      { $0.map(Preferences.IconSize.fixed) ?? .automatic },
      { if case .fixed(let size) = $0 { size } else { nil } })
  }

  /// For example `24`, or `24 48 12 48`.
  static var margins: ValueSyntax<Preferences.Margins> {
    ValueSyntax<Insets?>.automatic(or: .insets(0...2000)).map(
      { $0.map(Preferences.Margins.fixed) ?? .automatic },
      { if case .fixed(let insets) = $0 { insets } else { nil } })
  }

  /// For example `24`, or `24x16`.
  static var spacing: ValueSyntax<Preferences.Spacing> {
    ValueSyntax<Size?>.automatic(or: .distances(0...1000)).map(
      { $0.map(Preferences.Spacing.fixed) ?? .automatic },
      { if case .fixed(let size) = $0 { size } else { nil } })
  }

  fileprivate static func insets(_ range: ClosedRange<Double>) -> ValueSyntax<Insets> {
    ValueSyntax<Insets>(
      values: tr(
        "one number for all sides, or four such as 24 48 12 48: top, right, bottom and left, each from %1$s to %2$s",
        range.lowerBound.plain, range.upperBound.plain), listsAlternatives: true,
      read: { raw, _ in
        let parts = raw.split(separator: " ").map(String.init)
        let sides = parts.compactMap(Double.init(decimal:)).filter(range.contains)
        guard sides.count == parts.count, [1, 4].contains(sides.count) else { return nil }
        return Insets(
          top: sides[0], left: sides[sides.count - 1], bottom: sides[sides.count / 2], right: sides[sides.count / 4])
      },
      write: { $0.isEven ? $0.top.plain : [$0.top, $0.right, $0.bottom, $0.left].map(\.plain).joined(separator: " ") })
  }

  fileprivate static func distances(_ range: ClosedRange<Double>) -> ValueSyntax<Size> {
    ValueSyntax<Size>(
      values: tr(
        "one number, or two such as 24x16: across and down, each from %1$s to %2$s", range.lowerBound.plain,
        range.upperBound.plain), listsAlternatives: true,
      read: { raw, _ in
        let parts = raw.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
        let sides = parts.compactMap(Double.init(decimal:)).filter(range.contains)
        guard sides.count == parts.count, [1, 2].contains(sides.count) else { return nil }
        return Size(width: sides[0], height: sides[sides.count - 1])
      }, write: { $0.width == $0.height ? $0.width.plain : "\($0.width.plain)x\($0.height.plain)" })
  }

  package static var color: ValueSyntax<Color> {
    ValueSyntax<Color>.selfDescribing(
      tr("a colour"), notation: tr("#rrggbb, #rrggbbaa, rgba(0, 0, 0, 0.4) or a name such as white"),
      refusal: { $0.map { tr("“%1$s” is not a colour", $0) } ?? tr("this is not a colour") })
  }

  package static var shadow: ValueSyntax<Shadow> {
    ValueSyntax<Shadow>.selfDescribing(
      tr("a shadow"), notation: tr("four parts such as 0 2 6 #00000066: right, down, blur and colour"),
      refusal: { $0.map { tr("“%1$s” is not a shadow", $0) } ?? tr("this is not a shadow") })
  }

  package static var monitors: ValueSyntax<[WindowPreferences.Monitor]> {
    ValueSyntax<[WindowPreferences.Monitor]>(
      values:
        tr(
          "auto, focused, primary, all, a number, from 1 at the left, a connector such as HDMI-A-1 or a monitor's model; "
            + "or a list of these, each ended by ;"), listsAlternatives: true,
      words: ["auto", "focused", "primary", "all"],
      read: { raw, _ in
        let items = KeyFileValue.list(raw)
        let monitors = items.compactMap { WindowPreferences.Monitor($0) }
        return monitors.count < items.count ? nil : monitors
      },
      write: { monitors in
        let list = KeyFileValue.escaped(monitors.map(\.description))
        return monitors.count == 1 ? String(list.dropLast()) : list
      },
      wrongPart: { raw in KeyFileValue.list(raw).first { WindowPreferences.Monitor($0) == nil } })
  }

  package static var wallpaper: ValueSyntax<WallpaperPreferences.Source> {
    ValueSyntax<WallpaperPreferences.Source>(
      values: tr(
        "auto, paths that start with / or ~/ and are separated by ;, a colour, or gradient(180deg, #0b1026, #2b3a67)"),
      listsAlternatives: true, words: ["auto"],
      read: { raw, home in WallpaperPreferences.Source(raw, home: home) }, write: { $0.raw },
      wrongPart: { WallpaperPreferences.Source.wrongPart(of: $0) })
  }

  static var attractContent: ValueSyntax<AttractContent> {
    ValueSyntax<AttractContent>(
      values: tr("a desktop file id, or paths that start with / or ~/ and are separated by ;"), listsAlternatives: true,
      read: { raw, home in AttractContent(raw, home: home) }, write: { $0.raw })
  }

  package static var items: ValueSyntax<Set<ItemID>> {
    ValueSyntax<[String]>.list(tr("a list of ids, each ended by ;")).map(
      { Set($0.map { ItemID(text: $0) }) }, { $0.map(\.text).sorted() })
  }
}

extension Insets {
  fileprivate var isEven: Bool { top == left && left == bottom && bottom == right }
}
