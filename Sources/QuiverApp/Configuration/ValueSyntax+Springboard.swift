import GtkBridge
import KeyFile
import SpringboardEngine

nonisolated extension ValueSyntax<Size> {
  /// `96x104`.
  static func size(_ range: ClosedRange<Int>) -> ValueSyntax {
    ValueSyntax(
      wants: "a size as 96x104, each from \(range.lowerBound) to \(range.upperBound)",
      read: { raw, _ in
        let parts = raw.split(separator: "x", omittingEmptySubsequences: false)
        let sides = parts.compactMap { Int($0) }.filter(range.contains)
        guard parts.count == 2, sides.count == 2 else { return nil }
        return Size(width: Double(sides[0]), height: Double(sides[1]))
      }, write: { "\($0.width.plain)x\($0.height.plain)" })
  }
}

nonisolated extension ValueSyntax<Preferences.Count> {
  static let count = ValueSyntax<Int?>.automatic(or: .whole(1...20)).map(
    { $0.map(Preferences.Count.fixed) ?? .automatic },
    { if case .fixed(let count) = $0 { count } else { nil } })
}

nonisolated extension ValueSyntax<Preferences.IconSize> {
  static let iconSize = ValueSyntax<Double?>.automatic(or: .number(16...512)).map(
    { $0.map(Preferences.IconSize.fixed) ?? .automatic },
    { if case .fixed(let size) = $0 { size } else { nil } })
}

nonisolated extension ValueSyntax<Color> {
  static let color = selfDescribing("a colour as #5aa9ff, #00000066, rgba(0, 0, 0, 0.4) or white")
}

nonisolated extension ValueSyntax<Shadow> {
  static let shadow = selfDescribing("a shadow as 0 2 6 #00000066: right, down, softness, colour")
}

nonisolated extension ValueSyntax<WindowPreferences.Monitor> {
  static let monitor = ValueSyntax(
    wants: "auto, primary, a number, from 1 at the left, or a monitor's model", words: ["auto", "primary"],
    read: { raw, _ in WindowPreferences.Monitor(KeyFileValue.string(raw)) },
    write: { KeyFileValue.escaped($0.description) })
}

nonisolated extension ValueSyntax<WallpaperPreferences.Source> {
  static let wallpaper = ValueSyntax(
    wants: "auto, a path that starts with / or ~/, a colour, or gradient(180deg, #0b1026, #2b3a67)", words: ["auto"],
    read: { raw, home in WallpaperPreferences.Source(KeyFileValue.string(raw), home: home) },
    write: { KeyFileValue.escaped($0.description) })
}

nonisolated extension ValueSyntax<Set<ItemID>> {
  static let items = ValueSyntax<[String]>.list("a list of ids, each ended by ;").map(
    { Set($0.map { ItemID($0) }) }, { $0.map(\.rawValue).sorted() })
}
