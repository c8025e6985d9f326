import CollectionEngine
import TestSupport
import Testing

/// A guide drawn on a character grid: `+` is the corner, a digit an hour, `#` a row header, `@` a leading view, a letter a cell
/// and `.` nothing. The label of a cell begins at its capital letter. A character is 10 logical pixels wide and high.
@Suite("Pictures of timelines")
struct TimelineLayoutPictureTests {
  @Test("Leading views scroll with their rows, at the offsets 0, 60 and 200")
  func scrolling() {
    #expect(
      pictures(pinsLeading: false) == """
        ++++............00000000111111112222222233333333
        ++++............00000000111111112222222233333333
        ####@@@@@@@@@@@@AaaaaaaaBbbbbbbbbbbbbbbbbbbbbbbb
        ####@@@@@@@@@@@@aaaaaaaabbbbbbbbbbbbbbbbbbbbbbbb
        ................................................
        ####............Aaaaaaaaaaaaaaaa....Bbbbbbbbbbbb
        ####............aaaaaaaaaaaaaaaa....bbbbbbbbbbbb
        ................................................
        ####@@@@@@......AaaaaaaaaaaaaaaaaaaaaaaaBbbbbbbb
        ####@@@@@@......aaaaaaaaaaaaaaaaaaaaaaaabbbbbbbb
        ~
        ++++......00000000111111112222222233333333444444
        ++++......00000000111111112222222233333333444444
        ####@@@@@@AaaaaaaaBbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ####@@@@@@aaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ................................................
        ####......Aaaaaaaaaaaaaaaa....BbbbbbbbbbbbCccccc
        ####......aaaaaaaaaaaaaaaa....bbbbbbbbbbbbcccccc
        ................................................
        ####......AaaaaaaaaaaaaaaaaaaaaaaaBbbbbbbbbbbbbb
        ####......aaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbb
        ~
        ++++11111111222222223333333344444444555555556666
        ++++11111111222222223333333344444444555555556666
        ####BbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbCccccccccccc
        ####bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbcccccccccccc
        ................................................
        ####Aaaaaaaa....BbbbbbbbbbbbCccccccccccccccccccc
        ####aaaaaaaa....bbbbbbbbbbbbcccccccccccccccccccc
        ................................................
        ####AaaaaaaaaaaaaaaaBbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ####aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbb
        """)
  }

  @Test("Leading views stay at the start of the cells, at the offsets 0, 60 and 200")
  func pinned() {
    #expect(
      pictures(pinsLeading: true) == """
        ++++............00000000111111112222222233333333
        ++++............00000000111111112222222233333333
        ####@@@@@@@@@@@@AaaaaaaaBbbbbbbbbbbbbbbbbbbbbbbb
        ####@@@@@@@@@@@@aaaaaaaabbbbbbbbbbbbbbbbbbbbbbbb
        ................................................
        ####............Aaaaaaaaaaaaaaaa....Bbbbbbbbbbbb
        ####............aaaaaaaaaaaaaaaa....bbbbbbbbbbbb
        ................................................
        ####@@@@@@......AaaaaaaaaaaaaaaaaaaaaaaaBbbbbbbb
        ####@@@@@@......aaaaaaaaaaaaaaaaaaaaaaaabbbbbbbb
        ~
        ++++......00000000111111112222222233333333444444
        ++++......00000000111111112222222233333333444444
        ####@@@@@@@@@@@@AaBbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ####@@@@@@@@@@@@aabbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ................................................
        ####......Aaaaaaaaaaaaaaaa....BbbbbbbbbbbbCccccc
        ####......aaaaaaaaaaaaaaaa....bbbbbbbbbbbbcccccc
        ................................................
        ####@@@@@@AaaaaaaaaaaaaaaaaaaaaaaaBbbbbbbbbbbbbb
        ####@@@@@@aaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbb
        ~
        ++++11111111222222223333333344444444555555556666
        ++++11111111222222223333333344444444555555556666
        ####@@@@@@@@@@@@BbbbbbbbbbbbbbbbbbbbCccccccccccc
        ####@@@@@@@@@@@@bbbbbbbbbbbbbbbbbbbbcccccccccccc
        ................................................
        ####Aaaaaaaa....BbbbbbbbbbbbCccccccccccccccccccc
        ####aaaaaaaa....bbbbbbbbbbbbcccccccccccccccccccc
        ................................................
        ####@@@@@@AaaaaaaaaaBbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ####@@@@@@aaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbb
        """)
  }

  @Test("From right to left, every line is reversed", arguments: [false, true])
  func mirrored(pinsLeading: Bool) {
    let lines = pictures(pinsLeading: pinsLeading).split(separator: "\n").map { String($0.reversed()) }
    #expect(pictures(pinsLeading: pinsLeading, isRightToLeft: true) == lines.joined(separator: "\n"))
  }

  private static let size = Size(width: 480, height: 100)

  /// The pictures at three offsets, separated by `~`.
  private func pictures(pinsLeading: Bool, isRightToLeft: Bool = false) -> String {
    let layout = Self.layout(pinsLeading: pinsLeading, isRightToLeft: isRightToLeft)
    return [0.0, 60, 200].map { picture(layout, at: isRightToLeft ? -$0 : $0) }.joined(separator: "\n~\n")
  }

  private static func layout(pinsLeading: Bool, isRightToLeft: Bool) -> TimelineLayout {
    let rows = [
      TimelineRow([.hours(0, 1), .hours(1, 5), .hours(5, 8)], leadingWidth: 120),
      TimelineRow([.hours(0, 2), .hours(2.5, 4), .hours(4, 8)]),
      TimelineRow([.hours(0, 3), .hours(3, 8)], leadingWidth: 60),
    ]
    var metrics = TimelineMetrics()
    (metrics.hourWidth, metrics.rowHeight, metrics.rowSpacing) = (80, 20, 10)
    (metrics.headerWidth, metrics.headerHeight) = (40, 20)
    (metrics.isRightToLeft, metrics.pinsLeading) = (isRightToLeft, pinsLeading)
    let (midnight, hour) = (TimelineLayout.midnight, TimelineLayout.hour)
    return TimelineLayout(
      rows, time: midnight..<midnight + 8 * hour, marks: (0..<8).map { midnight + Double($0) * hour },
      metrics: metrics, viewportSize: size, pixels: PixelGrid(scale: 1))
  }

  private func picture(_ layout: TimelineLayout, at x: Double) -> String {
    var canvas = CharacterCanvas(Self.size, character: Size(width: 10, height: 10))
    let found = layout.attributes(in: Rect(origin: Point(x: x, y: 0), size: Self.size))
    for element in found.sorted(by: { $0.z < $1.z }) {
      guard let mark = Self.mark(element.element) else { continue }
      canvas.fill(element.frame.moved(by: Point(x: -x, y: 0)), mark)
      guard let label = element.label?.moved(by: Point(x: -x, y: 0)), label.width > 0 else { continue }
      let first = layout.metrics.isRightToLeft ? label.maxX - 10 : label.minX
      canvas.fill(Rect(x: first, y: label.minY, width: 10, height: 10), Character(mark.uppercased()))
    }
    return canvas.text
  }

  private static func mark(_ element: LayoutElement) -> Character? {
    switch element {
    case .cell(let index): Character(UnicodeScalar(UInt8(97 + index.item)))
    case .supplementary(.leading, _): "@"
    case .supplementary: "#"
    case .decoration(.hour, let index): Character(UnicodeScalar(UInt8(48 + index.item)))
    case .decoration(.corner, _): "+"
    case .decoration: nil
    }
  }
}
