import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Draws an item of the status area: the time as text, and the others as symbols.
struct StatusDrawing {
  let item: StatusItem
  let bounds: Rect
  /// The font of the time.
  let font: Font
  let color: Color
  /// Logical pixels by which all lines are thicker on each side, for shadows.
  let growth: Double
  let isRightToLeft: Bool

  /// The opacity of what a symbol has and the state lacks, such as the bars of a weak signal.
  private static let absent = 0.35
  private static let pale = 0.5
  /// The share of the height that lines are thick.
  private static let lineShare = 0.085

  func draw(on drawing: Drawing) {
    switch item {
    case .clock(let time): drawTime(time, on: drawing)
    case .network(.none): drawMissingNetwork(on: drawing)
    case .network(.wired): drawWire(on: drawing)
    case .network(.wireless(let strength)): drawWaves(strength, on: drawing)
    case .battery(let battery): drawBattery(battery, on: drawing)
    case .accessibility: drawPerson(on: drawing)
    case .keyboard: drawKeyboard(on: drawing)
    }
  }

  /// The text ends at the trailing edge of its frame, and may begin before it.
  private func drawTime(_ time: String, on drawing: Drawing) {
    let words = TextLayout(time, font: font, width: bounds.width * 1.5, alignment: .leading)
    let x = isRightToLeft ? bounds.minX : bounds.maxX - words.width
    drawing.ink(color)
    if growth > 0 {
      words.drawThickened(by: growth, on: drawing, x: x, y: bounds.midY - words.height / 2)
    } else {
      words.draw(on: drawing, x: x, y: bounds.midY - words.height / 2)
    }
  }

  private var unit: Double { bounds.height }
  private var line: Double { unit * Self.lineShare }

  private func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (bounds.midX + x * unit, bounds.midY + y * unit)
  }

  private func stroke(_ points: [(x: Double, y: Double)], _ opacity: Double = 1, on drawing: Drawing) {
    drawing.polyline(points)
    stroke(opacity, on: drawing)
  }

  private func stroke(_ opacity: Double = 1, on drawing: Drawing) {
    drawing.ink(color.opacity(opacity))
    drawing.stroke(width: line + 2 * growth, roundEnds: true)
  }

  private func disc(_ radius: Double, at center: (x: Double, y: Double), _ opacity: Double = 1, on drawing: Drawing) {
    drawing.arc(x: center.x, y: center.y, radius: radius * unit + growth)
    drawing.ink(color.opacity(opacity))
    drawing.fill()
  }
}

extension StatusDrawing {
  /// A dot, and three arcs over it.
  private func drawWaves(_ strength: Int, on drawing: Drawing) {
    let foot = point(0, 0.3)
    disc(0.075, at: foot, strength >= 1 ? 1 : Self.absent, on: drawing)
    for (number, radius) in [0.26, 0.46, 0.66].enumerated() {
      drawing.arc(x: foot.x, y: foot.y, radius: radius * unit, from: -.pi * 0.75, to: -.pi * 0.25)
      stroke(strength >= number + 2 ? 1 : Self.absent, on: drawing)
    }
  }

  /// The waves, crossed out.
  private func drawMissingNetwork(on drawing: Drawing) {
    drawWaves(0, on: drawing)
    stroke([point(-0.36, -0.36), point(0.36, 0.34)], on: drawing)
  }

  /// A computer above the two ends of a wire.
  private func drawWire(on drawing: Drawing) {
    box(at: point(0, -0.25), 0.26, on: drawing)
    for x in [-0.3, 0.3] { box(at: point(x, 0.25), 0.26, on: drawing) }
    stroke([point(0, -0.1), point(0, 0.01)], on: drawing)
    stroke([point(-0.3, 0.1), point(-0.3, 0.01), point(0.3, 0.01), point(0.3, 0.1)], on: drawing)
  }

  private func box(at center: (x: Double, y: Double), _ side: Double, on drawing: Drawing) {
    let side = side * unit
    drawing.roundedRectangle(center.x - side / 2, center.y - side / 2, side, side, radius: side * 0.2)
    stroke(on: drawing)
  }

  private func drawBattery(_ battery: StatusItem.Battery, on drawing: Drawing) {
    let cap = unit * 0.1, height = unit * 0.56
    let x = isRightToLeft ? bounds.minX + cap + line : bounds.minX
    let body = Rect(x: x, y: bounds.midY - height / 2, width: bounds.width - cap - line, height: height)
    drawing.roundedRectangle(body.outset(by: -line / 2), radius: height * 0.3)
    stroke(on: drawing)
    let capX = isRightToLeft ? body.minX - line : body.maxX + line
    stroke([(capX, bounds.midY - height * 0.14), (capX, bounds.midY + height * 0.14)], on: drawing)
    drawCharge(battery, in: body.outset(by: -line * 2), on: drawing)
    if battery.isCharging { drawBolt(in: body, on: drawing) }
  }

  /// The charge is pale behind a bolt.
  private func drawCharge(_ battery: StatusItem.Battery, in room: Rect, on drawing: Drawing) {
    let width = max(room.width * Double(battery.percent) / 100, battery.percent > 0 ? line : 0)
    let x = isRightToLeft ? room.maxX - width : room.minX
    drawing.roundedRectangle(x, room.minY, width, room.height, radius: room.height * 0.22)
    drawing.ink(color.opacity(battery.isCharging ? Self.pale : 1))
    drawing.fill()
  }

  /// A bolt in the middle, with a clear edge that separates it from the charge.
  private func drawBolt(in body: Rect, on drawing: Drawing) {
    let bolt = [(0.1, -0.38), (-0.22, 0.07), (-0.03, 0.07), (-0.1, 0.38), (0.22, -0.07), (0.03, -0.07)].map {
      point($0.0, $0.1)
    }.map { (x: $0.x - bounds.midX + body.midX, y: $0.y) }
    if growth == 0 {
      drawing.polyline(bolt + [bolt[0]])
      drawing.cut(width: 1.7 * line)
    }
    drawing.polyline(bolt + [bolt[0]])
    drawing.ink(color)
    drawing.fill()
  }

  /// A person with outstretched arms in a circle.
  private func drawPerson(on drawing: Drawing) {
    drawing.arc(x: bounds.midX, y: bounds.midY, radius: (unit - line) / 2)
    stroke(on: drawing)
    disc(0.075, at: point(0, -0.26), on: drawing)
    stroke([point(-0.22, -0.1), point(0, -0.06), point(0.22, -0.1)], on: drawing)
    stroke([point(0, -0.06), point(0, 0.06)], on: drawing)
    stroke([point(-0.12, 0.3), point(0, 0.06), point(0.12, 0.3)], on: drawing)
  }

  /// A keyboard with two rows of keys and a space bar.
  private func drawKeyboard(on drawing: Drawing) {
    let height = unit * 0.76
    let body = Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    drawing.roundedRectangle(body.outset(by: -line / 2), radius: height * 0.2)
    stroke(on: drawing)
    for (y, count) in [(-0.17, 5), (0.0, 4)] {
      for key in 0..<count { disc(0.05, at: point((Double(key) - Double(count - 1) / 2) * 0.22, y), on: drawing) }
    }
    stroke([point(-0.24, 0.19), point(0.24, 0.19)], on: drawing)
  }
}
