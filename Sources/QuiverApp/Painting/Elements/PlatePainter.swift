import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the plates of the dock and of open folders, and the veil behind them.
struct PlatePainter {
  let tools: PaintingTools

  func paintDock(_ element: Scene.Element, on drawing: Drawing) {
    if element.frame == element.rest { return paintPlate(element, radius: tools.style.radii.dock, on: drawing) }
    paintMoving(element, radius: tools.style.radii.dock, on: drawing)
  }

  /// The plate of an open folder, also while it opens.
  func paintPanel(_ element: Scene.Element, on drawing: Drawing) {
    tools.cover(element.rest, with: tools.style.colors.plate.fill)
    let (frame, radius) = (element.frame, panelRadius(element))
    if tools.pass.stillPanels.contains(frame) { return paintPlate(element, radius: radius, on: drawing) }
    paintMoving(element, radius: radius, on: drawing)
  }

  private func panelRadius(_ panel: Scene.Element) -> Double {
    let side = min(panel.frame.width, panel.frame.height)
    return min(tools.style.radii.panel, side * tools.style.radii.icon / 100)
  }

  /// The part of an open folder's plate that hides everything behind it; nil if it is translucent.
  func opaqueCore(of panel: Scene.Element, on drawing: Drawing) -> Rect? {
    guard tools.backdrop.hasPicture, panel.alpha == 1 else { return nil }
    return core(of: panel.frame, radius: panelRadius(panel), on: drawing)
  }

  /// The whole pixels of a plate that are not near its border; nil if there are none.
  private func core(of plate: Rect, radius: Double, on drawing: Drawing) -> Rect? {
    drawing.wholePixels(in: plate.outset(by: -radius - 1))
  }

  /// The core of a plate, and what is left on its four sides.
  private func parts(of plate: Rect, radius: Double, on drawing: Drawing) -> [Rect] {
    guard let core = core(of: plate, radius: radius, on: drawing) else { return [plate] }
    let (left, right) = (core.minX - plate.minX, plate.maxX - core.maxX)
    return [
      core, Rect(x: plate.minX, y: plate.minY, width: plate.width, height: core.minY - plate.minY),
      Rect(x: plate.minX, y: core.maxY, width: plate.width, height: plate.maxY - core.maxY),
      Rect(x: plate.minX, y: core.minY, width: left, height: core.height),
      Rect(x: core.maxX, y: core.minY, width: right, height: core.height),
    ]
  }

  /// Paints a plate that has another frame in the next frame, so that its pixels are not worth caching.
  private func paintMoving(_ element: Scene.Element, radius: Double, on drawing: Drawing) {
    let frame = element.frame
    drawing.layer(alpha: element.alpha, within: frame) {
      // Most of it is painted without a mask.
      for part in parts(of: frame, radius: radius, on: drawing) {
        drawing.saved {
          drawing.rectangle(part.minX, part.minY, part.width, part.height)
          drawing.clip()
          drawing.roundedRectangle(frame, radius: radius)
          tools.backdrop.inkBlurred(on: drawing)
          drawing.fill()
          tools.drawFace(frame, radius: radius, on: drawing)
          if needsOutline(element) { drawOutline(frame, radius: radius, on: drawing) }
        }
      }
    }
  }

  /// Paints the material of the dock and of folders: the blurred wallpaper, lightened, with a hairline border. Its
  /// pixels are cached.
  private func paintPlate(_ element: Scene.Element, radius: Double, on drawing: Drawing) {
    let frame = element.frame
    let plate = tools.plates.surface(for: frame) { _ in
      tools.environment.upload(drawnPlate(element, radius: radius))
    }
    guard let surface = plate else { return }
    drawing.paint(surface, x: frame.minX, y: frame.minY, alpha: element.alpha, filter: .exact)
  }

  private func drawnPlate(_ element: Scene.Element, radius: Double) -> Surface {
    let frame = element.frame
    let surface = Surface(filling: Viewport(size: frame.size, scale: tools.scale))
    let drawing = Drawing(on: surface)
    drawing.translate(-frame.minX, -frame.minY)
    drawing.saved {
      drawing.roundedRectangle(frame, radius: radius)
      drawing.clip()
      tools.backdrop.paintBlurred(on: drawing)
    }
    tools.drawFace(frame, radius: radius, on: drawing)
    if needsOutline(element) { drawOutline(frame, radius: radius, on: drawing) }
    return surface
  }

  /// Whether a dock would disappear on a part of the wallpaper, because neither its surface nor its border differs from it.
  private func needsOutline(_ element: Scene.Element) -> Bool {
    guard element.kind == .dock else { return false }
    let (plate, colors) = (tools.style.colors.plate, tools.backdrop.colors(under: element.rest))
    let similar = colors.count { ground in
      let surface = plate.fill.over(ground)
      return max(surface.contrast(with: ground), plate.edge.over(surface).contrast(with: ground)) < Self.leastContrast
    }
    return Double(similar) > Double(colors.count) * Self.leastShare
  }

  /// Darkens the border of a plate that is as bright as the wallpaper.
  private func drawOutline(_ frame: Rect, radius: Double, on drawing: Drawing) {
    let width = max(1, 1 / tools.scale)
    drawing.roundedRectangle(frame.outset(by: -width / 2), radius: radius - width / 2)
    drawing.ink(Self.outline)
    drawing.stroke(width: width)
  }

  /// The contrast below which a plate disappears, the part of it that may, and the colour of the border that it has then (by
  /// eye).
  private static let (leastContrast, leastShare, outline) = (1.2, 0.05, Color.black.opacity(0.28))

  /// Covers everything inside the clip with haze and dims it.
  func paintVeil(on drawing: Drawing) {
    tools.backdrop.paintHaze(Self.veilHaze, tools.style.colors.veil, on: drawing)
  }

  /// Prepares the veil, so that the first frame of an opening folder need not wait for it.
  func prepareVeil() {
    tools.backdrop.haze(Self.veilHaze, tools.style.colors.veil)
  }

  /// The opacity of the blurred wallpaper in a veil.
  private static let veilHaze = 0.75
}
