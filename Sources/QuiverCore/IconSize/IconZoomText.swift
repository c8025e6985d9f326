import SpringboardEngine

/// How much larger the user made icons than the configuration says, as text with one line:
///
///     icons 112
///
/// The number is a percentage. If there are several such lines, the last one counts.
package struct IconZoomText: StateText {
  package private(set) var zoom = IconZoom.none
  private var otherLines = UnknownLines()

  package init() {}

  package init(_ bytes: [UInt8], modified day: Double) {
    var text = IconZoomText()
    text.otherLines = UnknownLines(of: bytes) { text.read($0) }
    self = text
  }

  /// The first line without a meaning in this version; nil if there is none.
  package var unknownLine: String? { otherLines.lines.first.map { String(decoding: $0, as: UTF8.self) } }

  package mutating func apply(_ change: IconZoom) { zoom = change }

  /// Nothing is forgotten.
  package func trim(on day: Double) {}

  /// The content of the file. The configured size needs no line.
  package var bytes: [UInt8] {
    (zoom == .none ? [] : Array("\(Self.word) \(zoom.percent)\n".utf8)) + otherLines.bytes
  }

  private static let word = "icons"

  /// Returns false if the line is invalid.
  private mutating func read(_ line: Substring) -> Bool {
    let (word, number) = line.divided(by: " ")
    guard word == Self.word, let percent = number.flatMap({ Int($0) }), let zoom = IconZoom(percent: percent) else {
      return false
    }
    self.zoom = zoom
    return true
  }
}
