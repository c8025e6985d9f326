import KeyFile
import SpringboardEngine

extension ValueSyntax<Size> {
  /// For example `96x104`.
  package static func size(_ range: ClosedRange<Int>) -> ValueSyntax {
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

extension ValueSyntax<Preferences.Count> {
  package static let count = ValueSyntax<Int?>.automatic(or: .whole(1...20)).map(
    { $0.map(Preferences.Count.fixed) ?? .automatic },
    { if case .fixed(let count) = $0 { count } else { nil } })
}

extension ValueSyntax<Preferences.IconSize> {
  static let iconSize = ValueSyntax<Double?>.automatic(or: .number(16...512)).map(
    { $0.map(Preferences.IconSize.fixed) ?? .automatic },
    { if case .fixed(let size) = $0 { size } else { nil } })
}

extension ValueSyntax<Color> {
  package static let color = selfDescribing("a colour as #5aa9ff, #00000066, rgba(0, 0, 0, 0.4) or white")
}

extension ValueSyntax<Shadow> {
  package static let shadow = selfDescribing("a shadow as 0 2 6 #00000066: right, down, softness, colour")
}

extension ValueSyntax<WindowPreferences.Monitor> {
  package static let monitor = ValueSyntax(
    wants: "auto, primary, a number, from 1 at the left, or a monitor's model", words: ["auto", "primary"],
    read: { raw, _ in WindowPreferences.Monitor(KeyFileValue.string(raw)) },
    write: { KeyFileValue.escaped($0.description) })
}

extension ValueSyntax<WallpaperPreferences.Source> {
  package static let wallpaper = ValueSyntax(
    wants: "auto, a path that starts with / or ~/, a colour, or gradient(180deg, #0b1026, #2b3a67)", words: ["auto"],
    read: { raw, home in WallpaperPreferences.Source(KeyFileValue.string(raw), home: home) },
    write: { KeyFileValue.escaped($0.description) })
}

extension ValueSyntax<Set<ItemID>> {
  package static let items = ValueSyntax<[String]>.list("a list of ids, each ended by ;").map(
    { Set($0.map { ItemID($0) }) }, { $0.map(\.rawValue).sorted() })
}
