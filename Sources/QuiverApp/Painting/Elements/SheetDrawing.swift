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
  private static let labels = 64.0...120.0
  private static let gap = 16.0
  private static let rowGap = 10.0

  func draw(on drawing: Drawing) {
    drawHead(on: drawing)
    var y = Self.icon.maxY + Self.gap * 1.25
    if let summary = details.summary {
      let words = words(summary, painter.style.fonts.noticeSize, width: width, lines: 3)
      write(words, x: Self.padding, y: y, on: drawing, share: 0.95)
      y += words.height + Self.gap
    }
    drawRule(y: y, on: drawing)
    drawRows(from: y + Self.gap, on: drawing)
  }

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
    let (size, column) = (painter.style.fonts.labelSize + 1, labelWidth)
    var y = top
    for row in details.rows {
      let label = words(row.label, size, width: column)
      let value = words(row.value, size, width: width - column - Self.gap, lines: 2)
      guard y + max(label.height, value.height) <= self.size.height - Self.padding else { return }
      write(label, x: Self.padding, y: y, on: drawing, share: 0.6)
      write(value, x: Self.padding + column + Self.gap, y: y, on: drawing)
      y += max(label.height, value.height) + Self.rowGap
    }
  }

  private var labelWidth: Double {
    min(max(width * Self.labelShare, Self.labels.lowerBound), Self.labels.upperBound)
  }

  private func words(
    _ text: String, _ size: Double, weight: Int = 400, width: Double, lines: Int = 1
  ) -> TextLayout {
    TextLayout(
      text.displayable, font: painter.font(size: size, weight: weight), width: max(width, 1), lines: lines,
      alignment: .leading)
  }

  private func write(_ words: TextLayout, x: Double, y: Double, on drawing: Drawing, share: Double = 1) {
    drawing.ink(painter.style.colors.surface.content.opacity(share))
    words.draw(on: drawing, x: x, y: y)
  }
}
