import CollectionEngine
import GtkBridge
import QuiverCore

/// Draws the texts of an application's sheet: the title beside the icon, the summary, and the other details in rows.
struct SheetDrawing {
  let details: Details
  let size: Size
  let tools: PaintingTools

  /// The distance to the edges of the sheet, in logical pixels.
  private static let padding = 28.0
  /// The frame of the icon, from left to right.
  private static let icon = Rect(x: padding, y: padding, width: 72, height: 72)
  /// The width that is reserved for the close button.
  private static let buttonRoom = 44.0
  private static let labelShare = 0.22
  private static let labels = 84.0...120.0
  /// The share of the width that large labels may take.
  private static let largestLabelShare = 0.35
  private static let gap = 16.0
  private static let rowGap = 10.0
  /// The size of the font of the rows, unless that of labels is fixed.
  private static let rowSize = 14.0

  /// The padding of the buttons at the bottom, and their height.
  private static let (buttonPadding, button) = (28.0, 40.0)

  /// The frame of the icon, on a sheet of a width.
  static func icon(onSheetOf width: Double, isRightToLeft: Bool) -> Rect {
    isRightToLeft ? Rect(x: width - icon.maxX, y: icon.minY, width: icon.width, height: icon.height) : icon
  }

  func draw(on drawing: Drawing) {
    drawHead(on: drawing)
    if let summary {
      write(summary, x: Self.padding, y: bodyTop, on: drawing, share: 0.95)
    }
    drawRule(y: ruleTop, on: drawing)
    drawRows(from: ruleTop + Self.gap, on: drawing)
  }

  /// The height at which all rows are drawn.
  var height: Double {
    let column = labelWidth
    let rows = details.rows.map { row in
      let (label, value) = texts(of: row, labelWidth: column)
      return max(label.height, value.height) + Self.rowGap
    }
    return (ruleTop + Self.gap + rows.reduce(0, +) + footer).rounded(.up)
  }

  /// How much larger the room for text of a usual size is.
  private var roomScale: Double { max(1, tools.style.fonts.textScale) }

  /// The room at the bottom for the buttons.
  private var footer: Double { Self.buttonPadding + (Self.button * roomScale).rounded(.up) }

  private var bodyTop: Double {
    let head = head
    return max(Self.icon.maxY, head.y + head.height) + Self.gap * 1.25
  }

  private var ruleTop: Double { bodyTop + (summary.map { $0.height + Self.gap } ?? 0) }

  private var summary: TextLayout? {
    details.summary.map { summary in
      let paragraphs = summary.split(separator: "\n").map { String($0).displayable(upTo: Self.longestParagraph) }
      return layout(
        paragraphs.joined(separator: "\n"), tools.style.fonts.noticeSize, width: width, lines: details.summaryLines)
    }
  }

  /// In Unicode scalars: more than fit its lines.
  private static let longestParagraph = 1000

  private var width: Double { size.width - 2 * Self.padding }

  /// The name and the kind of the application, beside the icon.
  private struct Head {
    let title: TextLayout
    let kind: TextLayout?
    let y: Double

    var height: Double { title.height + (kind?.height ?? 0) }
  }

  /// Centred vertically on the icon, unless the text is higher.
  private var head: Head {
    let fonts = tools.style.fonts
    let room = size.width - Self.headStart - Self.padding - Self.buttonRoom
    let title = words(details.title, titleSize(in: room), weight: 600, width: room, lines: 2)
    let kind = details.subtitle.map { words($0, fonts.noticeSize, width: room) }
    let height = title.height + (kind?.height ?? 0)
    return Head(title: title, kind: kind, y: max(Self.padding / 2, Self.icon.midY - height / 2))
  }

  /// The size of the font of the title, which is smaller if the longest word would be broken otherwise.
  private func titleSize(in room: Double) -> Double {
    let size = tools.style.fonts.titleSize
    let parts = details.title.displayable.split { $0.isWhitespace || $0 == "-" }
    // Other scripts, such as Thai and Chinese, have no blanks between words.
    let words = parts.filter { $0.unicodeScalars.allSatisfy { $0.value < 0xE00 } }
    guard let word = words.max(by: { $0.count < $1.count }) else { return size }
    let longest = self.words(String(word), size, weight: 600, width: Self.widestWord).width
    return longest > room ? max(Self.smallestTitle * size, (size * room / longest).rounded(.down)) : size
  }

  /// Logical pixels up to which a word is measured.
  private static let widestWord = 10_000.0

  /// The size of the smallest title in relation to others (by eye).
  private static let smallestTitle = 0.7

  private static let headStart = icon.maxX + gap

  private func drawHead(on drawing: Drawing) {
    let (head, x) = (head, Self.headStart)
    write(head.title, x: x, y: head.y, on: drawing)
    if let kind = head.kind { write(kind, x: x, y: head.y + head.title.height, on: drawing, share: 0.7) }
  }

  private func drawRule(y: Double, on drawing: Drawing) {
    drawing.rectangle(Self.padding, y, width, 1 / tools.scale)
    drawing.ink(tools.style.colors.surface.content.opacity(0.18))
    drawing.fill()
  }

  /// Draws as many rows as there is room for, with at most two lines each.
  private func drawRows(from top: Double, on drawing: Drawing) {
    let column = labelWidth
    var y = top
    for row in details.rows {
      let (label, value) = texts(of: row, labelWidth: column)
      guard y + max(label.height, value.height) <= size.height - footer else { return }
      // Scripts have baselines at different heights.
      let baseline = y + max(label.baseline, value.baseline)
      write(label, x: Self.padding, y: baseline - label.baseline, on: drawing, share: 0.6)
      write(value, x: Self.padding + column + Self.gap, y: baseline - value.baseline, on: drawing)
      y += max(label.height, value.height) + Self.rowGap
    }
  }

  private func texts(of row: Details.Row, labelWidth: Double) -> (label: TextLayout, value: TextLayout) {
    (
      words(row.label, rowSize, width: labelWidth),
      words(row.value, rowSize, width: width - labelWidth - Self.gap, lines: 2)
    )
  }

  /// As wide as the longest label if there is room for that.
  private var labelWidth: Double {
    let usual = min(max(width * Self.labelShare, Self.labels.lowerBound), Self.labels.upperBound)
    let needed = details.rows.map { words($0.label, rowSize, width: width).width }.max() ?? 0
    return min(max(usual * roomScale, needed), max(usual, width * Self.largestLabelShare))
  }

  private var rowSize: Double { tools.style.fonts.labelSize ?? Self.rowSize * tools.style.fonts.textScale }

  private func words(
    _ text: String, _ size: Double, weight: Int = 400, width: Double, lines: Int = 1
  ) -> TextLayout {
    layout(text.displayable, size, weight: weight, width: width, lines: lines)
  }

  private func layout(_ text: String, _ size: Double, weight: Int = 400, width: Double, lines: Int) -> TextLayout {
    TextLayout(
      text, font: tools.font(size: size, weight: weight), width: max(width, 1), lines: lines,
      alignment: .leading)
  }

  /// `x` is the distance to the edge at which a line begins: the right one in languages from right to left.
  private func write(_ words: TextLayout, x: Double, y: Double, on drawing: Drawing, share: Double = 1) {
    drawing.ink(tools.style.colors.surface.content.opacity(share))
    words.draw(on: drawing, x: tools.pass.isRightToLeft ? size.width - x - words.width : x, y: y)
  }
}
