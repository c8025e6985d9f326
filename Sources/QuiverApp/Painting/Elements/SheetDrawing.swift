import GtkBridge
import QuiverCore
import SpringboardEngine

/// Draws the texts of an application's sheet: the title beside the icon, the summary, and the other details in rows.
struct SheetDrawing {
  let details: Details
  let size: Size
  let painter: Painter

  /// The distance to the edges of the sheet, in logical pixels.
  private static let padding = 28.0
  /// The frame of the icon.
  static let icon = Rect(x: padding, y: padding, width: 72, height: 72)
  /// The width that is reserved for the close button.
  private static let buttonRoom = 44.0
  private static let labelShare = 0.22
  private static let labels = 84.0...120.0
  private static let gap = 16.0
  private static let rowGap = 10.0
  /// The size of the font of the rows, unless that of labels is fixed.
  private static let rowSize = 14.0

  /// The room at the bottom for the buttons.
  private static let footer = 68.0

  func draw(on drawing: Drawing) {
    drawHead(on: drawing)
    if let summary {
      write(summary, x: Self.padding, y: Self.bodyTop, on: drawing, share: 0.95)
    }
    drawRule(y: ruleTop, on: drawing)
    drawRows(from: ruleTop + Self.gap, on: drawing)
  }

  /// The height at which all rows are drawn.
  var height: Double {
    let rows = details.rows.map { row in
      let (label, value) = texts(of: row)
      return max(label.height, value.height) + Self.rowGap
    }
    return (ruleTop + Self.gap + rows.reduce(0, +) + Self.footer).rounded(.up)
  }

  private static let bodyTop = icon.maxY + gap * 1.25

  private var ruleTop: Double { Self.bodyTop + (summary.map { $0.height + Self.gap } ?? 0) }

  private var summary: TextLayout? {
    details.summary.map { summary in
      let paragraphs = summary.split(separator: "\n").map { String($0).displayable(upTo: Self.longestParagraph) }
      return layout(
        paragraphs.joined(separator: "\n"), painter.style.fonts.noticeSize, width: width, lines: details.summaryLines)
    }
  }

  /// In Unicode scalars: more than fit its lines.
  private static let longestParagraph = 1000

  private var width: Double { size.width - 2 * Self.padding }

  /// Draws the name and the kind of the application, centred vertically on the icon.
  private func drawHead(on drawing: Drawing) {
    let (fonts, x) = (painter.style.fonts, Self.icon.maxX + Self.gap)
    let room = size.width - x - Self.padding - Self.buttonRoom
    let title = words(details.title, fonts.titleSize, weight: 600, width: room)
    let kind = details.subtitle.map { words($0, fonts.noticeSize, width: room) }
    let height = title.height + (kind?.height ?? 0)
    let y = Self.icon.midY - height / 2
    write(title, x: x, y: y, on: drawing)
    if let kind { write(kind, x: x, y: y + title.height, on: drawing, share: 0.7) }
  }

  private func drawRule(y: Double, on drawing: Drawing) {
    drawing.rectangle(Self.padding, y, width, 1 / painter.scale)
    drawing.ink(painter.style.colors.surface.content.opacity(0.18))
    drawing.fill()
  }

  /// Draws as many rows as there is room for, with at most two lines each.
  private func drawRows(from top: Double, on drawing: Drawing) {
    var y = top
    for row in details.rows {
      let (label, value) = texts(of: row)
      guard y + max(label.height, value.height) <= size.height - Self.footer else { return }
      write(label, x: Self.padding, y: y, on: drawing, share: 0.6)
      write(value, x: Self.padding + labelWidth + Self.gap, y: y, on: drawing)
      y += max(label.height, value.height) + Self.rowGap
    }
  }

  private func texts(of row: Details.Row) -> (label: TextLayout, value: TextLayout) {
    let (size, column) = (painter.style.fonts.labelSize ?? Self.rowSize, labelWidth)
    return (
      words(row.label, size, width: column), words(row.value, size, width: width - column - Self.gap, lines: 2)
    )
  }

  private var labelWidth: Double {
    min(max(width * Self.labelShare, Self.labels.lowerBound), Self.labels.upperBound)
  }

  private func words(
    _ text: String, _ size: Double, weight: Int = 400, width: Double, lines: Int = 1
  ) -> TextLayout {
    layout(text.displayable, size, weight: weight, width: width, lines: lines)
  }

  private func layout(_ text: String, _ size: Double, weight: Int = 400, width: Double, lines: Int) -> TextLayout {
    TextLayout(
      text, font: painter.font(size: size, weight: weight), width: max(width, 1), lines: lines,
      alignment: .leading)
  }

  private func write(_ words: TextLayout, x: Double, y: Double, on drawing: Drawing, share: Double = 1) {
    drawing.ink(painter.style.colors.surface.content.opacity(share))
    words.draw(on: drawing, x: x, y: y)
  }
}
